import type { Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Entries } from './entries.ts';
import { VERBS } from './request-verbs.ts';
import { CUES, type Topic } from './topic-cues.ts';

type Language = Readonly<{ language: string; entries: Entries }>;
type Name = Readonly<{ written: string; isPlace: boolean }>;

/** Words that make a question a condition. */
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  es: ['si'],
  pt: ['se'],
  de: ['wenn', 'falls', 'sobald'],
  fr: ['si'],
  tr: ['eger'],
  zh: ['如', '若'],
};
/** "what do you charge for a transfer" */
const MAY_NAME_DEEDS: ReadonlySet<string> = new Set(['what fees do you charge', 'gas price', 'transaction history']);
const HOW_MUCH = /^(?:combien|cuanto|quanto|kac|kaca|wie)$/;
const mayNameDeeds = ({ english }: Topic, words: readonly string[]): boolean =>
  MAY_NAME_DEEDS.has(english) || (english === 'price' && words.some((word) => HOW_MUCH.test(word)));
/** What a question may consist of. */
const TOLD: ReadonlySet<Lexeme['is']> = new Set(['word', 'mark', 'sign', 'address']);
const OF_WALLETS: ReadonlySet<string> = new Set(['balance', 'my portfolio']);
const NAMED: ReadonlySet<Topic['takes']> = new Set(['token', 'chain', 'both']);

/** A question about a balance, a price, gas and the like, in English words, from the phrase that shows its subject. */
export function topicOf(
  lexemes: readonly Lexeme[],
  languages: readonly Language[],
  lexicon: Lexicon,
): Readonly<{ language: string; lexemes: Lexeme[] }> | undefined {
  const accounts = lexemes.filter(({ is }) => is === 'address');
  if (accounts.length > 1 || !lexemes.every(({ is }) => TOLD.has(is))) return undefined;
  const words = lexemes.flatMap((lexeme) => (lexeme.is === 'word' ? lexeme.words : []));
  const isCondition = (language: string) => CONDITIONS[language]?.some((word) => words.includes(word)) ?? false;
  for (const { language, entries } of languages.filter((one) => !isCondition(one.language)))
    for (const topic of CUES[language] ?? []) {
      const cues = topic.cues.filter((phrase) => indexOf(words, phrase) >= 0);
      const cue = cues.sort((a, b) => b.length - a.length)[0];
      if (cue === undefined) continue;
      const at = indexOf(words, cue);
      const rest = [...words.slice(0, at), '', ...words.slice(at + cue.length)];
      const names = namesIn(rest, entries, lexicon);
      if (topic.english === 'balance' && names.length === 0 && showsAll(words, language)) continue;
      const isNeeded = topic.takes === 'token' && names.length === 0;
      if (accounts.length > 0 && !OF_WALLETS.has(topic.english)) continue;
      if (isNeeded || (!mayNameDeeds(topic, words) && rest.some((word) => isVerb(word, entries)))) continue;
      const asked = inEnglish(topic, names, lexicon).map(lexeme);
      return { language, lexemes: accounts.length === 0 ? asked : [...asked, lexeme('of'), ...accounts] };
    }
  return undefined;
}

/** "todo lo que tengo en la cartera": a balance of no token is everything. */
const showsAll = (words: readonly string[], language: string): boolean =>
  (CUES[language] ?? []).some(
    ({ english, cues }) => english === 'my portfolio' && cues.some((phrase) => indexOf(words, phrase) >= 0),
  );

const indexOf = (words: readonly string[], phrase: readonly string[]): number =>
  words.findIndex((_, at) => phrase.every((word, index) => words[at + index] === word));

const isVerb = (word: string, entries: Entries): boolean =>
  entries.get(word)?.some(({ words, english }) => words.length === 1 && VERBS.has(english)) ?? false;

/** Tokens and networks, and whether a preposition of place stands before them. */
const namesIn = (words: readonly string[], entries: Entries, lexicon: Lexicon): Name[] =>
  words.flatMap((word, at) => {
    const entry = entries
      .get(word)
      ?.find(({ words: phrase }) => phrase.every((part, index) => words[at + index] === part));
    const written = isName(word, lexicon) ? word : (entry?.english ?? '');
    if (!isName(written, lexicon)) return [];
    const before = entries.get(words[at - 1] ?? '')?.find(({ words: phrase }) => phrase.length === 1)?.english;
    return [{ written, isPlace: before === 'on' || before === '>on' }];
  });

const isName = (word: string, lexicon: Lexicon): boolean =>
  lexicon.symbolOf(word) !== undefined || lexicon.chainOf(word) !== undefined;

function inEnglish({ english, takes }: Topic, names: readonly Name[], lexicon: Lexicon): string[] {
  if (!NAMED.has(takes)) return [english];
  const said = names.flatMap(({ written, isPlace }, index) => {
    const isChain = lexicon.chainOf(written) !== undefined && (isPlace || index > 0 || takes === 'chain');
    return isChain ? ['on', written] : [written];
  });
  return [english, ...said];
}

const lexeme = (english: string): Lexeme => ({ is: 'word', words: english.split(' '), written: english });
