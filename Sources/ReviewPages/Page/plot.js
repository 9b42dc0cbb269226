const plotHeight = 280;
const plotMargin = { left: 56, right: 16, top: 26, bottom: 26 };

/** One number over time, before and after, with the playhead of the clock. A press on it moves the clock. */
class Plot {
  #width = 0;

  constructor(clock) {
    this.clock = clock;
    this.head = shape("g", { class: "playhead" });
    this.curves = shape("g");
    this.svg = shape("svg", { class: "plot", role: "img" }, this.curves, this.head);
    this.readout = element("output", { class: "readout" });
    this.node = element("div", { class: "plotting" }, this.svg, this.readout);
    followPointer(this.svg, this.svg, (part) => this.#seek(part));
    new ResizeObserver(() => this.#draw()).observe(this.node);
    clock.follow(() => this.#drawHead());
  }

  /** `backdrop` is a series that helps to judge it, or null. */
  show(series, backdrop) {
    this.series = series;
    this.backdrop = backdrop;
    this.#width = 0;
    this.#draw();
  }

  #seek(part) {
    const { left, right } = plotMargin;
    const share = (part * this.#width - left) / (this.#width - left - right);
    this.clock.pause();
    this.clock.go(share * this.end * this.clock.rate);
  }

  get end() { return Math.max(duration(this.series), (this.clock.frameCount - 1) / this.clock.rate, 1e-3); }

  #draw() {
    const width = Math.round(this.node.clientWidth);
    if (!this.series || width === 0 || width === this.#width) return;
    this.#width = width;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${plotHeight}`);
    this.svg.setAttribute("aria-label", `${this.series.name} over time, before and after`);
    const [low, high] = rangeOf([this.series, ...(this.backdrop ? [this.backdrop] : [])]);
    const { left, right, top, bottom } = plotMargin;
    this.x = (time) => left + time / this.end * (width - left - right);
    const part = (value) => (value - low) / (high - low);
    const height = plotHeight - top - bottom;
    this.y = (value) => top + height * (this.series.down ? part(value) : 1 - part(value));
    this.curves.replaceChildren(...plotGrid(this, width, low, high), ...plotCurves(this), ...worstMark(this, width));
    this.#drawHead();
  }

  #drawHead() {
    if (!this.series || !this.x) return;
    const time = this.clock.time;
    const x = this.x(time);
    const before = valueAt(this.series.before, time);
    const after = valueAt(this.series.after, time);
    const dots = [["before", before], ["after", after]].filter(([, value]) => value !== null)
      .map(([side, value]) => shape("circle", { class: side, cx: x, cy: this.y(value), r: 4.5 }));
    const { top, bottom } = plotMargin;
    this.head.replaceChildren(shape("line", { x1: x, x2: x, y1: top, y2: plotHeight - bottom }), ...dots);
    this.readout.replaceChildren(...readoutParts(time, before, after, this.series.down));
  }
}

function readoutParts(time, before, after, isDown) {
  const value = (side, number) => element("span", { class: `value ${side}` }, `${side} ${points(number)}`);
  const parts = [element("b", {}, seconds(time)), " ", value("before", before), " ", value("after", after)];
  if (before === null || after === null) return parts;
  const place = isDown ? (after < before ? ", higher" : ", lower") : "";
  const words = after === before ? "no difference" : `difference ${signedPoints(after - before)}${place}`;
  return [...parts, " ", element("span", { class: "value" }, words)];
}

/** Steps through the samples of one side; what is not known leaves a hole. */
function curvePath(plot, samples) {
  let pen = "M";
  let path = "";
  samples.values.forEach((value, index) => {
    if (value === null) {
      pen = "M";
      return;
    }
    path += `${pen}${plot.x(index / samples.rate).toFixed(2)} ${plot.y(value).toFixed(2)}`;
    pen = "L";
  });
  return path;
}

function plotCurves(plot) {
  const { series, backdrop } = plot;
  const curve = (samples, name) => samples ? [shape("path", { class: name, d: curvePath(plot, samples) })] : [];
  return [
    ...curve(backdrop?.after ?? backdrop?.before, "backdrop"),
    shape("path", { class: "difference", d: differencePath(plot) }),
    ...curve(series.before, "before"), ...curve(series.after, "after"),
  ];
}

/** The area between both curves, as one thin quadrangle a sample. */
function differencePath(plot) {
  const known = timesOf(plot.series).map((time) => {
    const [before, after] = [valueAt(plot.series.before, time), valueAt(plot.series.after, time)];
    return before === null || after === null
      ? null : { x: plot.x(time).toFixed(2), before: plot.y(before).toFixed(2), after: plot.y(after).toFixed(2) };
  });
  let path = "";
  for (let index = 1; index < known.length; index++) {
    const [from, to] = [known[index - 1], known[index]];
    if (!from || !to || (from.before === from.after && to.before === to.after)) continue;
    path += `M${from.x} ${from.before}L${to.x} ${to.before}L${to.x} ${to.after}L${from.x} ${from.after}z`;
  }
  return path;
}
