import type { Lexeme } from '../../lexer/lexeme.ts';
import { HAN } from '../entries.ts';
import type { Language } from '../speech.ts';
import { isNoun } from '../told/nouns.ts';
import { TOLD_CLAUSE, type ToldWords } from '../told/told-words.ts';
import { TOLD } from '../told/vocabulary.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { withReasonsApart } from './reasons.ts';

const CLAUSE: Lexeme = { is: 'word', words: [TOLD_CLAUSE], written: TOLD_CLAUSE };
/** Words. */
const LONGEST = 25;
/** Languages that leave subjects out and write "he sends" and "send" alike. */
export const LIKE_COMMANDS: ReadonlySet<string> = new Set(['es', 'pt', 'fr', 'zh']);

/**
 * The text with one word in the place of each clause that only tells something: it stands between marks, holds no value, has a
 * verb or says for what, and all its words are of the vocabulary, so that no order of them takes a request back.
 */
export function withToldApart(written: readonly Lexeme[], language: Language): Lexeme[] {
  const told = TOLD[language.language];
  if (told === undefined) return [...written];
  const isReason = (clause: Clause, following?: Clause) => tells(clause, told, language, following, written);
  const reasoned = withReasonsApart(written, language, isReason, CLAUSE);
  const clauses = clausesOf(reasoned);
  if (clauses.length < 2) return reasoned;
  const apart: Lexeme[] = [];
  for (const [at, clause] of clauses.entries()) {
    const following = clauses.slice(at + 1).find(({ lexemes }) => lexemes.length > 0);
    const isTold = tells(clause, told, language, following, written);
    // "my sister, who lives in town, sends": her verb is behind the clause.
    if (isTold && apart.at(-1)?.written === ',') apart.pop();
    apart.push(...(isTold ? [CLAUSE] : [...clause.lexemes, ...(clause.mark ? [clause.mark] : [])]));
  }
  return apart;
}

function tells(
  { lexemes, mark }: Clause,
  told: ToldWords,
  language: Language,
  following: Clause | undefined,
  written: readonly Lexeme[],
): boolean {
  // A question, and what a colon introduces.
  if (mark?.written === '?' || mark?.written === ':' || lexemes.length > LONGEST * 2) return false;
  const words = wordsOf(lexemes, told, language.language);
  if (words === undefined || words.length < (language.language === 'zh' ? 1 : 2) || words.length > LONGEST)
    return false;
  const has = (is: (word: string) => boolean) => words.some(is);
  const isThing = (word: string) => isNoun(word, 'things', told, language.language);
  const isPerson = (word: string) => isNoun(word, 'people', told, language.language) || told.names.has(word);
  if (namesWhoDid(words, told, isPerson)) return false;
  const isPast = words.some((word, at) => told.did.has(word) || isParticiple(words, at, told));
  const isPresent = has((word) => told.does.has(word) || told.participles.has(word));
  if (has((word) => told.times.has(word)) && !isPast) return false;
  if (!isPast && !isPresent) {
    const [thing, person] = [words.findIndex(isThing), words.findIndex(isPerson)];
    return told.causes.has(words[0] ?? '') && thing > 0 && (person < 0 || person > thing);
  }
  const isKind = (word: string) => isNoun(word, 'kinds', told, language.language) && !told.times.has(word);
  // "es mi hija", "das war die katze": whose the account is, or who wrote.
  const isCopula = words.every((word) => !isVerb(word, told) || told.copulas.has(word));
  const lastVerb = words.findLastIndex((word) => isVerb(word, told));
  const lastNoun = words.slice(lastVerb + 1).findLast((word) => isThing(word) || isPerson(word)) ?? '';
  if (isCopula && !has(isKind) && (isPerson(lastNoun) || told.animals.has(lastNoun))) return false;
  // "der Klempner war heute da"
  const isSomewhere = has(isPerson) && lastVerb > 0 && lastVerb + 1 < words.length;
  const says = !isCopula || has(isThing) || has(isKind) || isSomewhere;
  // Chinese verbs say no time.
  const isOfNow = language.language === 'zh' ? has(isPerson) : isPresent && !isPast;
  const isLikeCommand = isOfNow && LIKE_COMMANDS.has(language.language) && following !== undefined;
  return says && (!isLikeCommand || pointsBack(following) || asksPlainly(written, language));
}

const WHO: ReadonlySet<string> = new Set(['que', 'quien', 'quem', 'qui']);
/** "mi tía, que limpió la casa": it says of whom the next clause speaks, and nothing else. */
function namesWhoDid(words: readonly string[], told: ToldWords, isPerson: (word: string) => boolean): boolean {
  const who = words.findIndex((word, at) => WHO.has(word) && isPerson(words[at - 1] ?? ''));
  const verbs = words.flatMap((word, at) => (isVerb(word, told) && !told.auxiliaries.has(word) ? [at] : []));
  return who > 0 && verbs.length === 1 && (verbs[0] ?? 0) > who;
}

const isVerb = (word: string, { did, does, participles }: ToldWords): boolean =>
  did.has(word) || does.has(word) || participles.has(word);

/** "a réparé", "a bien réparé" */
const isParticiple = (words: readonly string[], at: number, { participles, auxiliaries }: ToldWords): boolean =>
  participles.has(words[at] ?? '') && [at - 1, at - 2].some((before) => auxiliaries.has(words[before] ?? ''));

/** The words of a clause; undefined where one is not of the vocabulary. */
function wordsOf(lexemes: readonly Lexeme[], told: ToldWords, language: string): readonly string[] | undefined {
  if (language === 'zh') return segmented(lexemes, told);
  const words: string[] = [];
  for (const [at, lexeme] of lexemes.entries()) {
    const next = lexemes[at + 1];
    if (lexeme.is === 'number' && lexeme.numeral.kind === 'exact' && lexeme.currency === undefined) {
      if (next?.is !== 'word' || !told.units.has(next.words[0] ?? '')) return undefined;
    } else if (lexeme.is !== 'word' || !isKnown(lexeme.words[0] ?? '', told, language)) return undefined;
    else words.push(lexeme.words[0] ?? '');
  }
  return words;
}

const isKnown = (word: string, told: ToldWords, language: string): boolean =>
  Object.values(told).some((words) => words.has(word)) ||
  isNoun(word, 'things', told, language) ||
  isNoun(word, 'people', told, language) ||
  isNoun(word, 'kinds', told, language);

const LONGEST_CHINESE = 5;

/** Chinese letters as words, the longest first. */
function segmented(lexemes: readonly Lexeme[], told: ToldWords): readonly string[] | undefined {
  if (!lexemes.every((lexeme) => lexeme.is === 'word' && HAN.test(lexeme.written))) return undefined;
  const text = lexemes.map(({ written }) => written).join('');
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    let length = LONGEST_CHINESE;
    while (length > 0 && !isKnown(text.slice(at, at + length), told, 'zh')) length -= 1;
    if (length === 0) return undefined;
    words.push(text.slice(at, at + length));
    at += length;
  }
  return words;
}

/** "mándale", "envoie-lui", 给她转: who was spoken of is not who does it. */
export function pointsBack({ lexemes }: Clause): boolean {
  const said = lexemes.slice(0, 4).map(({ written }) => written.toLowerCase());
  return said.some((word, at) => /.{3}(?:le|les|lhe|lhes)$/.test(word) || BACK.test(`${said[at - 1] ?? ''} ${word}`));
}
const BACK = /^(?:.* (?:lui|leur|lhe|lhes|ai|aí)|给 [他她])$/u;

const ASKING: ReadonlySet<string> = new Set(['please', 'can you', 'i want to']);
export const asksPlainly = (written: readonly Lexeme[], { entries }: Language): boolean => {
  const words = written.map((lexeme) => (lexeme.is === 'word' ? (lexeme.words[0] ?? '') : ''));
  return words.some((word, at) =>
    entries
      .get(word)
      ?.some((entry) => ASKING.has(entry.english) && entry.words.every((part, index) => words[at + index] === part)),
  );
};
