import { any, either, maybe, once, type Rule, seq, value, where } from '../rules/rule.ts';
import { AFTER, DESTINATION, MOVED, ORIGIN, OVER, THERE } from './bridge-parts.ts';
import * as words from './bridge-words.ts';
import { ordered } from './order.ts';
import { chain, counted, quantity } from './parts.ts';
import { PLACE_OF_MINE } from './trade-place.ts';

const IT = any('it|them|that|these|those');
const STOP = maybe(any(',|.|;|so|, so|and|, and|-'));
const ALL = where((tokens, at) => tokens[at]?.amount?.kind === 'max', any('§m'));
/** "all of it", "50 of it": how much of what lies there. */
const OF_IT = either(
  IT,
  any('the lot|the whole lot|it all|them all'),
  seq(value('amount', '§m', '§r', '§n'), maybe(any('of')), IT),
);
/** What was counted already. */
const THE_LOT = either(IT, any('the lot|it all|them all'), seq(ALL, maybe(any('of')), IT));
const LYING = any(
  'is stuck on|is on|is sitting on|are on|are stuck on|is still on|stuck on|on|sitting on|lying on|is lying on|are sitting on|are currently on|is currently on|are still on|idle on|here on|that are on|that is on|over on|currently on',
);
const HAVE = any('i have|i have got|i got|there is|there are|i hold|we have|got|we hold|i still have|i own');
const VERB = any(`${words.BRIDGE}|send|put|bring|stick|have`);
const MOVE_IT = seq(VERB, OF_IT, OVER, DESTINATION, AFTER);
const MOVE_ALL = seq(VERB, THE_LOT, OVER, DESTINATION, AFTER);
const WANT_IT = seq(
  any('i want|i need|i would like|want|need|would like|i would like to have|i need to have'),
  maybe(IT),
  maybe(any('to be')),
  either(seq(any(words.BRIDGED), OVER, DESTINATION), seq(any('on|over on'), chain('toChain'))),
  AFTER,
);
const HAVING = either(
  seq(HAVE, counted('amount', 'token'), LYING, chain('fromChain')),
  seq(any('on'), chain('fromChain'), maybe(any(',')), HAVE, counted('amount', 'token')),
);

/** What lies on a network stands first: "my usdc is stuck on polygon, bridge all of it to base". */
export const LYING_FIRST: Rule = either(
  seq(
    any('my|our'),
    either(seq(value('amount', '§n'), value('token', '§t', '§b')), value('token', '§t', '§b')),
    LYING,
    chain('fromChain'),
    STOP,
    ordered(MOVE_IT),
  ),
  seq(HAVING, STOP, either(ordered(MOVE_ALL), WANT_IT)),
  seq(
    HAVE,
    counted('amount', 'token'),
    any('on'),
    chain('fromChain'),
    any('that|which'),
    any('i want|i need|i would like'),
    any('on'),
    chain('toChain'),
    AFTER,
  ),
);

/** "take everything in usdc from arbitrum and bridge it to ethereum" */
export const MOVE_FROM_THERE: Rule = seq(
  any('take|get|grab|pull|collect|pick up'),
  MOVED,
  either(ORIGIN, THERE),
  any('and|, and|,|n|then|and then|, then'),
  maybe(any('please')),
  any(`${words.BRIDGE}|send|put|stick|bring|drop|place|land|have`),
  maybe(IT),
  OVER,
  either(DESTINATION, seq(any('on|over on'), chain('toChain'))),
  AFTER,
);

const THERE_AGAIN = any('there|over there|over|across|to it|onto it|into it|over to it|that way');
const MOVE = any(words.BRIDGE);
const SOME = maybe(any('some|some more|more|a bit of|a little|a bit more|a little more|extra'));
const NEED = any(
  'i need|i want|need|want|we need|we want|i would like|i require|i am short of|i am out of|i am low on|i have no|i have run out of|i ran out of|i am short on|running low on|i am running low on|there is no|i have nothing left for|i need to have|low on',
);
const COIN = either(value('again', '§t', '§b'), any('gas|gas money|money|funds|cash|some gas'));

/** Where it shall be stands first: "i need 40 dai on optimism, bridge it from mainnet", "my game runs on base, so bridge 5 dai there from op". */
export const THERE_FIRST: Rule = once(
  either(
    seq(
      any('i need|i want|need|want|we need|we want|i would like|i require'),
      quantity('amount', 'token'),
      maybe(any('over|to be|to land|to arrive|there')),
      any('on|over on|onto|in'),
      chain('toChain'),
      STOP,
      ordered(seq(MOVE, maybe(IT), maybe(any('over|across|there|in')), ORIGIN, AFTER)),
    ),
    seq(
      either(PLACE_OF_MINE, seq(NEED, SOME, COIN, any('on|over on'))),
      chain('toChain'),
      maybe(any('for gas|for fees|now|today|to play|for a mint|for the mint')),
      STOP,
      ordered(
        either(
          seq(MOVE, MOVED, maybe(THERE_AGAIN), ORIGIN, maybe(THERE_AGAIN), AFTER),
          seq(MOVE, MOVED, ORIGIN, any('to there'), AFTER),
        ),
      ),
    ),
  ),
);
