import { any, either, maybe, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import { INTO } from './exchange-into.ts';
import { AROUND, LAST, TARGET } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { ordered } from './order.ts';
import { chain, counted, token } from './parts.ts';
import { DONE_WITH_IT } from './spending.ts';

const HAVE = any(
  'i have|i have got|i got|i was paid|i got paid|i just got paid|i received|i just received|i hold|i own|we have|we hold|there is|there are|got|we have got|i have still got|i still have',
);
const IDLE = maybe(
  any(
    'in my wallet|sitting idle|doing nothing|lying around|sitting around|left|here|in here|sitting there|spare|to spare|in this wallet',
  ),
);
/** Which network it is on: "on base", "sitting on base". */
const LIES_ON = (name: string): Rule =>
  maybe(seq(maybe(any('sitting|stuck|lying|idle|left|that is')), any('on|over on'), chain(name)));
const STOP = maybe(any(',|.|;|and|, and|so|, so|-'));
const IT = any('it|them|that|em');
const FOR_IT = any('for it|for them|for that|instead|in return|in exchange');
const WANT = any(
  'i want|i would like|want|i need|i would like to have|would like to have|would like|i would rather have',
);
/** All of what was named just now, but not a part of it. */
const ALL = where((tokens, at) => tokens[at]?.amount?.kind === 'max', any('§m'));
/** "swap all 700": the amount is the one that is owned. */
const THE_LOT = either(
  any('it|them|that|it all|them all|the lot|the whole lot'),
  seq(ALL, maybe(any('of')), maybe(any('it|them|that'))),
  seq(either(ALL, any('the whole|the full')), maybe(any('the')), value('amountAgain', '§n')),
);
const OWNED = seq(HAVE, counted('amount', 'fromToken'), IDLE);

/** A token that is owned, and an order about it: "i have 500 usdt, could you turn them into eth". */
export const OWNED_FIRST: Rule = saying(
  'swap',
  either(
    seq(OWNED, LIES_ON('chain'), IDLE, STOP, ordered(DONE_WITH_IT)),
    seq(OWNED, LIES_ON('chain'), STOP, ordered(seq(any(words.SWAP), THE_LOT, INTO, TARGET, LAST))),
    seq(OWNED, LIES_ON('chain'), STOP, ordered(seq(any(words.SELL), THE_LOT, INTO, TARGET, LAST))),
    seq(any('on'), chain('chain'), maybe(any(',')), OWNED, STOP, ordered(DONE_WITH_IT)),
    // a part of what is owned: "i have 100 uni, sell 40 of them for eth"
    seq(
      HAVE,
      any('§n'),
      token('fromToken'),
      IDLE,
      LIES_ON('chain'),
      STOP,
      ordered(
        seq(
          any(`${words.SWAP}|${words.SELL}`),
          value('amount', '§n'),
          any('of it|of them|of that|of those'),
          INTO,
          TARGET,
          LAST,
        ),
      ),
    ),
    seq(OWNED, LIES_ON('chain'), STOP, WANT, TARGET, FOR_IT, LAST),
    seq(
      OWNED,
      LIES_ON('chain'),
      STOP,
      WANT,
      IT,
      any('as|to be|turned into|converted to|converted into|swapped to|swapped into|swapped for'),
      TARGET,
      LAST,
    ),
    seq(
      OWNED,
      LIES_ON('chain'),
      any('that|which'),
      any('i want to|i would like to|i wish to|i need to'),
      any(`${words.SWAP}|sell|close out`),
      INTO,
      TARGET,
      LAST,
    ),
    seq(
      OWNED,
      LIES_ON('fromChain'),
      STOP,
      WANT,
      TARGET,
      maybe(seq(any('on'), chain('toChain'))),
      maybe(any(',|.|;')),
      ordered(seq(any(words.SWAP), THE_LOT, AROUND)),
    ),
  ),
);
