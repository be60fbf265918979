/** Sheets: panels that slide up from below, one at a time; Escape closes them, and the focus goes back. */

import { button, make, refill } from "./elements.js";
import { say } from "./texts.js";

export class Sheets {
  constructor() {
    this.name = "";
    this.element = make("section", { class: "sheet", hidden: true, onkeydown: (event) => event.key === "Escape" && this.close() });
  }

  /** Show a sheet, or bring the one that is open up to date. */
  open(name, title, ...children) {
    const isNew = this.name !== name;
    if (isNew) this.before = document.activeElement;
    const top = isNew ? 0 : this.element.scrollTop;
    this.name = name;
    this.element.hidden = false;
    this.element.setAttribute("aria-label", title);
    const close = button("✕", () => this.close(), { class: "close", "aria-label": say("close") });
    refill(this.element, make("header", {}, make("h2", {}, title), close), ...children.filter(Boolean));
    this.element.scrollTop = top;
    if (isNew) close.focus({ preventScroll: true });
  }

  close() {
    if (!this.name) return;
    this.name = "";
    this.element.hidden = true;
    this.element.replaceChildren();
    this.before?.focus?.();
    this.onclose?.();
  }
}
