/** The page's pictures by number. They stay encoded until they are shown, and the last ones shown stay at hand. */
const pictures = {
  most: 96,
  images: new Map(),

  size(number) {
    const [width, height] = model.pictures[number];
    return { width, height };
  },

  /**
   * Decoded and ready to be shown; null where there is none or the browser cannot read it. An element stands in one
   * place only, so each `place` has its own.
   */
  async image(number, place) {
    if (number === null) return null;
    const key = `${place} ${number}`;
    const image = this.images.get(key) ?? this.load(number);
    this.images.delete(key);
    this.images.set(key, image);
    if (this.images.size > this.most) this.images.delete(this.images.keys().next().value);
    await image.loaded;
    return image.naturalWidth > 0 ? image : null;
  },

  load(number) {
    const image = new Image();
    image.decoding = "sync";
    image.loaded = new Promise((done) => { image.onload = image.onerror = done; });
    image.src = `data:image/png;base64,${document.getElementById(`picture-${number}`).textContent}`;
    return image;
  },
};

/** Runs `work` for the latest value only: while one is being shown, those in between are passed over. */
function latestOnly(work) {
  let busy = false;
  let waiting = null;
  const run = async (value) => {
    if (busy) {
      waiting = { value };
      return;
    }
    busy = true;
    await work(value);
    busy = false;
    if (waiting) {
      const next = waiting.value;
      waiting = null;
      run(next);
    }
  };
  return run;
}
