import { actionOf } from '../../src/domain/chat/action.ts';
import type { OpenFrame, Understanding } from '../../src/domain/chat/understanding.ts';
import { type Case, casesOf, type Part } from './cases.ts';
import { type Label, missingOf } from './label.ts';
import { EVAL_LEXICON } from './lexicon.ts';
import { type SlotWords, slotsOf, slotWords } from './slot-words.ts';
import { understandText } from './understand-text.ts';

/** One case and what came of it. */
export type Outcome = Readonly<{
  one: Case;
  is: string;
  slots: SlotWords;
  missing: readonly string[];
  rightIntent: boolean;
  rightFrame: boolean;
  /** An action was offered that the label does not hold, or holds otherwise. */
  wrongAction: boolean;
  /** The label holds an action, and none was offered. */
  withheldAction: boolean;
  micros: number;
}>;

export const measure = (part: Part): Outcome[] => casesOf(part).map(outcomeOf);

function outcomeOf(one: Case): Outcome {
  const started = process.hrtime.bigint();
  const understanding = understandText(one.text, EVAL_LEXICON, one.open && openFrame(one.open));
  const micros = Number(process.hrtime.bigint() - started) / 1000;
  const is = classOf(understanding);
  const slots = is === 'cancel' || is === 'confirm' ? {} : slotWords(understanding.slots);
  const missing = is === 'cancel' || is === 'confirm' ? [] : [...understanding.missing];
  const offered = actionOf(understanding) !== undefined;
  const sameSlots = sameWords(slots, one.label.slots);
  const rightIntent = is === one.label.is;
  const sameMissing = [...missing].sort().join() === missingOf(one.label).sort().join();
  return {
    one,
    is,
    slots,
    missing,
    rightIntent,
    rightFrame: rightIntent && sameSlots && sameMissing,
    wrongAction: offered && !(one.label.offersAction && rightIntent && sameSlots),
    withheldAction: one.label.offersAction && !offered,
    micros,
  };
}

const openFrame = ({ is, slots }: Label): OpenFrame => ({ intent: is as OpenFrame['intent'], slots: slotsOf(slots) });

const classOf = ({ act, intent }: Understanding): string => (act === 'request' ? intent : act);

const sameWords = (a: SlotWords, b: SlotWords): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);
