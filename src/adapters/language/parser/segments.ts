import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { STRONG_VERBS } from './sentence.ts';

/** A part of a message that makes one statement. `corrects`: it corrects what came before it. */
export type Segment = Readonly<{ items: readonly Item[]; corrects: boolean }>;

/** Splits a message at the ends of sentences, at words that correct or cancel, and before a second request. */
export function segmentsOf(items: readonly Item[]): Segment[] {
  const segments: Segment[] = [];
  let current: Item[] = [];
  let corrects = false;
  const cut = (nextCorrects: boolean) => {
    if (nextCorrects && current.every((item) => isChatter(item) || isRole(item, 'no'))) current = [];
    if (current.some((item) => item.is !== 'mark'))
      segments.push({ items: current, corrects: corrects || hasRole(current, 'instead') });
    else nextCorrects = nextCorrects || corrects;
    current = [];
    corrects = nextCorrects;
  };
  for (const [index, item] of items.entries()) {
    if (item.is === 'mark' && (item.mark === '.' || item.mark === '?')) cut(false);
    else if (item.is === 'role' && item.role === 'correction') cut(true);
    else {
      if (startsAnew(item, items, index, current)) cut(false);
      current.push(item);
    }
  }
  cut(false);
  return segments;
}

export const hasRole = (items: readonly Item[], role: Role): boolean => items.some((item) => isRole(item, role));

export const isRole = (item: Item | undefined, role: Role): boolean => item?.is === 'role' && item.role === role;

/** How many items after a comma or "and" are examined to decide whether a new segment starts. */
const AHEAD = 24;

const isVerb = (item: Item | undefined): boolean => item?.is === 'role' && STRONG_VERBS.has(item.role);

function startsAnew(item: Item, items: readonly Item[], index: number, current: readonly Item[]): boolean {
  if (current.length === 0) return false;
  if (isRole(item, 'cancel')) return current.some((earlier) => !isChatter(earlier));
  const joins =
    isRole(item, 'and') ||
    (item.is === 'mark' && (item.mark === ',' || item.mark === '-')) ||
    (item.is === 'role' && item.text === 'then');
  if (!joins) return false;
  const ahead = items
    .slice(index + 1, index + 1 + AHEAD)
    .filter((later) => !isRole(later, 'filler') && !isRole(later, 'and') && later.is !== 'mark');
  const next = ahead[0];
  if (isRole(next, 'not') || (isRole(next, 'no') && item.is === 'mark'))
    return current.some((earlier) => !isChatter(earlier));
  if (item.is === 'mark' && saysInstead(items, index)) return true;
  const asksAlready = current.some(isVerb) && current.some(isThing);
  if (isRole(item, 'and')) return isVerb(next) && asksAlready;
  return isVerb(next) && (asksAlready || hasRole(current, 'not')) && !isRole(ahead[1], 'it');
}

const isThing = (item: Item): boolean =>
  item.is === 'term' || item.is === 'amount' || item.is === 'rate' || item.is === 'account';

/** "…, 0.5 instead": the part up to the next punctuation mark corrects what came before. */
function saysInstead(items: readonly Item[], index: number): boolean {
  const rest = items.slice(index + 1, index + 1 + AHEAD);
  const end = rest.findIndex((item) => item.is === 'mark');
  return hasRole(end < 0 ? rest : rest.slice(0, end), 'instead') && !rest.some((item) => isVerb(item));
}

const CHATTER: ReadonlySet<Role> = new Set(['filler', 'greeting', 'it', 'of', 'asset']);

/** Items that neither ask for anything nor say anything about a request. */
export const isChatter = (item: Item): boolean => item.is === 'mark' || (item.is === 'role' && CHATTER.has(item.role));
