import { cut, type Found, isWhole, longestFirst, wordAt } from '../context/cut.ts';
import { everythingAt } from '../context/everything.ts';
import type { Flat } from '../context/flat.ts';
import { withoutPreferences } from '../context/preferences.ts';
import { withoutRemarks } from '../context/remarks.ts';
import { restatedAt, wholeAt } from '../context/restated.ts';
import { any, maybe, seq } from '../licence/pattern.ts';
import { withoutSlips } from '../licence/slips.ts';
import type { Item } from '../tagger/item.ts';
import { isMisplaced } from '../unasked/misplaced.ts';
import type { Role } from '../words/roles.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const ALL: Item = { is: 'amount', amount: { kind: 'max' }, text: 'all' };
const [SEND, SWAP, TO, IT] = [role('send', 'send'), role('swap', 'swap'), role('to', 'to'), role('it', 'it')];

const itemOf = ({ items, of }: Flat, at: number): Item | undefined => items[of[at] ?? -1];
const isMax = (item: Item | undefined): boolean => item?.is === 'amount' && item.amount.kind === 'max';
const isSend = (item: Item | undefined): boolean => item?.is === 'role' && item.role === 'send';
const isMark = (word: string | undefined): boolean => word === undefined || !/^[\p{L}§]/u.test(word);

const EQUIVALENT = seq(maybe(any('the|an')), any('equivalent of|value of|countervalue of'));
/** "the equivalent of $200 in eth": money, counted in a token. Of another token it would be a trade. */
function equivalentAt(flat: Flat, at: number): Found | undefined {
  const [end] = EQUIVALENT(flat.words, at);
  if (end === undefined || !isWhole(flat, end)) return undefined;
  const item = itemOf(flat, end);
  const isMoney = item?.is === 'amount' && item.amount.kind === 'fiat';
  return isMoney && /^(?:in|of|worth)$/.test(wordAt(flat, end + 1) ?? '') ? { length: end - at } : undefined;
}

const EMPTY = seq(any('empty|drain|sweep|clear'), maybe(any('out')));
/** "empty all my pepe into 0x…" */
function emptiedAt(flat: Flat, at: number): Found | undefined {
  const end = longestFirst(EMPTY(flat.words, at))[0];
  if (end === undefined || !isMax(itemOf(flat, end)) || !flat.words.includes('§a')) return undefined;
  return isWhole(flat, end) ? { length: end - at, put: [SEND] } : undefined;
}

const OF_IT = maybe(any('of it|of them|it|them'));
/** "sweep usdc, all of it, to 0x…" */
function allOfItAt(flat: Flat, at: number): Found | undefined {
  const token = itemOf(flat, at);
  if (token?.is !== 'term' || wordAt(flat, at + 1) !== ',' || !isMax(itemOf(flat, at + 2))) return undefined;
  const end = longestFirst(OF_IT(flat.words, at + 3))[0] ?? at + 3;
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

const OUT_OF_IT = any('out of it|out of them|out of that|from it|from that|with it');
/** "take 5 usdc and make eth out of it" */
function madeAt(flat: Flat, at: number): Found | undefined {
  const isVerb = wordAt(flat, at) === 'make' && /^(?:and|,|then)$/.test(wordAt(flat, at - 1) ?? '');
  const token = itemOf(flat, at + 1);
  if (!isVerb || token?.is !== 'term' || token.token === undefined) return undefined;
  const [end] = OUT_OF_IT(flat.words, at + 2);
  return end !== undefined && isWhole(flat, end) ? { length: end - at, put: [SWAP, IT, TO, token] } : undefined;
}

const AGAIN = any('once again|again');
/** "swap 5 usdc to eth again" */
function againAt(flat: Flat, at: number): Found | undefined {
  const [end] = AGAIN(flat.words, at);
  const isBehind = /^§[tbca]$/.test(wordAt(flat, at - 1) ?? '');
  return end !== undefined && isBehind && isMark(wordAt(flat, end)) ? { length: end - at } : undefined;
}

const QUICK = any('a quick|a cheeky|a cool|a little|a small|a humble|a nice');
/** "a quick 5 usdc": nothing is said of how many. */
function quickAt(flat: Flat, at: number): Found | undefined {
  const [end] = QUICK(flat.words, at);
  const isCount = end !== undefined && wordAt(flat, end) === '§n' && /^§[tb]$/.test(wordAt(flat, end + 1) ?? '');
  return isCount && isWhole(flat, end) ? { length: end - at } : undefined;
}

const SETTLE = any('settle up with|settle with|square up with|square things with|even up with|get even with');
const WITH = maybe(any(':|,|with|for|by sending|by paying'));
/** "settle up with 0x…: 5 usdc" */
function settledAt(flat: Flat, at: number): Found | undefined {
  const [end] = SETTLE(flat.words, at);
  const account = end === undefined ? undefined : itemOf(flat, end);
  if (end === undefined || wordAt(flat, end) !== '§a' || account === undefined) return undefined;
  const [amount = end + 1] = longestFirst(WITH(flat.words, end + 1));
  return wordAt(flat, amount) === '§n' ? { length: amount - at, put: [SEND, account] } : undefined;
}

const IN_HANDS = seq(any('in|into|to'), any('§a'), any('hands|pocket|pockets|purse|hand'));
/** "put 5 usdc in 0x…'s hands" */
function handedAt(flat: Flat, at: number): Found | undefined {
  const [end] = IN_HANDS(flat.words, at);
  const account = itemOf(flat, at + 1);
  const isPut = /^(?:put|place|leave|lay|drop)$/.test(wordAt(flat, at - 3) ?? '');
  return end !== undefined && account !== undefined && isPut ? { length: end - at, put: [TO, account] } : undefined;
}

const PLACE_IT = seq(
  any('place|put|stick|park|deposit|drop|pop|leave'),
  any('it|them|that'),
  any('at|in|into|on|onto|with|to'),
);
/** "take 5 usdc out of here and place it at 0x…" */
function placedAt(flat: Flat, at: number): Found | undefined {
  const [end] = PLACE_IT(flat.words, at);
  const isJoined = /^(?:and|then)$/.test(wordAt(flat, at - 1) ?? '');
  return end !== undefined && isJoined && wordAt(flat, end) === '§a'
    ? { length: end - at, put: [SEND, IT, TO] }
    : undefined;
}

/** "fwd all my pepe 2 0x…" */
function digitAt(flat: Flat, at: number): Found | undefined {
  const item = itemOf(flat, at);
  const isTwo = item?.is === 'amount' && item.amount.kind === 'exact' && item.text === '2';
  const isBehindAll =
    /^§[tb]$/.test(wordAt(flat, at - 1) ?? '') && [at - 2, at - 3].some((one) => isMax(itemOf(flat, one)));
  return isTwo && isBehindAll && wordAt(flat, at + 1) === '§a' ? { length: 1, put: [TO] } : undefined;
}

/** "thanks a million" */
function millionAt(flat: Flat, at: number): Found | undefined {
  const item = itemOf(flat, at + 1);
  const isMillion = item?.is === 'amount' && item.amount.kind === 'exact' && item.amount.value === '1000000';
  return /^(?:thanks|thx)$/.test(wordAt(flat, at) ?? '') && isMillion && isMark(wordAt(flat, at + 2))
    ? { length: 2 }
    : undefined;
}

const TURNS = [
  ...[everythingAt, settledAt, handedAt, placedAt, digitAt, millionAt],
  ...[equivalentAt, emptiedAt, allOfItAt, repaidAt, madeAt, againAt, quickAt, restatedAt, wholeAt],
];

function turnAt(flat: Flat, at: number): Found | undefined {
  for (const turn of TURNS) {
    const found = turn(flat, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A first message in plainer words: without slips, turns of phrase, remarks, and what says again what its values say. One that is plainly no
 * request keeps every word.
 */
export const inFirstWords = (items: readonly Item[]): Item[] => {
  const spelled = withoutSlips(items);
  return isMisplaced(spelled) ? [...items] : cut(withoutRemarks(withoutPreferences(spelled)), turnAt);
};
