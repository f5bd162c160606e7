import { firstKnown, type Language, speak } from '../values/language.ts';

const KEY = 'console.language';

/** Speaks the language that was chosen in this browser, else the first of the browser's own that there is. */
export function speakChosen(): void {
  const language = firstKnown([localStorage.getItem(KEY) ?? '', ...navigator.languages]);
  speak(language);
  document.documentElement.lang = language;
}

/** Loads the page again: every text and figure of it is of one language. */
export function choose(language: Language): void {
  localStorage.setItem(KEY, language);
  location.reload();
}
