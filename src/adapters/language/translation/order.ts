import type { Lexeme } from '../lexer/lexeme.ts';
import type { Piece } from './piece.ts';

export const VERBS: ReadonlySet<string> = new Set(['send', 'swap', 'buy', 'sell', 'bridge', 'wrap', 'unwrap']);
const BEFORE_VERB: ReadonlySet<string> = new Set([
  'hello',
  'please',
  'i want to',
  'can you',
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

const word = (english: string): Lexeme => ({ is: 'word', words: english.split(' '), written: english });
const textOf = (lexeme: Lexeme): string => (lexeme.is === 'word' ? lexeme.words.join(' ') : '');

/** Where the value at the end begins: a token takes the amount before it along. */
function startOfValue(lexemes: readonly Lexeme[]): number {
  const last = lexemes.length - 1;
  return lexemes[last]?.is === 'word' && lexemes[last - 1]?.is === 'number' ? last - 1 : Math.max(last, 0);
}

function verbFirst(lexemes: readonly Lexeme[]): Lexeme[] {
  const verbs = lexemes.filter((lexeme) => VERBS.has(textOf(lexeme)));
  const [verb] = verbs;
  if (verb === undefined || verbs.length > 1) return [...lexemes];
  const others = lexemes.filter((lexeme) => lexeme !== verb);
  const denial = others.filter((lexeme) => textOf(lexeme) === 'do not');
  const rest = [...denial, ...others.filter((lexeme) => !denial.includes(lexeme))];
  const start = rest.findIndex((lexeme) => !isBeforeVerb(lexeme));
  const at = start < 0 ? rest.length : start;
  return [...rest.slice(0, at), verb, ...rest.slice(at)];
}

const isBeforeVerb = (lexeme: Lexeme): boolean =>
  lexeme.is === 'mark' ? lexeme.mark === ',' || lexeme.mark === '.' : BEFORE_VERB.has(textOf(lexeme));
