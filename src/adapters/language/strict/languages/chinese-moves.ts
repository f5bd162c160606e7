import { either, many, maybe, type Rule, saying, seq } from '../rules/rule.ts';
import { quantity, unsized } from './chinese-amounts.ts';
import { chain } from './chinese-networks.ts';
import { BEHIND, BESIDE, SLIPPAGE, TAKING } from './chinese-parts.ts';
import { SENT } from './chinese-payments.ts';
import { RECEIVED } from './chinese-trades.ts';
import * as words from './chinese-words.ts';
import { han } from './han.ts';

const MOVED = either(quantity('amount', 'token'), unsized('token'));
const FROM = seq(han('从|由'), chain('fromChain'));
const THITHER = maybe(han('上|上面|那边|这边|链上|去|上去'));
const INTO_CHAIN = seq(han(words.BRIDGE_TO), chain('toChain'), THITHER);
export const BRIDGE: Rule = saying(
  'bridge',
  either(
    seq(maybe(TAKING), MOVED, FROM, INTO_CHAIN, maybe(han('去')), many(SLIPPAGE)),
    seq(FROM, maybe(TAKING), MOVED, INTO_CHAIN, many(SLIPPAGE)),
    seq(FROM, maybe(han('上')), han(words.BRIDGE), MOVED, han('到|至|去'), chain('toChain'), THITHER, many(SLIPPAGE)),
    seq(
      maybe(TAKING),
      maybe(han('我|我在|在')),
      chain('fromChain'),
      han('上的|的|上'),
      MOVED,
      INTO_CHAIN,
      maybe(han('去')),
      many(SLIPPAGE),
    ),
    seq(han(words.BRIDGE_ONLY), MOVED, han('到|至|去'), chain('toChain'), many(SLIPPAGE)),
    seq(maybe(TAKING), MOVED, han(words.BRIDGE_ONLY_TO), chain('toChain'), many(SLIPPAGE)),
  ),
);
const WRAPPING = (deed: 'wrap' | 'unwrap', verb: string, into: string): Rule =>
  saying(
    deed,
    either(
      seq(BESIDE, han(verb), SENT, maybe(seq(han('成|为|回'), RECEIVED)), BEHIND),
      seq(BESIDE, maybe(TAKING), SENT, han(verb), BEHIND),
      seq(BESIDE, maybe(TAKING), SENT, han(into), RECEIVED, BEHIND),
    ),
  );
export const WRAP: Rule = either(
  WRAPPING('wrap', words.WRAP, words.WRAP_INTO),
  WRAPPING('unwrap', words.UNWRAP, words.UNWRAP_INTO),
);
