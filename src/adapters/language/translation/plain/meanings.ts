import type { Deed, Preposition } from './part.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split('|'));

/** English meanings of the dictionaries that say nothing about a request, wherever they stand. */
export const ASIDES = set(
  'hello|so|as agreed|as a gift|his|her|their|some|only|and|it|its|aside|exactly|tokens|money|of it|his address|the address is|address|to the address|from my wallet|use it|other|asset|too',
);
export const POLITE = set('please|thanks|now');
export const ARTICLES = set('the|a');
export const OWNING = set('my|our');
/** What a verb must not follow: "j'ai dû envoyer", "porque le mandas", "es mandar". */
export const TELLING = set('because|i owe|i have|it is|it is for|copula');
export const ASKING = set('can you|i want you to|please do');
export const WANTING = set('i want to|i want');
export const PREPOSITIONS: Readonly<Record<string, Preposition>> = {
  ...{
    to: 'to',
    'in to': 'into',
    into: 'into',
    in: 'into',
    from: 'from',
    on: 'on',
    at: 'on',
    with: 'with',
    use: 'with',
  },
  ...{ for: 'for', of: 'of', 'worth of': 'of', 'the address is': 'to', 'to the address': 'to' },
};
const DEEDS: Readonly<Record<string, Deed>> = {
  ...{ send: 'send', swap: 'swap', buy: 'buy', sell: 'sell', bridge: 'bridge', wrap: 'wrap', unwrap: 'unwrap' },
  ...{ move: 'move', pass: 'pass', put: 'put', 'and get': 'get', receive: 'receive', 'make of': 'swap' },
};
const NOUNS: Readonly<Record<string, Deed>> = { 'transfer of': 'send', 'exchange of': 'swap', transfer: 'send' };
/** Verbs with a preposition in one word, as in Chinese. */
const COMPOUNDS: readonly (readonly [verb: string, rest: string])[] = [
  ['send', 'to'],
  ['swap', 'to'],
  ['sell', 'for'],
  ['bridge', 'to'],
  ['send', 'all my'],
];

/** A deed with what else its words say. */
export type Said = Readonly<{ deed: Deed; isNoun: boolean; asks: boolean; rest: string }>;

export function deedIn(english: string): Said | undefined {
  const asks = english.startsWith('can you ');
  const plain = asks ? english.slice('can you '.length) : english;
  const noun = NOUNS[plain];
  if (noun !== undefined) return { deed: noun, isNoun: true, asks, rest: '' };
  const compound = COMPOUNDS.find(([verb, rest]) => plain === `${verb} ${rest}`);
  const deed = DEEDS[compound?.[0] ?? plain.replace(/ it$/, '')];
  return deed && { deed, isNoun: false, asks, rest: compound?.[1] ?? '' };
}

/** What corrects an open request, and turns one that is made. */
export const CORRECTING = set(
  'make it|i meant|it should be|change the amount to|change the network to|change the recipient to|change the token to|wrong address|wrong amount|wrong network|instead|is what i meant|sorry|corrects',
);
export const DENYING = set('no|not|do not|instead of|rather than that|denies');

/** Amounts in words that stand before a token. */
export const AMOUNTS = set(
  'half a|a quarter of a|one and a half|two and a half|all my|half of my|a quarter of my|a third of my|three quarters of my|ten percent of my|twenty percent of my|thirty percent of my|forty percent of my|fifty percent of my|sixty percent of my|seventy percent of my|eighty percent of my|ninety percent of my',
);
