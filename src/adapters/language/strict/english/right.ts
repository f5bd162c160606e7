import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { SEND, SWAP } from './around-change.ts';
import * as parts from './change-parts.ts';
import * as words from './change-words.ts';
import { SUM } from './correcting.ts';
import { FIELDS } from './named-change.ts';

const { account, all, FROM_NETWORK, PLACES, token, VALUES } = parts;
const GIVEN = parts.quantity('amount', 'fromToken', token);
const FOR = any('to|for|into|->|>|and get|, and get|and receive|and buy|, get|and i get|and i receive|and i want');
/** "uni to link", "i want to sell eth and get dai", "uni to link, 3 uni" */
const PAIR = saying(
  'turned',
  seq(
    maybe(
      any(
        `${words.EXCHANGING}|from|it should be|should be|it should have been|i meant|i want to go from|i want to pay with|i am selling|it was meant to be|make it|so|that is|i want to give|i would like to sell`,
      ),
    ),
    parts.anyToken('fromToken'),
    FOR,
    parts.anyToken('toToken'),
    maybe(seq(any(',|.|:|, so'), value('amount', '§n'), value('againSold', '§t', '§b', '§k'))),
  ),
);
/** The tokens or the networks of a trade once more. */
export const RESTATED: Rule = once(
  either(
    seq(maybe(any(words.EXCHANGING)), GIVEN, any('to|for|into|and get|->'), parts.anyToken('toToken')),
    PAIR,
    seq(maybe(any('it is|bridge it')), FROM_NETWORK, maybe(any(',')), parts.TO_NETWORK),
    seq(any(words.WANT), token('toToken')),
    seq(any('i want|i would like'), token('token')),
    seq(any('i want to pay with|i want to sell|i am paying with|i pay with'), token('fromToken')),
  ),
);
const SENT = either(
  seq(any('send it|do it|pay it|make it|swap it|send'), PLACES),
  saying('transfer', seq(either(SEND, any(words.WISH_SEND)), either(SUM, token('token')))),
  saying('swap', seq(either(SWAP, any(words.WISH_SWAP)), SUM)),
  seq(any('i said'), VALUES),
  seq(any('do|just do|only do'), SUM),
  seq(any(words.GOES), account('recipient')),
  saying('bridge', seq(any('bridge it|bridge|bridge them'), parts.TO_NETWORK)),
);
/** "actually 10 more" */
const MORE = seq(value('plus', '§n'), maybe(parts.anyToken('unit')), any('more'));
export const RETURN: Rule = maybe(any('out of it|for it|for them|in return|at the end|out'));
export const IS: Rule = maybe(any('it is|it is now|that is|it was|the amount is|the network is|the chain is'));
/** What is right, behind a word that corrects. */
export const RIGHT: Rule = once(
  either(
    seq(IS, VALUES),
    seq(IS, all('amount')),
    RESTATED,
    SENT,
    FIELDS,
    MORE,
    seq(any(words.GETTING), parts.quantity('received', 'toToken'), RETURN),
  ),
);
