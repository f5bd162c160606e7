import type { Lexeme } from '../../lexer/lexeme.ts';
import type { Lexicon } from '../../words/lexicon.ts';

const LONGEST = 3;

/** The words of a name as one: "usd coin", "arbitrum one". */
export function withWholeNames(lexemes: readonly Lexeme[], lexicon: Lexicon): Lexeme[] {
  const read: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const length = lengthOfName(lexemes, at, lexicon);
    const name = lexemes.slice(at, at + length);
    read.push(length > 1 ? joined(wordsOf(name), lexicon) : (lexemes[at] as Lexeme));
    at += length;
  }
  return read;
}

const wordsOf = (lexemes: readonly Lexeme[]): string[] =>
  lexemes.flatMap((lexeme) => (lexeme.is === 'word' ? lexeme.words : ['']));

function lengthOfName(lexemes: readonly Lexeme[], at: number, lexicon: Lexicon): number {
  for (let length = LONGEST; length > 1; length -= 1) {
    const words = wordsOf(lexemes.slice(at, at + length));
    const name = words.join(' ');
    if (words.length === length && (lexicon.symbolOf(name) ?? lexicon.chainOf(name)) !== undefined) return length;
  }
  return 1;
}

const CHAINS: Readonly<Record<string, string>> = {
  '1': 'mainnet',
  '10': 'optimism',
  '137': 'polygon',
  '8453': 'base',
  '42161': 'arbitrum',
};

function joined(words: readonly string[], lexicon: Lexicon): Lexeme {
  const name = words.join(' ');
  const chain = CHAINS[String(lexicon.chainOf(name))];
  const text = lexicon.symbolOf(name)?.toLowerCase() ?? chain ?? name;
  return { is: 'word', words: [text], written: text };
}
