import { any, either, maybe, type Rule, saying, seq } from '../rule.ts';
import type { Deed } from './deed.ts';
import { AROUND, LAST } from './exchange-parts.ts';
import { ordered } from './order.ts';
import { counted, quantity, unsized } from './parts.ts';

type Way = 'wrap' | 'unwrap';
const BECOMES = { wrap: 'WETH', unwrap: 'ETH' } as const;
const named =
  (symbol: string): Rule =>
  (tokens, at) =>
    tokens[at]?.token === symbol && tokens[at]?.form !== '§k' ? [{ end: at + 1, found: '' }] : [];
const KIND = maybe(any('normal|regular|plain|native|ordinary|some'));
/** "into weth", "back to plain eth": the name of what comes out says nothing new. */
const into = (way: Way): Rule => maybe(seq(any('to|into|back to|back into|for|as|->'), KIND, named(BECOMES[way])));

const SENT = either(quantity('amount', 'token'), unsized('token'));
const NEED = any('i need|i want|i would like|need|want|we need|we want|i would love');
const VERB = { wrap: any('wrap|wrap up|wrap me'), unwrap: any('unwrap|un wrap|unwrap me') };
const DOING = { wrap: any('wrapping|wrapping up'), unwrap: any('unwrapping') };
const DONE = { wrap: any('wrapped'), unwrap: any('unwrapped') };
const BACK: Rule = saying(
  'unwrap',
  seq(any('peel|redeem|get'), SENT, any('back to|back into|for plain|back as'), KIND, named('ETH'), LAST),
);

const each = (rule: (way: Way) => Rule): Rule => either(saying('wrap', rule('wrap')), saying('unwrap', rule('unwrap')));

const HAVE = any('i have|i have got|i got|i hold|there is');
const OWNED = seq(HAVE, counted('amount', 'token'), AROUND);
const STOP = maybe(any(',|.|and|, and|;'));

/** Wrapping and unwrapping of ether. */
export const WRAPPING_DEED: Deed = {
  done: either(
    each((way) => seq(VERB[way], AROUND, SENT, AROUND, into(way), LAST)),
    each((way) => seq(any('get|have|make'), SENT, DONE[way], AROUND)),
    BACK,
  ),
  doing: each((way) => seq(DOING[way], SENT, AROUND, into(way), LAST)),
  needed: each((way) => seq(NEED, SENT, maybe(any('to be')), DONE[way], AROUND)),
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
    each((way) => seq(OWNED, STOP, ordered(seq(VERB[way], any('it|them'), AROUND)))),
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
