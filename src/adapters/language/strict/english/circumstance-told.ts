import { any, either, many, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { NAMED, POSSESSORS, SOMEBODY } from './people.ts';
import { BEFORE, PLAIN_THING, THING } from './things.ts';

/** When something was. */
export const WHEN: Rule = maybe(either(BEFORE, any('already|twice|carefully|now|again and again|just now')));
/** Somebody who is spoken of. */
export const HE: Rule = either(
  any(
    'he|she|they|supplier|landlord|landlady|seller|plumber|electrician|contractor|vendor|cleaner|babysitter|gardener|mechanic|designer|driver|builder|painter|tutor|client|host',
  ),
  SOMEBODY,
);
/** "invoice 2291 from the designer has been approved", "the work is finished". */
const SETTLED = either(
  seq(
    maybe(any('the|our|my|his|her|their')),
    either(
      seq(
        any('invoice|bill|purchase order|po|expense report|timesheet'),
        maybe(seq(many(any('no|number|.|#')), any('§n|§d'))),
      ),
      seq(
        any('proposal|milestone|grant|bounty|application|budget|vote|motion'),
        maybe(seq(maybe(any('#|no')), any('§n|§d'))),
      ),
    ),
    maybe(seq(any('from|of|for|by'), either(SOMEBODY, PLAIN_THING, any('the supplier|the vendor|the designer')))),
    any(
      'has been approved|is approved|was approved|got approved|has passed|passed|has been signed off|is signed off|has been checked|is checked|has been verified|is verified|is correct|checks out|has arrived|arrived|came in|is in|is due|is due today|is overdue|has been reviewed|has been delivered|has been completed|is complete|is completed|is done|has been accepted|was accepted|is open|is still open|is unpaid|is outstanding',
    ),
    maybe(any('now|today|yesterday|this morning|last week')),
  ),
  seq(
    maybe(any('now that')),
    any(
      'the work|all work|the job|the project|the audit|the repair|the repairs|the renovation|the move|the event|the painting|the translation|the design|the website|the logo|the paint job|the delivery',
    ),
    any(
      'is done|is finished|is complete|is completed|has been completed|has been finished|has been delivered|is delivered|is all done|went well|looks great|is ready|turned out great|came out great|was great',
    ),
    maybe(any('now|today')),
  ),
  seq(any('all done with|i am done with|we are done with|done with'), THING),
);
/** A meal, a place or a thing that the person comes from. It is not a work that a text could be quoted from. */
const WENT = seq(
  any(
    'we went to|i went to|we were at|i was at|we ate at|i ate at|we met at|we stayed at|i stayed at|we just had|i just had|we had|i had|we just finished|i just finished|just finished|just had|had|we shared|we just left|i just left|we came back from|we enjoyed|i enjoyed|we ordered|i ordered|we booked|i booked|we won|we got|i am home from|i am back from|we are back from',
  ),
  either(PLAIN_THING, SOMEBODY),
  maybe(
    seq(
      any('with|at|from'),
      either(
        SOMEBODY,
        any(
          'the girls|the guys|the boys|the lads|the gang|the team|friends|some friends|my friends|our friends|the family|the kids|colleagues|everyone|her|him|them',
        ),
        PLAIN_THING,
      ),
    ),
  ),
  WHEN,
  maybe(
    seq(
      any('and|, and'),
      either(HE),
      any(
        'paid|paid for it|paid for everything|paid for all|paid the bill|covered it|picked up the bill|picked up the tab|treated us|drove|cooked',
      ),
    ),
  ),
);
const WITH_WHOM = either(
  SOMEBODY,
  NAMED,
  any('the boys|the girls|the guys|the lads|the gang|the team|some friends|a few friends|my friends|the kids'),
);
/** What the person wants to do for somebody. It names no value. */
const KINDNESS = either(
  seq(
    any(
      'we approved|we have approved|the board approved|we signed off|we signed off on|we reviewed|we voted on|we passed|we finalised|we finalized|i approved|i reviewed|i received|we received|we got|i got',
    ),
    any(
      'the budget|the invoice|the proposal|the quote|the estimate|the bill|the expense report|the grant|the milestone|the work|his invoice|her invoice|their invoice|his bill|her bill|their bill',
    ),
    maybe(seq(any('from|of|for'), either(SOMEBODY, PLAIN_THING))),
    WHEN,
  ),
  seq(
    any('i told'),
    either(SOMEBODY, any('him|her|them')),
    any('i would'),
    any('help|help out|pay|chip in|help with|pay for|chip in for|cover|help pay for'),
    maybe(PLAIN_THING),
  ),
  seq(
    any('i am sending|i am giving|i want to send|i would like to send|i am getting'),
    either(SOMEBODY, any('him|her|them')),
    any('some money|money|a gift|a present|a little gift|something|some cash|a little something'),
    maybe(seq(any('for'), either(PLAIN_THING, any('his birthday|her birthday')))),
  ),
  seq(any('me and'), WITH_WHOM, any('had|went to|ordered|shared|split|are splitting|got'), PLAIN_THING, WHEN),
  seq(
    any(
      'i want to thank|i would like to thank|i wanna thank|i want to treat|i would like to treat|i want to help|i would like to help|i want to support|i want to surprise|i would like to surprise|i am treating|i am helping|i want to repay|i want to pay back|i want to say thanks to',
    ),
    WITH_WHOM,
    maybe(seq(any('for|to|with'), PLAIN_THING)),
  ),
  seq(
    any(
      'i want to buy|i would like to buy|i am buying|i want to get|i would like to get|i wanna buy|i want to give|buying|i promised to buy|i promised',
    ),
    either(SOMEBODY, any('him|her|them')),
    PLAIN_THING,
  ),
  seq(any('today is|it is|it was'), maybe(any('my|our')), any(POSSESSORS), any('birthday'), maybe(any('today'))),
  seq(
    any('lunch|dinner|drinks|breakfast|brunch|coffee|pizza|the taxi|the cab|the uber'),
    any('was on|is on'),
    either(SOMEBODY, NAMED),
  ),
  seq(
    any('i said i would|i promised to|i promised i would|i offered to|i agreed to|i volunteered to'),
    any('pay for|cover|chip in for|help with|help pay for|get|buy|contribute to|contribute towards|split|go halves on'),
    PLAIN_THING,
  ),
  any(
    'rent day again|new month , new rent|first of the month|it is the first of the month|month end|it is month end|end of month|end of the month|it is the end of the month|bill time|bills are due|payday again|rent time|rent time again|another month another rent|i do not like owing people|i hate owing people|i hate owing money|i like to pay on time|i always pay on time|i pay my debts|i keep my word',
  ),
);
/** What was settled, enjoyed or promised before a payment. */
export const TOLD: Rule = once(either(SETTLED, WENT, KINDNESS));
