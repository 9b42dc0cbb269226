// Numbers over time: reading them between samples, and how far before and after are apart.

/** Straight between two samples; null outside and where a sample is not known. */
function valueAt(samples, time) {
  if (!samples) return null;
  const place = time * samples.rate;
  const index = Math.floor(place + 1e-6);
  const low = samples.values[index] ?? null;
  const part = Math.max(0, place - index);
  if (low === null || part < 1e-6) return low;
  const high = samples.values[index + 1] ?? null;
  return high === null ? null : low + (high - low) * part;
}

function duration(series) {
  return Math.max(0, ...[series.before, series.after].filter(Boolean)
    .map((samples) => (samples.values.length - 1) / samples.rate));
}

/** The times of the finer of both sides. */
function timesOf(series) {
  const rate = Math.max(series.before?.rate ?? 0, series.after?.rate ?? 0, 1);
  return Array.from({ length: Math.round(duration(series) * rate) + 1 }, (_, index) => index / rate);
}

/** Where after is farthest from before; null when they never differ or one is missing. */
function worstDifference(series) {
  let worst = null;
  for (const time of timesOf(series)) {
    const before = valueAt(series.before, time);
    const after = valueAt(series.after, time);
    if (before === null || after === null) continue;
    const difference = after - before;
    if (Math.abs(difference) > Math.max(1e-6, Math.abs(worst?.difference ?? 0))) {
      worst = { time, before, after, difference };
    }
  }
  return worst;
}

/** Whether the two sides are the same, their lengths and gaps too. */
function isSameSeries(series) {
  if (!series.before || !series.after) return false;
  return worstDifference(series) === null && timesOf(series).every((time) =>
    (valueAt(series.before, time) === null) === (valueAt(series.after, time) === null));
}

/** Lowest and highest of all values of some series, with a little room. */
function rangeOf(all) {
  let low = Infinity;
  let high = -Infinity;
  for (const series of all) {
    for (const value of [...(series.before?.values ?? []), ...(series.after?.values ?? [])]) {
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  if (low > high) return [0, 1];
  const room = Math.max((high - low) * 0.06, 0.5);
  return [low - room, high + room];
}

/** Round numbers between two, at most `most` of them. */
function ticks(low, high, most) {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
