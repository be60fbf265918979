/** Elements of the page, made without markup: every text becomes a text node. */

const SVG = "http://www.w3.org/2000/svg";

/** Return an element with attributes, listeners (names that begin with "on") and children. */
export function make(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** Return an element of a drawing. */
export function draw(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((each) => each !== null && each !== undefined && each !== false));
  return element;
}

/** Return a big button with a text. */
export function button(text, action, attributes = {}) {
  return make("button", { type: "button", onclick: action, ...attributes }, text);
}

/** Give an element other children; the keys stay at what is still there. */
export function refill(element, ...children) {
  const { activeElement: focused } = document;
  const isWithin = focused !== element && element.contains(focused);
  element.replaceChildren(...children);
  if (!isWithin) return;
  const again = [...element.querySelectorAll("[tabindex], button, select")].find((each) => named(each) === named(focused));
  again?.focus({ preventScroll: true });
}

/** Return by what an element is known again: what it stands for, or else what it says. */
function named({ dataset, textContent }) {
  return dataset.target ?? dataset.card ?? textContent;
}
