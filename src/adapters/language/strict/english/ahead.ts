import { any, either, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { BUYS } from './buying.ts';
import { ACROSS } from './exchange-across.ts';
import { INTO } from './exchange-into.ts';
import { AN_EXCHANGE } from './exchange-nouns.ts';
import { COUNTED, LAST, TARGET } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { chain, token, URGING } from './parts.ts';
import { SWAPS } from './selling.ts';
import { SLIPPAGE } from './slippage.ts';
import { SPENDING } from './spending.ts';

const STOP = maybe(any(',|.|;|and|so|, so'));
const DONE = either(SWAPS, BUYS, SPENDING, ACROSS);
const NOUN = any('swap order|swap request|trade order|trade request|trade|swap|exchange');
const TURNED = any(
  'should become|should be turned into|should be swapped into|should be swapped to|should be swapped for|should be converted to|should be converted into|should be exchanged for|should be changed into|must become|has to become|have to become',
);
const LEFT = any('i am done with|i am tired of|i am fed up with|done with|tired of|fed up with|i am over|enough of');

/** Exchanges in which something else stands first: a network, a limit, a heading, what one is done with. */
export const OTHERWISE: Rule = either(
  seq(any('i am on|we are on|on'), chain('chain'), any(',|.|;|:|-|, so|so'), URGING, DONE),
  seq(chain('chain'), any(':'), URGING, DONE),
  seq(SLIPPAGE, maybe(any(',|:|.|;|-|, and|and')), URGING, DONE),
  seq(NOUN, any(':|-'), URGING, DONE),
  seq(URGING, AN_EXCHANGE, any(':|,|.|-'), URGING, DONE),
  saying(
    'swap',
    either(
      seq(COUNTED, TURNED, TARGET, LAST),
      seq(COUNTED, saying('placed', any('should go into|goes into|must go into')), TARGET, LAST),
      seq(
        LEFT,
        token('fromToken'),
        STOP,
        URGING,
        any(`${words.SWAP}|${words.SELL}`),
        value('amount', '§m'),
        any('it'),
        INTO,
        TARGET,
        LAST,
      ),
      seq(
        any('i sell|i give|i give you|i will give you|i want to give you|i would like to give you'),
        COUNTED,
        any(',|, and|and'),
        any('you give me|and you give me|give me|you give'),
        TARGET,
        LAST,
      ),
      seq(
        any('can|could'),
        COUNTED,
        any('be'),
        any(words.SWAPPED),
        INTO,
        TARGET,
        LAST,
        any('please|pls|plz'),
        maybe(any('?')),
      ),
    ),
  ),
);
