import type { Sentences } from './sentences.ts';

/** English has its own questions and details; these are the sentences around them. */
export const ENGLISH: Pick<
  Sentences,
  'parts' | 'cancelled' | 'nothingToCancel' | 'nothingToConfirm' | 'changed' | 'unchanged' | 'help'
> = {
  parts: {
    amount: 'amount',
    token: 'token',
    fromToken: 'token given',
    toToken: 'token received',
    recipient: 'recipient',
    fromChain: 'network',
    toChain: 'network of arrival',
    slippage: 'slippage',
  },
  cancelled: 'Cancelled. Nothing was sent.',
  nothingToCancel: 'There is nothing to cancel.',
  nothingToConfirm: 'There is nothing to confirm.',
  changed: 'Changed: {changes}.',
  unchanged: 'Your open request is unchanged. Say “cancel” to drop it.',
  help: 'You can ask for transfers, swaps, wrapping, balances, prices, gas, fees, your history and contacts, the token sale and your verification.',
};
