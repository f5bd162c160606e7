import { any, either, many, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { type Found, isWhole, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';

const SAYING = either(
  seq(many(any(',|-|(')), any('that is|namely|in other words|so exactly|in figures|=|equal to')),
  any(',|(|-'),
);

const itemOf = ({ items, of }: Flat, at: number): Item | undefined => items[of[at] ?? -1];

function amountAt(flat: Flat, at: number): string | undefined {
  const item = itemOf(flat, at);
  return wordAt(flat, at) === '§n' && item?.is === 'amount' ? JSON.stringify(item.amount) : undefined;
}
function tokenAt(flat: Flat, at: number): string | undefined {
  const item = itemOf(flat, at);
  return item?.is === 'term' ? item.token : undefined;
}

/** "three quarters of an ether i.e. 0.75 eth": the same amount of the same token, said twice beside each other. */
export function restatedAt(flat: Flat, at: number): Found | undefined {
  const token = tokenAt(flat, at - 1);
  const before = token === undefined ? undefined : lastAmount(flat, at - 1);
  if (before === undefined) return undefined;
  for (const start of SAYING(flat.words, at)) {
    if (!isWhole(flat, start) || amountAt(flat, start) !== before || tokenAt(flat, start + 1) !== token) continue;
    const isClosed = wordAt(flat, at) === '(';
    if (isClosed && wordAt(flat, start + 2) !== ')') continue;
    const end = start + (isClosed ? 3 : 2);
    return { length: end - at };
  }
  return undefined;
}

/** The amount that counts the token: "5 usdc", "half an eth". */
function lastAmount(flat: Flat, token: number): string | undefined {
  const first = /^(?:of|an|a|in|my)$/.test(wordAt(flat, token - 1) ?? '') ? token - 2 : token - 1;
  const start = /^of$/.test(wordAt(flat, first) ?? '') ? first - 1 : first;
  return amountAt(flat, start);
}

/** "the whole 96 dai": all of an amount that is said is that amount. */
export function wholeAt(flat: Flat, at: number): Found | undefined {
  const item = itemOf(flat, at);
  const isWord =
    item?.is === 'amount' && item.amount.kind === 'max' && /^(?:the |my )?(?:whole|entire|full)$/.test(item.text);
  const next = itemOf(flat, at + 1);
  const isCounted = next?.is === 'amount' && next.amount.kind === 'exact' && tokenAt(flat, at + 2) !== undefined;
  return isWord && isCounted ? { length: 1 } : undefined;
}
