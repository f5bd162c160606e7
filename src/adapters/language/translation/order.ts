import type { Lexeme } from '../lexer/lexeme.ts';
import type { Piece } from './piece.ts';

export const VERBS: ReadonlySet<string> = new Set(['send', 'swap', 'buy', 'sell', 'bridge', 'wrap', 'unwrap']);
const BEFORE_VERB: ReadonlySet<string> = new Set([
  'hello',
  'please',
  'i want to',
  'i want you to',
  'can you',
  'so',
  'because',
  'now',
  'yes',
  'no',
  'thanks',
  'do not',
]);

/** Puts prepositions before what they belong to, and the verb of a request first. */
export function inEnglishOrder(pieces: readonly Piece[]): Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (const piece of pieces) {
    if (!('english' in piece)) lexemes.push(piece);
    else if (piece.follows) lexemes.splice(startOfValue(lexemes), 0, ...piece.english.map(word));
    else lexemes.push(...piece.english.map(word));
  }
  return verbFirst(lexemes);
}

const word = (english: string): Lexeme =>
  english === '?'
    ? { is: 'mark', mark: '?', written: '?' }
    : { is: 'word', words: english.split(' '), written: english };
const textOf = (lexeme: Lexeme): string => (lexeme.is === 'word' ? lexeme.words.join(' ') : '');

/** Where the value at the end begins: a token takes the amount before it along. */
function startOfValue(lexemes: readonly Lexeme[]): number {
  const last = lexemes.length - 1;
  return lexemes[last]?.is === 'word' && lexemes[last - 1]?.is === 'number' ? last - 1 : Math.max(last, 0);
}

const isBreak = (lexeme: Lexeme | undefined): boolean =>
  lexeme === undefined || (lexeme.is === 'mark' && [',', '.'].includes(lexeme.mark));

/** Moves the verb of a request to the front of its part of the sentence, where that part holds more than the verb. */
function verbFirst(lexemes: readonly Lexeme[]): Lexeme[] {
  const verbs = lexemes.filter((lexeme) => VERBS.has(textOf(lexeme)));
  const [verb] = verbs;
  if (verb === undefined || verbs.length > 1) return [...lexemes];
  const at = lexemes.indexOf(verb);
  const [start, end] = partAround(lexemes, at);
  const part = lexemes.slice(start, end);
  if (part.slice(0, at - start).some((lexeme) => textOf(lexeme) === 'use')) return [...lexemes];
  const isWhole = !part.some((lexeme) => lexeme !== verb && !isBeforeVerb(lexeme));
  if (isWhole) return moved(lexemes, verb);
  return [...lexemes.slice(0, start), ...moved(part, verb), ...lexemes.slice(end)];
}

function partAround(lexemes: readonly Lexeme[], at: number): [start: number, end: number] {
  let [start, end] = [at, at];
  while (!isBreak(lexemes[start - 1])) start -= 1;
  while (!isBreak(lexemes[end])) end += 1;
  return [start, end];
}

function moved(all: readonly Lexeme[], verb: Lexeme): Lexeme[] {
  const lexemes = withMeansLast(withTokenLast(all, verb), textOf(verb) === 'swap');
  const asks =
    textOf(lexemes[lexemes.indexOf(verb) - 1] ?? verb) === 'can you' ? [lexemes[lexemes.indexOf(verb) - 1]] : [];
  const asking = asks.filter((lexeme) => lexeme !== undefined);
  const others = lexemes.filter((lexeme) => lexeme !== verb && !asking.includes(lexeme));
  const denial = others.filter((lexeme) => textOf(lexeme) === 'do not');
  const rest = [...denial, ...others.filter((lexeme) => !denial.includes(lexeme))];
  const start = rest.findIndex((lexeme) => !isBeforeVerb(lexeme));
  const at = start < 0 ? rest.length : start;
  return [...rest.slice(0, at), ...asking, verb, ...rest.slice(at)];
}

/** "with (my) usdc buy 0.1 eth": the token that it is paid with goes to the end. */
function withTokenLast(lexemes: readonly Lexeme[], verb: Lexeme): readonly Lexeme[] {
  const at = lexemes.findIndex((lexeme) => textOf(lexeme) === 'with');
  const length = textOf(lexemes[at + 1] ?? verb) === 'my' ? 3 : 2;
  const span = lexemes.slice(at, at + length);
  const counted = lexemes[at + length + 1];
  if (at < 0 || textOf(verb) !== 'buy' || lexemes[at + length] !== verb || counted?.is !== 'number') return lexemes;
  if (span.some(({ is }) => is !== 'word')) return lexemes;
  const end = lexemes.findLastIndex(({ is }) => is !== 'mark') + 1;
  return [...lexemes.slice(0, at), ...lexemes.slice(at + length, end), ...span, ...lexemes.slice(end)];
}

/** "with 100 usdc buy eth": what is paid with goes to the end; "with 100 usdc swap eth" gives it for the other. */
function withMeansLast(lexemes: readonly Lexeme[], isSwap: boolean): Lexeme[] {
  const at = lexemes.findIndex((lexeme) => textOf(lexeme) === 'with');
  const [number, token] = [lexemes[at + 1], lexemes[at + 2]];
  const hasMore = lexemes.slice(at + 3).some((lexeme) => lexeme.is === 'word');
  if (at < 0 || number?.is !== 'number' || token?.is !== 'word' || !hasMore) return [...lexemes];
  const target = lexemes.findIndex(
    (lexeme, index) => index > at + 2 && lexeme.is === 'word' && textOf(lexeme) !== 'swap',
  );
  if (isSwap && target > 0)
    return [...lexemes.slice(0, at), ...lexemes.slice(at + 1, target), word('for'), ...lexemes.slice(target)];
  const end = lexemes.findLastIndex(({ is }) => is !== 'mark') + 1;
  return [...lexemes.slice(0, at), ...lexemes.slice(at + 3, end), ...lexemes.slice(at, at + 3), ...lexemes.slice(end)];
}

const isBeforeVerb = (lexeme: Lexeme): boolean =>
  lexeme.is === 'mark' ? lexeme.mark === ',' || lexeme.mark === '.' : BEFORE_VERB.has(textOf(lexeme));
