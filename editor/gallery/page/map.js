// The map answers: what is where, how far it is, overlays, and what people look for. All of it was worked out when the site was built.
"use strict";
(() => {
  const map = globalThis.hullwrightMap;
  const figure = document.querySelector(".map");
  if (!map || !figure) return;
  const texts = JSON.parse(figure.dataset.texts);
  const tools = figure.querySelector(".tools");
  const told = figure.querySelector(".told");
  const legend = figure.querySelector(".legend");
  const choice = tools.elements.overlay;
  const help = told.textContent;
  const cells = map.cells.map(([label, shape, x, y, text], number) => ({ label, shape, x, y, text, number }));

  function drawn(name, attributes, parent) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    parent?.append(made);
    return made;
  }

  function element(name, text, className = "") {
    const made = document.createElement(name);
    made.textContent = text;
    if (className) made.className = className;
    return made;
  }

  const image = figure.querySelector("img");
  const layer = drawn("svg", { class: "layer", viewBox: map.box, tabindex: "0", role: "application" });
  layer.setAttribute("aria-label", image.alt);
  const grounds = drawn("g", { class: "grounds" }, layer);
  const numbers = drawn("g", { class: "numbers" }, layer);
  const rings = drawn("g", { class: "rings" }, layer);
  const pointer = drawn("polygon", { class: "pointer", visibility: "hidden" }, layer);
  const areas = drawn("g", { class: "areas" }, layer);
  const placed = (cell) => ({ points: map.shapes[cell.shape], transform: `translate(${cell.x} ${cell.y})` });
  for (const cell of cells) drawn("polygon", { ...placed(cell), "data-number": cell.number }, areas);
  image.after(layer);

  // What is told of a cell.
  let at = null;
  let isPinned = false;

  function lines(cell) {
    const found = [];
    for (const option of choice.options) {
      const said = map.overlays[option.value]?.texts[cell.number];
      if (said && (option.selected || "told" in option.dataset)) found.push(`${option.textContent}: ${said}`);
    }
    return found;
  }

  function tell(cell) {
    at = cell;
    if (!cell) {
      pointer.setAttribute("visibility", "hidden");
      told.replaceChildren(help);
      return;
    }
    for (const [key, value] of Object.entries(placed(cell))) pointer.setAttribute(key, value);
    pointer.setAttribute("visibility", "visible");
    const list = document.createElement("ul");
    for (const each of lines(cell)) list.append(element("li", each));
    told.replaceChildren(element("strong", cell.label), " ", element("span", texts[cell.text]), list);
  }

  const pointed = (event) => {
    const number = event.target.dataset?.number;
    return number === undefined ? null : cells[Number(number)];
  };
  areas.addEventListener("pointerover", (event) => { if (!isPinned && event.pointerType !== "touch") tell(pointed(event)); });
  layer.addEventListener("pointerleave", (event) => { if (!isPinned && event.pointerType !== "touch") tell(null); });
  areas.addEventListener("click", (event) => {
    const cell = pointed(event);
    isPinned = !(isPinned && cell === at);
    tell(cell);
  });

  // The arrow keys go to the nearest cell on that side.
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  function next(from, [dx, dy]) {
    let best = null;
    let least = Infinity;
    for (const cell of cells) {
      const x = cell.x - from.x;
      const y = cell.y - from.y;
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (ahead <= 1 || aside > ahead * 1.8) continue;
      const cost = ahead + 2 * aside;
      if (cost < least) [best, least] = [cell, cost];
    }
    return best;
  }

  layer.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      isPinned = false;
      tell(null);
    } else if (WAYS[event.key] && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      isPinned = true;
      tell(at ? next(at, WAYS[event.key]) ?? at : cells[map.landmarks[0]?.[0] ?? 0]);
    }
  });

  // Overlays.
  function showOverlay() {
    const overlay = map.overlays[choice.value];
    grounds.replaceChildren();
    numbers.replaceChildren();
    figure.classList.toggle("overlaid", Boolean(overlay));
    if (overlay) {
      const prefix = overlay.around ? "around" : "shade";
      for (const cell of cells) {
        const step = overlay.levels[cell.number];
        const said = overlay.texts[cell.number];
        if (step >= 0) drawn("polygon", { ...placed(cell), class: `${prefix}-${step}` }, grounds);
        if (said) {
          const is = step >= 0;
          const text = drawn("text", { x: cell.x, y: cell.y + (is ? 22 : 78), class: is ? `${prefix}-${step}` : "beside" }, numbers);
          text.textContent = said;
        }
      }
      for (const number of overlay.outlined) drawn("polygon", { ...placed(cells[number]), class: "outlined" }, grounds);
    }
    showLegend(overlay);
    tell(at);
  }

  function swatch(className) {
    return element("i", "", `swatch ${className}`);
  }

  function showLegend(overlay) {
    const said = overlay ? JSON.parse(choice.selectedOptions[0].dataset.legend) : {};
    const prefix = overlay?.around ? "around" : "shade";
    const parts = [];
    if (said.none) parts.push(said.none);
    (said.categories ?? []).forEach((each, number) => parts.push(swatch(`shade-${65 + (number % 8)}`), element("span", each)));
    if (said.weak) {
      parts.push(element("span", said.weak));
      for (let step = 0; step <= 64; step += 8) parts.push(swatch(`${prefix}-${step}`));
      parts.push(element("span", said.strong));
    }
    legend.replaceChildren(...parts);
    legend.hidden = parts.length === 0;
  }

  function showLandmarks() {
    rings.replaceChildren();
    const chosen = [...tools.querySelectorAll("[name=landmark]:checked")];
    figure.classList.toggle("searched", chosen.length > 0);
    for (const each of chosen)
      for (const number of map.landmarks[Number(each.value)]) drawn("polygon", placed(cells[number]), rings);
  }

  tools.addEventListener("input", () => { showOverlay(); showLandmarks(); });
  tools.addEventListener("submit", (event) => event.preventDefault());
  tools.hidden = false;
  told.hidden = false;
  showOverlay();
  showLandmarks();

  const copy = document.querySelector(".copy");
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(document.querySelector(".code").textContent);
      copy.classList.add("done");
    });
  }
})();
