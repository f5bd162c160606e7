import { any, either, maybe, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import type { Deed } from './deed.ts';
import { AROUND, LAST } from './exchange-parts.ts';
import { ordered } from './order.ts';
import { counted, quantity, unsized } from './parts.ts';

type Way = 'wrap' | 'unwrap';
const BECOMES = { wrap: 'WETH', unwrap: 'ETH' } as const;
const named = (symbol: string): Rule => where((tokens, at) => tokens[at]?.token === symbol, any('§t|§b'));
const KIND = maybe(any('normal|regular|plain|native|ordinary|some|the|good old|real|raw'));
const INTO = any('to|into|back to|back into|for|as|->|back for|so i have|so it is|and give me|to get|in to');
/** "into weth", "back to plain eth": the name of what comes out says nothing new. */
const into = (way: Way): Rule => maybe(seq(INTO, KIND, named(BECOMES[way])));

const ALL_OF = any('of it|of them|of that|of those|exactly|of mine|in total');
/** How much, told behind: ", 0.07 exactly". */
const TOLD = seq(
  any(',|.|:|-'),
  maybe(any('just|only|exactly|precisely|make it')),
  either(
    seq(value('amount', '§n'), maybe(ALL_OF)),
    seq(value('amount', '§m', '§r'), any('of it|of them|of that')),
    quantity('amount', 'again'),
    saying('amount=all', any('all of it|the lot|everything')),
  ),
);
/** Wrapping names its tokens by itself. */
const BARE_AMOUNT = value('amount', '§n');
const SENT = either(quantity('amount', 'token'), unsized('token'));
const SOME = seq(maybe(any('some|some of|a bit of|a little')), unsized('token'));
const NEED = any(
  'i need|i want|i would like|need|want|we need|we want|i would love|would like|i would like to have|i need to have|we would like|get|i want to have|i need to get|i want to get',
);
const VERB = {
  wrap: any('wrap|wrap up|wrap me|wrap us|wrap me up|wrp'),
  unwrap: any('unwrap|un wrap|unwrap me|un - wrap|unrap|unwarp'),
};
const NOUN = { wrap: any('wrap|wrapping'), unwrap: any('unwrap|unwrapping') };
const DOING = { wrap: any('wrapping|wrapping up'), unwrap: any('unwrapping') };
const DONE = {
  wrap: any('wrapped|wrapped up'),
  unwrap: any('unwrapped|unwrapped again'),
};
const BACK: Rule = saying(
  'unwrap',
  seq(
    any('peel|redeem|get|turn|convert|change|bring|take'),
    SENT,
    any('back to|back into|for plain|back as|back for'),
    KIND,
    named('ETH'),
    LAST,
  ),
);

const each = (rule: (way: Way) => Rule): Rule => either(saying('wrap', rule('wrap')), saying('unwrap', rule('unwrap')));

const HAVE = any('i have|i have got|i got|i hold|there is');
const HERE = maybe(
  any('here|left|in here|sitting here|sitting there|sitting idle|in my wallet|doing nothing|lying around'),
);
const OWNED = seq(HAVE, counted('amount', 'token'), HERE, AROUND, HERE);
const IT = any('it|them|it all|all of it|the lot|that');
const STOP = maybe(any(',|.|and|, and|;|so|, so|-'));
const MARK = maybe(any(':|,|-|.'));
const PLEASE = any('please|pls|plz');

/** Wrapping and unwrapping of ether. */
export const WRAPPING_DEED: Deed = {
  done: either(
    each((way) => seq(VERB[way], MARK, AROUND, SENT, AROUND, into(way), LAST)),
    each((way) => seq(VERB[way], MARK, AROUND, SOME, AROUND, into(way), LAST, TOLD, LAST)),
    each((way) =>
      seq(
        any('take|grab|get'),
        SENT,
        AROUND,
        any('and|, and|,|n'),
        maybe(any('please')),
        VERB[way],
        any('it|them'),
        into(way),
        LAST,
      ),
    ),
    each((way) => seq(any('get|have|make|get me|see'), SENT, DONE[way], into(way), AROUND)),
    BACK,
  ),
  doing: each((way) => seq(DOING[way], SENT, AROUND, into(way), LAST)),
  needed: each((way) => seq(NEED, SENT, AROUND, maybe(any('to be')), DONE[way], into(way), LAST)),
  whole: either(
    each((way) =>
      seq(
        OWNED,
        STOP,
        any(
          'i would like|that i would like|i want|that i want|i would like it|i would like them|i want it|i want them|i need',
        ),
        DONE[way],
        AROUND,
      ),
    ),
    each((way) => seq(OWNED, STOP, ordered(seq(VERB[way], IT, AROUND, into(way), LAST)))),
    // "eth wrap 0.08 base", "0.3 eth: wrap it", "can 3 weth be unwrapped please"
    each((way) =>
      seq(value('token', '§t', '§b'), MARK, VERB[way], MARK, BARE_AMOUNT, maybe(value('chain', '§c')), LAST),
    ),
    each((way) =>
      seq(counted('amount', 'token'), any(',|:|.|-'), ordered(seq(VERB[way], IT, AROUND, into(way), LAST))),
    ),
    each((way) => seq(counted('amount', 'token'), maybe(any(',')), VERB[way], any('it|please|, please|pls'), LAST)),
    each((way) => seq(any('can|could'), SENT, any('be'), DONE[way], into(way), LAST, PLEASE, maybe(any('?')))),
    each((way) =>
      seq(NOUN[way], maybe(any('request|order|please|instruction')), any(':|.|-|,'), SENT, AROUND, into(way), LAST),
    ),
    seq(
      saying('unwrap', counted('amount', 'token')),
      any('back to|back into'),
      KIND,
      named('ETH'),
      maybe(any(',')),
      PLEASE,
      LAST,
    ),
    each((way) =>
      seq(
        counted('amount', 'token'),
        any('to|->|into'),
        named(BECOMES[way]),
        any(',|(|:'),
        maybe(any('please')),
        VERB[way],
        maybe(any('it|them|please')),
        maybe(any(')')),
        AROUND,
      ),
    ),
  ),
};
