/** Everything about one timeline or picture. It is only built when it is opened. */
class ComparisonView {
  constructor(comparison) {
    this.comparison = comparison;
    const { outcome } = comparison;
    const isOpen = outcome !== "same";
    const note = outcomeNote(comparison);
    this.body = element("div", { class: "body" });
    this.node = element("details", { class: `comparison ${outcome}`, "data-path": comparison.path },
      element("summary", {}, element("h2", {}, comparison.name), element("span", { class: `badge ${outcome}` }, outcomeWords[outcome]),
        element("span", { class: "path" }, comparison.path), element("span", { class: "facts" }, comparisonFacts(comparison))),
      note ? element("p", { class: "note" }, note) : null, this.body);
    this.node.addEventListener("toggle", () => { if (this.node.open) this.build(); });
    if (isOpen) {
      this.node.open = true;
      whenSeen(this.node, () => this.build());
    }
  }

  /** Fills the body, once. */
  build() {
    if (this.clock) return;
    const { comparison } = this;
    const changed = comparison.frames?.changed ?? [];
    this.clock = comparisonClock(comparison);
    Clock.all.push(this.clock);
    this.anchor = linkHere();
    const told = () => { if (this.anchor) link.write(this); };
    this.viewer = comparison.frames ? new Viewer(comparison.frames, told) : null;
    this.plot = plotSection(comparison, this.clock, told);
    const controls = this.clock.runs ? transport(this.clock, changed, this.anchor) : this.viewer ? this.anchor : null;
    this.body.append(...[
      changeSection(comparison), this.viewer?.node, this.viewer ? controls : null,
      this.clock.runs && changed.length > 0 ? filmStrip(comparison.frames, this.clock) : null,
      this.plot?.node, this.viewer ? null : controls,
      expectationSection(comparison), logSection(comparison),
    ].filter(Boolean));
    this.clock.follow(() => {
      this.viewer?.stage.show(this.clock.frame);
      told();
    });
    if (changed.length > 0) this.clock.go(mostChanged(changed));
  }
}

function outcomeNote({ outcome, why, frames, panels }) {
  switch (outcome) {
  case "new": return `Only after: it is not in ${model.before}.`;
  case "gone": return `Only before: it is not in ${model.after}.`;
  case "notCompared": return sentence(why);
  case "same": return frames || panels.length > 0 ? "" : "Nothing differs.";
  default: return "";
  }
}

/** Where a reviewer looks first: the frame in which most pixels differ. */
function mostChanged(changed) {
  return changed.reduce((most, one) => (one[1] ?? 0) > (most[1] ?? 0) ? one : most)[0];
}

/** As long as the longest film or curve. */
function comparisonClock({ frames, panels }) {
  const rate = frames?.rate ?? null;
  if (frames && rate === null) return new Clock(1, 1);
  const series = panels.flatMap((panel) => panel.series);
  const ends = series.map((one) => Math.floor(duration(one) * (rate ?? 60) + 1e-6) + 1);
  const films = [frames?.before, frames?.after].map((film) => film?.order.length ?? 0);
  return new Clock(frames ? Math.max(...films) : Math.max(1, ...ends), rate ?? 60);
}

function comparisonFacts({ frames, expectations, outcome }) {
  const facts = [];
  const total = Math.max(frames?.before?.order.length ?? 0, frames?.after?.order.length ?? 0);
  if (total > 1 && outcome === "different") {
    facts.push(`${wholeNumber.format(frames.changed.length)} of ${plural(total, "frame")} ${total === 1 ? "differs" : "differ"}`);
  }
  const [, pixels] = total === 1 ? frames.changed[0] ?? [] : [];
  if (pixels) facts.push(`${plural(pixels, "pixel")} ${pixels === 1 ? "differs" : "differ"}`);
  const broken = expectations.filter((one) => one.after === "fails" && one.before !== "fails").length;
  if (broken > 0) facts.push(`${plural(broken, "expectation")} newly ${broken === 1 ? "fails" : "fail"}`);
  return facts.join(" · ");
}
