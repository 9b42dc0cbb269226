// What changed, in words: sentences by panel, expectations, the notification log.

function changeSection(comparison) {
  const panels = comparison.panels.filter((panel) => panel.changes.length > 0);
  if (panels.length === 0 && comparison.circumstances.length === 0) return null;
  return element("section", { class: "changes" }, element("h3", {}, "What changed"),
    element("ul", {}, comparison.circumstances.map((text) => element("li", {}, sentence(text)))),
    panels.map((panel) => element("div", { class: "panel" }, panelHeading(panel),
      element("ul", {}, panel.changes.map(changeItem)))));
}

function panelHeading(panel) {
  return element("h4", {}, panel.name, panel.caption ? element("small", {}, panel.caption) : null);
}

function changeItem(change) {
  const names = change.names.map((name, index) => index === 0 ? name[0].toUpperCase() + name.slice(1) : name);
  return element("li", { title: change.columns.join(", ") }, element("b", {}, names.join(", ")), ": ",
    change.sentences.join("; ") + ".");
}

const resultWords = { holds: "holds", fails: "fails", absent: "not expected" };

function expectationSection(comparison) {
  const all = comparison.expectations;
  if (all.length === 0) return null;
  const quiet = all.filter((one) => one.before === one.after && one.after === "holds");
  const loud = all.filter((one) => !quiet.includes(one));
  const folded = quiet.length === 0 ? null : element("details", {},
    element("summary", {}, `${plural(quiet.length, "expectation")} ${quiet.length === 1 ? "holds" : "hold"} before and after`),
    expectationTable(quiet));
  return element("section", { class: "expectations" }, element("h3", {}, "Expectations"),
    loud.length > 0 ? expectationTable(loud) : null, folded);
}

function expectationTable(expectations) {
  const result = (value) => element("td", {}, element("span", { class: `result ${value}` }, resultWords[value]));
  const heads = ["panel", "expected", "before", "after"].map((text) => element("th", { scope: "col" }, text));
  const rows = expectations.map((one) => element("tr", {}, element("td", {}, one.panel),
    element("td", {}, one.statement, one.message ? element("small", {}, sentence(one.message)) : null),
    result(one.before), result(one.after)));
  return element("div", { class: "wide" },
    element("table", {}, element("thead", {}, element("tr", {}, heads)), element("tbody", {}, rows)));
}

function logSection(comparison) {
  const panels = comparison.panels.filter((panel) => panel.log.some(([kind]) => kind !== "same"));
  if (panels.length === 0) return null;
  return element("section", { class: "logs" }, element("h3", {}, "Notifications"),
    element("p", { class: "hint" },
      "What was posted and who was called, with the time in seconds. − only before, + only after."),
    panels.map((panel) => element("div", {}, panelHeading(panel),
      element("div", { class: "wide log", tabindex: 0, role: "group", "aria-label": `notifications of ${panel.name}` },
        foldedLog(panel.log)))));
}

const logSigns = { same: " ", removed: "−", added: "+" };
const logContext = 2;

/** Lines that stay are shown near those that do not; the others are counted. */
function foldedLog(log) {
  const isNear = log.map((_, at) =>
    log.slice(Math.max(0, at - logContext), at + logContext + 1).some(([kind]) => kind !== "same"));
  const lines = [];
  let hidden = 0;
  log.forEach(([kind, text], at) => {
    if (!isNear[at]) {
      hidden++;
      return;
    }
    if (hidden > 0) lines.push(foldedLines(hidden));
    hidden = 0;
    lines.push(element("div", { class: kind }, element("span", { class: "sign" }, logSigns[kind]), text));
  });
  return hidden > 0 ? [...lines, foldedLines(hidden)] : lines;
}

function foldedLines(count) {
  return element("div", { class: "folded" }, `${plural(count, "line")} as before`);
}
