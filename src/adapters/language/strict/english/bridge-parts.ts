import { any, either, many, maybe, once, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import { chain, quantity, TIDY, unsized } from './parts.ts';
import { FOR } from './purpose.ts';
import { SLIPPAGE } from './slippage.ts';

/** The parts of a bridge: what moves, from where, to where. */

export const WITH_BRIDGE = any(
  'over the bridge|through the bridge|via bridge|via the bridge|using the bridge|with the bridge|by bridge|via a bridge|using a bridge',
);
export const OVER = many(any('over|across|out|home|back|,|.'), WITH_BRIDGE, TIDY);
const FROM = any(
  'from|off|out of|off of|from my|outta|away from|from over on|from here on|over from|currently on|now on|living on',
);
const TO = any(
  'to|over to|into|onto|on to|across to|back to|home to|and onto|and to|over into|over onto|back onto|across onto|->|>|and into|and on to|in to|and over to|to my|onto my',
);
/** "base 2 polygon": people write "to" so, and no number stands between networks. */
const TWO = where((tokens, at) => {
  const amount = tokens[at]?.amount;
  return amount?.kind === 'exact' && amount.value === '2' && /^§[cb]$/.test(tokens[at - 1]?.form ?? '');
}, any('§n'));
const PAUSE = maybe(any(',|.|;|/|-'));
const COLON = maybe(any(':|='));
export const ORIGIN = once(seq(FROM, chain('fromChain'), maybe(any('side|wallet|account|balance'))));
export const DESTINATION = once(seq(either(TO, TWO), chain('toChain'), maybe(any('side|wallet|account'))));
const BOTH = either(
  seq(maybe(FROM), chain('fromChain'), PAUSE, either(TO, TWO), chain('toChain'), maybe(any('side|wallet|account'))),
  seq(ORIGIN, PAUSE, DESTINATION),
  seq(any('to|over to|onto|across to|back to|into'), chain('toChain'), PAUSE, ORIGIN),
  seq(
    any('source|origin|src|source network|source chain|from chain|from network'),
    COLON,
    chain('fromChain'),
    PAUSE,
    any('destination|dest|target|to|destination network|destination chain|target network|to chain|to network|dst'),
    COLON,
    chain('toChain'),
  ),
  seq(
    any('destination|dest|target|destination network|destination chain'),
    COLON,
    chain('toChain'),
    PAUSE,
    any('source|origin|src|source network|source chain'),
    COLON,
    chain('fromChain'),
  ),
  seq(any('between'), chain('fromChain'), any('and'), chain('toChain')),
);
/** Both networks, from the one to the other. */
export const FROM_TO: Rule = once(either(BOTH, seq(any('('), BOTH, any(')'))));

/** "get my eth (1.1) over from …" */
export const MOVED: Rule = once(
  either(
    quantity('amount', 'token'),
    unsized('token'),
    seq(maybe(any('my|our')), value('token', '§t', '§b'), any('('), value('amount', '§n'), any(')')),
    seq(value('token', '§t', '§b'), any(','), value('amount', '§n'), maybe(any(','))),
  ),
);
const JUST = maybe(any('just|only|exactly|precisely|make it|like|about to be|say'));
const OF_IT = any('of it|of them|of that|of those|of these|of em|exactly|in total|total');
/** How much, told behind the networks: ", 120", ", 35 of them", ", all of it". */
export const TOLD: Rule = once(
  seq(
    any(',|.|:|-|;'),
    either(
      seq(JUST, value('amount', '§n'), maybe(OF_IT)),
      seq(JUST, value('amount', '§m', '§r'), any('of it|of them|of that|it')),
      seq(JUST, quantity('amount', 'again')),
      saying('amount=all', any('the lot|the whole lot|all of it|everything')),
    ),
  ),
);
/** Nobody else receives it. */
const SAME_WALLET = seq(
  maybe(any(',|.|-|(')),
  maybe(any('to|into|in|keep the|keep it in|all in')),
  any(
    'same wallet|same address|the same wallet|the same address|my own wallet|my own address|my same wallet|same wallet on both|same address on both|same wallet on both sides|same address on both sides|same wallet there|same address there',
  ),
  maybe(any(')')),
);
export const AFTER = once(many(SLIPPAGE, TIDY, WITH_BRIDGE, FOR, SAME_WALLET));
/** Where something lies before it moves. */
export const LIES = any(
  'on|that i have on|i have on|that is on|stuck on|sitting on|that are on|currently on|that is currently on|that are currently on|which is on|held on|i hold on|that i hold on|living on|lying on|now on|, currently on|which i have on|over on|parked on|idle on',
);
const IN_BRACKETS = seq(
  any('('),
  maybe(any('on|currently on|now on|it is on|they are on|it is currently on|held on|from|sitting on')),
  chain('fromChain'),
  any(')'),
);
/** "650 usdc (currently on base)", "650 usdc that is on base" */
export const THERE: Rule = once(either(seq(LIES, chain('fromChain'), maybe(any(','))), IN_BRACKETS));
