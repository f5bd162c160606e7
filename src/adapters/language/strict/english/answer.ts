import { any, either, many, maybe, once, type Rule, saying, seq, some } from '../rule.ts';
import {
  account,
  all,
  anyToken,
  FROM_NETWORK,
  HOW_MUCH,
  network,
  PLACES,
  placedNetwork,
  quantity,
  TO_ACCOUNT,
  TO_NETWORK,
  VALUES,
} from './change-parts.ts';

const ADDRESS =
  'the address is|his address is|her address is|their address is|the recipient is|the receiver is|the wallet is|his wallet is|her wallet is|the address should be|address is|recipient is|address :|recipient :|the address :|his address :|her address :|the recipient :|it goes to|it should go to|it is for|send it to|it is going to|send to|pay|that is';
const HERE =
  'here is the address|here is his address|here is her address|here it is|here you go|there you go|this is the address|this is his address|this is her address';
const RECEIVED =
  'to|into|for|in|i want|i would like|get me|i want to get|i want to receive|i would like to receive|i would like to get|i want to buy|buy|get|swap it for|swap it to|swap to|it should be|make it';

const AND = any(',|and|, and|.|/');
const ONE = either(
  HOW_MUCH,
  anyToken('token'),
  account('recipient'),
  network('network'),
  PLACES,
  seq(any('for'), either(account('recipient'), anyToken('toToken'))),
  seq(any('to|into'), anyToken('toToken')),
);
/** "55 usdc, bob.eth, base". */
const LIST = seq(ONE, some(seq(AND, ONE)));
const IS = any(':|=|is');
const KEY = either(
  seq(any('amount|the amount'), IS, HOW_MUCH),
  seq(any('token|the token|coin|currency'), IS, anyToken('token')),
  seq(any('to|recipient|address|receiver|the recipient|the address|beneficiary'), IS, account('recipient')),
  seq(any('network|chain|the network'), IS, placedNetwork('chain')),
);
/** "recipient: bob.eth, amount: 50". */
const KEYED = seq(KEY, many(seq(maybe(AND), KEY)));

const VERB = either(
  any('let us say|let us do|let us make it|say|it should be|make it'),
  saying('transfer', any('send|pay|transfer|i want to send|i would like to send|i need to send')),
  saying('swap', any('swap|sell|convert|i want to swap|i would like to swap')),
);

/** A message that gives what the open request lacks. */
export const ANSWER: Rule = once(
  either(
    seq(maybe(either(VERB, any('it is|that is'))), VALUES),
    seq(maybe(VERB), all('amount')),
    seq(any(ADDRESS), account('recipient')),
    seq(any(HERE), maybe(any(':|,|.')), account('recipient')),
    seq(any('send it|send them|it is|do it'), PLACES),
    LIST,
    KEYED,
    anyToken('token'),
    seq(any('in|of|it is'), anyToken('token')),
    seq(any(RECEIVED), maybe(any('some')), anyToken('toToken')),
    seq(any('from|with|using|paying with|pay with|out of'), anyToken('fromToken')),
    seq(any('from|with|using|paying with|pay with'), quantity('amount', 'fromToken')),
    seq(either(HOW_MUCH, quantity('amount', 'fromToken')), maybe(any(',')), any('to|for|into'), anyToken('toToken')),
    seq(HOW_MUCH, any('for'), account('recipient')),
    seq(any('it is coming from|it comes from|it is'), FROM_NETWORK),
    seq(any('it goes|bridge it|over'), TO_NETWORK),
    FROM_NETWORK,
    TO_NETWORK,
    TO_ACCOUNT,
  ),
);
