/** The languages of the console; each text exists in all of them, and English is the source. */
export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How numbers, dates and money are written. English dates name the month, so that nobody mistakes it for the day. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

let current: Language = 'en';

/** Set once, before anything is shown: another language is another visit. */
export const speak = (language: Language): void => {
  current = language;
};

export const language = (): Language => current;

/** For `Intl`. */
export const locale = (): string => LOCALES[current];

/** The first wanted one that there is: `de-AT` wants German. English if there is none. */
export function firstKnown(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((one) => one === tag.toLowerCase().split('-')[0]);
    if (known !== undefined) return known;
  }
  return 'en';
}
