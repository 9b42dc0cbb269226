/** The one clock of a comparison: what is drawn, plotted and logged all shows its frame. */
class Clock {
  #listeners = [];
  #started = 0;
  #startFrame = 0;
  frame = 0;
  speed = 1;
  playing = false;

  constructor(frameCount, rate) {
    this.frameCount = Math.max(1, frameCount);
    this.rate = rate;
  }

  get time() { return this.frame / this.rate; }
  get runs() { return this.frameCount > 1; }

  /** Calls `listener` now and after each change. */
  follow(listener) {
    this.#listeners.push(listener);
    listener(this);
  }

  #tell() {
    for (const listener of this.#listeners) listener(this);
  }

  go(frame) {
    const target = Math.min(this.frameCount - 1, Math.max(0, Math.round(frame)));
    const moves = target !== this.frame;
    this.frame = target;
    this.#restart();
    if (moves) this.#tell();
  }

  step(frames) {
    this.pause();
    this.go(this.frame + frames);
  }

  setSpeed(speed) {
    this.speed = speed;
    this.#restart();
    this.#tell();
  }

  play() {
    if (this.playing || !this.runs) return;
    for (const other of Clock.all) if (other !== this) other.pause();
    this.playing = true;
    this.#restart();
    this.#tell();
    requestAnimationFrame(() => this.#tick());
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.#tell();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  #restart() {
    this.#started = performance.now();
    this.#startFrame = this.frame;
  }

  /** Frames follow the wall clock, so that a slow machine leaves frames out and does not slow the motion. */
  #tick() {
    if (!this.playing) return;
    const passed = (performance.now() - this.#started) / 1000 * this.speed * this.rate;
    const frame = Math.floor(this.#startFrame + passed + 1e-6) % this.frameCount;
    if (frame !== this.frame) {
      this.frame = frame;
      this.#tell();
    }
    requestAnimationFrame(() => this.#tick());
  }

  static all = [];
}
