import { type Pattern, seq } from '../licence/pattern.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import { HOLDER, STATED_HOLDER } from './clauses.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import { type Flat, itemAt } from './flat.ts';
import { NAME_WORDS, PEOPLE_WORDS } from './nouns.ts';
import { TO } from './rules.ts';

const MARKS: ReadonlySet<string> = new Set([',', '.', '!', ';', ':', '(', ')', '\n', '-']);
const THUS: ReadonlySet<string> = new Set(['so', 'and', 'then', 'therefore', 'hence', 'thus']);
const isBreak = (word: string | undefined): boolean => word === undefined || MARKS.has(word);

const AT_HOLDER: ReadonlySet<string> = new Set([
  'to',
  'into',
  'for',
  'pay',
  'send',
  'tip',
  'give',
  'at',
  'in',
  'fund',
  'credit',
  'load',
  'spot',
  'refund',
  'reimburse',
  'towards',
  'transfer',
  'wire',
]);
const BEFORE_ACCOUNT: ReadonlySet<string> = new Set([',', ':', '(', '-', '=']);

/** Leaves of "to my brother at 0x…", "his address is 0x…" and "send my brother 5 usdc to 0x…" the account. */
export function withHolders(items: readonly Item[]): Item[] {
  const accounts = items.filter(({ is }) => is === 'account' || is === 'invalid').length;
  if (accounts !== 1) return [...items];
  const placed = cut(items, (flat, at) => statedAt(flat, at) ?? heldAt(flat, at) ?? placedAt(flat, at));
  return cut(placed, namedAt);
}

const isAccount = (flat: Flat, at: number): boolean => wordAt(flat, at) === '§a';

/** ", his address is 0x…": a place of its own, where none is named before. */
function statedAt(flat: Flat, at: number): Found | undefined {
  if (!isBreak(wordAt(flat, at - 1)) && !THUS.has(wordAt(flat, at - 1) ?? '')) return undefined;
  const end = longestFirst(STATED_HOLDER(flat.words, at)).find((one) => isWhole(flat, one) && isAccount(flat, one));
  return end === undefined ? undefined : { length: end - at, put: [TO] };
}

/** "to my brother at 0x…" */
function heldAt(flat: Flat, at: number): Found | undefined {
  if (!AT_HOLDER.has(wordAt(flat, at - 1) ?? '')) return undefined;
  const ends = longestFirst(seq(HOLDER, breakMaybe)(flat.words, at));
  const end = ends.find((one) => isWhole(flat, one) && isAccount(flat, one));
  return end === undefined ? undefined : { length: end - at };
}

const breakMaybe: Pattern = (words, at) => (BEFORE_ACCOUNT.has(words[at] ?? '') ? [at, at + 1] : [at]);

/** "drop 5 usdc in 0x…", "pay him 5 usdc at 0x…" */
function placedAt(flat: Flat, at: number): Found | undefined {
  const isPlace = ['at', 'in', 'into', 'on', 'onto', 'towards'].includes(wordAt(flat, at) ?? '');
  return isPlace && isAccount(flat, at + 1) ? { length: 1, put: [TO] } : undefined;
}

const COUNTED = /^(?:§[nt]|(?:his|her|their|the|back|another|exactly) §n)/;

/** "weekly" and "double" name nobody: they say when, and how much. */
const names = (words: readonly string[]): boolean =>
  words.some((word) => NOBODY.has(word) || PEOPLE_WORDS.has(word) || NAME_WORDS.has(word)) &&
  !words.some((word) => MEASURES.has(word));
const NOBODY: ReadonlySet<string> = new Set(['him', 'her', 'them']);
const MEASURES: ReadonlySet<string> = new Set(
  'hourly daily nightly weekly fortnightly monthly quarterly yearly annual annually regular recurring early late double triple half average extra'.split(
    ' ',
  ),
);

/** "send my brother 5 usdc to 0x…": whoever it is, the account says where it goes. */
function namedAt(flat: Flat, at: number): Found | undefined {
  const before = wordAt(flat, flat.words.indexOf('§a') - 1) ?? '';
  if (before !== 'to' && !MARKS.has(before) && !/^(?:->|§[tb]|please|pls|now|back|lol|today)$/.test(before))
    return undefined;
  const verb = flat.starts[at - 1] === true ? itemAt(flat, at - 1) : undefined;
  if (!isRole(verb, 'send') && wordAt(flat, at - 1) !== 'owe') return undefined;
  const end = longestFirst(HOLDER(flat.words, at)).find(
    (one) =>
      isWhole(flat, one) &&
      names(flat.words.slice(at, one)) &&
      COUNTED.test(`${wordAt(flat, one)} ${wordAt(flat, one + 1)}`),
  );
  return end === undefined ? undefined : { length: end - at };
}
