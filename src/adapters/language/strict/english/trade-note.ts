import { any, either, many, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { GOOD } from './trade-purpose.ts';

const COLON = maybe(any(':|-|=|. :|.|is'));
const LABEL = seq(
  any(
    'ref|reference|memo|note|purpose|reason|remark|remarks|narration|narrative|description|comment|subject|label|tag|category|purpose of trade|purpose of conversion|reason for trade|use case|our ref|trade ref|internal ref',
  ),
  COLON,
);
/** "ref TR-0077": digits there are not an amount. */
const NUMBERED = seq(
  any(
    'ref|reference|our ref|your ref|trade ref|internal ref|ref no|ref number|reference number|ticket|jira|trade id|order id',
  ),
  COLON,
  maybe(any('tr|tx|fx|ord|trd|swp|inv|id|no|nr|tkt|sw|ex|cv|conv|trs|reb|ops|fin|tsy|po|job|req')),
  many(any('-|#|/|.')),
  any('§d'),
);
const QUARTER = any('q1|q2|q3|q4|h1|h2|this quarter|this month|this year|ytd');
/** "purpose: diversification", "ref TR-0077". */
export const TRADE_NOTE: Rule = once(
  either(
    NUMBERED,
    seq(
      LABEL,
      either(
        seq(GOOD, maybe(QUARTER), maybe(seq(any('for|of'), GOOD))),
        seq(
          maybe(any('internal|treasury|fx|own funds|funds|token|crypto|spot')),
          any('treasury|rebalance|conversion|investment|swap|exchange|trade|internal|personal|private|diversification'),
          maybe(seq(any('for|of'), GOOD)),
        ),
      ),
    ),
  ),
);
