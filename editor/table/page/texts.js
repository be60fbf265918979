/** Texts in the guest's language, from the server's catalogues. */

let texts = {};
export let languages = {};
export let language = "en";

const KEPT = "hullwright.language";

/** Return the language to begin with: the one that was chosen, or the browser's if we speak it. */
export function firstLanguage() {
  const kept = localStorage.getItem(KEPT);
  if (kept) return kept;
  const spoken = (navigator.languages ?? [navigator.language]).map((each) => each.slice(0, 2));
  return spoken.find((each) => ["en", "es", "pt", "de"].includes(each)) ?? "en";
}

/** Speak a language from now on. */
export async function speak(wanted, isChosen = false) {
  const answer = await fetch(`/page/texts-${wanted}.json`);
  if (!answer.ok) return wanted === "en" ? undefined : speak("en");
  ({ languages, texts } = await answer.json());
  language = wanted;
  document.documentElement.lang = wanted;
  if (isChosen) localStorage.setItem(KEPT, wanted);
}

/** Return a text by its name, its gaps filled. */
export function say(name, gaps = {}) {
  return (texts[name] ?? name).replace(/\{(\w+)\}/g, (gap, each) => gaps[each] ?? gap);
}
