import type { ChainRef, TokenRef } from '../../../domain/chat/understanding.ts';
import { lex } from '../lexer/lex.ts';
import type { Currency, Lexeme } from '../lexer/lexeme.ts';
import { normalizeText } from '../lexer/normalize.ts';
import { fold } from '../words/fold.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** A part of a text with its kind. A word may be a token, a network or both; `sign` is what the classifier sees in the place of a value. */
export type Typed =
  /** `token`: what the word names where nothing else is a token: "price of link". */
  | Readonly<{ is: 'word'; sign: string; token?: TokenRef }>
  | Readonly<{ is: 'term'; sign: '¤' | '¢'; text: string; token?: TokenRef; chain?: ChainRef }>
  | Readonly<{ is: 'amount'; sign: '0' | '$'; value: string; currency?: Currency }>
  | Readonly<{ is: 'account'; sign: '§'; account: string; isToken: boolean }>
  | Readonly<{ is: 'hash'; sign: '#'; hash: string }>
  | Readonly<{ is: 'unusable'; sign: '!'; lexeme: Extract<Lexeme, { is: 'invalid' }> }>
  | Readonly<{ is: 'quotation'; sign: '“' }>;

const HASH = /^0x[0-9a-fA-F]{64}$/;
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;

/** The parts of a text, each value with its type. */
export function typedIn(text: string, lexicon: Lexicon): Typed[] {
  const typed: Typed[] = [];
  const words: string[] = [];
  const flush = () => typed.push(...termsIn(words.splice(0), lexicon));
  for (const lexeme of lex(normalizeText(text), lexicon)) {
    if (lexeme.is === 'word') words.push(...wordsOf(lexeme.written));
    else if (lexeme.is !== 'mark' || lexeme.mark === '?') {
      flush();
      typed.push(...valueIn(lexeme, lexicon));
    }
  }
  flush();
  return typed;
}

const wordsOf = (written: string): string[] =>
  (written.replace(/^\$/, '').match(RUNS) ?? [])
    .flatMap((run) => fold(run).split(/['’\s]+/))
    .filter((word) => word !== '');

function termsIn(words: readonly string[], lexicon: Lexicon): Typed[] {
  const typed: Typed[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = [2, 1].find((size) => termOf(words.slice(at, at + size).join(' '), lexicon) !== undefined);
    const text = words.slice(at, at + (length ?? 1)).join(' ');
    typed.push(termOf(text, lexicon) ?? { is: 'word', sign: text });
    at += (length ?? 1) - 1;
  }
  return typed;
}

/** Words that name a token in some list, and mean something else in one of the languages. */
const ORDINARY: ReadonlySet<string> = new Set(
  'me|my|i|a|in|on|to|for|it|is|am|do|how|what|link|gas|fun|one|all|any|can|help|who|go|get|just|we|mi|que|de|la|le|les|un|une|as|so|was|ist|wo|war|bin|ne|bir|var|kac|mon|ma|mes|near|sale|keys|key|limit|pay|verification|status'.split(
    '|',
  ),
);

const NAMED_TOO: ReadonlySet<string> = new Set(['link', 'near', 'fun']);

function termOf(text: string, lexicon: Lexicon): Typed | undefined {
  const [token, chain] = [lexicon.symbolOf(text) ?? lexicon.symbolOf(`$${text}`), lexicon.chainOf(text)];
  if (NAMED_TOO.has(text) && token !== undefined) return { is: 'word', sign: text, token };
  if (ORDINARY.has(text)) return undefined;
  if (token === undefined && chain === undefined) return undefined;
  const known = { ...(token !== undefined && { token }), ...(chain !== undefined && { chain }) };
  return { is: 'term', sign: token === undefined ? '¢' : '¤', text, ...known };
}

function valueIn(lexeme: Lexeme, lexicon: Lexicon): Typed[] {
  switch (lexeme.is) {
    case 'number': {
      const { numeral, currency } = lexeme;
      if (numeral.kind !== 'exact') return [];
      return [
        {
          is: 'amount',
          sign: currency === undefined ? '0' : '$',
          value: numeral.value,
          ...(currency !== undefined && { currency }),
        },
      ];
    }
    case 'address':
      return [
        { is: 'account', sign: '§', account: lexeme.address, isToken: lexicon.tokensOf(lexeme.address).length > 0 },
      ];
    case 'name':
      return [{ is: 'account', sign: '§', account: lexeme.written, isToken: false }];
    case 'invalid':
      return [
        HASH.test(lexeme.written)
          ? { is: 'hash', sign: '#', hash: lexeme.written }
          : { is: 'unusable', sign: '!', lexeme },
      ];
    case 'quotation':
      return [{ is: 'quotation', sign: '“' }];
    case 'mark':
      return [{ is: 'word', sign: '?' }];
    case 'sign':
      return [{ is: 'word', sign: lexeme.written }];
    default:
      return [];
  }
}
