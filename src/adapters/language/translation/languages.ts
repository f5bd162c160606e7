import { CHINESE } from './chinese.ts';
import { countsOf } from './counts.ts';
import type { Dictionary } from './dictionary.ts';
import { entriesOf } from './entries.ts';
import { FOLLOW_UPS } from './follow-ups.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { NOUNS } from './nouns/index.ts';
import { PHRASES } from './phrases/index.ts';
import { FURTHER_WORDS } from './plain-words/further.ts';
import { PLAIN_WORDS } from './plain-words/index.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { CHOOSING, type Language, languageWith, REFUSING } from './speech.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { TOLD_CLAUSE } from './told/told-words.ts';
import { TOLD } from './told/vocabulary.ts';
import { TURKISH } from './turkish.ts';
import { verbsOf } from './verbs/index.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Chinese words have no borders: nouns that are told of are words of the dictionary. */
const nounsOf = (language: string): Readonly<Record<string, string>> => {
  const told = language === 'zh' ? TOLD[language] : undefined;
  return told ? { thing: [...told.things].join('|'), person: [...told.people, ...told.names].join('|') } : {};
};

/** Words that put off, doubt, report, choose or deny. */
const TURNING: Words = Object.fromEntries(
  Object.entries(REFUSING).map(([language, words]) => [
    language,
    { ...FOLLOW_UPS[language], turning: `${words}|${CHOOSING[language]}`, told: TOLD_CLAUSE, ...nounsOf(language) },
  ]),
);

/** The dictionaries with further words, indexed with the first text in another language. */
function languagesWith(more: Words, first: Words = {}, tells = false): () => readonly Language[] {
  let known: readonly Language[] | undefined;
  const indexed = ({ language, words }: Dictionary): Language =>
    languageWith(
      language,
      entriesOf([
        first[language] ?? {},
        PHRASES[language] ?? {},
        words,
        countsOf(language),
        SURROUNDINGS[language] ?? {},
        NOUNS[language] ?? {},
        verbsOf(language),
        more[language] ?? {},
        tells ? (FURTHER_WORDS[language] ?? {}) : {},
      ]),
      tells ? Object.values(TOLD[language] ?? {}).flatMap((some) => [...some]) : [],
    );
  return () => {
    known ??= [SPANISH, PORTUGUESE, GERMAN, FRENCH, TURKISH, CHINESE].map(indexed);
    return known;
  };
}

export const allLanguages = languagesWith({});
/** What corrects, repeats or refers says something only after a request. */
export const following = languagesWith(FOLLOW_UPS);
/** Words that say nothing about a request, wherever they stand. */
export const speaking = languagesWith(TURNING, PLAIN_WORDS, true);
