import { any, either, many, maybe, once, type Rule, saying, seq, some, value } from '../rules/rule.ts';
import {
  account,
  all,
  anyToken,
  FROM_NETWORK,
  HOW_MUCH,
  network,
  ON,
  PLACES,
  placedNetwork,
  quantity,
  TO_ACCOUNT,
  TO_NETWORK,
  VALUES,
} from './change-parts.ts';
import { POSSESSORS, SOMEBODY } from './people.ts';

const ADDRESS =
  'he gets it at|she gets it at|they get it at|the address is|his address is|her address is|their address is|the recipient is|the receiver is|the wallet is|his wallet is|her wallet is|the address should be|address is|recipient is|address :|recipient :|the address :|his address :|her address :|the recipient :|it goes to|it should go to|it is for|send it to|it is going to|send to|pay|that is';
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

const OWED = either(
  seq(
    any('it is|that is'),
    HOW_MUCH,
    any('that i owe him|that i owe her|that i owe them|that i owe|i owe him|i owe her|i owe them'),
  ),
  seq(any('i owe him|i owe her|i owe them|i still owe him|i still owe her'), HOW_MUCH),
  seq(HOW_MUCH, any('is what i owe|is what i owe him|is what i owe her|is what i owe them|of it|of them|of those')),
);
/** "it's for my flatmate, 0x…" */
const TO_SOMEBODY = seq(
  any(
    'goes to|it is going to|it should go to|it should be sent to|pay it to|it is for|it goes to|to|for|send it to|it is going to|pay',
  ),
  either(SOMEBODY, seq(any('my'), any(POSSESSORS), any('wallet|address|account'))),
  maybe(
    any(
      ',|:|.|at|, at|, he has|, she has|, they have|. he has|. she has|, his address is|, her address is|. his address is|. her address is|, that is|, he uses|, she uses|, his is|, hers is|, he is|, she is|, address|, address is|, his wallet is|, her wallet is|whose address is|who has|, who has|, the address is|. the address is|at address|with address|his address is|her address is',
    ),
  ),
  account('recipient'),
);
const OWN_WALLET = seq(
  any(
    'my own wallet|my other wallet|my own other wallet|my second wallet|my cold wallet|my ledger|my savings wallet|my hardware wallet',
  ),
  any(',|:'),
  account('recipient'),
);
/** A message that gives what the open request lacks. */
export const ANSWER: Rule = once(
  either(
    OWED,
    TO_SOMEBODY,
    OWN_WALLET,
    seq(maybe(either(VERB, any('it is|that is'))), VALUES),
    seq(maybe(VERB), all('amount')),
    seq(value('amount', '§f'), any('worth|worth of it|of it|worth please|in total')),
    seq(
      any('in'),
      anyToken('token'),
      any(', that is|, so|, i mean|, meaning|( that is|, in other words ,|, that means'),
      value('againToken', '§t', '§b'),
    ),
    seq(any(ADDRESS), account('recipient')),
    seq(any(HERE), maybe(any(':|,|.')), account('recipient')),
    seq(any('send it|send them|it is|do it'), PLACES),
    LIST,
    KEYED,
    anyToken('token'),
    seq(any('in|of|it is'), anyToken('token')),
    seq(
      any(RECEIVED),
      maybe(any('some')),
      anyToken('toToken'),
      maybe(any('in return|for it|for them|back|for that|out of it')),
    ),
    seq(any(RECEIVED), maybe(any('some')), anyToken('toToken'), maybe(any(',')), ON),
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
