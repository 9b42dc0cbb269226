/** The part of the address behind #: which comparison, frame, view and curve are shown. */
const link = {
  views: [],

  read() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    const view = this.views.find((view) => view.comparison.path === wanted.get("at"))
      ?? this.views.find((view) => view.comparison.outcome !== "same") ?? this.views[0];
    if (!view || wanted.size === 0) return;
    open(view.node);
    view.build();
    const frame = wanted.has("frame") ? Number(wanted.get("frame")) : Number(wanted.get("t")) * view.clock.rate;
    if ((wanted.has("frame") || wanted.has("t")) && Number.isFinite(frame)) {
      view.clock.pause();
      view.clock.go(frame + 1e-6);
    }
    if (wanted.has("mode")) view.viewer?.press(wanted.get("mode"));
    if (wanted.has("curve")) view.plot?.show(wanted.get("curve"));
    view.node.scrollIntoView({ block: "start" });
  },

  /** Keeps the link of a comparison up to date; while it plays, it names the frame it started from. */
  write(view) {
    if (view.clock.playing) return;
    const parts = new URLSearchParams({ at: view.comparison.path, frame: String(view.clock.frame) });
    if (view.viewer?.canCompare) parts.set("mode", view.viewer.mode);
    if (view.plot) parts.set("curve", view.plot.key);
    view.anchor.href = `#${parts}`;
  },
};

/** A link that stays where it is when it is pressed: it goes to the address bar and, where allowed, is copied. */
function linkHere() {
  const words = "Link to this view";
  const press = async (event) => {
    event.preventDefault();
    history.replaceState(null, "", anchor.href);
    let said = "Copied";
    try {
      await navigator.clipboard.writeText(anchor.href);
    } catch {
      said = "It is in the address bar";
    }
    anchor.textContent = said;
    setTimeout(() => { anchor.textContent = words; }, 2000);
  };
  const anchor = element("a", { class: "link", href: "#", onclick: press }, words);
  return anchor;
}

function open(node) {
  for (let outer = node; outer; outer = outer.parentElement?.closest("details")) outer.open = true;
}
