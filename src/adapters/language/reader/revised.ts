import type { OpenFrame, Reading, Slots } from '../../../domain/chat/understanding.ts';
import { announced, MEANT } from '../context/announced.ts';
import { isWhole, longestFirst } from '../context/cut.ts';
import { flatten } from '../context/flat.ts';
import { withHolders } from '../context/holders.ts';
import { inPlainerWords } from '../context/plainer.ts';
import { isOf, isValue } from '../context/second-thoughts.ts';
import { CARRIER, SOFT } from '../context/soft-words.ts';
import { corrects } from '../licence/licence.ts';
import { PART } from '../licence/parts.ts';
import { any, explains, many, seq, some } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Role } from '../words/roles.ts';
import { license } from './license.ts';
import { isAnnouncement, isChange, type Piece, piecesOf } from './pieces.ts';
import { readMessage } from './read-message.ts';
import { scaled } from './scaled.ts';

/** Items. */
const LONGEST = 60;
const FIRM = seq(many(SOFT), any('please|pls|plz'), many(SOFT));
const WANTED = seq(many(SOFT, CARRIER), some(PART, SOFT, CARRIER));
const INSTEAD: Item = { is: 'role', role: 'instead', text: 'instead', raw: 'instead' };
const ON: Item = { is: 'role', role: 'on', text: 'on', raw: 'on' };
const SLIPPAGE: Item = { is: 'role', role: 'slippage', text: 'slippage', raw: 'slippage' };

/**
 * Reads a message to an open request whose every part says what changes, admits a mistake, or says why. Where nothing announces a change,
 * its values may only fill what the request lacks. Undefined when a word has no place, or two values of one kind are said.
 */
export function readRevised(all: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading | undefined {
  if (all.length > LONGEST || !all.some(isChange) || all.some(({ is }) => is === 'quotation' || is === 'invalid'))
    return undefined;
  const pieces = piecesOf(announced(inOwnWords(all), open));
  const said = pieces?.filter(({ items }) => items.some(isChange)) ?? [];
  const [only] = said;
  if (pieces === undefined || only === undefined || isQuestion(pieces, shapeOf(all))) return undefined;
  const changed = said.length === 1 ? scaled(shapeOf(only.items), only.items, open) : undefined;
  if (changed !== undefined) return changed;
  const isMeant = pieces.some(({ isMistake }) => isMistake) || pieces.at(-1)?.isStrong === true || isFirm(pieces);
  const isStrong = (piece: Piece) => pieces[pieces.indexOf(piece) - 1]?.isStrong === true;
  const found = said.map((piece) => changeIn(piece.items, isMeant || isStrong(piece)));
  const parts = found.filter((part) => part !== undefined);
  if (parts.length < found.length) return undefined;
  const isAnnounced = parts.some((part) => part.isAnnounced) || saysTwoThings(said.flatMap(({ items }) => items));
  if (!isAnnounced && pieces.some(({ items }) => items.length === 0)) return undefined;
  const values = isAnnounced
    ? parts.flatMap(({ items }) => [MEANT, ...items])
    : parts.flatMap(({ items }) => items.filter((item) => !isValue(item) || !isOf(item, open)));
  const given = isAboutSlippage(all, open)
    ? values.flatMap((item) => (item.is === 'rate' ? [item, SLIPPAGE] : [item]))
    : values;
  const reading = isPlain(given) ? readValues(given, lexicon, open) : undefined;
  return reading !== undefined && (isAnnounced || onlyAdds(open.slots, reading.slots)) ? reading : undefined;
}

/** A name that a network and a token share is the network behind "on" or before "network". */
function isNetwork(item: Item, items: readonly Item[]): boolean {
  if (item.is !== 'term' || item.chain === undefined) return false;
  const at = items.indexOf(item);
  return item.token === undefined || isRole(items[at + 1], 'chain-noun') || isRole(items[at - 1], 'on');
}

const onlyAdds = (before: Slots, after: Slots): boolean =>
  Object.entries(before).every(([slot, value]) => JSON.stringify(after[slot as keyof Slots]) === JSON.stringify(value));

function inOwnWords(all: readonly Item[]): Item[] {
  const items = inPlainerWords(
    all.filter(({ is }) => is !== 'sign'),
    true,
  );
  const at = items.findIndex((item) => isRole(item, 'instead'));
  const account = items.findIndex(({ is }) => is === 'account');
  if (at < 0 || account < 0) return items;
  // "to my brother instead: 0x…"
  const moved = items.toSpliced(account + 1, 0, INSTEAD).filter((item) => item === INSTEAD || !isRole(item, 'instead'));
  return withHolders(moved);
}

/** "could it go to 0x…?" asks to act, "that's 42?" asks. */
const isQuestion = (pieces: readonly Piece[], words: readonly string[]): boolean =>
  pieces.some(({ items }) => shapeOf(items).includes('?')) &&
  !words.some((word) => /^(?:could|can|may|would|possible|please|pls)$/.test(word));

const isFirm = (pieces: readonly Piece[]): boolean => pieces.some(({ items }) => explains(FIRM, shapeOf(items)));

const isAboutSlippage = (items: readonly Item[], { intent }: OpenFrame): boolean =>
  intent === 'swap' && shapeOf(items).some((word) => /^(?:loose|tight|tighter|looser)$/.test(word));

/** "39 usdc, base network": an amount and where, with no word around them. */
const saysTwoThings = (items: readonly Item[]): boolean =>
  items.some(({ is }) => is === 'amount') &&
  items.some((item) => isNetwork(item, items)) &&
  !items.some(({ is }) => is === 'account');

/** The values of a part; `isAnnounced`: the part says that they change something. */
function changeIn(items: readonly Item[], isMistaken: boolean) {
  const shape = shapeOf(items);
  const isAnnounced = corrects(shape);
  const bare = isMistaken ? withoutCopula(items.filter((item) => !isAnnouncement(item))) : items;
  if (isAnnounced) return { items: valuesOf(items), isAnnounced };
  const isBare = explains(WANTED, shapeOf(bare));
  const asks = shape.some((word) => /^(?:please|pls|plz)$/.test(word)) && items.some(({ is }) => is === 'term');
  return isBare ? { items: valuesOf(bare), isAnnounced: isMistaken || asks } : undefined;
}

const COPULA = seq(many(SOFT), any('it is|its|that is|this is|it should be|so it is|make that'));
function withoutCopula(items: readonly Item[]): readonly Item[] {
  const flat = flatten(items);
  const end = longestFirst(COPULA(flat.words, 0)).find((one) => isWhole(flat, one) && one < flat.words.length);
  return end === undefined ? items : items.slice(flat.of[end]);
}

const KEPT: ReadonlySet<Role> = new Set([
  ...([
    'to',
    'on',
    'from',
    'with',
    'for',
    'in',
    'of',
    'usd',
    'eur',
    'gbp',
    'percent',
    'bps',
    'worth-of',
    'not',
  ] as const),
]);
const NOUNS: ReadonlySet<Role> = new Set(['chain-noun', 'slippage', 'usd', 'eur', 'gbp', 'percent', 'bps']);

/** The values, with the word before each that says which part of the request it is. */
const keptOf = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => {
    if (item.is !== 'role') return isValue(item);
    const next = items.slice(at + 1).find((one) => one.is !== 'role' || !/^(?:the|my|a|an)$/.test(one.raw));
    return NOUNS.has(item.role) || (KEPT.has(item.role) && next !== undefined && isValue(next));
  });

/** A network says where it is, whatever is named before it. */
const valuesOf = (items: readonly Item[]): Item[] =>
  keptOf(items).flatMap((item, at, kept) =>
    item.is === 'term' && item.token === undefined && kept[at - 1]?.is !== 'role' ? [ON, item] : [item],
  );

/** One value of a kind: of two, the person is asked which one. */
function isPlain(items: readonly Item[]): boolean {
  const kept = items.filter(isValue);
  const count = (test: (item: Item) => boolean) => kept.filter(test).length;
  const isPlace = (item: Item) => isNetwork(item, items);
  return (
    count(({ is }) => is === 'amount') < 2 &&
    count(({ is }) => is === 'account') < 2 &&
    count((item) => item.is === 'term' && !isPlace(item)) < 2 &&
    count(isPlace) < 2
  );
}

function readValues(items: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading | undefined {
  const reading = license(readMessage(items, lexicon, open), { items, shape: shapeOf(items), asks: false }, open);
  return reading.intent === open.intent && reading.problems.length === 0 ? reading : undefined;
}
