import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { INTO } from './exchange-into.ts';
import { COUNTED, GIVEN, OWNED, RECEIVED, WANTED } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { ordered } from './order.ts';
import { chain, counted, TIDY, URGING, unsized } from './parts.ts';
import { SLIPPAGE } from './slippage.ts';

const bracketed = (name: string): Rule =>
  seq(any('('), maybe(any('on|currently on|from|to|network :')), chain(name), any(')'));
const LIES =
  'on|from|over on|that i have on|i have on|i hold on|which i have on|that is on|which is on|currently on|sitting on|that are on|held on|off|off of|out of|stuck on|living on|from my|on my';
/** Where what is given lies. */
const AT_ORIGIN = once(either(seq(any(LIES), chain('fromChain')), bracketed('fromChain')));
/** Where what is received arrives. */
const AT_TARGET = once(
  either(
    seq(any('on|over on|onto|on to|over to|to be on|landing on|delivered on|arriving on'), chain('toChain')),
    bracketed('toChain'),
  ),
);
const GIVEN_THERE = once(
  either(
    seq(GIVEN, maybe(any(',')), AT_ORIGIN),
    seq(value('amount', '§n'), value('fromChain', '§c', '§b'), value('fromToken', '§t')),
  ),
);
const RECEIVED_THERE = once(
  either(seq(RECEIVED, maybe(any(',')), AT_TARGET), seq(value('toChain', '§c', '§b'), value('toToken', '§t'))),
);
const END = many(SLIPPAGE, TIDY);
const STOP = maybe(any(',|.|;|and|, and|so|, so|-'));
const VERB = any(
  `${words.SWAP}|${words.SELL}|bridge|move|send|bridge and swap|swap and bridge|cross swap|cross chain swap|bridge swap|make|get|take|turn|transfer`,
);
const FROM_THERE = seq(any('from|on'), chain('fromChain'), maybe(any(',|:')));
const NEED = any('i need|i want|i would like|need|want|would like|we need|we want|i require|i would love');
const HAVE = any('i have|i have got|i got|i hold|i own|we have|we hold|there is|there are|got|have|my');
const THE_LOT = any('it|them|that|it all|all of it|all of them|the lot|those');
const AS = any('as|in the form of|in|turned into|converted to|converted into|swapped to|swapped into');
const WITH = any(`${words.PAY_WITH}|${words.PAY_FROM}|with|using|from|for|against|swapping|selling|sell|swap`);

/** Exchanges of what lies on one network for what arrives on another. Both networks are told, each beside its token. */
const ORDER: Rule = either(
  seq(VERB, maybe(any(':|,')), GIVEN_THERE, INTO, RECEIVED_THERE, END),
  seq(VERB, GIVEN, INTO, RECEIVED_THERE, maybe(any(',')), any('from'), chain('fromChain'), END),
  // "take 90 usdc from polygon, hand me eth on base", "take 5 usdt off ethereum and drop it on base as usdc"
  seq(
    any('take|use|spend|grab|pull'),
    GIVEN_THERE,
    STOP,
    any('hand me|give me|get me|get|buy|buy me|to buy|to get|turn it into|make it|swap it for|swap it to|swap it into'),
    RECEIVED_THERE,
    END,
  ),
  seq(
    any('take|get|grab|move|bridge|pull|bring|send'),
    GIVEN_THERE,
    STOP,
    maybe(any('drop|put|stick|place|land|bring|move|send|get|bridge|have')),
    maybe(any('it|them|that')),
    any('on|onto|to|over to|on to|into|over onto'),
    chain('toChain'),
    AS,
    RECEIVED,
    END,
  ),
  // "make 0.15 eth from base arrive as usdc on polygon"
  seq(any('make|let|have'), GIVEN_THERE, any('arrive|land|end up|show up|come out'), AS, RECEIVED_THERE, END),
  seq(
    any('make|let|have'),
    GIVEN_THERE,
    any('arrive on|land on|end up on|show up on|come out on'),
    chain('toChain'),
    AS,
    RECEIVED,
    END,
  ),
  // "get 0.4 eth on base using usdc from polygon"
  seq(any(words.BUY), either(WANTED, RECEIVED), AT_TARGET, maybe(any(',')), WITH, OWNED, AT_ORIGIN, END),
  seq(any(words.BUY), RECEIVED, AT_TARGET, maybe(any(',')), WITH, COUNTED, AT_ORIGIN, END),
  seq(
    any('use|spend'),
    COUNTED,
    AT_ORIGIN,
    any('to buy|to get|for|to purchase|and buy|and get|on'),
    RECEIVED_THERE,
    END,
  ),
);
export const ACROSS: Rule = once(saying('swap', ORDER));

/** The same without a verb before the values. */
export const ACROSS_OTHERWISE: Rule = saying(
  'swap',
  either(
    seq(FROM_THERE, URGING, any(`${words.SWAP}|${words.SELL}|bridge`), GIVEN, INTO, RECEIVED_THERE, END),
    seq(FROM_THERE, GIVEN, any('to|into|->|>'), RECEIVED_THERE, END),
    seq(COUNTED, AT_ORIGIN, any('to|into|->|>'), RECEIVED_THERE, END),
    seq(HAVE, counted('amount', 'fromToken'), AT_ORIGIN, STOP, ordered(seq(VERB, THE_LOT, INTO, RECEIVED_THERE, END))),
    seq(
      HAVE,
      counted('amount', 'fromToken'),
      AT_ORIGIN,
      STOP,
      any('i want|i need|want|need|i would like|and want|and need'),
      RECEIVED_THERE,
      maybe(any('for it|for them|instead|for that')),
      END,
    ),
    seq(
      NEED,
      WANTED,
      maybe(any('to land|to arrive|delivered|to be')),
      AT_TARGET,
      STOP,
      any(`${words.PAY_WITH}|${words.PAY_FROM}|coming from|using|with|from|swap|sell|convert|swap from`),
      unsized('fromToken'),
      AT_ORIGIN,
      END,
    ),
    seq(
      NEED,
      RECEIVED_THERE,
      STOP,
      ordered(seq(any('swap|sell|convert|exchange|trade|use|take|bridge|turn'), COUNTED, AT_ORIGIN)),
      maybe(any('for it|to get it|to that|to it|into it|into that|for that')),
      END,
    ),
    seq(
      NEED,
      GIVEN_THERE,
      any('as|turned into|swapped to|swapped into|swapped for|converted to|converted into'),
      RECEIVED_THERE,
      END,
    ),
    seq(
      any('cross - chain swap|crosschain swap|cross chain swap|cross - chain|crosschain'),
      any(':|of|-'),
      GIVEN_THERE,
      INTO,
      RECEIVED_THERE,
      END,
    ),
  ),
);
