const model = JSON.parse(document.getElementById("model").textContent);

const outcomeOrder = ["different", "new", "gone", "notCompared", "same"];

function pageHeader() {
  const side = (name, label) => element("span", { class: `side ${name}` }, element("b", {}, name), " ", label);
  return element("header", {}, element("p", { class: "title" }, model.title), element("h1", {}, sentence(model.verdict)),
    element("p", { class: "sides" }, side("before", model.before), " ", side("after", model.after)));
}

/** Links to what differs, when there is more than one thing to look at. */
function pageContents(views) {
  const loud = views.filter((view) => view.comparison.outcome !== "same");
  if (loud.length < 2) return null;
  return element("nav", { "aria-label": "Comparisons" }, element("ul", {}, loud.map(({ comparison }) =>
    element("li", {}, element("span", { class: `badge ${comparison.outcome}` }, outcomeWords[comparison.outcome]),
      element("a", { href: `#${new URLSearchParams({ at: comparison.path })}` }, comparison.name)))));
}

function sameOnes(views) {
  if (views.length === 0) return null;
  const words = `${wholeNumber.format(views.length)} ${views.length === 1 ? "is" : "are"} the same before and after`;
  return element("details", { class: "same-ones" }, element("summary", {}, words), views.map((view) => view.node));
}

function pageFooter() {
  const keys = "Keys: ← → one frame, Shift ← → changed frames, space plays, 1 to 5 change the view.";
  return element("footer", {}, element("p", {}, keys), element("p", {}, `Made by ${model.tool}.`));
}

function start() {
  document.title = model.title;
  link.views = outcomeOrder.flatMap((outcome) => model.comparisons.filter((one) => one.outcome === outcome))
    .map((comparison) => new ComparisonView(comparison));
  const isSame = (view) => view.comparison.outcome === "same";
  document.getElementById("page").append(...[
    pageHeader(), pageContents(link.views),
    element("main", {}, link.views.filter((view) => !isSame(view)).map((view) => view.node),
      sameOnes(link.views.filter(isSame))),
    pageFooter(),
  ].filter(Boolean));
  document.addEventListener("keydown", keyPressed);
  addEventListener("hashchange", () => link.read());
  link.read();
}

start();
