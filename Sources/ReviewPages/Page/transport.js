/** Play, step, jump and speed: the controls of a clock. */
function transport(clock, changed, link) {
  const play = button("", { class: "play", onclick: () => clock.toggle() });
  const scrubber = element("input", {
    type: "range", class: "scrubber", min: 0, max: clock.frameCount - 1, step: 1, "aria-label": "frame",
    oninput: () => { clock.pause(); clock.go(Number(scrubber.value)); },
  });
  const readout = element("output", { class: "readout" });
  const speed = choice("Speed", [1, 0.5, 0.25, 0.1].map((value) => [value, `${value}×`]), 1,
    (value) => clock.setSpeed(value));
  clock.follow(() => {
    play.textContent = clock.playing ? "Pause" : "Play";
    scrubber.value = String(clock.frame);
    scrubber.setAttribute("aria-valuetext", `frame ${clock.frame}, ${seconds(clock.time)}`);
    readout.replaceChildren(element("b", {}, seconds(clock.time)), ` frame ${clock.frame} of ${clock.frameCount}`);
    speed.show(clock.speed);
  });
  return element("div", { class: "transport" },
    element("div", { class: "track" }, changed.length > 0 ? changeMarks(changed, clock.frameCount) : null, scrubber),
    element("div", { class: "bar" }, play, stepButtons(clock, changed), speed.node, readout, link));
}

function stepButtons(clock, changed) {
  const jump = (direction) => () => jumpToChange(clock, changed, direction);
  const steps = [
    button("‹", { title: "One frame back: ←", "aria-label": "one frame back", onclick: () => clock.step(-1) }),
    button("›", { title: "One frame on: →", "aria-label": "one frame on", onclick: () => clock.step(1) }),
  ];
  if (changed.length === 0) return steps;
  return [...steps,
    button("‹ change", { title: "Changed frame before: Shift ←", class: "jump-back", onclick: jump(-1) }),
    button("change ›", { title: "Next changed frame: Shift →", class: "jump-on", onclick: jump(1) })];
}

/** Goes to the nearest changed frame in a direction and stays where there is none. */
function jumpToChange(clock, changed, direction) {
  clock.pause();
  const frames = changed.map(([frame]) => frame);
  const target = direction > 0
    ? frames.find((frame) => frame > clock.frame) : frames.findLast((frame) => frame < clock.frame);
  if (target !== undefined) clock.go(target);
}

/** Over the scrubber, a bar for each changed frame, as high as many pixels differ; a full one where none are counted. */
function changeMarks(changed, frameCount) {
  const most = Math.max(1, ...changed.map(([, pixels]) => pixels ?? 0));
  const bars = changed.map(([frame, pixels]) => {
    const height = pixels === null ? 20 : 3 + 17 * Math.sqrt(pixels / most);
    return `M${frame} 20h1v${-height.toFixed(1)}h-1z`;
  });
  return shape("svg", {
    class: "marks", viewBox: `0 0 ${frameCount} 20`, preserveAspectRatio: "none", "aria-hidden": "true",
  }, shape("path", { d: bars.join("") }));
}
