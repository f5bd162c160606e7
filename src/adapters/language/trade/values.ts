import { isWhole } from '../context/cut.ts';
import { type Flat, itemAt } from '../context/flat.ts';
import { CHAIN, QUANTITY } from '../licence/parts.ts';
import { any, maybe, seq } from '../licence/pattern.ts';
import type { Account, Item, Term } from '../tagger/item.ts';

export type Count = Extract<Item, { is: 'amount' | 'rate' }>;
export type Coin = Readonly<{
  item: Term | Account;
  /** Its name is also that of a network, and no word beside it says which of them is meant. */
  isEither: boolean;
  /** "op tokens": the noun is kept, so that both grammars read the same. */
  isCalledToken: boolean;
}>;
/** What a text counts or names at one place. `isBehind`: the amount is behind the token. `isCalledChain`: a noun says what a shared name means. */
export type Value = Readonly<{
  coin?: Coin;
  count?: Count;
  chain?: Term;
  isBehind: boolean;
  isCalledChain: boolean;
  end: number;
}>;

const HELD_NOUN = 'holdings|balance|bag|bags|stash|stack|position|stake|pile|reserve|reserves|allocation|holding|pool';
const QUANTITY_HELD = seq(QUANTITY, maybe(any(HELD_NOUN)));
const TOKEN_NOUNS: ReadonlySet<string> = new Set('token tokens coin coins'.split(' '));
const OWNING: ReadonlySet<string> = new Set([...'my our whole all the'.split(' '), ...HELD_NOUN.split('|')]);

/** The amounts and tokens that start there, in every way that they may be read. */
export function quantitiesAt(flat: Flat, at: number): Value[] {
  return QUANTITY_HELD(flat.words, at)
    .filter((end) => end > at && isWhole(flat, end))
    .map((end) => quantityIn(flat, at, end))
    .filter((value) => value !== undefined);
}

function quantityIn(flat: Flat, at: number, end: number): Value | undefined {
  const items = itemsIn(flat, at, end);
  const counts = items.filter((item) => item.is === 'amount' || item.is === 'rate');
  const named = items.filter((item) => item.is === 'term' || item.is === 'account');
  const [count] = counts;
  const item = named.at(-1);
  const words = flat.words.slice(at, end);
  if (counts.length > 1 || named.length > 2 || (count !== undefined && !isPlain(count))) return undefined;
  // "80 worth of aave" may count either.
  if (words.includes('worth') && !(count?.is === 'amount' && count.amount.kind === 'fiat')) return undefined;
  // "5" of "5 uni" is never read alone.
  if (item === undefined && /^§[tbk]$/.test(flat.words[end] ?? '')) return undefined;
  if (item === undefined) return { ...(count && { count }), isBehind: false, isCalledChain: false, end };
  const chain = named.length === 2 ? named[0] : undefined;
  if (item.token === undefined || (chain !== undefined && !isChain(chain))) return undefined;
  const isCalledToken = words.some((word) => TOKEN_NOUNS.has(word));
  const isOwned = count !== undefined || isCalledToken || words.some((word) => OWNING.has(word));
  const coin: Coin = { item, isEither: item.is === 'term' && item.chain !== undefined && !isOwned, isCalledToken };
  const isBehind = count !== undefined && items.indexOf(count) > items.indexOf(item);
  return { coin, ...(count && { count }), ...(chain && { chain }), isBehind, isCalledChain: false, end };
}

/** The networks that are named there. */
export function chainsAt(flat: Flat, at: number): Value[] {
  const ends = CHAIN(flat.words, at).filter((end) => isWhole(flat, end));
  return ends.flatMap((end) => {
    const chain = itemsIn(flat, at, end).find(isChain);
    return chain === undefined ? [] : [{ chain, isBehind: false, isCalledChain: end > at + 1, end }];
  });
}

/** A share, everything, money or a number. */
const isPlain = ({ amount: { kind } }: Count): boolean =>
  kind === 'exact' || kind === 'share' || kind === 'max' || kind === 'fiat';

const isChain = (item: Item): item is Term => item.is === 'term' && item.chain !== undefined;

export function itemsIn(flat: Flat, from: number, to: number): Item[] {
  const items: Item[] = [];
  for (let at = from; at < to; at += 1) if (flat.starts[at] === true) items.push(itemAt(flat, at));
  return items;
}
