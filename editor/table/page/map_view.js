/** The map: the server's drawing, what stands on it, and what may be pointed at; pinch, drag, wheel and keys. */

import { button, draw, make, refill } from "./elements.js";
import { language, say } from "./texts.js";
import { same } from "./offers.js";

const CLOSEST = 12;
const STILL = 8;
const KEY_STEP = 0.15;
const THUMB = 34;

export class MapView {
  /** @param {(target: object) => void} point what to do when something is pointed at */
  constructor(code, point) {
    this.code = code;
    this.point = point;
    this.cells = new Map();
    this.pointers = new Map();
    this.frame = make("div", { class: "map", tabindex: "0", role: "group", onkeydown: (event) => this.key(event) });
    this.tools = make("div", { class: "map-tools" });
    this.element = make("div", { class: "map-frame" }, this.frame, this.tools);
    this.frame.addEventListener("pointerdown", (event) => this.down(event));
    this.frame.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) this.frame.addEventListener(name, (event) => this.up(event));
    this.frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true);
    new ResizeObserver(() => this.show()).observe(this.frame);
  }

  /** Say everything in the guest's language. */
  label(name) {
    this.frame.setAttribute("aria-label", `${say("map")}: ${name}`);
    this.tools.replaceChildren(
      button("+", () => this.zoom(1.5), { "aria-label": say("zoom_in") }),
      button("−", () => this.zoom(1 / 1.5), { "aria-label": say("zoom_out") }),
      button("⤢", () => this.fit(), { "aria-label": say("fit") }),
    );
  }

  /** Show the drawing of a state of the map; it is fetched once, and kept by the browser. */
  async load(token) {
    const wanted = `${language}/${token}`;
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    this.frame.setAttribute("aria-busy", "true");
    const drawing = await fetched(`/${this.code}/drawing/${wanted}.svg`);
    if (this.loaded !== wanted) return;
    this.frame.removeAttribute("aria-busy");
    if (!drawing) { this.loaded = ""; return; }
    this.svg = document.importNode(drawing.documentElement, true);
    for (const name of ["width", "height", "role"]) this.svg.removeAttribute(name);
    const box = this.svg.viewBox.baseVal;
    const base = this.base;
    this.base = { x: box.x, y: box.y, w: box.width, h: box.height };
    this.cells.clear();
    for (const each of this.svg.querySelectorAll("[data-cell]")) {
      this.cells.set(each.dataset.cell, cell(each.dataset.x, each.dataset.y, each.getAttribute("points")));
      each.addEventListener("click", () => this.point({ sort: "space", name: each.dataset.cell }));
    }
    this.overlay = draw("g", { class: "overlay" });
    this.svg.append(this.overlay);
    if (this.latest) this.render(...this.latest);
    refill(this.frame, this.svg);
    if (!base || JSON.stringify(base) !== JSON.stringify(this.base)) this.begin();
    else this.show();
  }

  /** Draw what stands on the map, and what may be pointed at. */
  render(desk, targets, path, choices) {
    this.latest = [desk, targets, path, choices];
    if (!this.overlay) return;
    for (const [name, spot] of Object.entries(desk.beside ?? {})) {
      if (!this.cells.has(name)) this.cells.set(name, cell(spot.x, spot.y, spot.points));
    }
    const lit = targets.filter((each) => each.sort === "space" && this.cells.has(each.name));
    const chosen = path.filter((each) => each.sort === "space" && this.cells.has(each.name));
    refill(
      this.overlay,
      ...desk.marks.map((each) => this.mark(each)).filter(Boolean),
      ...lit.map((each) => this.lit(each, spoken(each, path, choices))),
      ...chosen.map((each) => draw("polygon", { class: "chosen", points: this.cells.get(each.name).points })),
      ...this.pieces(desk.pieces, targets, path, choices),
    );
  }

  lit(target, words) {
    return draw("polygon", {
      class: "lit", points: this.cells.get(target.name).points, ...this.targetAttributes(target, words),
    });
  }

  targetAttributes(target, words) {
    return {
      tabindex: "0", role: "button", "aria-label": words, "data-target": `${target.sort} ${target.name}`,
      onclick: (event) => { event.stopPropagation(); this.point(target); },
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault(); event.stopPropagation(); this.point(target);
      },
    };
  }

  mark(mark) {
    const at = this.cells.get(mark.space);
    if (!at) return null;
    const size = at.size * 0.8;
    const owner = mark.player === null ? "" : `player-${mark.player + 1}`;
    const words = [mark.title ?? say(mark.sort), mark.player === null ? "" : mark.player + 1].join(" ");
    const shapes = {
      attack: () => draw("path", { d: `M${-size},${-size}L${size},${size}M${-size},${size}L${size},${-size}` }),
      closed: () => draw("path", { d: `M${-size},${-size}L${size},${size}M${-size},${size}L${size},${-size}` }),
      sealed: () => draw("path", { d: `M${-size},0H${size}` }),
    };
    return draw("g", {
      class: `mark ${mark.sort} age-${Math.min(mark.age, 3)} ${owner}`, transform: `translate(${at.x} ${at.y})`,
      role: "img", "aria-label": `${words}: ${mark.space}`,
    }, (shapes[mark.sort] ?? (() => draw("circle", { r: size })))());
  }

  /** Return the pieces, those in one space beside each other. */
  pieces(pieces, targets, path, choices) {
    const bySpace = new Map();
    for (const each of pieces) {
      if (!this.cells.has(each.space)) continue;
      const key = each.spot ? `${each.space} ${each.spot}` : each.space;
      bySpace.set(key, [...(bySpace.get(key) ?? []), each]);
    }
    return [...bySpace.values()].flatMap((group) => {
      const shown = group.filter((each) => !each.is_drawn);
      const drawn = group.filter((each) => each.is_drawn).map((each) => this.piece(each, 0, 1, targets, path, choices));
      return [...drawn, ...shown.map((each, place) => this.piece(each, place, shown.length, targets, path, choices))];
    });
  }

  piece(piece, place, count, targets, path, choices) {
    const at = this.cells.get(piece.space);
    const small = piece.spot ? 0.3 : 1;
    const across = Math.ceil(Math.sqrt(count));
    const radius = (at.size * small * (count > 1 ? 0.95 : 0.62)) / across;
    const column = place % across - (across - 1) / 2;
    const row = Math.floor(place / across) - (Math.ceil(count / across) - 1) / 2;
    const x = at.x + (piece.spot ? (piece.spot[0] - 0.5) * at.width : 0) + column * 2 * radius;
    const y = at.y + (piece.spot ? (piece.spot[1] - 0.5) * at.height : 0) + row * 2 * radius;
    const target = { sort: "piece", name: piece.id };
    const isLit = targets.some((each) => same(each, target));
    const isChosen = path.some((each) => same(each, target));
    const owner = piece.owner === null ? "nobody" : `player-${piece.owner + 1}`;
    const words = [piece.title, piece.about, piece.space].filter(Boolean).join(", ");
    const turn = { N: 0, E: 90, S: 180, W: 270 }[piece.facing];
    const own = isLit ? this.targetAttributes(target, spoken(target, path, choices) ?? words) : { role: "img", "aria-label": words };
    return draw("g", {
      class: `piece ${owner} ${piece.is_own ? "own" : ""} ${isLit ? "lit-piece" : ""} ${isChosen ? "chosen-piece" : ""} ${piece.is_drawn ? "drawn" : ""}`,
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, ...own,
    },
      turn === undefined ? null : draw("path", {
        class: "facing", transform: `rotate(${turn})`,
        d: `M${-radius * 0.7},${-radius * 0.9}L0,${-radius * 1.7}L${radius * 0.7},${-radius * 0.9}Z`,
      }),
      draw("circle", { r: (radius * 0.88).toFixed(1) }),
      piece.is_drawn ? null : draw("text", { "font-size": (radius * 1.15).toFixed(1), y: (radius * 0.4).toFixed(1) }, piece.letter),
      draw("title", {}, words),
    );
  }

  // -- looking about ------------------------------------------------------------------------------

  /** Show all of the map, or as much around the own pieces that a thumb can choose between cells. */
  begin() {
    this.fit();
    const [first] = this.cells.values();
    if (!first || !this.frame.clientWidth) return;
    const own = this.latest?.[0].pieces.find((each) => each.is_own && this.cells.has(each.space));
    const side = (2 * first.size) / this.scale().unit;
    if (side < THUMB) this.zoom(THUMB / side);
    if (own && side < THUMB) {
      const { x, y } = this.cells.get(own.space);
      this.view.x = Math.min(Math.max(x - this.view.w / 2, this.base.x), this.base.x + this.base.w - this.view.w);
      this.view.y = Math.min(Math.max(y - this.view.h / 2, this.base.y), this.base.y + this.base.h - this.view.h);
      this.show();
    }
  }

  fit() {
    this.view = { ...this.base };
    this.show();
  }

  show() {
    if (!this.svg || !this.view) return;
    const { x, y, w, h } = this.view;
    this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
  }

  /** Return how many units of the drawing one pixel is, and the unit in the upper left corner. */
  scale() {
    const { width, height } = this.frame.getBoundingClientRect();
    const unit = Math.max(this.view.w / width, this.view.h / height);
    return { unit, x: this.view.x - (width * unit - this.view.w) / 2, y: this.view.y - (height * unit - this.view.h) / 2 };
  }

  zoom(factor, at = null) {
    if (!this.view) return;
    const most = this.base.w / this.view.w;
    const by = Math.min(Math.max(factor, 1 / Math.max(most, 1)), CLOSEST / most);
    const { x, y, w, h } = this.view;
    const point = at ?? { x: x + w / 2, y: y + h / 2 };
    this.view = { x: point.x - (point.x - x) / by, y: point.y - (point.y - y) / by, w: w / by, h: h / by };
    this.keepInside();
  }

  keepInside() {
    const { base, view } = this;
    view.x = Math.min(Math.max(view.x, base.x - view.w / 2), base.x + base.w - view.w / 2);
    view.y = Math.min(Math.max(view.y, base.y - view.h / 2), base.y + base.h - view.h / 2);
    this.show();
  }

  place(event) {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  down(event) {
    this.pointers.set(event.pointerId, this.place(event));
    if (this.pointers.size === 1) { this.dragged = false; this.start = this.place(event); }
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before || !this.view) return;
    const now = this.place(event);
    if (!this.dragged && this.pointers.size === 1 && Math.hypot(now.x - this.start.x, now.y - this.start.y) < STILL) return;
    if (!this.dragged) this.frame.setPointerCapture?.(event.pointerId);
    this.dragged = true;
    const { unit } = this.scale();
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
    this.pointers.set(event.pointerId, now);
    if (others.length) return this.pinch(before, now, others[0]);
    this.view.x -= (now.x - before.x) * unit;
    this.view.y -= (now.y - before.y) * unit;
    this.keepInside();
  }

  pinch(before, now, other) {
    const far = (a, b) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
    const { unit, x, y } = this.scale();
    const middle = { x: x + ((now.x + other.x) / 2) * unit, y: y + ((now.y + other.y) / 2) * unit };
    this.zoom(far(now, other) / far(before, other), middle);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
  }

  wheel(event) {
    if (!this.view) return;
    event.preventDefault();
    const { unit, x, y } = this.scale();
    const at = this.place(event);
    this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, { x: x + at.x * unit, y: y + at.y * unit });
  }

  key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (!this.view) return;
    if (event.key === "+" || event.key === "=") this.zoom(1.5);
    else if (event.key === "-") this.zoom(1 / 1.5);
    else if (event.key === "0") this.fit();
    else if (steps[event.key]) {
      this.view.x += steps[event.key][0] * this.view.w * KEY_STEP;
      this.view.y += steps[event.key][1] * this.view.h * KEY_STEP;
      this.keepInside();
    } else return;
    event.preventDefault();
  }
}

/** Return what choosing a target comes to, if that is certain; else what it is called. */
function spoken(target, path, choices) {
  const left = choices.filter((each) => each.path[path.length] && same(each.path[path.length], target));
  return left.length === 1 ? left[0].text : target.title ?? target.name;
}

function cell(x, y, points) {
  const corners = points.split(" ").map((each) => each.split(",").map(Number));
  const across = corners.map(([each]) => each);
  const down = corners.map(([, each]) => each);
  const width = Math.max(...across) - Math.min(...across);
  const height = Math.max(...down) - Math.min(...down);
  return { x: Number(x), y: Number(y), points, width, height, size: Math.min(width, height) / 2 };
}

/** Return a drawing from the server as a document; nothing of it is ever read as a page. */
function fetched(address) {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.onload = () => done(request.status === 200 ? request.responseXML : null);
    request.onerror = () => done(null);
    request.send();
  });
}
