// Filters and search: cards that do not fit are hidden. What is asked for stands in the address, so that it can be passed on.
"use strict";
(() => {
  const form = document.querySelector(".filters");
  const cards = [...document.querySelectorAll(".card")];
  const list = document.querySelector(".cards");
  const count = document.querySelector(".count");
  const template = count.textContent;
  const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const wordsOf = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

  const known = cards.map((card) => ({
    card,
    game: card.dataset.game,
    least: Number(card.dataset.least),
    most: Number(card.dataset.most),
    language: card.dataset.language,
    published: Date.parse(card.dataset.published),
    symmetric: "symmetric" in card.dataset,
    small: "small" in card.dataset,
    words: wordsOf(card.dataset.words),
    verdicts: card.dataset.verdicts.split(" ").filter(Boolean).map((row) => {
      const [players, fairness, minutes] = row.split(",");
      return { players: Number(players), fairness, minutes: Number(minutes) };
    }),
  }));
  const newSince = Date.now() - Number(list.dataset.newDays) * 86400000;

  function asked() {
    const said = new FormData(form);
    return {
      words: wordsOf(said.get("text") ?? ""),
      game: said.get("game"),
      players: Number(said.get("players")),
      minutes: Number(said.get("minutes")),
      language: said.get("language"),
      fair: said.has("fair"),
      symmetric: said.has("symmetric"),
      small: said.has("small"),
      new: said.has("new"),
    };
  }

  function fitsVerdict(map, query) {
    if (!query.fair && !query.minutes) return true;
    return map.verdicts.some(
      (row) =>
        (!query.players || row.players === query.players) &&
        (!query.fair || row.fairness === "fair") &&
        (!query.minutes || (row.minutes >= 1 && row.minutes <= query.minutes)),
    );
  }

  function fits(map, query) {
    return (
      (!query.game || map.game === query.game) &&
      (!query.players || (map.least <= query.players && query.players <= map.most)) &&
      (!query.language || map.language === query.language) &&
      (!query.symmetric || map.symmetric) &&
      (!query.small || map.small) &&
      (!query.new || map.published >= newSince) &&
      fitsVerdict(map, query) &&
      query.words.every((word) => map.words.some((each) => each.startsWith(word)))
    );
  }

  function show() {
    const query = asked();
    let shown = 0;
    for (const map of known) {
      const is = fits(map, query);
      map.card.hidden = !is;
      shown += is ? 1 : 0;
    }
    count.textContent = shown === known.length ? template : `${shown} / ${template}`;
    document.querySelector(".nothing").hidden = shown > 0;
  }

  function remember() {
    const said = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    history.replaceState(null, "", `#${said}`);
  }

  function recall() {
    const said = new URLSearchParams(location.hash.slice(1));
    for (const field of form.elements) {
      if (!field.name) continue;
      if (field.type === "checkbox") field.checked = said.has(field.name);
      else field.value = said.get(field.name) ?? "";
      if (field.tagName === "SELECT" && field.selectedIndex < 0) field.selectedIndex = 0;
    }
    show();
  }

  form.addEventListener("input", () => { show(); remember(); });
  form.addEventListener("submit", (event) => event.preventDefault());
  // The fields are empty only after the event.
  form.addEventListener("reset", () => setTimeout(() => { show(); remember(); }));
  addEventListener("hashchange", recall);
  form.hidden = false;
  if (matchMedia("(max-width: 46rem)").matches) form.querySelector("details").open = false;
  recall();
})();
