import { isAction } from './catalogue.ts';
import { missingSlots } from './slots.ts';
import type { TokenDirectory } from './token-directory.ts';
import type { Clarification, OpenFrame, Problem, Reading, Slots, Understanding } from './understanding.ts';
import { validate } from './validate.ts';

/**
 * Checks a reading against the token lists and the limits, and adds the missing slots and the next question.
 * Deterministic for the same reading, directory and open request.
 */
export function understand(
  { change: read, mayEnd, ...reading }: Reading,
  tokens: TokenDirectory,
  open?: OpenFrame,
): Understanding {
  const { act, intent } = reading;
  const isRequest = act === 'request';
  const valid = isRequest ? validate(intent, reading.slots, tokens) : { slots: reading.slots, problems: [] };
  const problems = [...reading.problems, ...valid.problems];
  const missing = act === 'cancel' ? [] : missingSlots(intent, valid.slots);
  // A yes to a request that lacks something is asked for it, as the request itself was.
  const isAsked = isRequest || (act === 'confirm' && isAction(intent));
  const clarification = isAsked ? clarificationFor({ intent, slots: valid.slots, missing, problems }) : undefined;
  const change = usableChange(read, open, tokens);
  return {
    ...reading,
    ...(change !== undefined && { change }),
    ...(mayEnd && open !== undefined && { mayEnd }),
    slots: valid.slots,
    missing,
    problems,
    ...(clarification === undefined ? {} : { clarification }),
  };
}

/** Asks about problems before missing values, and about a problem with one slot before any other. */
function clarificationFor({
  intent,
  slots,
  missing,
  problems,
}: Pick<Understanding, 'intent' | 'slots' | 'missing' | 'problems'>): Clarification | undefined {
  const [problem] = [...problems].sort((a, b) => Number(b.slot !== undefined) - Number(a.slot !== undefined));
  if (problem !== undefined) return { problem };
  if (intent === 'unknown') return { problem: { code: 'not-understood' } };
  const [slot] = missing;
  return slot && { missing: slot, ...(slot === 'amount' && intent === 'swap' && countedIn(slots)) };
}

/** A bare number counts what is given. A contract has no name to ask for. */
const countedIn = ({ fromToken }: Slots) =>
  fromToken !== undefined && !fromToken.startsWith('0x') && { counts: fromToken };

const isDoubt = ({ code }: Problem): boolean => code === 'proposed';

/**
 * Puts the request that is probably meant in the place of the doubt about it: the person is asked whether it is meant, or for what
 * it lacks. Where there is another problem with the message as a whole, that is asked about.
 */
export function withoutDoubt(understood: Understanding): Understanding {
  const { act, intent } = understood;
  const problems = understood.problems.filter((problem) => !isDoubt(problem));
  if (act !== 'request' || intent === 'unknown' || problems.length === understood.problems.length) return understood;
  if (problems.some(({ slot }) => slot === undefined)) return understood;
  const { clarification: _, ...rest } = understood;
  const clarification = clarificationFor({ ...rest, problems });
  return { ...rest, problems, isProposed: true, ...(clarification !== undefined && { clarification }) };
}

/** The change that may be asked about: every value of it can be acted on, and no part of the open request is lost. */
export function usableChange(
  change: OpenFrame | undefined,
  open: OpenFrame | undefined,
  directory: TokenDirectory,
): OpenFrame | undefined {
  if (change === undefined || open === undefined || change.intent !== open.intent) return undefined;
  const isWhole = partsOf(open.slots).every((part) => partsOf(change.slots).includes(part));
  return isWhole && validate(change.intent, change.slots, directory).problems.length === 0 ? change : undefined;
}

/** An amount may take the place of an amount of another kind. */
const partsOf = (slots: Slots): string[] =>
  Object.keys(slots)
    .filter((slot) => slot !== 'amountSide')
    .map((slot) => (slot === 'relativeAmount' ? 'amount' : slot));
