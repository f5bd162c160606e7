import type { OpenFrame, Slots, TokenRef } from '../../../../domain/chat/understanding.ts';
import type { Token } from '../rules/token.ts';

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
 * - `endToken`, `endAmount`, `endChain`, `endRecipient`, `endName`: what an end calls the request by. They must be the open ones.
 * - `kept`: the token that an end does not give away.
 * - `againAmount`, `againToken`, `againChain`: values that a message says twice. They must be the same.
 * - `owned`: a token of which the message says where it is.
 * - `lacked`: a token that the person has none of, or wants to keep. It is paid with before, and not after.
 * - `turned`: the tokens of a trade change sides; `reversed`: no word names them.
 * - `praised`: a network that the message calls better. It must be the one that it sets.
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

const isWrap = ({ slots }: OpenFrame): boolean =>
  ['ETH', 'WETH'].every((token) => [slots.fromToken, slots.toToken].includes(token as TokenRef));

/** Whether the names that a message has for the request are names of the open one. */
export function isCalledSo(said: Said, open: OpenFrame): boolean {
  if (said.has('transfer') && open.intent !== 'transfer') return false;
  if (said.has('swap') && (open.intent !== 'swap' || isBridge(open))) return false;
  if (said.has('wrapping') && !isWrap(open)) return false;
  return !said.has('bridge') || isBridge(open);
}

/** Whether the values of an end are the open ones: "cancel the payment of 40 usdc to rosa.eth". */
export function isOf(said: Said, { slots }: OpenFrame): boolean {
  const [token, amount, chain, recipient] = [
    said.get('endToken')?.token,
    said.get('endAmount')?.amount,
    said.get('endChain')?.chain,
    said.get('endRecipient')?.account,
  ];
  const [name, kept] = [said.get('endName')?.form, said.get('kept')?.token];
  const { relativeAmount = slots.amount && { kind: 'exact' as const, value: slots.amount } } = slots;
  return (
    (token === undefined || [slots.token, slots.fromToken, slots.toToken].includes(token)) &&
    (kept === undefined || kept === (slots.token ?? slots.fromToken)) &&
    (amount === undefined || JSON.stringify(amount) === JSON.stringify(relativeAmount)) &&
    (chain === undefined || [slots.fromChain, slots.toChain].includes(chain)) &&
    (recipient === undefined || recipient === slots.recipient) &&
    (name === undefined || slots.recipient?.split('.')[0] === name)
  );
}
