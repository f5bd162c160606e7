import type { Sentences } from './sentences.ts';

/** English has its own questions and details; these are the sentences around them. */
export const ENGLISH: Pick<
  Sentences,
  | 'parts'
  | 'cancelled'
  | 'nothingToCancel'
  | 'nothingToConfirm'
  | 'changed'
  | 'unchanged'
  | 'changeMeant'
  | 'endMeant'
  | 'help'
  | 'step'
  | 'nextStep'
  | 'aboutSoMuch'
  | 'referred'
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
  changeMeant: 'Did you mean this change: {changes}? Say “yes” or “no”. Until then your open request stays as it is.',
  endMeant: 'Do you want to cancel your open request? Say “yes” or “no”. Until then it stays as it is.',
  step: 'Step {at} of {count}.',
  nextStep: 'Then comes step {at} of {count}: {step}. Say “yes” when the one before is done.',
  aboutSoMuch: 'That is about {amount} {token}: how much exactly?',
  referred: 'From your request of {time} UTC: {values}.',
  help: 'You can ask for transfers, swaps, wrapping, balances, prices, gas, fees, your history and contacts, the token sale and your verification.',
};
