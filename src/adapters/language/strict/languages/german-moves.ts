import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { BITTE, chain, quantity, SLIPPAGE, unsized } from './german-parts.ts';
import { SENT } from './german-payments.ts';
import { deed } from './german-sentence.ts';
import { AROUND } from './german-trades.ts';
import * as words from './german-words.ts';

const MOVED = either(quantity('amount', 'token'), unsized('token'));
const FROM_TO = either(
  seq(any('von'), chain('fromChain'), any('nach|zu|auf|ins|in das|ruber nach|ruber auf|ruber zu|->'), chain('toChain')),
  seq(any('nach|auf'), chain('toChain'), any('von'), chain('fromChain')),
  seq(chain('fromChain'), any('nach|zu|->'), chain('toChain')),
);
const ROUND = many(SLIPPAGE, seq(maybe(any(',')), any(words.BITTE)));
const CARRIED = once(
  either(seq(MOVED, BITTE, FROM_TO, maybe(any(words.OVER)), ROUND), seq(FROM_TO, BITTE, MOVED, ROUND)),
);
export const BRIDGE: Rule = either(
  deed(
    'bridge',
    {
      orders: words.BRIDGE,
      sie: words.BRIDGING,
      last: words.BRIDGING,
      you: words.BRIDGES,
      zu: words.TO_BRIDGE,
    },
    CARRIED,
  ),
  deed(
    'bridge',
    { orders: words.BRIDGE_ONLY, sie: 'bridgen', last: words.BRIDGING_ONLY, zu: 'zu bridgen' },
    seq(MOVED, BITTE, any('nach|auf|zu|ruber nach|ruber auf'), chain('toChain'), ROUND),
  ),
  saying(
    'bridge',
    seq(BITTE, any('bring|bringe'), BITTE, MOVED, BITTE, any('nach|ruber nach'), chain('toChain'), ROUND),
  ),
);
const WRAPPED = once(
  seq(AROUND, SENT, AROUND, maybe(seq(any('in|zu|zuruck in|zuruck zu'), value('toToken', '§t', '§b'))), AROUND),
);
export const WRAP: Rule = either(
  deed('wrap', { orders: words.WRAP, sie: words.WRAPPING, last: words.WRAPPING, zu: words.TO_WRAP }, WRAPPED),
  deed('unwrap', { orders: words.UNWRAP, sie: words.UNWRAPPING, last: words.UNWRAPPING, zu: words.TO_UNWRAP }, WRAPPED),
);
