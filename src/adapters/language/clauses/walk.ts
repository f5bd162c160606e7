import { takesBack } from '../context/asides.ts';
import type { Flat } from '../context/flat.ts';
import { INTRODUCED } from '../context/introductions.ts';
import * as english from '../licence/english-words.ts';
import { any, either, type Pattern } from '../licence/pattern.ts';
import { CLOSER, FILLER, GREETED, OPENER, RECORDED, TELLING } from './fillers.ts';
import { DOING, REQUEST } from './requests.ts';
import { COUNTED, GOING, LABELS, NAMED, OWED, PLACED, POINTED, WANTED } from './values.ts';

/** What the clauses of a text do together: ask somebody to pay, or name an amount with where it goes. */
export type Told = Readonly<{ asks: boolean; goes: boolean }>;

const [ASKS, GOES, RECORDS] = [1, 2, 4];
const KINDS: readonly (readonly [clause: Pattern, does: number])[] = [
  [either(REQUEST, DOING, WANTED), ASKS],
  [GOING, GOES],
  [either(COUNTED, OWED, PLACED, POINTED, LABELS), 0],
];
const MARKS: ReadonlySet<string> = new Set([',', '.', '!', ';', ':', '(', ')', '\n', '-', '/', '?']);
const JOINTS: ReadonlySet<string> = new Set(['and', 'so', 'then', 'because', 'since', 'as', 'cause', 'cos', 'coz']);
/** Courtesies that part two clauses as a mark does. */
const BETWEEN: ReadonlySet<string> = new Set('please pls plz thanks thx ty so and ok here'.split(' '));
const QUESTIONS = /^(?:can|could|would|will|may|might|mind|how|please|hey|hi|hello|you|ok|up|u)$/;
const WISHING = either(any(english.WISH), any(english.ASKING));

/** What a text does whose every clause is understood: a request, a value in its place, or a statement that changes nothing. */
export function walk(flat: Flat): Told | undefined {
  const { words } = flat;
  const reached = new Map<number, Set<number>>([[0, new Set([0])]]);
  for (let at = 0; at < words.length; at += 1) {
    const there = reached.get(at);
    if (there === undefined) continue;
    for (const [end, does] of stepsFrom(flat, at))
      for (const before of there) reached.set(end, (reached.get(end) ?? new Set()).add(before | does));
  }
  const found = [...(reached.get(words.length) ?? [])];
  if (found.length === 0) return undefined;
  // "payment: 5 usdc to 0x…" may be the record of one.
  const goes = found.some((bits) => (bits & GOES) > 0 && (bits & RECORDS) === 0);
  return { asks: found.some((bits) => (bits & ASKS) > 0), goes };
}

/** Where the clauses that start at a word end, and what they do. */
export function stepsFrom(flat: Flat, at: number): (readonly [end: number, does: number])[] {
  const { words, starts } = flat;
  const word = words[at] ?? '';
  if (starts[at] !== true) return [];
  if (MARKS.has(word)) return [[at + 1, 0]];
  const steps: (readonly [number, number])[] = [];
  if (JOINTS.has(word) && /^[\p{L}§]/u.test(words[at + 1] ?? '')) steps.push([at + 1, 0]);
  const isFree = (end: number) => end > at && isBorder(flat, at, end);
  for (const [clause, does] of KINDS)
    for (const end of clause(words, at))
      if (isFree(end) || (does !== ASKS && asksNext(flat, end))) steps.push([end, does]);
  for (const end of fillersFrom(flat, at)) if (isFree(end) || asksNext(flat, end)) steps.push([end, 0]);
  for (const end of RECORDED(words, at)) if (isFree(end)) steps.push([end, RECORDS]);
  return steps;
}

function fillersFrom(flat: Flat, at: number): number[] {
  const { words } = flat;
  const told = TELLING(words, at).filter((end) => words[end] !== ':' && words[end] !== '?');
  const others = [
    ...FILLER(words, at),
    ...(at === 0 ? OPENER : NAMED)(words, at),
    ...(at > 0 ? OPENER(words, at) : []),
    ...(at === 0 || MARKS.has(words[at - 1] ?? '') ? GREETED(words, at) : []),
  ];
  const closing = CLOSER(words, at).filter((end) => end === words.length);
  return [...told, ...others, ...closing].filter((end) => end > at && !takesBack(flat, at, end));
}

/** "my name is harold i would like to send …" */
const asksNext = ({ words, starts }: Flat, end: number): boolean =>
  starts[end] === true && WISHING(words, end).length > 0;

/** A clause ends at a mark, at a word that joins, before a wish, and before the words that show an account. */
function isBorder({ words, starts }: Flat, at: number, end: number): boolean {
  const next = words[end];
  if (next === undefined) return true;
  if (starts[end] !== true) return false;
  // "would you do it?" asks whether; of "could you pay him?" nobody asks that.
  if (next === '?')
    return (
      (QUESTIONS.test(words[at] ?? '') ||
        /^do you (?:think|suppose|reckon)$/.test(words.slice(at, at + 3).join(' '))) &&
      !(/^(?:would|will|do)$/.test(words[at] ?? '') && DOING(words, at).includes(end))
    );
  if (MARKS.has(next) || JOINTS.has(next) || BETWEEN.has(next) || BETWEEN.has(words[end - 1] ?? '')) return true;
  if (OWED(words, end).length > 0 && /^(?:he|she|they|i)$/.test(next)) return true;
  return INTRODUCED(words, end).some((one) => words[one] === '§a');
}
