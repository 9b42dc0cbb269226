// The ways to look at two pictures.

const modes = [
  ["side", "Side by side", "The same frame before and after."],
  ["slider", "Slider", "Drag the line: left of it is before, right of it is after."],
  ["blink", "Blink", "Before and after take turns in one place; what jumps has changed."],
  ["onion", "Onion skin", "After lies over before; the slider makes it more or less opaque."],
  ["heat", "Heat map", "Coloured where a pixel differs by any amount, yellow for little, red for much. The rest is faded."],
];

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The mode buttons, their hint and what belongs to one mode: the blinking, the opacity, the count of pixels. */
class Viewer {
  constructor(frames, changed) {
    this.result = element("output", { class: "result", "aria-live": "polite" });
    this.stage = new Stage(frames, (text) => { this.result.textContent = text; });
    this.hint = element("p", { class: "hint" });
    this.choice = choice("View", modes.map(([mode, name], index) => [mode, name, `Key ${index + 1}`]), "side",
      (mode) => this.#setMode(mode));
    this.changed = changed;
    this.canCompare = Boolean(frames.before && frames.after);
    this.bar = element("div", { class: "bar" }, this.canCompare ? this.choice.node : null, this.#zoom());
    this.tools = element("div", { class: "tools" }, this.#blinking(), this.#opacity(), this.result);
    this.node = element("section", { class: "viewer", "aria-label": "Pictures" },
      this.bar, this.canCompare ? this.hint : null, this.tools, this.stage.node);
    this.#setMode(this.canCompare ? "side" : frames.before ? "before" : "after");
  }

  get mode() { return this.stage.node.dataset.mode; }

  press(mode) {
    if (this.canCompare && modes.some(([known]) => known === mode)) this.choice.press(mode);
  }

  #setMode(mode) {
    this.hint.textContent = modes.find(([known]) => known === mode)?.[2] ?? "";
    this.tools.dataset.mode = mode;
    this.stage.setMode(mode);
    if (mode === "blink") this.#startBlinking(!lessMotion.matches);
    else this.#startBlinking(false);
    this.changed();
  }

  #zoom() {
    const press = () => {
      const natural = this.stage.node.classList.toggle("natural");
      zoom.setAttribute("aria-pressed", String(natural));
    };
    const zoom = button("Actual pixels", { class: "zoom", "aria-pressed": "false", onclick: press,
      title: "Show every pixel of the pictures instead of fitting them to the page" });
    return zoom;
  }

  #blinking() {
    this.automatic = button("Blink by itself", { onclick: () => this.#startBlinking(!this.timer) });
    this.turn = () => {
      const shown = this.stage.node.dataset.shown === "after" ? "before" : "after";
      this.stage.node.dataset.shown = shown;
    };
    const other = button("Show the other", { title: "Key B", onclick: () => this.showOther() });
    this.stage.node.dataset.shown = "after";
    return element("div", { class: "blinking" }, this.automatic, other);
  }

  showOther() {
    if (this.mode !== "blink") return;
    this.#startBlinking(false);
    this.turn();
  }

  #startBlinking(runs) {
    clearInterval(this.timer);
    this.timer = runs ? setInterval(this.turn, 700) : null;
    this.automatic.setAttribute("aria-pressed", String(runs));
  }

  #opacity() {
    const range = element("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "opacity of after" });
    const label = element("output", {});
    const show = () => {
      this.stage.node.style.setProperty("--opacity", String(range.value / 100));
      label.textContent = `${range.value} % after`;
    };
    range.addEventListener("input", show);
    show();
    return element("label", { class: "opacity" }, "before", range, "after", label);
  }
}
