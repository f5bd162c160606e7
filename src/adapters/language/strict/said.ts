import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Token } from './token.ts';

/**
 * What a message says about the open request, by name.
 *
 * - `amount`: how much; `unit`: the token that the amount counts. `received`: how much of the received token.
 * - `part`: a part of the open amount ("half of that"); `plus`, `minus`: what is added to it or taken from it.
 * - `token`: a token without a side; `fromToken`: the paid one; `toToken`: the received one.
 * - `network`: a network that stands alone; `chain`: a network behind a word like "on"; `fromChain`, `toChain`: the networks
 *   where a trade starts and ends.
 * - `recipient`, `slippage`.
 * - `notAmount`, `notUnit`, `notToken`, `notChain`, `notRecipient`: values that shall be replaced. They must be the open ones.
 *
 * Marks, whose own value is ignored: `answer`, when no word corrects, so that a filled slot must stay as it is; `double` and
 * `triple`; `transfer`, `swap`, `bridge`, when the message calls the open request so.
 */
export type Said = ReadonlyMap<string, Token>;

/** Slots that a message sets. `undefined` as a value clears a slot. */
export type Changed = Partial<Record<keyof Slots, Slots[keyof Slots]>>;

/** A bridge carries one token over. */
export const isBridge = ({ intent, slots }: OpenFrame): boolean =>
  intent === 'swap' && slots.fromToken !== undefined && slots.fromToken === slots.toToken;

/** Whether the names that a message has for the request are names of the open one. */
export function isCalledSo(said: Said, open: OpenFrame): boolean {
  if (said.has('transfer') && open.intent !== 'transfer') return false;
  if (said.has('swap') && (open.intent !== 'swap' || isBridge(open))) return false;
  return !said.has('bridge') || isBridge(open);
}
