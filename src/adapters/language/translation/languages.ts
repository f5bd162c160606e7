import { CHINESE } from './chinese.ts';
import { countsOf } from './counts.ts';
import type { Dictionary } from './dictionary.ts';
import { entriesOf } from './entries.ts';
import { FOLLOW_UPS } from './follow-ups.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { NOUNS } from './nouns/index.ts';
import { PHRASES } from './phrases/index.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { type Language, languageWith } from './speech.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { TURKISH } from './turkish.ts';
import { verbsOf } from './verbs/index.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The dictionaries with further words, indexed with the first text in another language. */
function languagesWith(more: Words): () => readonly Language[] {
  let known: readonly Language[] | undefined;
  const indexed = ({ language, words }: Dictionary): Language =>
    languageWith(
      language,
      entriesOf([
        PHRASES[language] ?? {},
        words,
        countsOf(language),
        SURROUNDINGS[language] ?? {},
        NOUNS[language] ?? {},
        verbsOf(language),
        more[language] ?? {},
      ]),
    );
  return () => {
    known ??= [SPANISH, PORTUGUESE, GERMAN, FRENCH, TURKISH, CHINESE].map(indexed);
    return known;
  };
}

export const allLanguages = languagesWith({});
/** What corrects, repeats or refers says something only after a request. */
export const following = languagesWith(FOLLOW_UPS);
