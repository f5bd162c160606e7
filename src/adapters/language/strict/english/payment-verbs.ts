import { any, either, maybe, type Rule, saying, seq, some, unless, value, where } from '../rules/rule.ts';
import { counted, FIELD, OVER, unsized } from './parts.ts';
import { CORRECTED_BEHIND } from './payment-corrected.ts';
import { freely } from './payment-freely.ts';
import { INTRODUCED, POINTED } from './payment-introduced.ts';
import { AMID, BEHIND, DIRECT, DIRECT_ON, PAID, SENT, TOWARDS } from './payment-parts.ts';
import { NAMED, PRONOUN, SOMEBODY } from './people.ts';
import { PURPOSE } from './purpose.ts';

const COUNTED = counted('amount', 'token');
/** "eth 0.3" before a network; "op 12 optimism" could be read twice. */
const COIN_FIRST = where(
  (tokens, at) => tokens[at]?.form !== '§b' || tokens[at]?.token === 'ETH',
  seq(value('token', '§t', '§b'), value('amount', '§n')),
);
const PAYEE = either(
  SOMEBODY,
  PRONOUN,
  any(
    'someone|somebody|this guy|this person|this address|this wallet|these guys|the following address|the address below',
  ),
);
/** Between a payee and an amount: "pay 0x… his 35 usdc". */
export const HIS: Rule = maybe(
  either(
    any('with|his|her|their|the|back|the agreed|the promised|the remaining|back the|back his|back her'),
    seq(
      any('my share of|his share of|her share of|their share of|my part of|his part of|her part of|my half of'),
      unless(any('the|my')),
    ),
  ),
);
const NOT_ADDRESSED = unless(any('mom|mum|dad|grandma|grandpa|my friend|my man|my guy|my buddy|my dear'));
/** A payment with a verb of any form. */
export const payment = (verb: Rule): Rule =>
  saying(
    'transfer',
    either(
      seq(verb, OVER, AMID, SENT, OVER, AMID, maybe(PURPOSE), maybe(any(',|:')), TOWARDS, BEHIND),
      seq(verb, OVER, AMID, TOWARDS, maybe(any(',|:|-')), AMID, SENT, BEHIND),
      seq(verb, SENT, maybe(any(',|:|-')), DIRECT, BEHIND),
      seq(verb, either(COUNTED, COIN_FIRST), DIRECT_ON, BEHIND),
      seq(verb, PAID, AMID, maybe(any(',|:|-')), HIS, SENT, BEHIND),
      seq(verb, either(PAYEE, NAMED), HIS, COUNTED, AMID, maybe(PURPOSE), INTRODUCED, BEHIND),
      seq(verb, SENT, AMID, any('to|over to'), POINTED, BEHIND),
      // "pay 75 usdc to 0x…, my piano teacher": a word that only addresses somebody has no owner.
      seq(
        verb,
        SENT,
        AMID,
        any('to|over to'),
        value('recipient', '§a'),
        AMID,
        any(','),
        NOT_ADDRESSED,
        SOMEBODY,
        BEHIND,
      ),
      seq(
        verb,
        unsized('token'),
        AMID,
        TOWARDS,
        AMID,
        any(','),
        value('amount', '§n'),
        maybe(any('of it|of them|to be exact|exactly')),
        AMID,
      ),
      seq(
        verb,
        any('some'),
        value('token', '§t', '§b'),
        AMID,
        TOWARDS,
        AMID,
        any(','),
        value('amount', '§n'),
        any('to be exact|exactly|of it|of them'),
      ),
      seq(verb, value('amount', '§n'), any('from|of|out of'), unsized('token'), AMID, TOWARDS, BEHIND),
      seq(verb, SENT, some(FIELD)),
      CORRECTED_BEHIND(verb),
      freely(verb),
      // What is not said is asked for.
      seq(verb, OVER, AMID, SENT, BEHIND),
      seq(verb, OVER, AMID, TOWARDS, BEHIND),
    ),
  );
