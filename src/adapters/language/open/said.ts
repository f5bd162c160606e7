import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Token } from '../commands/token.ts';

/**
 * What a message says about the open request, by name.
 *
 * - `amount`: how much; `unit`: the token that the amount counts; `part`: a part of the open amount ("half of that"); `double`: twice as much.
 * - `token`: a token without a side; `fromToken`: the paid one; `toToken`: the received one.
 * - `network`: a network that stands alone; `chain`: a network behind a word like "on"; `fromChain`, `toChain`: the networks
 *   where a trade starts and ends.
 * - `recipient`, `slippage`.
 * - `notAmount`, `notToken`, `notChain`, `notRecipient`: values that are replaced. They must be the open ones.
 * - `answer`: a mark without a value. No word corrects, so that a filled slot must stay as it is.
 */
export type Said = ReadonlyMap<string, Token>;

/** Slots that a message sets. `undefined` as a value clears a slot. */
export type Changed = Partial<Record<keyof Slots, Slots[keyof Slots]>>;

/** A bridge carries one token over. */
export const isBridge = ({ intent, slots }: OpenFrame): boolean =>
  intent === 'swap' && slots.fromToken !== undefined && slots.fromToken === slots.toToken;
