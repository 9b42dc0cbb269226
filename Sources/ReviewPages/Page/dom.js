// Every text of the model enters the page here, as text. Nothing is ever parsed as HTML.

const svgNamespace = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

function element(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function shape(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(svgNamespace, tag), attributes, children);
}

function button(label, attributes, ...children) {
  return element("button", { type: "button", ...attributes }, label, ...children);
}

/** A row of buttons of which one is pressed. `choices` are [value, label, title]. */
function choice(label, choices, chosen, choose) {
  const buttons = choices.map(([value, text, title]) =>
    button(text, { "data-value": value, title, onclick: () => press(value) }));
  const press = (value) => {
    show(value);
    choose(value);
  };
  const show = (value) => {
    for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.value === String(value)));
  };
  show(chosen);
  return { node: element("div", { class: "choice", role: "group", "aria-label": label }, buttons), show, press };
}
