/** The page's pictures by number. They stay encoded until they are shown, and the last ones shown stay at hand. */
const pictures = {
  most: 64,
  images: new Map(),

  size(number) {
    const [width, height] = model.pictures[number];
    return { width, height };
  },

  /** Decoded and ready to be drawn; null where there is none or the browser cannot read it. */
  async image(number) {
    if (number === null) return null;
    const image = this.images.get(number) ?? this.load(number);
    this.images.delete(number);
    this.images.set(number, image);
    if (this.images.size > this.most) this.images.delete(this.images.keys().next().value);
    try {
      await image.decode();
      return image;
    } catch {
      return null;
    }
  },

  load(number) {
    const image = new Image();
    image.src = `data:image/png;base64,${document.getElementById(`picture-${number}`).textContent}`;
    return image;
  },
};

function draw(image, canvas) {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext("2d");
  context.clearRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
}

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
