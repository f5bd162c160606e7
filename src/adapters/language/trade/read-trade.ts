import { isWhole } from '../context/cut.ts';
import { type Flat, flatten } from '../context/flat.ts';
import type { Item } from '../tagger/item.ts';
import { AROUND, BOUNDS } from './around.ts';
import { completed } from './completed.ts';
import { COUNTING } from './counting.ts';
import { chained, type Draft, EMPTY } from './draft.ts';
import { GETTING } from './getting.ts';
import { GIVING } from './giving.ts';
import { HOLDING, REFERRING } from './holding.ts';
import { LABELS } from './labels.ts';
import { MOVING } from './moving.ts';
import type { Piece } from './piece.ts';
import { DWELLS, THERE } from './there.ts';
import { chainsAt, itemsIn, quantitiesAt, type Value } from './values.ts';
import { WRAPPING } from './wrapping.ts';

/** Words, and drafts: a text that needs more has no plain reading. */
const [LONGEST, MOST] = [60, 3000];

const PIECES: readonly Piece[] = [
  ...GIVING,
  ...HOLDING,
  ...REFERRING,
  ...GETTING,
  ...MOVING,
  ...WRAPPING,
  ...LABELS,
  ...COUNTING,
];
const ALONE = PIECES.filter(({ lead }) => lead === undefined);
const BY_WORD = new Map<string, [words: readonly string[], piece: Piece][]>();
for (const piece of PIECES)
  for (const phrase of new Set(piece.lead?.split('|').map((one) => one.trim()))) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    BY_WORD.set(first, [...(BY_WORD.get(first) ?? []), [words, piece]]);
  }

type Step = Readonly<{ at: number; draft: Draft }>;

/** The one trade that the whole text asks for; undefined when there is none, or when it may be read in two ways. */
export function tradeIn(items: readonly Item[]): Draft | undefined {
  const flat = flatten(items);
  if (flat.words.length > LONGEST) return undefined;
  const seen = new Set<string>();
  const whole = new Map<string, Draft>();
  const open: Step[] = [{ at: 0, draft: EMPTY }];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const key = `${step.at} ${JSON.stringify(step.draft)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > MOST) return undefined;
    if (step.at < flat.words.length) open.push(...stepsFrom(flat, step));
    else {
      const trade = completed(step.draft);
      if (trade !== undefined) whole.set(meaningOf(trade), trade);
    }
  }
  return whole.size === 1 ? [...whole.values()][0] : undefined;
}

const meaningOf = ({ gives, gets, count, counts, on, from, to, verb, slippage }: Draft): string =>
  JSON.stringify([
    gives?.item.token,
    gets?.item.token,
    count?.amount,
    counts,
    on?.chain,
    from?.chain,
    to?.chain,
    verb,
    slippage.length,
  ]);

function* stepsFrom(flat: Flat, { at, draft }: Step): Generator<Step> {
  for (const piece of ALONE) yield* withPiece(flat, draft, piece, at);
  for (const [words, piece] of BY_WORD.get(flat.words[at] ?? '') ?? []) {
    const end = at + words.length;
    if (words.every((word, index) => flat.words[at + index] === word) && isWhole(flat, end))
      yield* withPiece(flat, draft, piece, end);
  }
  yield* withSurroundings(flat, { at, draft });
}

function* withPiece(flat: Flat, draft: Draft, { as, takes, tail, adds }: Piece, at: number): Generator<Step> {
  const isPlaced =
    draft.awaits === undefined ? as === 'part' || (draft.isStart && as !== 'gerund') : draft.awaits === as;
  if (!isPlaced) return;
  for (const value of valuesAt(flat, takes, at)) {
    const next = adds(draft, value);
    if (next === undefined) continue;
    for (const end of tail === undefined ? [value.end] : tail(flat.words, value.end))
      if (isWhole(flat, end)) yield { at: end, draft: next };
  }
}

const NOTHING = { isBehind: false, isCalledChain: false } as const;
const valuesAt = (flat: Flat, takes: Piece['takes'], at: number): Value[] =>
  takes === 'quantity' ? quantitiesAt(flat, at) : takes === 'chain' ? chainsAt(flat, at) : [{ ...NOTHING, end: at }];

function* withSurroundings(flat: Flat, { at, draft }: Step): Generator<Step> {
  for (const { pattern, isLead, adds } of AROUND) {
    if (isLead && !draft.isStart && draft.awaits === undefined) continue;
    const next = adds(draft);
    if (next === undefined) continue;
    for (const end of pattern(flat.words, at)) if (end > at && isWhole(flat, end)) yield { at: end, draft: next };
  }
  yield* withPlace(flat, { at, draft });
  if (draft.slippage.length > 0) return;
  for (const pattern of BOUNDS)
    for (const end of pattern(flat.words, at))
      if (end > at && isWhole(flat, end)) yield { at: end, draft: { ...draft, slippage: itemsIn(flat, at, end) } };
}

/** "my sister is on base, so send 5 usdc there" */
function* withPlace(flat: Flat, { at, draft }: Step): Generator<Step> {
  if (draft.place === undefined && draft.isStart && draft.awaits === undefined)
    for (const end of DWELLS(flat.words, at))
      for (const { chain, end: behind } of chainsAt(flat, end))
        if (chain !== undefined) yield { at: behind, draft: { ...draft, place: chain } };
  const there = draft.place && draft.verb === 'bridge' && !draft.isSent ? chained(draft, 'to', draft.place) : undefined;
  if (there !== undefined) for (const end of THERE(flat.words, at)) yield { at: end, draft: there };
}
