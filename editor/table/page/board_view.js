/** The shared board in the middle of the table: what everybody knows, and how to join. */

import { button, make } from "./elements.js";
import { seatItem, languageChoice } from "./lobby_view.js";
import { MapView } from "./map_view.js";
import { standing } from "./seat_view.js";
import { say } from "./texts.js";

export class BoardView {
  constructor(table) {
    this.table = table;
    this.map = new MapView(table.code, () => {});
    this.question = make("h1", { class: "question", "aria-live": "polite" });
    this.round = make("p", { class: "round" });
    this.side = make("aside", { class: "side" });
    this.element = make("main", { class: "board-view" }, make("header", { class: "top" }, make("div", {}, this.question, this.round)), this.map.element, this.side);
  }

  render() {
    const { desk, lobby, log } = this.table;
    if (!desk || !lobby?.has_begun) return this.element.replaceChildren(this.waiting());
    if (!this.map.element.isConnected || this.map.element.parentNode !== this.element) {
      this.element.replaceChildren(make("header", { class: "top" }, make("div", {}, this.question, this.round)), this.map.element, this.side);
    }
    this.question.textContent = desk.result ? desk.result.text : desk.question;
    this.round.textContent = [lobby.map, say("round", { number: desk.round })].join(" · ");
    this.map.label(desk.document.name);
    this.map.render(desk, [], [], []);
    this.map.load(desk.drawing);
    this.side.replaceChildren(
      make("ul", { class: "standings" }, desk.standings.map((each) => standing(each))),
      ...desk.about_table.map((each) => make("p", { class: "faint" }, each)),
      make("h2", {}, say("log")),
      make("ol", { class: "log", tabindex: "0", "aria-label": say("log") }, log.slice(-60).map((each) => make("li", { class: each.is_heading ? "heading" : "" }, each.text)).reverse()),
      ...lobby.notices.map((each) => make("p", { class: "problem" }, each)),
      this.hosting(),
    );
  }

  /** Return how to join, before the game. */
  waiting() {
    const { lobby, code } = this.table;
    return make("div", { class: "lobby" },
      make("h1", {}, lobby.map),
      make("div", { class: "invitation" },
        make("img", { src: `/${code}/qr.svg`, alt: say("join_here"), class: "qr" }),
        make("div", {}, make("p", {}, say("join_here")), make("p", { class: "address" }, lobby.address), make("p", { class: "big-code" }, code))),
      make("ul", { class: "seats" }, lobby.seats.map((each) => seatItem(each, null, null))),
      this.table.isHost ? [button(say("begin"), () => this.table.send({ do: "begin" }), { class: "main" }), make("p", { class: "faint" }, say("begin_help"))] : null,
      languageChoice((wanted) => this.table.speak(wanted)));
  }

  /** Return what the host can do during the game: free the seat of somebody who has lost their key. */
  hosting() {
    const { lobby, isHost } = this.table;
    if (!isHost) return make("p", { class: "faint" }, lobby.address);
    return make("details", { open: this.isOpen, ontoggle: (event) => { this.isOpen = event.target.open; } }, make("summary", {}, say("players")),
      make("ul", { class: "seats" }, lobby.seats.map((each) => make("li", {},
        make("div", {}, make("strong", {}, say("seat", { number: each.seat + 1 })), make("span", {}, each.name || (each.can_sit ? say("free") : say("bot", { level: each.bot })))),
        each.can_sit ? null : button(say("free_seat"), () => this.table.send({ do: "free", seat: each.seat }), { class: "quiet" })))),
      make("p", { class: "address" }, lobby.address),
      languageChoice((wanted) => this.table.speak(wanted)));
  }
}
