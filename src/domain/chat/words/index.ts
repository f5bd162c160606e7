import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

type Text<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Text<T[K]> };

/** Everything that the chat says in one language, and the phrases of its commands. A text that a language lacks does not compile. `{…}` is filled. */
export type Words = Text<typeof en>;
/** `offer`: what stands before details in English. `examples`: requests that are understood in the language. */
type ForeignWords = Words & Text<Pick<typeof es, 'offer' | 'examples'>>;

const FOREIGN: Readonly<Record<string, ForeignWords>> = { es, pt, de, fr, tr, zh };

/** By the code of the language. */
export const WORDS: Readonly<Record<string, Words>> = { en, ...FOREIGN };

/** Undefined for English and every language without words. */
export const foreignWordsIn = (language: string | undefined): ForeignWords | undefined =>
  language === undefined ? undefined : FOREIGN[language];

export const wordsIn = (language: string | undefined): Words => foreignWordsIn(language) ?? en;

export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** The language of a command, where it is not English. */
export type InLanguage = Readonly<{ language?: string }>;
type Commands = Words['commands'];

/** Patterns of whole messages for the phrases of all languages, English first. `valued` puts the patterns of values into a phrase. */
export const phrasesOf = (
  kind: Exclude<keyof Commands, 'book' | 'reserved'>,
  valued: (phrase: string, commands: Commands) => string,
) =>
  Object.entries(WORDS).flatMap(([language, { commands }]) =>
    commands[kind].map((phrase) => {
      const spoken: InLanguage = language === 'en' ? {} : { language };
      return { pattern: new RegExp(`^(?:${valued(phrase, commands)})$`, 'iu'), spoken };
    }),
  );

const WITH_COMMA: ReadonlySet<string> = new Set(['es', 'pt', 'de', 'fr', 'tr']);

/**
 * A plain decimal as the language writes it: 1.5 is 1,5 in Spanish. Exactly three decimals get a zero, because 1,234 is
 * more than a thousand to some of its readers.
 */
export function numberIn(language: string | undefined, plain: string): string {
  if (language === undefined || !WITH_COMMA.has(language)) return plain;
  return plain.replace('.', ',').replace(/,(\d{3})$/, ',$10');
}
