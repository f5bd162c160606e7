import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { BREAK } from './around-change.ts';
import * as parts from './change-parts.ts';
import * as words from './change-words.ts';
import { COMPUTED, NAMED } from './named-change.ts';
import { REPLACED } from './replaced.ts';

const { account, all, FROM_NETWORK, HOW_MUCH, network, PLACES, token, VALUES } = parts;
export const SUM: Rule = once(either(HOW_MUCH, all('amount')));
export const RATHER: Rule = any('instead|rather');

/** A network or an account is what one uses; a token is one side of a trade. */
export const USED: Rule = either(
  seq(any('use|let us use|use the|do'), network('network')),
  seq(any('use|let us use'), account('recipient'), maybe(any('as the recipient|as recipient|for the recipient'))),
  seq(
    any('use|let us use|please use'),
    parts.quantity('amount', 'unit'),
    maybe(
      seq(
        any('and|, and|,'),
        either(PLACES, seq(any('the address|address|the recipient|the wallet'), value('recipient', '§a'))),
      ),
    ),
  ),
  seq(any('use|let us use'), token('token'), maybe(any('for this|for this one|for that|here'))),
);
/** "80 is enough": only of an amount; "base is better" is an opinion. */
/** "90 dai to link" */
const TRADE = seq(parts.quantity('amount', 'fromToken'), any('to|for|into|->'), parts.anyToken('toToken'));
export const ENOUGH: Rule = seq(HOW_MUCH, any(words.ENOUGH));
/** "a bit less, 40" */
const LESS = seq(any(words.LESS), either(BREAK, any(':')), HOW_MUCH);
/** "it should go from arbitrum", "do it over base" */
const ROUTED = seq(any(words.ROUTE), either(PLACES, FROM_NETWORK, parts.TO_NETWORK));
/** Orders that correct without another word. */
export const CORRECTING: Rule = once(
  either(
    LESS,
    ROUTED,
    seq(any(words.MAKE), either(VALUES, all('amount'))),
    seq(any(words.MAKE), TRADE),
    seq(any(words.RESIZE), SUM),
    saying('transfer', seq(any(words.MEANT_SEND), value('amount', '§r'))),
    saying('swap', seq(any(words.MEANT_SWAP), value('amount', '§r'))),
    saying('transfer', seq(any(words.MEANT_SEND), either(VALUES, all('amount')))),
    saying('swap', seq(any(words.MEANT_SWAP), either(VALUES, all('amount')))),
    seq(any('i meant to send it|i want it'), PLACES),
    seq(any('only|just'), HOW_MUCH, maybe(any('of it|will do|is enough'))),
    NAMED,
    USED,
    COMPUTED,
    REPLACED,
  ),
);
