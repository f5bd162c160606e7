import { EXAMPLES } from '../../catalogue.ts';
import type { Answers } from './answers.ts';

const [FIRST = 'help', ...OTHERS] = EXAMPLES;

export const ENGLISH: Answers = {
  whichToken: 'Which token?',
  whichWallet: 'For which wallet? Sign in, or send its address.',
  notAnAddress: 'I can look up only addresses that start with 0x. {said} is not one.',
  noBalance: 'I cannot look up {token} on any network that you named.',
  noPrice: 'I do not have a price for {token}.',
  onlyOn: 'I know that only for {networks}.',
  holds: '{wallet} holds {holdings}.',
  holdsNone: '{wallet} holds no {token} on {networks}.',
  holding: '{amount} {token} on {network}',
  coins: 'coins on {network}',
  unread: 'I could not read all of it now: {parts}.',
  unreadNetworks: 'I could not read {networks} now.',
  unreadNetwork: 'I cannot read that network now.',
  price: 'One {token} costs {usd} USD, says {source}.',
  portfolio: '{wallet} has {total}.',
  unknownTotal: 'holdings whose value I cannot determine now',
  among: ', among them {holdings}',
  gas: 'On {network}, {costs}.',
  cost: '{action} costs {amount} {coin}',
  actions: { 'coin-transfer': 'sending coins', 'token-transfer': 'sending a token', swap: 'a swap' },
  fees: 'For a transfer whose gas this service pays, it takes {fees}.',
  fee: '{usd} on {network}',
  didYouMean: 'Did you mean: {request}?',
  prepare: 'Prepare this',
  yes: 'Yes',
  no: 'No',
  examples: [FIRST, ...OTHERS],
};
