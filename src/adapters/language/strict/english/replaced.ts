import { any, either, maybe, once, type Rule, seq, value } from '../rule.ts';
import { account, all, anyToken, network, number, ON_WORDS, placedNetwork, quantity } from './change-parts.ts';

const AND_NOT = 'instead of|rather than|not|, not|and not|, rather than|, instead of';
const PAUSE = any(',|.|!');

/** A new value for the open one: "dai, not usdc", "instead of base, optimism". `again` may stand before the old one as well. */
const pair = (right: Rule, wrong: Rule, again = ''): Rule => {
  const old = again === '' ? wrong : seq(maybe(any(again)), wrong);
  return either(
    seq(right, any(AND_NOT), old),
    seq(any('not'), old, either(any('but|, but'), PAUSE, seq(PAUSE, PAUSE)), right),
    seq(any('instead of'), old, maybe(any(',')), maybe(any('use|do|send|make it|take|please use')), right),
    seq(any('replace'), old, any('with|by'), right),
  );
};

const old = (amount: string, unit: string): Rule => either(quantity(amount, unit), number(amount));
const NEW_AMOUNT = either(quantity('amount', 'unit'), number('amount'));
const OLD_AMOUNT = old('notAmount', 'notUnit');
/** "change it from 5 to 50". */
const changed = (names: string, before: Rule, after: Rule): Rule =>
  seq(any('change|switch|update'), any(names), any('from'), before, any('to'), after);
const AMOUNTS = either(
  pair(NEW_AMOUNT, OLD_AMOUNT),
  seq(any('not'), all('notAmount'), any('but|, but|,'), NEW_AMOUNT),
  changed('it|the amount|amount|that', OLD_AMOUNT, NEW_AMOUNT),
  seq(any('change'), OLD_AMOUNT, any('to'), NEW_AMOUNT),
);
const TOKENS = either(
  pair(anyToken('token'), anyToken('notToken')),
  pair(seq(any('in'), anyToken('token')), anyToken('notToken'), 'in'),
  pair(seq(any('to|into|for'), anyToken('toToken')), anyToken('notToken'), 'to|into|for'),
  pair(seq(any('from|with|pay with|pay in'), anyToken('fromToken')), anyToken('notToken'), 'from|with|in'),
);
const ACCOUNTS = either(
  changed('it|the recipient|recipient|the address', value('notRecipient', '§a'), account('recipient')),
  pair(account('recipient'), value('notRecipient', '§a')),
  pair(seq(any('to'), account('recipient')), value('notRecipient', '§a'), 'to'),
);
const NETWORKS = either(
  changed('it|the network|network|the chain', placedNetwork('notChain'), placedNetwork('chain')),
  pair(network('network'), network('notChain')),
  pair(seq(any(ON_WORDS), placedNetwork('chain')), placedNetwork('notChain'), ON_WORDS),
  pair(seq(any('to'), placedNetwork('toChain')), placedNetwork('notChain'), 'to'),
  pair(seq(any('from'), placedNetwork('fromChain')), placedNetwork('notChain'), 'from'),
);
const VERB = maybe(
  any(
    'the recipient should be|the token should be|the network should be|the amount should be|the recipient is|it should go to|i want to send|i want to swap|make it|make that|use|get|buy|receive|sell|i said|the amount is|the network is|the address is|send|send it|do|do it|i meant|i mean|i want|i would like|change it to|get me|let us use|pay|swap|it should be|should be|it is|it should go',
  ),
);
/** An old value and the new one for it. */
export const REPLACED: Rule = once(seq(VERB, either(AMOUNTS, TOKENS, ACCOUNTS, NETWORKS)));
