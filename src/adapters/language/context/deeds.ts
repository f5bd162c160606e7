import { ACCOUNT, FROM, ON, QUANTITY } from '../licence/parts.ts';
import { any, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { VENUES } from '../words/venues.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import { AWAY, DONE, role, VERB_OF } from './done.ts';
import { type Flat, itemAt } from './flat.ts';

const THING = seq(QUANTITY, many(ON, FROM));

type Voice = Readonly<{ frame: Pattern; between: Pattern; put: readonly Item[] }>;

/** "i need 5 usdc sent", "have 5 usdc swapped", "can 5 usdc be bridged": what is said before the amount, and between it and the deed. */
const VOICES: readonly Voice[] = [
  {
    frame: any(
      'gonna need|going to need|i am gonna need|i am going to need|need|would be great to have|it would be great to have|it would be nice to have|would love to have|i would love to have|would like to have|i gotta get|gotta get|i have to get|we need to get|let us get|lets get|let me get|lemme get|need to have|i need to get|i need to have|can i get|could i get|can i have|could i have|can we get|could we get|can we have|could we have|may i have|i need|i want|i would like|i would love|i require|we need|we want|we would like|all i need is|all i want is|what i need is|what i want is|what i would like is',
    ),
    between: maybe(any('to be|to get|be|all')),
    put: [role('filler', 'i want to')],
  },
  { frame: any('have|get|get me|have me'), between: maybe(any('to be')), put: [] },
  {
    frame: any('can|could|may'),
    between: any('be|please be|kindly be|get|be please'),
    put: [role('filler', 'can you')],
  },
];

/** "i want 0x… to have 5 usdc", "make sure 0x… gets 5 usdc": who receives stands first. */
const RECEIVING: readonly Voice[] = [
  {
    frame: any('i want|i would like|i need|we want|we would like|we need|i would love for|i would like for'),
    between: any('to have|to get|to receive|to be sent|to be paid|paid|sent'),
    put: [role('filler', 'i want to')],
  },
  {
    frame: any('let|get|let us get|lets get'),
    between: any(
      'have|get|receive|be paid|be sent|be given|be credited with|paid :|paid|paid ,|sorted :|sorted with|the',
    ),
    put: [],
  },
  {
    frame: any('make sure|make sure that|ensure|ensure that|see that|see to it|see to it that|be sure|be sure that'),
    between: any('gets|receives|is sent|is paid'),
    put: [],
  },
];
const SEND = role('send', 'send');

/** Puts a deed that is asked for in other forms into an imperative: "i need 5 usdc sent to 0x…", "let 0x… have 5 usdc". */
export const inActiveVoice = (items: readonly Item[]): Item[] =>
  cut(
    items,
    (flat, at) =>
      deedAt(flat, at) ?? receivingAt(flat, at) ?? exchangingAt(flat, at) ?? buyingAt(flat, at) ?? hopedAt(flat, at),
  );

function receivingAt(flat: Flat, at: number): Found | undefined {
  // "i want to make sure …" may be only a wish to know.
  if (wordAt(flat, at - 1) === 'to') return undefined;
  for (const { frame, between, put } of RECEIVING)
    for (const start of longestFirst(frame(flat.words, at))) {
      const end = longestFirst(ACCOUNT(flat.words, start)).find((one) => between(flat.words, one).length > 0);
      const [done] = end === undefined ? [] : longestFirst(between(flat.words, end));
      if (end === undefined || done === undefined || !isWhole(flat, start) || !isWhole(flat, done)) continue;
      if (!/^(?:§[nt]|exactly|precisely|just)$/.test(wordAt(flat, done) ?? '')) continue;
      return { length: done - at, put: [...put, SEND, ...itemsBetween(flat, start, end)] };
    }
  return undefined;
}

function deedAt(flat: Flat, at: number): Found | undefined {
  for (const { frame, between, put } of VOICES)
    for (const start of longestFirst(frame(flat.words, at))) {
      const end = longestFirst(THING(flat.words, start)).find(
        (one) => isWhole(flat, one) && seq(between, DONE)(flat.words, one).length > 0,
      );
      if (end === undefined || !isWhole(flat, start)) continue;
      const [done = end] = seq(between, DONE)(flat.words, end);
      const verb = VERB_OF[wordAt(flat, done - 1) ?? ''];
      const [away = done] = longestFirst(AWAY(flat.words, done));
      const length = (isWhole(flat, away) ? away : done) - at;
      if (verb !== undefined && isWhole(flat, done))
        return { length, put: [...put, verb, ...itemsBetween(flat, start, end)] };
    }
  return undefined;
}

const itemsBetween = (flat: Flat, start: number, end: number): Item[] => {
  const kept: Item[] = [];
  for (let at = start; at < end; at += 1) if (flat.starts[at] === true) kept.push(itemAt(flat, at));
  return kept;
};

const [SWAP, BUY, TO] = [role('swap', 'swap'), role('buy', 'buy'), role('to', 'to')];
const HELD_AS = any('i want|i need|i would like|we want|let us get|let us put|get|i would love');

/** "i want 90 usdt in link": what is held shall be another token. */
function exchangingAt(flat: Flat, at: number): Found | undefined {
  for (const start of longestFirst(HELD_AS(flat.words, at))) {
    const end = longestFirst(THING(flat.words, start)).find(
      (one) => isWhole(flat, one) && /^(?:in|into|as)$/.test(wordAt(flat, one) ?? ''),
    );
    if (end === undefined || !isWhole(flat, start) || !/^§[tbk]$/.test(wordAt(flat, end + 1) ?? '')) continue;
    const received = flat.items[flat.of[end + 1] ?? -1];
    // "i want 90 usdt in aave" may be a deposit.
    if (received?.is === 'term' && VENUES.has(received.text)) continue;
    const given = itemsBetween(flat, start, end);
    if (!given.some(({ is }) => is === 'term') || !given.some(({ is }) => is === 'amount')) continue;
    return { length: end + 1 - at, put: [role('filler', 'i want to'), SWAP, ...given, TO] };
  }
  return undefined;
}

const GIVING = any('give me|hand me|i will take|i will have|pass me|fetch me');

/** "give me link for 90 usdt": what is wanted comes first. */
function buyingAt(flat: Flat, at: number): Found | undefined {
  const end = longestFirst(GIVING(flat.words, at)).find((one) => isWhole(flat, one));
  if (end === undefined || !/^(?:§[ntbk]|some|a|an|exactly)$/.test(wordAt(flat, end) ?? '')) return undefined;
  const isPaid = flat.words.slice(end).some((word) => /^(?:for|with|using|worth|from|against)$/.test(word));
  return isPaid ? { length: end - at, put: [BUY] } : undefined;
}

const HOPED = seq(
  any('it would be|it will be|i would be|would be|that would be'),
  maybe(any('so|very|really|most')),
  any(
    'lovely|great|nice|good|wonderful|awesome|amazing|grateful|happy|glad|thankful|delighted|kind|cool|perfect|super|helpful|obliged',
  ),
  maybe(any('of you')),
  any('if you'),
);

/** "it would be lovely if you sent 5 usdc" */
function hopedAt(flat: Flat, at: number): Found | undefined {
  for (const end of HOPED(flat.words, at)) {
    const verb = VERB_OF[wordAt(flat, end) ?? ''];
    if (verb !== undefined && isWhole(flat, end) && isWhole(flat, end + 1))
      return { length: end + 1 - at, put: [role('filler', 'please'), verb] };
  }
  return undefined;
}
