import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { type ReadValues, readAnswer } from '../answer/read-answer.ts';
import { withoutAsides } from '../context/asides.ts';
import { explainsOnly } from '../context/explaining.ts';
import { flatten } from '../context/flat.ts';
import { inPlainerWords } from '../context/plainer.ts';
import { inSecondThoughts, isOf, isValue } from '../context/second-thoughts.ts';
import { changesNothing, isBeside, isOtherwiseMeant } from '../elsewhere/not-asked.ts';
import { mayEndTheChange, takesBackWhatItAsks } from '../elsewhere/taken-back.ts';
import { answers, asksToAct, corrects } from '../licence/licence.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';
import { shapeOf } from '../licence/shape.ts';
import { callsOff, isUnhedged, withdraws, withdrawsNamed } from '../licence/withdrawal.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { type ReadClause, readByClauses } from './by-clauses.ts';
import { essentials } from './essentials.ts';
import { keptOpen, leavesOpen, undecided } from './left-open.ts';
import { license, type Said } from './license.ts';
import { readAnew } from './read-anew.ts';
import { readMessage } from './read-message.ts';
import { readRevised } from './revised.ts';
import { scaled } from './scaled.ts';

const role = (name: 'correction' | 'to'): Item => ({
  is: 'role',
  role: name,
  text: name === 'to' ? 'to' : '',
  raw: name === 'to' ? 'to' : '',
});
const CORRECTING = role('correction');

/** Reads a message to an open request. `all`: with what only says why. What none of the ways takes leaves the request as it is. */
export function readToOpen(all: readonly Item[], kept: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading {
  const reading = readChange(all, kept, lexicon, open);
  if (reading.act === 'cancel')
    return isOtherwiseMeant(all, open) || endsChange(all, lexicon, open) ? asItWas(open) : reading;
  const changes = reading.act === 'request' && isAction(reading);
  const isElsewhere =
    changes &&
    (takesBackWhatItAsks(all, open) ||
      ((reading.isOwn === true || isWholePayment(all)) && isBeside(all, open)) ||
      (!isNew(reading, all) && changesNothing(all, open)));
  return isElsewhere ? unchanged(reading, NOT_UNDERSTOOD) : reading;
}

/** "make it 30. forget that": of a change and an end in one message, nobody knows whether the change or the request is ended. */
function endsChange(all: readonly Item[], lexicon: Lexicon, open: OpenFrame): boolean {
  if (!mayEndTheChange(all, open)) return false;
  const value = all.findLastIndex(isValue);
  const mark = all.findIndex(({ is }, at) => is === 'mark' && at > value);
  return [mark, value + 1].some((end) => {
    if (end <= 0 || end >= all.length) return false;
    const before = all.slice(0, end);
    const reading = readToOpen(before, before, lexicon, open);
    return reading.act === 'request' && isAction(reading) && reading.problems.length === 0;
  });
}

const isWholePayment = (items: readonly Item[]): boolean =>
  ['amount', 'account'].every((kind) => items.some(({ is }) => is === kind));

/** A request of its own, which says what and how much. */
const isNew = ({ isOwn, slots }: Reading, items: readonly Item[]): boolean =>
  isOwn === true &&
  slots.amount !== undefined &&
  (slots.token ?? slots.fromToken) !== undefined &&
  items.some(({ is }) => is === 'amount');

function readChange(all: readonly Item[], kept: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading {
  const whole = readWhole(all, kept, lexicon, open);
  if (whole.act !== 'request' || (isAction(whole) && whole.problems.length === 0)) return whole;
  if (leavesOpen(all, shapeOf(kept))) return whole;
  return readByClauses(all, open, readClause(lexicon)) ?? whole;
}

/** A clause changes the request as it would by itself, and does nothing else. */
const readClause =
  (lexicon: Lexicon): ReadClause =>
  (items, open) =>
    readWhole(items, withoutAsides(inPlainerWords(items, true), open), lexicon, open);

function readWhole(all: readonly Item[], kept: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading {
  const items = withoutOwner(kept);
  const shape = shapeOf(items);
  if (withdraws(shape) || callsOff(shapeOf(all))) return withdrawn(open);
  if (leavesOpen(all, shape)) return asItWas(open);
  const answer = readAnswer(all, lexicon, open, readValues);
  if (answer) return answer;
  const changed = scaled(shape, items, open);
  if (changed) return changed;
  const said = readPlainly(items, lexicon, open);
  const isClear = said.problems.length === 0 && (said.act !== 'cancel' || !items.some(isValue));
  if (isTaken(said) && isClear)
    return isAction(said) || said.act !== 'request' ? said : (readRevised(all, lexicon, open) ?? said);
  const ways = [
    () => readCorrected(items, lexicon, open),
    () => readAnew(items, lexicon, open),
    () => readLastPart(items, lexicon, open),
    () => readRevised(all, lexicon, open),
  ];
  for (const way of ways) {
    const reading = way();
    if (reading !== undefined && isTaken(reading) && (!isTaken(said) || reading.problems.length === 0)) return reading;
  }
  return undecided(said, open) ?? keptOpen(said, items, open) ?? said;
}

/** "sell all my": of what is open. */
const withoutOwner = (items: readonly Item[]): readonly Item[] => {
  const last = items.at(-1);
  return last?.is === 'role' && last.raw === 'my' ? items.slice(0, -1) : items;
};

const isTaken = ({ intent, act }: Reading): boolean => act !== 'request' || intent !== 'unknown';

function readPlainly(items: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading {
  const given = asGiven(items, open);
  const shape = shapeOf(given);
  const read = readSaid({ items: given, shape, asks: asksToAct(shape) }, lexicon, open);
  if (read.act !== 'cancel' || withdrawsNamed(shape)) return read;
  return { ...read, act: 'request', intent: 'unknown', negated: false, problems: [{ code: 'not-understood' }] };
}

/** "it's for 0x…" answers to whom. */
function asGiven(items: readonly Item[], { intent, slots }: OpenFrame): readonly Item[] {
  if (intent !== 'transfer' || slots.recipient !== undefined) return items;
  const at = items.findIndex((item, index) => isRole(item, 'for') && items[index + 1]?.is === 'account');
  return at < 0 || items.length > at + 3 ? items : items.map((item, index) => (index === at ? role('to') : item));
}

/** Reads a message as an answer, a correction or a request of its own. */
function readSaid({ items, shape, asks: isImperative }: Said, lexicon: Lexicon, open: OpenFrame): Reading {
  const asks = isImperative && isOwnRequest(items, lexicon, open);
  const correction = corrects(shape);
  const renames =
    correction && open.intent === 'transfer' && !items.some(({ is }) => is === 'account' || is === 'amount');
  const read =
    (asks && !renames) || answers(shape)
      ? essentials(items)
      : correction
        ? [CORRECTING, ...essentials(items).filter((item) => !changes(item))]
        : plain(items);
  return license(readMessage(read, lexicon, open), { items, shape, asks: asks && !renames }, open);
}

const readValues: ReadValues = (items, lexicon, open) => {
  const said = { items, shape: shapeOf(items), asks: false };
  const reading = license(readMessage(items, lexicon, open), said, open);
  return reading.intent === open.intent && reading.problems.length === 0 ? reading : undefined;
};

/** "take 5" is an imperative, and no request; "send it all" says of the open request how much. */
function isOwnRequest(items: readonly Item[], lexicon: Lexicon, open: OpenFrame): boolean {
  const own = readMessage(essentials(items), lexicon, undefined);
  const said = Object.keys(own.slots);
  const isAmount = said.every((slot) => AMOUNT.has(slot)) && own.problems.length === 0;
  const isOneOf =
    said.length < 2 && items.some((item) => isRole(item, 'instead') || (item.is === 'role' && item.raw === 'rather'));
  return isAction(own) && !((isAmount || isOneOf) && (own.intent === open.intent || said.length === 0));
}
const AMOUNT: ReadonlySet<string> = new Set(['amount', 'relativeAmount', 'amountSide']);

/** "switch the network to …", "change to dai": a verb of trading that changes the request. */
const changes = (item: Item): boolean =>
  item.is === 'role' && item.role === 'swap' && /^(?:switch|change|swap)$/.test(item.raw);

const plain = (items: readonly Item[]): Item[] => items.filter(({ is }) => is !== 'sign');

/** A correction that is announced, or that says what is not meant. */
function readCorrected(items: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading | undefined {
  const meant = inSecondThoughts(items, open);
  const shape = shapeOf(meant);
  return corrects(shape) ? readSaid({ items: meant, shape, asks: false }, lexicon, open) : undefined;
}

const BREAKS: ReadonlySet<string> = new Set([',', '.', '!', ';', '\n', '-', 'so']);

/** "she moved, so 0x… instead": the last part corrects, and the parts before say why, without another value and without a doubt. */
function readLastPart(items: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading | undefined {
  const flat = flatten(items);
  const at = flat.words.findLastIndex((word, index) => BREAKS.has(word) && index < flat.words.length - 1);
  if (at <= 0 || flat.starts[at + 1] !== true) return undefined;
  const [before, last] = [items.slice(0, flat.of[at]), items.slice(flat.of[at + 1])];
  const isSaid = before.filter(isValue).every((item) => isOf(item, open) || last.some((one) => isSame(one, item)));
  if (
    !isSaid ||
    !isUnhedged(shapeOf(before)) ||
    !explainsOnly(wordsOf(before)) ||
    before.some(({ is }) => is === 'quotation')
  )
    return undefined;
  const meant = inSecondThoughts(last, open);
  const shape = shapeOf(meant);
  if (!corrects(shape)) return undefined;
  return readSaid({ items: meant, shape, asks: false }, lexicon, open);
}

const wordsOf = (items: readonly Item[]): string[] =>
  shapeOf(items).filter((word) => !word.startsWith('§') && word !== 'lol' && word !== 'haha');

const isSame = (a: Item, b: Item): boolean =>
  (a.is === 'account' && b.is === 'account' && a.account === b.account) ||
  (a.is === 'term' && b.is === 'term' && a.token === b.token && a.chain === b.chain);

const asItWas = (open: OpenFrame): Reading => ({
  ...withdrawn(open),
  act: 'request',
  intent: 'unknown',
  negated: false,
  problems: [NOT_UNDERSTOOD],
});

const withdrawn = ({ intent }: OpenFrame): Reading => ({
  act: 'cancel',
  intent,
  slots: {},
  problems: [],
  negated: true,
  corrected: false,
  candidates: [],
});
