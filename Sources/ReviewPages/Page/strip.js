const stripLength = 24;

/** Frames evenly chosen among those that changed, first and last included. */
function evenly(frames, most) {
  if (frames.length <= most) return frames;
  return Array.from({ length: most }, (_, place) => frames[Math.round(place * (frames.length - 1) / (most - 1))]);
}

/** Small pictures of the changed frames; a click goes there. */
function filmStrip(frames, clock) {
  const chosen = evenly(frames.changed, stripLength);
  const items = chosen.map(([frame, pixels]) => {
    const canvas = element("canvas", { width: 1, height: 1, "aria-hidden": "true" });
    const words = pixels === null ? "" : `${wholeNumber.format(pixels)} px`;
    const item = button(canvas, { "data-frame": frame, onclick: () => { clock.pause(); clock.go(frame); } },
      element("span", {}, `frame ${frame}`), element("small", {}, words));
    return { frame, canvas, item };
  });
  clock.follow(() => {
    for (const { frame, item } of items) item.toggleAttribute("aria-current", frame === clock.frame);
  });
  const all = plural(frames.changed.length, "changed frame");
  const title = chosen.length < frames.changed.length ? `${chosen.length} of ${all}, evenly chosen` : all;
  const node = element("div", { class: "strip" }, element("h4", {}, title),
    element("div", { class: "row" }, items.map(({ item }) => item)));
  whenSeen(node, () => drawThumbnails(items, frames));
  return node;
}

async function drawThumbnails(items, frames) {
  for (const { frame, canvas } of items) {
    const [before, after] = await Promise.all(
      ["before", "after"].map((side) => pictures.image(pictureAt(frames[side], frame), `strip ${side}`)));
    drawThumbnail(before, after, canvas);
  }
}

/** The frame after, with what differs visibly at this size in colour. */
function drawThumbnail(before, after, canvas) {
  const shown = after ?? before;
  if (!shown) return;
  const scale = 220 / Math.max(shown.naturalWidth, shown.naturalHeight);
  const width = canvas.width = Math.max(1, Math.round(shown.naturalWidth * scale));
  const height = canvas.height = Math.max(1, Math.round(shown.naturalHeight * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(shown, 0, 0, width, height);
  const sameSize = before && after && sizeWords(before) === sizeWords(after);
  if (sameSize) tint(context, pixelsOf(before, width, height), width, height);
}

function tint(context, before, width, height) {
  const after = context.getImageData(0, 0, width, height);
  for (let at = 0; at < after.data.length; at += 4) {
    if (byteDistance(before.data, after.data, at) < 24) continue;
    after.data[at] = 255 - (255 - after.data[at]) * 0.3;
    after.data[at + 1] *= 0.45;
    after.data[at + 2] *= 0.35;
  }
  context.putImageData(after, 0, 0);
}

/** Calls `work` once, when the node first comes near the window. */
function whenSeen(node, work) {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    work();
  }, { rootMargin: "400px" });
  watch.observe(node);
}
