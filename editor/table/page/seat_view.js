/** A seat: whose turn, the map, at most three big buttons, the hand as cards, and secrets that are covered. */

import { button, make, refill } from "./elements.js";
import { MapView } from "./map_view.js";
import { offered, same } from "./offers.js";
import { Sheets } from "./sheets.js";
import { language, languages, say } from "./texts.js";

const MOST_BUTTONS = 3;
const HELD = 300;
const OPEN_FOR = 30000;

export class SeatView {
  constructor(table) {
    this.table = table;
    this.path = [];
    this.isHeld = false;
    this.isOpen = false;
    this.picked = "";
    this.map = new MapView(table.code, (target) => this.pointed(target));
    this.sheets = new Sheets();
    this.question = make("h1", { class: "question", "aria-live": "polite" });
    this.round = make("p", { class: "round" });
    this.news = make("div", { class: "news", role: "log" });
    this.buttons = make("div", { class: "buttons" });
    this.hint = make("p", { class: "hint" });
    this.bar = make("div", { class: "bar" });
    this.element = make("main", { class: "seat-view" },
      make("header", { class: "top" }, make("div", {}, this.question, this.round), this.menu = button("☰", () => this.openMenu())),
      this.map.element,
      make("footer", { class: "dock" }, this.news, this.hint, this.buttons, this.bar),
      this.sheets.element,
    );
    this.look = button("", null, { class: "look" });
    this.look.addEventListener("pointerdown", (event) => this.press(event));
    for (const name of ["pointerup", "pointercancel"]) this.look.addEventListener(name, (event) => this.release(event));
    this.look.addEventListener("contextmenu", (event) => event.preventDefault());
    this.look.addEventListener("click", (event) => event.detail === 0 && this.toggle());
    this.hand = button("", () => this.openHand(), { class: "hand" });
    this.log = button("", () => this.openLog(), { class: "log-button" });
    document.addEventListener("visibilitychange", () => document.hidden && this.cover());
  }

  // -- secrets -----------------------------------------------------------------------------------

  get desk() { return this.table.desk; }

  get hasSecrets() { return !this.desk.has_open_hands && !this.desk.result; }

  get isCovered() { return this.hasSecrets && !this.isHeld && !this.isOpen; }

  /** Whether what can be done gives away where the player is. */
  get isHiddenPlace() { return this.desk.secret_pieces.length > 0; }

  /** The pieces that may be seen now. */
  get pieces() {
    const { pieces, secret_pieces: hidden, secret_words: words } = this.desk;
    if (!this.isCovered) return pieces;
    return pieces.filter((each) => !hidden.includes(each.id)).map((each) => (words.includes(each.id) ? { ...each, about: null } : each));
  }

  press(event) {
    event.preventDefault();
    this.look.setPointerCapture(event.pointerId);
    this.pressed = performance.now();
    this.isHeld = true;
    this.render();
  }

  release() {
    if (!this.isHeld) return;
    this.isHeld = false;
    if (performance.now() - this.pressed < HELD) this.toggle();
    else this.render();
  }

  toggle() {
    this.keepOpen(!this.isOpen);
    this.render();
  }

  /** Leave secrets open for a while, or cover them. */
  keepOpen(isOpen) {
    this.isOpen = isOpen;
    clearTimeout(this.timer);
    if (isOpen) this.timer = setTimeout(() => this.cover(), OPEN_FOR);
  }

  cover() {
    this.keepOpen(false);
    this.isHeld = false;
    if (this.desk) this.render();
  }

  // -- deciding ----------------------------------------------------------------------------------

  /** Forget what was pointed at: the desk is another one. */
  renewed() {
    const { choices } = this.desk;
    if (!offered(choices, this.path).choices.length || !this.desk.is_asked) this.path = [];
    if (this.picked && !this.desk.hand.some((each) => each.id === this.picked)) this.picked = "";
    this.render();
  }

  get choices() {
    const { choices } = this.desk;
    if (!this.isCovered) return choices;
    return this.isHiddenPlace ? [] : choices.filter((each) => !each.path.some((target) => target.sort === "card"));
  }

  pointed(target) {
    const { targets, choice } = offered(this.choices, this.path);
    if (choice && same(target, this.path.at(-1))) return this.act(choice);
    if (targets.some((each) => same(each, target))) return this.go(target);
    const other = this.path.slice(0, -1);
    if (this.path.length && offered(this.choices, other).targets.some((each) => same(each, target))) {
      this.path = other;
      return this.go(target);
    }
    if (this.isCovered && this.desk.is_asked) return this.table.toast(say("covered_map"));
    if (this.desk.is_asked) this.table.send({ do: "why", path: [...this.path, target].map(({ sort, name }) => ({ sort, name })) });
  }

  go(target) {
    this.path = [...this.path, target];
    const { choice } = offered(this.choices, this.path);
    if (choice && target.sort === "button") return this.act(choice);
    if (this.sheets.name === "hand") this.sheets.close();
    this.render();
  }

  back() {
    this.path = this.path.slice(0, -1);
    this.render();
  }

  act(choice) {
    this.path = [];
    this.picked = "";
    this.keepOpen(false);
    this.sheets.close();
    this.table.decide({ do: "act", action: choice.action });
    this.render();
  }

  // -- drawing -----------------------------------------------------------------------------------

  render() {
    const { desk } = this;
    if (!desk) return;
    const choices = this.choices;
    const { targets, choice } = offered(choices, this.path);
    this.question.textContent = desk.result ? desk.result.text : desk.question;
    this.element.classList.toggle("asked", desk.is_asked);
    this.round.textContent = [
      say("round", { number: desk.round }), this.table.nameOf(this.table.seat),
      desk.points === null ? "" : say("points", { number: desk.points }),
    ].filter(Boolean).join(" · ");
    this.menu.setAttribute("aria-label", say("menu"));
    this.news.replaceChildren(...desk.news.map((each) => make("p", {}, each)));
    this.map.label(desk.document.name);
    this.map.render({ ...desk, pieces: this.pieces }, targets, this.path, choices);
    this.map.load(desk.drawing);
    this.renderButtons(targets, choice);
    this.renderBar(targets);
    this.renew();
  }

  renderButtons(targets, choice) {
    const found = [];
    if (choice) found.push(button(choice.text, () => this.act(choice), { class: "main" }));
    for (const each of targets) {
      if (each.sort === "button") found.push(button(each.title ?? each.name, () => this.go(each), { "data-target": `button ${each.name}` }));
      if (each.sort === "player") found.push(button(this.playerName(each), () => this.go(each), { "data-target": `player ${each.name}` }));
    }
    const quiet = this.quietButton();
    const room = MOST_BUTTONS - (quiet ? 1 : 0);
    const isListed = this.desk.is_asked && this.choices.length > 1 && !choice && found.length !== room;
    const list = isListed ? button(say("more"), () => this.openChoices(), { class: "quiet more" }) : null;
    refill(this.buttons, ...[...found.slice(0, list ? room - 1 : room), list, quiet].filter(Boolean));
    this.hint.textContent = this.hinted();
    this.hint.hidden = !this.hint.textContent;
  }

  quietButton() {
    if (this.path.length) return button(say("cancel"), () => this.back(), { class: "quiet back" });
    if (this.desk.can_undo && !this.isCovered) return button(say("undo"), () => this.undo(), { class: "quiet" });
    return null;
  }

  hinted() {
    if (this.path.length) return say("chosen", { what: this.path.map((each) => this.titleOf(each)).join(" → ") });
    if (this.desk.is_asked && this.isCovered && this.choices.length < this.desk.choices.length) return say("look_help");
    return "";
  }

  renderBar(targets) {
    const count = this.desk.hand.reduce((sum, each) => sum + each.count, 0);
    this.hand.textContent = say("hand_count", { number: count });
    this.hand.classList.toggle("lit", targets.some((each) => each.sort === "card"));
    this.log.textContent = say("log");
    this.look.textContent = this.isOpen ? say("hide") : say("look");
    this.look.setAttribute("aria-pressed", String(!this.isCovered));
    this.look.title = say("look_help");
    const shown = [this.hasSecrets ? this.look : null, this.hand, this.log].filter(Boolean);
    if (shown.length !== this.bar.children.length || shown.some((each, place) => this.bar.children[place] !== each)) this.bar.replaceChildren(...shown);
  }

  /** Bring the sheet that is open up to date. */
  renew() {
    const open = { hand: () => this.openHand(), log: () => this.openLog(), choices: () => this.openChoices(), menu: () => this.openMenu() }[this.sheets.name];
    if (open) open();
  }

  playerName(target) {
    const found = this.desk.standings.find((each) => String(each.seat) === target.name);
    return found ? found.name : target.name;
  }

  titleOf(target) {
    const from = {
      piece: () => this.desk.pieces.find((each) => each.id === target.name)?.title,
      card: () => this.isCovered ? say("covered") : this.desk.hand.find((each) => each.id === target.name)?.title,
      player: () => this.playerName(target),
    }[target.sort];
    return from?.() ?? target.title ?? target.name;
  }

  undo() {
    this.table.decide({ do: "undo" });
  }

  // -- sheets ------------------------------------------------------------------------------------

  openHand() {
    const { targets } = offered(this.desk.choices, this.path);
    const cards = this.desk.hand.map((card, place) => this.card(card, place, targets));
    const facts = this.isCovered ? [make("p", { class: "cover" }, say("covered"))] : this.desk.about_you.map((each) => make("p", {}, each));
    const use = targets.some((each) => each.sort === "card" && each.name === this.picked)
      ? button(say("use_card"), () => this.useCard(), { class: "main use" }) : null;
    this.sheets.open("hand", say("hand"), ...facts, make("ul", { class: "cards" }, cards.length ? cards : make("li", {}, say("no_cards"))), use);
  }

  card(card, place, targets) {
    const isLit = targets.some((each) => each.sort === "card" && each.name === card.id);
    const isShown = !this.isCovered || this.peeked === card.id;
    const face = isShown
      ? [make("strong", {}, card.count > 1 ? `${card.title} × ${card.count}` : card.title), card.about ? make("span", {}, card.about) : null]
      : [make("strong", { class: "cover" }, say("card", { number: place + 1 })), make("span", { class: "cover" }, say("look"))];
    const made = make("button", {
      type: "button", class: `card ${isLit ? "lit" : ""} ${this.picked === card.id ? "picked" : ""}`,
      "data-card": card.id, "aria-pressed": String(this.picked === card.id), onclick: () => this.pick(card, isLit),
    }, face);
    made.addEventListener("pointerdown", () => this.peek(card, made));
    made.addEventListener("contextmenu", (event) => event.preventDefault());
    return make("li", {}, made);
  }

  /** Show a card as long as it is held. */
  peek(card, made) {
    if (!this.isCovered) return;
    const timer = setTimeout(() => {
      made.replaceChildren(make("strong", {}, card.title), make("span", {}, card.about ?? ""));
    }, HELD);
    const end = () => {
      clearTimeout(timer);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      setTimeout(() => this.renew());
    };
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  pick(card, isLit) {
    if (!isLit) {
      if (!this.isCovered && this.desk.is_asked) this.table.send({ do: "why", path: [{ sort: "card", name: card.id }] });
      return;
    }
    this.picked = this.picked === card.id ? "" : card.id;
    this.openHand();
  }

  useCard() {
    const target = { sort: "card", name: this.picked };
    this.picked = "";
    if (this.isCovered) this.keepOpen(true);
    this.go(target);
  }

  openChoices() {
    const { choices } = offered(this.choices, this.path);
    this.sheets.open("choices", say("choices"), make("ul", { class: "choices" },
      choices.map((each) => make("li", {}, button(each.text, () => this.act(each))))));
  }

  openLog() {
    const lines = this.isCovered ? [make("li", { class: "cover" }, say("covered"))]
      : this.table.log.map((each) => make("li", { class: each.is_heading ? "heading" : "" }, each.text)).reverse();
    this.sheets.open("log", say("log"), make("ol", { class: "log" }, lines));
  }

  openMenu() {
    this.sheets.open("menu", say("menu"),
      make("label", { class: "field" }, say("language"), make("select", { onchange: (event) => this.table.speak(event.target.value) },
        Object.entries(languages).map(([name, title]) => make("option", { value: name, selected: name === language }, title)))),
      make("h3", {}, say("players")),
      make("ul", { class: "standings" }, this.desk.standings.map((each) => standing(each))),
      make("h3", {}, say("table")),
      ...this.desk.about_table.map((each) => make("p", {}, each)),
      button(say("leave"), () => this.askToLeave(), { class: "quiet" }),
    );
  }

  askToLeave() {
    this.sheets.open("leave", say("leave"), make("p", {}, say("leave_sure")),
      button(say("leave_yes"), () => { this.sheets.close(); this.table.send({ do: "leave" }); }, { class: "main" }),
      button(say("cancel"), () => this.sheets.close(), { class: "quiet" }));
  }
}

/** Return what is known of a player as an item of a list. */
export function standing(player) {
  return make("li", { class: `player-${player.seat + 1} ${player.is_out ? "out" : ""}` },
    make("strong", {}, `${player.seat + 1} · ${player.name}`), make("span", {}, [...player.facts, ...(player.is_out ? [say("out")] : [])].join(" · ")));
}
