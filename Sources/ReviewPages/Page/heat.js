// Which pixels differ, computed here from the two pictures themselves.

function pixelsOf(image, width, height) {
  const canvas = element("canvas", { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** From yellow for a trace to dark red for black against white. */
function heatColour(difference) {
  const part = Math.sqrt(difference / 255);
  return [255 - 75 * part, 190 * (1 - part), 30 * (1 - part)];
}

/**
 * Marks in `target` the pixels in which any byte differs; the others show the second picture, faded to grey.
 * `reach` widens each mark by so many pixels, so that a single one is still seen when the picture is made smaller.
 */
function heat(before, after, target, reach) {
  const { width, height } = after;
  const left = new Uint32Array(before.data.buffer);
  const right = new Uint32Array(after.data.buffer);
  fade(after.data, target.data);
  const found = { count: 0, left: width, top: height, right: 0, bottom: 0 };
  for (let place = 0; place < left.length; place++) {
    if (left[place] === right[place]) continue;
    const x = place % width;
    const y = (place - x) / width;
    found.count++;
    found.left = Math.min(found.left, x);
    found.top = Math.min(found.top, y);
    found.right = Math.max(found.right, x + 1);
    found.bottom = Math.max(found.bottom, y + 1);
    mark(target, x, y, reach, heatColour(byteDistance(before.data, after.data, place * 4)));
  }
  return found;
}

function byteDistance(before, after, at) {
  let most = 0;
  for (let channel = 0; channel < 4; channel++) {
    most = Math.max(most, Math.abs(before[at + channel] - after[at + channel]));
  }
  return most;
}

function fade(source, target) {
  for (let at = 0; at < source.length; at += 4) {
    const grey = 0.3 * source[at] + 0.59 * source[at + 1] + 0.11 * source[at + 2];
    const light = 255 - (255 - grey) * 0.22 * (source[at + 3] / 255);
    target[at] = target[at + 1] = target[at + 2] = light;
    target[at + 3] = 255;
  }
}

function mark({ data, width, height }, x, y, reach, [red, green, blue]) {
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const at = (row * width + column) * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
    }
  }
}

/** Draws the heat map of two pictures of one size and says what was found. */
function drawHeat(before, after, canvas) {
  const width = canvas.width = after.naturalWidth;
  const height = canvas.height = after.naturalHeight;
  const context = canvas.getContext("2d");
  const target = context.createImageData(width, height);
  const reach = Math.ceil(width / Math.max(200, canvas.clientWidth) / 2 - 0.5);
  const found = heat(pixelsOf(before, width, height), pixelsOf(after, width, height), target, reach);
  context.putImageData(target, 0, 0);
  ring(context, found, width, height);
  return { ...found, total: width * height };
}

/** Around what is too small to be noticed otherwise. */
function ring(context, { left, top, right, bottom }, width, height) {
  const unit = Math.max(1, width / 500);
  if (right <= left || right - left > width / 6 || bottom - top > height / 6) return;
  context.strokeStyle = "#c4281c";
  context.lineWidth = 1.5 * unit;
  context.beginPath();
  const room = 8 * unit;
  context.roundRect(left - room, top - room, right - left + 2 * room, bottom - top + 2 * room, room);
  context.stroke();
}

/** `counted` is the number from the files; a browser does not tell colours apart that nothing of is seen. */
function heatWords(found, counted) {
  const unseen = counted - found.count;
  const rest = unseen > 0 ? ` ${plural(unseen, "pixel")} more in colours that are fully transparent.` : "";
  if (found.count === 0) return rest ? rest.trim() : "No pixel differs in this frame.";
  const place = `${found.right - found.left} × ${found.bottom - found.top} px at (${found.left}, ${found.top})`;
  const differ = found.count === 1 ? "pixel differs" : "pixels differ";
  return `${wholeNumber.format(found.count)} ${differ}, ${percent(found.count / found.total)} of the picture, `
    + `within ${place}.${rest}`;
}
