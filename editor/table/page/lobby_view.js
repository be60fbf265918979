/** Before the game: the code, a name, a seat, and who is there. */

import { button, make } from "./elements.js";
import { language, languages, say } from "./texts.js";

const NAME = "hullwright.name";

/** Return the page on which the code of a table is typed. */
export function codePage(speak, problem = "") {
  const input = make("input", {
    id: "code", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: "12", required: true, "aria-describedby": "code-help",
  });
  const form = make("form", {
    onsubmit: (event) => {
      event.preventDefault();
      location.assign(`/${encodeURIComponent(input.value.trim().toUpperCase())}`);
    },
  },
    make("label", { for: "code" }, say("code")), input, make("p", { id: "code-help", class: "faint" }, say("code_help")),
    make("button", { class: "main" }, say("join")));
  return make("main", { class: "lobby" }, make("h1", {}, say("title")), problem ? make("p", { class: "problem", role: "alert" }, problem) : null, form, languageChoice(speak));
}

/** Return a choice of languages. */
export function languageChoice(speak) {
  return make("label", { class: "field" }, say("language"), make("select", { onchange: (event) => speak(event.target.value) },
    Object.entries(languages).map(([name, title]) => make("option", { value: name, selected: name === language }, title))));
}

/** Return the page on which a seat is chosen, or on which guests wait. */
export function lobbyPage(table, speak) {
  const { lobby, seat } = table;
  const name = make("input", { id: "name", maxlength: "24", autocomplete: "nickname", value: table.typedName ?? localStorage.getItem(NAME) ?? "" });
  name.addEventListener("input", () => { table.typedName = name.value; });
  const sit = (number) => {
    localStorage.setItem(NAME, name.value);
    table.send({ do: "sit", seat: number, name: name.value });
  };
  const canSit = seat === null && lobby.seats.some((each) => each.can_sit);
  return make("main", { class: "lobby" },
    make("h1", {}, lobby.map),
    make("p", { class: "faint" }, seat === null ? say("choose_seat") : say("you_sit", { number: seat + 1 })),
    canSit ? make("label", { class: "field" }, say("name"), name) : null,
    make("ul", { class: "seats" }, lobby.seats.map((each) => seatItem(each, seat, canSit ? sit : null))),
    seat !== null && !lobby.has_begun ? [button(say("begin"), () => table.send({ do: "begin" }), { class: "main" }), make("p", { class: "faint" }, say("begin_help"))] : null,
    seat !== null && !lobby.has_begun ? make("p", { role: "status" }, say("waiting")) : null,
    ...lobby.notices.map((each) => make("p", { class: "problem" }, each)),
    languageChoice(speak));
}

/** Return one seat of a list: who has it, or a button to take it. */
export function seatItem(each, own, sit) {
  const title = say("seat", { number: each.seat + 1 });
  const who = each.name ? (each.is_here ? each.name : `${each.name} (${say("away")})`) : each.can_sit ? say("free") : say("bot", { level: each.bot });
  const body = [make("strong", {}, title), make("span", {}, who)];
  return make("li", { class: `player-${each.seat + 1} ${each.seat === own ? "own" : ""}` },
    sit && each.can_sit ? make("button", { type: "button", onclick: () => sit(each.seat) }, body) : make("div", {}, body));
}
