/** The chooser of what is plotted, its plot and what its numbers mean; null when there is nothing to plot. */
function plotSection(comparison, clock, changed) {
  const entries = plotEntries(comparison);
  if (entries.length === 0) return null;
  const plot = new Plot(clock);
  const note = element("p", { class: "hint" });
  const select = element("select", { "aria-label": "what is plotted", onchange: () => show(select.value) },
    plotGroups(entries));
  const show = (key) => {
    const entry = entries.find((entry) => entry.key === key) ?? entries[0];
    select.value = entry.key;
    const keyboard = entry.panel.series.find((series) => series.column === "keyboard_top_pt");
    const backdrop = entry.series.down && keyboard !== entry.series ? keyboard ?? null : null;
    plot.show(entry.series, backdrop);
    legend.replaceChildren(...legendParts(backdrop));
    note.textContent = entry.series.note;
    changed();
  };
  const legend = element("div", { class: "legend" });
  const worst = entries.reduce((most, entry) => entry.distance > most.distance ? entry : most);
  const node = element("section", { class: "plots" }, element("h3", {}, "Motion"),
    element("div", { class: "bar" }, select, legend), plot.node, note);
  show(worst.key);
  if (!comparison.frames) clock.go(worst.time * clock.rate);
  return { node, show, get key() { return select.value; } };
}

function plotEntries(comparison) {
  return comparison.panels.flatMap((panel) => panel.series.map((series) => {
    const worst = worstDifference(series);
    return {
      panel, series, key: `${panel.name}/${series.column}`, distance: Math.abs(worst?.difference ?? 0), time: worst?.time ?? 0,
      label: `${series.name} — ${seriesWords(series, worst)}`,
    };
  })).filter(({ series }) => series.before || series.after);
}

function seriesWords(series, worst) {
  if (!series.before) return "new";
  if (!series.after) return "gone";
  if (worst) return `up to ${signedPoints(Math.abs(worst.difference)).replace("+", "")} apart`;
  return isSameSeries(series) ? "the same" : "differs in length";
}

/** A group of choices for each panel, what differs most first. */
function plotGroups(entries) {
  const panels = [...new Set(entries.map(({ panel }) => panel))];
  return panels.map((panel) => {
    const own = entries.filter((entry) => entry.panel === panel).sort((a, b) => b.distance - a.distance);
    return element("optgroup", { label: panel.name },
      own.map(({ key, label }) => element("option", { value: key }, label)));
  });
}

function legendParts(backdrop) {
  const part = (name, words) => element("span", { class: `key ${name}` }, words);
  return [part("before", "before"), part("after", "after"), ...(backdrop ? [part("backdrop", backdrop.name)] : [])];
}
