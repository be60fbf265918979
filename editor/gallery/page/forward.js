// Leads on to the reader's language; without scripts, the page lists all of them.
"use strict";
(() => {
  const offered = [...document.querySelectorAll(".languages a")];
  const wanted = (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2).toLowerCase());
  const found = wanted.map((each) => offered.find((link) => link.lang === each)).find(Boolean) ?? offered[0];
  location.replace(found.href);
})();
