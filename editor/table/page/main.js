/** The page of a guest: finds the table, keeps the state of it, and shows what there is to be seen. */

import { BoardView } from "./board_view.js";
import { Connection } from "./connection.js";
import { button, make } from "./elements.js";
import { codePage, lobbyPage } from "./lobby_view.js";
import { SeatView } from "./seat_view.js";
import { firstLanguage, language, say, speak } from "./texts.js";

const SHOWN = 6000;
const app = document.getElementById("app");
const toast = document.getElementById("toast");

class Table {
  constructor(code, isBoard) {
    this.code = code;
    this.isBoard = isBoard;
    this.line = new Connection(code, isBoard, () => language, (message) => this.hear(message), (isOpen) => this.changed(isOpen));
    this.seat = null;
    this.isHost = false;
    this.lobby = null;
    this.forget();
  }

  forget() {
    this.desk = null;
    this.edition = 0;
    delete document.body.dataset.edition;
    this.log = [];
    this.view = null;
  }

  send(message) { this.line.send(message); }

  /** Send a decision; nothing else is decided until it is answered. */
  decide(message) {
    document.body.dataset.busy = "";
    this.send({ ...message, edition: this.edition });
  }

  nameOf(seat) { return this.lobby?.seats[seat]?.name ?? ""; }

  hear(message) {
    const act = {
      welcome: () => { this.seat = message.seat; this.isHost = message.is_host; this.forget(); this.ended = null; },
      lobby: () => { this.lobby = message; },
      key: () => { this.line.keep(message.key); this.seat = message.seat; },
      "old-key": () => { this.line.keep(""); this.toast(message.text); },
      desk: () => this.news(message),
      refused: () => this.toast(message.text),
      why: () => this.toast(message.text),
      elsewhere: () => { this.ended = message.text; },
      gone: () => { this.gone = message.text; },
    }[message.tell];
    if (["desk", "refused", "welcome"].includes(message.tell)) delete document.body.dataset.busy;
    act?.();
    this.render();
  }

  news({ edition, desk, log }) {
    this.edition = edition;
    this.desk = { ...this.desk, ...desk };
    if (log) this.log = [...this.log.slice(0, log.from), ...log.lines];
    document.body.dataset.edition = edition;
    if (this.view?.renewed) this.view.renewed();
  }

  changed(isOpen) {
    document.body.classList.toggle("lost", !isOpen);
    if (!isOpen) this.toast(say("lost"));
    else toast.textContent = "";
  }

  toast(text) {
    toast.textContent = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { toast.textContent = ""; }, SHOWN);
  }

  async speak(wanted) {
    await speak(wanted, true);
    this.send({ do: "language", language: wanted });
    this.view?.sheets?.close();
    this.render();
  }

  render() {
    document.title = `${this.lobby?.map ?? say("title")} · Hullwright`;
    if (this.gone) return app.replaceChildren(codePage((wanted) => this.speak(wanted), this.gone));
    if (this.ended) return app.replaceChildren(make("main", { class: "lobby" }, make("p", { role: "alert" }, this.ended), button(say("reconnect"), () => this.line.open(), { class: "main" })));
    if (!this.lobby) return app.replaceChildren(make("p", { class: "lobby", role: "status" }, say("connecting")));
    if (this.isBoard) return this.shown(BoardView);
    if (this.seat !== null && this.lobby.has_begun && this.desk) return this.shown(SeatView);
    const focused = document.activeElement?.id;
    app.replaceChildren(lobbyPage(this, (wanted) => this.speak(wanted)));
    if (focused) document.getElementById(focused)?.focus();
  }

  shown(View) {
    this.view ??= new View(this);
    if (this.view.element.parentNode !== app) app.replaceChildren(this.view.element);
    this.view.render();
  }
}

/** Keep the host's key, which stands behind the address of the board, and take it out of sight. */
function takeHostKey(table) {
  const key = location.hash.slice(1);
  if (!key) return;
  table.line.keep(key);
  history.replaceState(null, "", location.pathname);
}

await speak(firstLanguage());
const [code, part] = decodeURIComponent(location.pathname).split("/").filter(Boolean);
if (code) {
  const table = new Table(code.toUpperCase(), part === "board");
  if (table.isBoard) takeHostKey(table);
  table.render();
  table.line.open();
} else {
  const again = async (wanted) => { await speak(wanted, true); show(); };
  const show = () => app.replaceChildren(codePage(again));
  show();
}
