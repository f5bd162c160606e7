import { any, either, maybe, type Rule, seq, some, unless, value } from '../rule.ts';
import { counted, SEPARATOR, unsized } from './parts.ts';
import { QUANTITY } from './payment-amounts.ts';
import { DIRECT_ON, SENT } from './payment-parts.ts';
import { OF_PERIOD, SHARE } from './things.ts';

const COUNTED = counted('amount', 'token');
const PAUSE = some(SEPARATOR);
/** Words that only announce an amount: "…, namely 20 usdc", "a tip of 20 usdc". */
export const MEANT: Rule = maybe(
  any(
    'namely|exactly|precisely|that is|that makes|it is|so|in total|all in all|the amount is|amount is|amount :|the amount :|the sum is|the price is|the bill is|the total is|total is|total :|he charges|she charges|they charge|he wants|she wants|they want|it costs|it comes to|that comes to|it will be|that will be|a total of|a tip of|a gift of|a payment of|a donation of|a bonus of|an advance of|a deposit of|a refund of|a fee of|the fee of|the rent of|the deposit of|his fee of|her fee of|their fee of|the bill of|the invoice of|rent of|a small tip of|a contribution of|in the amount of|to the tune of|the sum of|to the value of|in the sum of',
  ),
);
/** The same behind it. */
export const EXACTLY: Rule = maybe(any('exactly|in total|total|altogether|to be exact|precisely|even|flat'));
/** What is paid, with words that only announce it. */
export const WHAT: Rule = either(
  seq(MEANT, either(SENT, QUANTITY), EXACTLY),
  seq(COUNTED, DIRECT_ON),
  seq(
    COUNTED,
    any(
      'salary|wages|rent|allowance|pocket money|beer money|lunch money|gas money|dinner money|deposit|bonus|tip|bounty|commission|fee',
    ),
  ),
);
/** The amount behind its token: "some usdc to 0x…, namely 19.95". */
export const LATER: Rule = seq(
  PAUSE,
  maybe(any('namely|exactly|precisely|that is|to be exact|amount|in total|make it')),
  value('amount', '§n'),
  either(
    any('of it|of them|exactly|to be exact|in total|precisely|units|pieces|coins|tokens'),
    unless(any('§t|§b|§c|§k|§n|of|in|on|from|and|or')),
  ),
);
/** A token whose amount stands elsewhere. */
export const TOKEN: Rule = seq(maybe(any('some|a bit of|a little|a few')), unsized('token'));
/** What is paid in a word that says nothing of it: the amount stands elsewhere. */
export const MONEY: Rule = any(
  'money|some money|the money|cash|some cash|funds|some funds|the funds|crypto|some crypto|some dough|some bucks|a bit of money|a little money|a little something|something|a payment|the payment|a transfer|a tip|a small tip|a gift|a donation|a bit|some coins|some coin|some stables|some tokens|their pay|the following amount|the following|this amount|the amount below|the following sum',
);
/** What is owed, in a word; its amount stands elsewhere: "send rent to 0x…, 900 usdc". */
export const PAYABLE: Rule = seq(
  either(
    any(
      'rent|the rent|my rent|our rent|the deposit|my deposit|the bill|the invoice|my dues|the dues|the fee|the fees|a fee|salary|wages|payroll|pay|allowance|pocket money|birthday money|gift money|lunch money|gas money|beer money|dinner money',
    ),
    SHARE,
  ),
  maybe(OF_PERIOD),
);
