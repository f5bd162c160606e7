import type { TokenDirectory } from './token-directory.ts';
import type { OpenFrame, Slots } from './understanding.ts';
import { validate } from './validate.ts';

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
