import { any, either, maybe, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';

const ALL: Item = { is: 'amount', amount: { kind: 'max' }, text: 'all' };
const TOKEN = any('§t|§b');
const HERE = maybe(
  any('here|there|in here|in there|in it|in this wallet|in my wallet|on here|left|left here|left over|lying around'),
);
const OWNED = seq(
  any(
    'i have|i have got|i got|i own|i hold|i have left|is left|is in|is there|is here|remains|is lying around|we have|we hold|is left over',
  ),
  HERE,
);
const EVERY = any(
  'every last|every single|every last bit of|every bit of|every cent of|every penny of|every drop of|every scrap of|every last cent of|every last penny of',
);
/** "whatever dai is left in it", "whatever i've got in aave", "every last pepe", "the remaining uni" */
const EVERYTHING = either(
  seq(any('whatever|whichever'), TOKEN, OWNED),
  seq(
    any('whatever|everything|all'),
    any('i have|i have got|i got|i own|i hold|is left|we have|we hold'),
    any('in|of|left in|left of'),
    maybe(any('my')),
    TOKEN,
  ),
  seq(EVERY, maybe(any('my|the|our')), TOKEN, maybe(any('i have|i have got|i own|i hold|here'))),
  seq(any('my remaining|the remaining|our remaining|all remaining|all the remaining|all my remaining'), TOKEN),
);

/** All of one token, in other words than "all my dai". */
export function everythingAt(flat: Flat, at: number): Found | undefined {
  const words = flat.words.map((word, index) => (isAll(flat, index) ? 'all' : word));
  for (const end of longestFirst(EVERYTHING(words, at))) {
    if (!isWhole(flat, end) || /^§[nr]$/.test(wordAt(flat, end) ?? '') || isCounted(flat, at)) continue;
    const token = flat.items.slice(flat.of[at], flat.of[end] ?? flat.items.length).find(({ is }) => is === 'term');
    if (token !== undefined) return { length: end - at, put: [ALL, token] };
  }
  return undefined;
}

const isAll = ({ items, of, words }: Flat, at: number): boolean => {
  const item = items[of[at] ?? -1];
  return (
    words[at] === '§n' && item?.is === 'amount' && item.amount.kind === 'max' && /^(?:all|everything)$/.test(item.text)
  );
};
/** "half of whatever dai is left" */
const isCounted = (flat: Flat, at: number): boolean =>
  /^(?:of|§n|§r|not|nearly|almost|than|from|like|in|with|for)$/.test(wordAt(flat, at - 1) ?? '');
