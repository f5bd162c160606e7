import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { isCourtesy, saysWhy } from '../context/reasons.ts';
import { isOf, isValue } from '../context/second-thoughts.ts';
import { asSetting, edited } from '../context/settings/as-setting.ts';
import { admitsMistake, findsUnfit, isBare, keepsRest, namesRecipient, takesBackRecipient } from '../context/unfit.ts';
import { corrects } from '../licence/licence.ts';
import { asAsked } from '../licence/readings.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';
import { borderAt, partsOf, startsOf, withoutMarks } from './clause-borders.ts';
import { isChange } from './pieces.ts';
import { pointedAt } from './pointed.ts';
import { asResult } from './results.ts';

/** Items, and places where a clause may begin. */
const [LONGEST, MOST_CLAUSES] = [50, 9];

/** Reads one clause as a message of its own. */
export type ReadClause = (items: readonly Item[], open: OpenFrame) => Reading | undefined;

/**
 * Reads a message clause by clause: what changes the request, as it would by itself, and what says why. Undefined unless every clause
 * is one of both, and no value is changed twice.
 */
export function readByClauses(all: readonly Item[], open: OpenFrame, read: ReadClause): Reading | undefined {
  if (all.length > LONGEST || all.some(({ is }) => is === 'quotation' || is === 'invalid')) return undefined;
  const edit = edited(all, open);
  if (edit !== undefined) return changedBy(read(edit, open), open);
  const items = all.filter(({ is }) => is !== 'sign');
  if (items.some((item) => item.is === 'mark' && item.text === '?')) return undefined;
  const starts = [...startsOf(items), items.length];
  if (starts.length > MOST_CLAUSES || starts.length < 2) return undefined;
  const isRestKept = partsOf(items).some((part) => keepsRest(part) || admitsMistake(part));
  const found = readFrom(
    0,
    { items, starts, read },
    { open, changed: [], before: [], isUnfit: isRestKept, isOld: false },
  );
  return found && asAsked(found.open);
}

type Text = Readonly<{ items: readonly Item[]; starts: readonly number[]; read: ReadClause }>;
/**
 * What has been read: the request as it is now, the slots that changed, and the clause before. `isUnfit`: what is open was said not to
 * fit, `isOld`: its recipient.
 */
type State = Readonly<{
  open: OpenFrame;
  changed: readonly string[];
  before: readonly Item[];
  isUnfit: boolean;
  isOld: boolean;
}>;

/** The longest clauses are tried first. */
function readFrom(index: number, text: Text, state: State): State | undefined {
  const { items, starts } = text;
  if (index === starts.length - 1) return state.changed.length > 0 ? state : undefined;
  for (let end = starts.length - 1; end > index; end -= 1) {
    const clause = withoutMarks(items.slice(starts[index], starts[end]));
    if (clause === undefined) continue;
    const next = nextState(clause, text, state, borderAt(items, starts[end] ?? items.length));
    const rest = next && readFrom(end, text, next);
    if (rest !== undefined) return rest;
  }
  return undefined;
}

function nextState(
  clause: readonly Item[],
  { read }: Text,
  state: State,
  border: string | undefined,
): State | undefined {
  const { open, changed } = state;
  const words = shapeOf(clause);
  const isMarked = border !== undefined && border !== ':';
  if (isMarked && takesBackRecipient(clause, open)) return { ...state, isOld: true, before: clause };
  if (isMarked && findsUnfit(clause, open)) return { ...state, isUnfit: true, before: clause };
  if (keepsRest(clause) || (!clause.some(isChange) && isCourtesy(words))) return { ...state, before: clause };
  const change = changeIn(clause, state);
  const isNew =
    !clause.some(isChange) || clause.some((item) => isChange(item) && !isOf(item, open)) || change !== clause;
  const reading = isNew ? read(change, open) : undefined;
  const slots = reading === undefined ? [] : slotsChanged(open, reading);
  const isFirst = slots.every((slot) => !changed.includes(slot));
  // "times 3 he called": only a plain change ends without a mark.
  const ends = border !== undefined || corrects(shapeOf(change));
  if (reading !== undefined && slots.length > 0 && isFirst && ends)
    return {
      ...state,
      open: { intent: reading.intent, slots: reading.slots },
      changed: [...changed, ...slots],
      before: clause,
    };
  // "the email read: …" quotes what follows.
  return border !== ':' && saysWhy(words) && isExplained(clause, state) ? { ...state, before: clause } : undefined;
}

const MEANT: Item = { is: 'role', role: 'correction', text: 'i meant', raw: 'i meant' };
const ON: Item = { is: 'role', role: 'on', text: 'on', raw: 'on' };

/** The clause as the plain correction that it is; itself where it says no change. */
function changeIn(clause: readonly Item[], { before, open, isUnfit, isOld }: State): readonly Item[] {
  if (isOld && namesRecipient(clause)) return [MEANT, ...clause.filter(({ is }) => is === 'account')];
  const values = clause.filter(isValue);
  if (isUnfit && isBare(clause) && !values.some((item) => isOf(item, open)))
    return [MEANT, ...values.flatMap((item, at) => (at === 0 && isPlace(item, open) ? [ON, item] : [item]))];
  return pointedAt(clause, before) ?? asSetting(clause, open) ?? asResult(clause, before, open) ?? clause;
}

/** A name that a network and a token share is the network where no token is missing. */
const isPlace = (item: Item, { intent, slots }: OpenFrame): boolean =>
  item.is === 'term' &&
  item.chain !== undefined &&
  (item.token === undefined || (intent === 'transfer' ? slots.token : slots.toToken) !== undefined);

/** A reason names no account, and a value of it changes nothing by itself. */
const isExplained = (clause: readonly Item[], { open }: State): boolean =>
  clause.every((item) => item.is !== 'account' || isOf(item, open));

function slotsChanged({ intent, slots }: OpenFrame, reading: Reading): string[] {
  if (reading.act !== 'request' || reading.intent !== intent || reading.problems.length > 0) return [];
  const names = new Set([...Object.keys(slots), ...Object.keys(reading.slots)]) as ReadonlySet<keyof typeof slots>;
  return [...names].filter((name) => JSON.stringify(slots[name]) !== JSON.stringify(reading.slots[name]));
}

function changedBy(reading: Reading | undefined, open: OpenFrame): Reading | undefined {
  return reading !== undefined && slotsChanged(open, reading).length > 0 ? reading : undefined;
}
