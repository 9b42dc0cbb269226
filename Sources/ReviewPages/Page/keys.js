// Keys act on the comparison that has the focus, else on the one that is highest in the window.

const keyActions = {
  ArrowLeft: ({ clock }) => clock.step(-1),
  ArrowRight: ({ clock }) => clock.step(1),
  "Shift ArrowLeft": ({ clock, comparison }) => jumpToChange(clock, comparison.frames?.changed ?? [], -1),
  "Shift ArrowRight": ({ clock, comparison }) => jumpToChange(clock, comparison.frames?.changed ?? [], 1),
  " ": ({ clock }) => clock.toggle(),
  b: ({ viewer }) => viewer?.showOther(),
};

modes.forEach(([mode], index) => {
  keyActions[String(index + 1)] = ({ viewer }) => viewer?.press(mode);
});

function keyPressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const view = viewForKeys(event.target);
  const name = (event.shiftKey ? "Shift " : "") + event.key;
  if (!view?.clock || usesKey(event.target, event.key)) return;
  if (moveSlider(view, event) || !keyActions[name]) {
    return;
  }
  event.preventDefault();
  keyActions[name](view);
}

/** Controls that have a use for the key themselves. */
function usesKey(target, key) {
  if (target.closest("select")) return true;
  if (key === " ") return Boolean(target.closest("button, summary, a"));
  if (!key.startsWith("Arrow")) return false;
  return Boolean(target.closest("input:not(.scrubber), .log"));
}

function moveSlider(view, event) {
  const step = { ArrowLeft: -0.01, ArrowRight: 0.01 }[event.key];
  if (!step || !event.target.classList.contains("handle")) return false;
  view.viewer.stage.moveCut(event.shiftKey ? step * 10 : step);
  event.preventDefault();
  return true;
}

function viewForKeys(target) {
  const built = link.views.filter((view) => view.clock && view.node.open);
  return built.find((view) => view.node.contains(target))
    ?? built.find((view) => view.node.getBoundingClientRect().bottom > innerHeight / 3) ?? built[0];
}
