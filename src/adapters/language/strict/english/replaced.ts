import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { account, all, anyToken, network, number, ON_WORDS, placedNetwork, quantity } from './change-parts.ts';

const AND_NOT =
  'instead of|rather than|not|, not|and not|, rather than|, instead of|, and not|in place of|, in place of|please not|please , not|, please , not|, please not|please and not|please , and not|please instead of|please rather than';
const PAUSE = any(',|.|!');
const MEANT =
  'i meant|meant|i mean|make it|make that|it should be|should be|should have said|it should have been|should have been|it is|i wanted|i need|it should say|i meant to say|meant to say|i meant to write|i wanted to say|wanted to say|i need it to be|i want it to be|it needs to be|it has to be|it must be|it was meant to be|that should be|that should have been|i actually meant|i really meant|i actually need|i meant it to be|it is actually|it is really|it was actually|it was really|it is supposed to be|it was supposed to be|change it to|please make it|please change it to';
const MEANT_BEHIND = 'i meant|i mean|please|is what i meant|i said|should it be|it is|it should be|pls|plz';
const TAKEN =
  'i will take|i will have|i would rather have|i would rather take|give me|get me|i want|make it|make that|use|i would like|let us do|let us use|let us take|i prefer|i need|take|do|send it to|swap it for|i will go for|i will go with|go with|go for|put it in';
const FOR_THIS = 'for this one|for this|for that|for that one|here|this time';
const WRITTEN =
  'the invoice says|the bill says|the receipt says|the note says|my note says|the message says|the contract says|it says|the invoice is|the bill is|the bill was|the total is|the total was|the price is|the price was|the rent is|it was|he meant|she meant|they meant|he only takes|she only takes|they only take|i owe him|i owe her|i owe them|i owe|the real amount is|the right amount is|the correct amount is|the right one is|the correct one is';
const SAID =
  'i said|i typed|i wrote|i put|it says|i asked for|i entered|i picked|i chose|i selected|i gave|typed|wrote|said|put|i accidentally said|i accidentally typed|i accidentally put';

/** A new value for the open one: "dai, not usdc", "instead of base, optimism". `again` may stand before the old one as well. */
const pair = (right: Rule, wrong: Rule, again = ''): Rule => {
  const old = again === '' ? wrong : seq(maybe(any(again)), wrong);
  return either(
    seq(right, any(AND_NOT), old),
    seq(any('not'), old, either(any('but|, but'), PAUSE, seq(PAUSE, PAUSE)), right),
    seq(any('not'), old, maybe(any(', but|but|,|.')), any(MEANT), right),
    seq(right, any(MEANT_BEHIND), maybe(any(',')), any('not'), old),
    seq(any(SAID), old, any('but|, but|,|.|and|, and|instead of|when'), any(MEANT), right),
    seq(any('instead of'), old, maybe(any(',')), maybe(any('use|do|send|make it|take|please use')), right),
    seq(any('replace'), old, any('with|by'), right),
    seq(any('forget|forget about|skip|scrap|drop|scratch|not'), old, PAUSE, any(TAKEN), right),
    seq(right, any(FOR_THIS), any(AND_NOT), old),
    seq(any(WRITTEN), right, any(AND_NOT), old),
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
  seq(
    any('change|switch|update|correct|the'),
    OLD_AMOUNT,
    any('to|should be|must be|should have been|should read|needs to be'),
    NEW_AMOUNT,
  ),
);
/** "plain eth, not weth" */
const PLAIN = maybe(any('plain|normal|regular|native'));
const WANTED = any(
  'i want|i would like|i want to get|i want to receive|i would like to get|i would like to receive|get me|give me|i need',
);
const RETURN = maybe(any('out of it|out of this|in return|for it|for them|at the end|back'));
const TOKENS = either(
  pair(seq(PLAIN, anyToken('token')), anyToken('notToken')),
  pair(seq(WANTED, PLAIN, anyToken('toToken'), RETURN), anyToken('notToken')),
  seq(any('the'), anyToken('notToken'), any('should be|must be|should have been'), anyToken('token')),
  pair(anyToken('token'), anyToken('notToken')),
  pair(seq(any('in'), anyToken('token')), anyToken('notToken'), 'in'),
  pair(seq(any('to|into|for'), PLAIN, anyToken('toToken')), anyToken('notToken'), 'to|into|for'),
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
const IN_TOKEN = seq(any('pay it|pay|send it|send|do it'), any('with|in'), anyToken('token'));
/** "25% rather than half" */
const PARTS = seq(either(value('amount', '§r', '§m')), any(AND_NOT), value('notAmount', '§r', '§m'));
const ONE = either(AMOUNTS, TOKENS, ACCOUNTS, NETWORKS);
/** An old value and the new one for it; two of them: "12 not 21, polygon not base". */
export const REPLACED: Rule = once(
  either(
    seq(VERB, ONE, maybe(seq(any(',|and|, and|.|;'), VERB, ONE))),
    seq(maybe(any('change to|make it|change it to|change that to|i want|send|swap|do|i meant|only')), PARTS),
    saying('transfer', seq(IN_TOKEN, any(AND_NOT), maybe(any('with|in')), anyToken('notToken'))),
  ),
);
