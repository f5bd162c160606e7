import { any, either, maybe, seq } from '../licence/pattern.ts';
import { withoutSlips } from '../licence/slips.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';
import { withoutPreferences } from './preferences.ts';
import { withoutRemarks } from './remarks.ts';
import { restatedAt, wholeAt } from './restated.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const ALL: Item = { is: 'amount', amount: { kind: 'max' }, text: 'all' };
const [SEND, SWAP, TO, IT] = [role('send', 'send'), role('swap', 'swap'), role('to', 'to'), role('it', 'it')];

const itemOf = ({ items, of }: Flat, at: number): Item | undefined => items[of[at] ?? -1];
const isMax = (item: Item | undefined): boolean => item?.is === 'amount' && item.amount.kind === 'max';
const isSend = (item: Item | undefined): boolean => item?.is === 'role' && item.role === 'send';
const isMark = (word: string | undefined): boolean => word === undefined || !/^[\p{L}§]/u.test(word);

/** "the equivalent of $200 in eth": money, counted in a token. Of another token it would be a trade. */
function equivalentAt(flat: Flat, at: number): Found | undefined {
  const [end] = seq(maybe(any('the|an')), any('equivalent of|value of|countervalue of'))(flat.words, at);
  if (end === undefined || !isWhole(flat, end)) return undefined;
  const item = itemOf(flat, end);
  const isMoney = item?.is === 'amount' && item.amount.kind === 'fiat';
  return isMoney && /^(?:in|of|worth)$/.test(wordAt(flat, end + 1) ?? '') ? { length: end - at } : undefined;
}

/** "empty all my pepe into 0x…" */
function emptiedAt(flat: Flat, at: number): Found | undefined {
  const end = longestFirst(seq(any('empty|drain|sweep|clear'), maybe(any('out')))(flat.words, at))[0];
  if (end === undefined || !isMax(itemOf(flat, end)) || !flat.words.includes('§a')) return undefined;
  return isWhole(flat, end) ? { length: end - at, put: [SEND] } : undefined;
}

/** "sweep usdc, all of it, to 0x…" */
function allOfItAt(flat: Flat, at: number): Found | undefined {
  const token = itemOf(flat, at);
  if (token?.is !== 'term' || wordAt(flat, at + 1) !== ',' || !isMax(itemOf(flat, at + 2))) return undefined;
  const end = longestFirst(maybe(any('of it|of them|it|them'))(flat.words, at + 3))[0] ?? at + 3;
  const isSaid = wordAt(flat, end) === ',' && /^(?:to|into|for)$/.test(wordAt(flat, end + 1) ?? '');
  return isSaid && isWhole(flat, end) ? { length: end + 1 - at, put: [ALL, token] } : undefined;
}

/** "repay 0x… 5 usdc", "pay 0x… back 5 usdc" */
function repaidAt(flat: Flat, at: number): Found | undefined {
  const next = wordAt(flat, at + 1);
  if (wordAt(flat, at) === 'repay' && next === '§a') return { length: 1, put: [SEND] };
  const isBack =
    wordAt(flat, at) === 'back' && wordAt(flat, at - 1) === '§a' && /^(?:§n|the|his|her)$/.test(next ?? '');
  return isBack && isSend(itemOf(flat, at - 2)) ? { length: 1 } : undefined;
}

/** "take 5 usdc and make eth out of it" */
function madeAt(flat: Flat, at: number): Found | undefined {
  const isVerb = wordAt(flat, at) === 'make' && /^(?:and|,|then)$/.test(wordAt(flat, at - 1) ?? '');
  const token = itemOf(flat, at + 1);
  if (!isVerb || token?.is !== 'term' || token.token === undefined) return undefined;
  const [end] = any('out of it|out of them|out of that|from it|from that|with it')(flat.words, at + 2);
  return end !== undefined && isWhole(flat, end) ? { length: end - at, put: [SWAP, IT, TO, token] } : undefined;
}

/** "swap 5 usdc to eth again" */
function againAt(flat: Flat, at: number): Found | undefined {
  const [end] = either(any('once again'), any('again'))(flat.words, at);
  const isBehind = /^§[tbca]$/.test(wordAt(flat, at - 1) ?? '');
  return end !== undefined && isBehind && isMark(wordAt(flat, end)) ? { length: end - at } : undefined;
}

/** "a quick 5 usdc": nothing is said of how many. */
function quickAt(flat: Flat, at: number): Found | undefined {
  const [end] = any('a quick|a cheeky|a cool|a little|a small|a humble|a nice')(flat.words, at);
  const isCount = end !== undefined && wordAt(flat, end) === '§n' && /^§[tb]$/.test(wordAt(flat, end + 1) ?? '');
  return isCount && isWhole(flat, end) ? { length: end - at } : undefined;
}

const TURNS = [equivalentAt, emptiedAt, allOfItAt, repaidAt, madeAt, againAt, quickAt, restatedAt, wholeAt];

function turnAt(flat: Flat, at: number): Found | undefined {
  for (const turn of TURNS) {
    const found = turn(flat, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A first message in plainer words: without slips, turns of phrase, and what says again what its values say. */
export const inFirstWords = (items: readonly Item[]): Item[] =>
  cut(withoutRemarks(withoutPreferences(withoutSlips(items))), turnAt);
