import { firstKnown, type Language, speak } from '../values/language.ts';

const KEY = 'console.language';
const IN_ENGLISH = /^(?:\/console)?\/(?:operations|developer)(?:\/|$)/;

/** What was chosen in this browser, else the first of the browser's own languages that there is. */
export const chosenLanguage = (): Language => firstKnown([localStorage.getItem(KEY) ?? '', ...navigator.languages]);

/** The chosen one; the pages of operators and developers are in English as a whole, with their frame and their figures. */
export const languageAt = (path: string): Language => (IN_ENGLISH.test(path) ? 'en' : chosenLanguage());

export function speakChosen(): void {
  const language = languageAt(location.pathname);
  speak(language);
  document.documentElement.lang = language;
}

/** Loads the page again: every text and figure of it is of one language. */
export function choose(language: Language): void {
  localStorage.setItem(KEY, language);
  location.reload();
}
