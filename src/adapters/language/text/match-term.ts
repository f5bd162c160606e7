import type { ChainRef } from '../../../domain/chat/understanding.ts';
import { typoCost } from '../../../domain/shared/typo.ts';
import { FALSE_FRIENDS } from './false-friends.ts';
import type { Term } from './item.ts';
import { isKnownWord } from './known-words.ts';
import type { Lexicon } from './lexicon.ts';
import { CHAIN_NICKNAMES, CHAIN_OR_TOKEN, TOKEN_NICKNAMES } from './nicknames.ts';

const LONGEST_NAME = 4;

/** The token or chain named at the start of `words`, the longest name first. */
export function matchTerm(words: readonly string[], lexicon: Lexicon): { item: Term; length: number } | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    const item = termNamed(words.slice(0, length).join(' '), lexicon);
    if (item) return { item, length };
  }
  const near = nearName(words[0] ?? '');
  const item = near === undefined ? undefined : termNamed(near, lexicon);
  return item && { item, length: 1 };
}

function termNamed(text: string, lexicon: Lexicon): Term | undefined {
  const token = lexicon.symbolOf(text) ?? lexicon.symbolOf(text.replace(/^\$/, ''));
  const chain: ChainRef | undefined = lexicon.chainOf(text);
  if (token === undefined && chain === undefined) return undefined;
  return {
    is: 'term',
    ...(token === undefined ? {} : { token }),
    ...(chain === undefined ? {} : { chain }),
    isShared: CHAIN_OR_TOKEN.has(text),
    text,
  };
}

const LONG_NAMES = [...new Set([...Object.keys(TOKEN_NICKNAMES), ...Object.values(CHAIN_NICKNAMES).flat()])].filter(
  (name) => name.length >= 6 && !name.includes(' '),
);

/** A long name with a typo. Symbols are never corrected: a symbol one letter away belongs to another token. */
function nearName(word: string): string | undefined {
  if (word.length < 6 || isKnownWord(word) || FALSE_FRIENDS.has(word)) return undefined;
  const near = LONG_NAMES.filter((name) => typoCost(word, name) !== undefined);
  return near.length === 1 ? near[0] : undefined;
}
