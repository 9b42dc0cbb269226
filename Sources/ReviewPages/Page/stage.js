/** Shows the two pictures of a frame side by side or on top of each other. */
class Stage {
  #heat = element("canvas", { role: "img", "aria-label": "where pixels differ" });
  #shown = { before: null, after: null };
  #compared = null;
  #last = -1;

  constructor(frames, told) {
    this.place = Stage.count++;
    this.frames = frames;
    this.told = told;
    this.size = stageSize(frames);
    this.handle = element("div", {
      class: "handle", role: "slider", tabindex: 0, "aria-label": "where before ends and after begins",
      "aria-valuemin": 0, "aria-valuemax": 100,
    });
    this.node = element("div", { class: "stage" },
      pane("before", model.before, frames.before), pane("after", model.after, frames.after),
      element("figure", { class: "pane heat" }, element("figcaption", {}, "pixels that differ"),
        element("div", { class: "picture", "data-absence": "no pictures to compare" }, this.#heat)),
      this.handle);
    this.node.style.setProperty("--aspect", String(this.size.width / this.size.height));
    this.node.style.setProperty("--width", `${this.size.width / devicePixelRatio}px`);
    this.show = latestOnly((frame) => this.#show(frame));
    followPointer(this.handle, this.node, (part) => this.cut(part));
    this.cut(0.5);
  }

  static count = 0;

  setMode(mode) {
    this.node.dataset.mode = mode;
    this.#compare();
  }

  /** Where the slider's line is, as a part of the width. */
  cut(part) {
    const percentage = Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10;
    this.node.style.setProperty("--cut", `${percentage}%`);
    this.handle.setAttribute("aria-valuenow", String(percentage));
    this.handle.setAttribute("aria-valuetext", `${percentage} % before`);
  }

  moveCut(by) {
    this.cut(Number(this.handle.getAttribute("aria-valuenow")) / 100 + by);
  }

  async #show(frame) {
    const [before, after] = await this.#images(frame);
    this.#paint("before", before, frame);
    this.#paint("after", after, frame);
    this.#shown = { before, after };
    this.node.dataset.frame = String(frame);
    this.#compare();
    if (frame === this.#last + 1) this.#images(frame + 1);
    this.#last = frame;
  }

  #images(frame) {
    return Promise.all(
      ["before", "after"].map((side) => pictures.image(pictureAt(this.frames[side], frame), `${this.place} ${side}`)));
  }

  #paint(side, image, frame) {
    const pane = this.node.querySelector(`.pane.${side}`);
    pane.classList.toggle("empty", image === null);
    if (!image) return;
    image.alt = `${side}, frame ${frame}`;
    image.style.width = `${image.naturalWidth / this.size.width * 100}%`;
    if (image !== this.#shown[side]) pane.querySelector(".picture").replaceChildren(image);
  }

  /** The heat map is only computed while it is looked at. */
  #compare() {
    if (this.node.dataset.mode !== "heat" || this.node.dataset.frame === undefined) return;
    const { before, after } = this.#shown;
    this.#heat.style.width = "100%";
    const frame = Number(this.node.dataset.frame);
    if (frame === this.#compared) return;
    this.#compared = frame;
    this.told(this.#heatSentence(before, after, frame));
  }

  #heatSentence(before, after, frame) {
    const pane = this.node.querySelector(".pane.heat");
    const comparable = before && after
      && before.naturalWidth === after.naturalWidth && before.naturalHeight === after.naturalHeight;
    pane.classList.toggle("empty", !comparable);
    if (comparable) {
      const counted = this.frames.changed.find(([changed]) => changed === frame)?.[1] ?? 0;
      return heatWords(drawHeat(before, after, this.#heat), counted);
    }
    if (!before || !after) return `There is no picture ${before ? "after" : "before"} to compare with in this frame.`;
    return `The sizes differ: ${sizeWords(before)} before, ${sizeWords(after)} after. Pixels are not compared.`;
  }
}

function sizeWords(image) {
  return `${image.naturalWidth} × ${image.naturalHeight} px`;
}

function pane(side, label, film) {
  const absence = film ? "no picture in this frame" : `there is no ${side}`;
  return element("figure", { class: `pane ${side}` },
    element("figcaption", {}, element("b", {}, side), " ", label),
    element("div", { class: "picture", "data-absence": absence }));
}

/** The number of the picture that a frame shows; null when there is none. */
function pictureAt(film, frame) {
  return film?.order[frame] ?? null;
}

/** Wide and high enough for every picture. */
function stageSize(frames) {
  const sizes = [frames.before, frames.after].flatMap((film) => [...new Set(film?.order ?? [])])
    .filter((number) => number !== null).map((number) => pictures.size(number));
  const most = (side) => sizes.reduce((most, size) => Math.max(most, size[side]), 1);
  return { width: most("width"), height: most("height") };
}

/** Tells which part of the width of `area` the pointer is at, from a press on `handle` until it is let go. */
function followPointer(handle, area, tell) {
  const move = (event) => {
    const { left, width } = area.getBoundingClientRect();
    tell((event.clientX - left) / Math.max(1, width));
  };
  handle.addEventListener("pointerdown", (event) => {
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener("pointermove", move);
    if (handle.tabIndex >= 0) handle.focus();
    event.preventDefault();
    move(event);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    handle.addEventListener(end, () => handle.removeEventListener("pointermove", move));
  }
}
