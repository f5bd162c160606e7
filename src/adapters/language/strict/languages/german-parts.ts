import { any, either, many, maybe, once, type Rule, seq, value } from '../rules/rule.ts';
import { chain } from './german-networks.ts';
import * as words from './german-words.ts';

export { ACCOUNT, GIVEN_TO, TO } from './german-accounts.ts';
export { moneyIn, quantity, unsized } from './german-amounts.ts';
export { chain, INSIDE, ON } from './german-networks.ts';

export const BITTE: Rule = once(many(seq(maybe(any(',')), any(words.BITTE))));

/** Where the money is. */
export const FROM_NET: Rule = seq(any('von|vom|aus|aus dem'), chain('chain'));
export const FROM_MINE: Rule = any(
  'von meiner wallet|von meinem wallet|aus meiner wallet|aus meinem wallet|von meinem konto|von meinem guthaben|von mir',
);

const MOST = maybe(any('maximal|max|max .|hochstens|bis zu|maximaler|maximale|nicht mehr als'));
export const SLIPPAGE: Rule = once(
  seq(
    maybe(any(', | und')),
    maybe(any('mit|bei')),
    either(
      seq(MOST, value('slippage', '§r'), any('slippage|slippagetoleranz|slippage toleranz')),
      seq(
        maybe(any('einer|der')),
        any(
          'slippage|slippagetoleranz|slippage toleranz|max slippage|max . slippage|maximale slippage|maximaler slippage',
        ),
        maybe(
          any(
            'hochstens|maximal|max|max .|von|:|auf|von maximal|von hochstens|von max|nicht uber|nicht mehr als|bis zu|auf maximal',
          ),
        ),
        value('slippage', '§r'),
      ),
    ),
  ),
);
