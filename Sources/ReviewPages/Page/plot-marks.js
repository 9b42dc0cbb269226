// What stands around the curves: the grid, its numbers, the worst difference.

function plotGrid(plot, width, low, high) {
  const { left, right, top, bottom } = plotMargin;
  const rows = ticks(low, high, 5).flatMap((value) => {
    const y = plot.y(value);
    return [
      shape("line", { class: "grid", x1: left, x2: width - right, y1: y, y2: y }),
      shape("text", { x: left - 8, y: y + 4, "text-anchor": "end" }, String(value).replace("-", "−")),
    ];
  });
  const columns = ticks(0, plot.end, Math.max(2, Math.floor(width / 90))).flatMap((time) => {
    const x = plot.x(time);
    return [
      shape("line", { class: "grid", x1: x, x2: x, y1: top, y2: plotHeight - bottom }),
      shape("text", { x, y: plotHeight - 8, "text-anchor": "middle" }, `${time} s`),
    ];
  });
  const unit = plot.series.down ? "pt from the top of the screen" : "pt";
  return [...rows, ...columns, shape("text", { x: 4, y: 14 }, unit)];
}

/** A line between both curves where they are farthest apart, with its number in points and its time. */
function worstMark(plot, width) {
  const worst = worstDifference(plot.series);
  if (!worst) return [];
  const x = plot.x(worst.time);
  const [from, to] = [plot.y(worst.before), plot.y(worst.after)];
  const fits = x + 190 < width;
  const label = `${signedPoints(worst.difference)} at ${seconds(worst.time)}`;
  return [shape("g", { class: "worst" },
    shape("line", { x1: x, x2: x, y1: from, y2: to }),
    shape("line", { x1: x - 5, x2: x + 5, y1: from, y2: from }), shape("line", { x1: x - 5, x2: x + 5, y1: to, y2: to }),
    shape("text", { x: x + (fits ? 10 : -10), y: (from + to) / 2 + 4, "text-anchor": fits ? "start" : "end" }, label))];
}
