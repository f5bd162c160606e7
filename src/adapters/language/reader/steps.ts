import { missingSlots } from '../../../domain/chat/requirements.ts';
import {
  MOST_STEPS,
  type OpenFrame,
  type PastRequest,
  type Slots,
  type Step,
  type TokenRef,
} from '../../../domain/chat/understanding.ts';
import { STRONG_VERBS } from '../parser/sentence.ts';
import { longestFirst } from '../reference/cut.ts';
import { type Flat, flatten, itemAt } from '../reference/flat.ts';
import { any, either, many, type Pattern, seq, some } from '../shape/pattern.ts';
import { shapeOf } from '../shape/shape.ts';
import type { Item } from '../tagger/item.ts';

/** What one part of a message plainly asks for after the steps before it. `part`: of what the last of them brings. */
export type ReadPart<Part> = (
  part: Part,
  past: readonly PastRequest[],
) => (OpenFrame & Readonly<{ part?: NonNullable<Step['part']> }>) | undefined;

const MARK = any(',|.|;|:|\n|-|!');
const NEXT = any(
  'then|and then|after that|and after that|afterwards|and afterwards|once done|followed by|next|and next|secondly|second|thirdly|third|finally|lastly|and finally|and lastly|after which|and after which|later on|step two|step three',
);
const JOINT = either(seq(many(MARK), NEXT, many(MARK, any('of all|please'))), some(MARK));
const AND = seq(many(MARK), any('and|and also|plus|&'));
const FIRST = seq(
  many(any('ok|okay|please|hi|hello|hey'), MARK),
  any('first|firstly|first of all|to begin with|to start with|step one|first step|for starters'),
  many(MARK, any('please')),
);
const SEND: Item = { is: 'role', role: 'send', text: 'send', raw: 'send' };
/** Items. */
const LONGEST = 80;

/** The steps of a message in English that asks for several things one after another; undefined unless each part plainly asks for one. */
export function stepsIn(items: readonly Item[], read: ReadPart<readonly Item[]>): readonly Step[] | undefined {
  if (items.length > LONGEST) return undefined;
  return stepsOf(partsOf(items), (part, past) => {
    const isBare =
      past.at(-1)?.intent === 'transfer' && !part.some((item) => item.is === 'role' && STRONG_VERBS.has(item.role));
    const said = isBare ? [SEND, ...part] : part;
    const plain = read(said, past);
    const { token, fromChain } = past.at(-1)?.slots ?? {};
    if (plain !== undefined || token === undefined) return plain;
    const counted = read(withToken(said, token), past);
    return counted && { ...counted, slots: { ...(fromChain !== undefined && { fromChain }), ...counted.slots } };
  });
}

/** "… and then 10 to 0x…": a bare amount counts the token of the payment before, on its network. */
function withToken(items: readonly Item[], token: TokenRef): readonly Item[] {
  const at = items.findIndex((item) => item.is === 'amount');
  if (at < 0 || items.some((item) => item.is === 'term' && item.token !== undefined)) return items;
  const term: Item = { is: 'term', token, isShared: false, text: token };
  return [...items.slice(0, at + 1), term, ...items.slice(at + 1)];
}

/** The steps that the parts of a message ask for; undefined for a single one, and unless each part plainly asks for one. */
export function stepsOf<Part>(parts: readonly Part[], read: ReadPart<Part>): readonly Step[] | undefined {
  if (parts.length < 2 || parts.length > MOST_STEPS) return undefined;
  const steps: Step[] = [];
  for (const part of parts) {
    const step = stepOf(part, steps, read);
    if (step === undefined) return undefined;
    steps.push(step);
  }
  return steps;
}

function stepOf<Part>(said: Part, before: readonly Step[], read: ReadPart<Part>): Step | undefined {
  const past = before.map(({ intent, slots }): PastRequest => ({ intent, slots, at: '', isConfirmed: true }));
  const last = before.at(-1);
  const asked = read(said, past);
  if (asked === undefined) return undefined;
  const { intent, part, slots } = asked;
  const missing = missingSlots(intent, slots);
  if (missing.length === 0) return { intent, slots };
  const [only, ...others] = missing;
  const token = slots.token ?? slots.fromToken;
  const isResult = only === 'amount' && others.length === 0 && last?.intent === 'swap' && token === last.slots.toToken;
  return isResult ? { intent, slots: onNetworkOf(slots, last), part: part ?? { part: 1, of: 1 } } : undefined;
}

/** What a swap brings is on the network of the swap. */
function onNetworkOf(slots: Slots, { slots: { fromChain, toChain = fromChain } }: Step): Slots {
  return slots.fromChain !== undefined || toChain === undefined ? slots : { ...slots, fromChain: toChain };
}

function partsOf(items: readonly Item[]): Item[][] {
  const flat = flatten(items);
  const words = shapeOf(items);
  const start = longestFirst(FIRST(words, 0))[0] ?? 0;
  const parts: Item[][] = [[]];
  for (let at = start; at < words.length; ) {
    const end = jointAt(flat, words, at);
    if (end !== undefined) parts.push([]);
    else if (flat.starts[at] === true) parts.at(-1)?.push(itemAt(flat, at));
    at = end ?? at + 1;
  }
  return parts.filter((part) => part.some((item) => item.is !== 'mark'));
}

/** Where a new step begins; "and" begins one only before a verb or an amount. */
function jointAt(flat: Flat, words: readonly string[], at: number): number | undefined {
  if (flat.starts[at] !== true) return undefined;
  const whole = (pattern: Pattern) => longestFirst(pattern(words, at)).find((end) => flat.starts[end] === true);
  const joint = whole(JOINT);
  const next = whole(AND);
  if (next !== undefined && next > (joint ?? 0) && isStart(itemAt(flat, next))) return next;
  const isMark = joint !== undefined && some(MARK)(words, at).includes(joint);
  return isMark && !isStart(itemAt(flat, joint)) ? undefined : joint;
}

const isStart = (item: Item): boolean => item.is === 'amount' || (item.is === 'role' && STRONG_VERBS.has(item.role));
