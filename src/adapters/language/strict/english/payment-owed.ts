import { any, either, maybe, once, type Rule, saying, seq, some, value } from '../rules/rule.ts';
import { counted, SEPARATOR } from './parts.ts';
import { INTRODUCED } from './payment-introduced.ts';
import { AMID, BEHIND, PAID, TOWARDS } from './payment-parts.ts';
import { SENT as DONE } from './payment-words.ts';
import { PRONOUN, SOMEBODY } from './people.ts';
import { PURPOSE } from './purpose.ts';
import { SHARE, THING } from './things.ts';

const COUNTED = counted('amount', 'token');
const RECIPIENT = value('recipient', '§a');
const NEXT = either(some(SEPARATOR), any('so|and|, so|, and|. so'));
const PLEASE = any(
  'please|pls|plz|kindly|can you please|could you please|can you|could you|would you|go ahead and|please go ahead and|just|now',
);
const IT = any(
  'send it|pay it|transfer it|settle it|send it over|send it along|move it|forward it|send that|pay that|pay him|pay her|pay them|send him that|send her that|send them that|send it to him|send it to her|pay it out|take care of it|get it over to him|get it over to her|do it|send it off|make it happen|settle that|settle up|pay him back|pay her back|send it for me|pay it for me|settle it for me|send it now|pay it now|send it please',
);
const ORDER = seq(
  NEXT,
  maybe(PLEASE),
  IT,
  maybe(any('back|over|off|now|please|pls|for me|today|, please|, pls|out')),
  AMID,
);
/** What is due and to whom, before the order to pay it. A report alone is not an order. */
const DUE = either(
  seq(
    RECIPIENT,
    any('should get|should receive|gets|needs|is owed|is due|is waiting for|is waiting on|wants|must get|has to get'),
    COUNTED,
    maybe(any('from me|from us')),
    BEHIND,
  ),
  seq(any('i owe|we owe|i still owe'), RECIPIENT, COUNTED, BEHIND),
  seq(any('i owe|we owe|i still owe'), either(SOMEBODY, PRONOUN), COUNTED, AMID, maybe(PURPOSE), INTRODUCED),
  seq(
    SOMEBODY,
    any('charges|wants|asks for|is asking for|is owed|needs|is waiting for|charged me|is charging'),
    COUNTED,
    AMID,
    maybe(PURPOSE),
    INTRODUCED,
  ),
  seq(either(THING, SHARE), any('is|costs|comes to|came to|was|are|comes out at|is only'), COUNTED, AMID, INTRODUCED),
  seq(
    RECIPIENT,
    any('is'),
    SOMEBODY,
    any('and i owe him|and i owe her|, i owe him|, i owe her|, and i owe him|, and i owe her'),
    COUNTED,
    maybe(PURPOSE),
  ),
);
/** The order names who is paid: "my share is 40 usdc, send it to 0x…". */
const ORDERED_TO = seq(
  either(
    seq(any('i owe|we owe|i still owe'), either(SOMEBODY, PRONOUN), COUNTED, maybe(PURPOSE)),
    seq(either(THING, SHARE), any('is|costs|comes to|came to|was|are'), COUNTED),
    seq(SOMEBODY, any('needs|wants|is owed|charges|charged me'), COUNTED, maybe(PURPOSE)),
  ),
  NEXT,
  maybe(PLEASE),
  any(
    'send it|pay it|transfer it|forward it|move it|send that|forward that|wire it|please send it|send it over|pay that',
  ),
  maybe(any('please|over')),
  TOWARDS,
  BEHIND,
);
/** Polite passives: "could 12 dai be sent to 0x… please". */
const PASSIVE = seq(
  any('can|could|may|please can|please could|please let|let'),
  COUNTED,
  any('be'),
  any(DONE),
  AMID,
  TOWARDS,
  BEHIND,
  maybe(any('?')),
  maybe(any(',')),
  any('please|pls|plz'),
);
const FROM_ME = seq(
  any('can|could'),
  PAID,
  any('get|have|receive'),
  COUNTED,
  any('from me'),
  AMID,
  maybe(any('?')),
  maybe(any(',')),
  any('please|pls|plz|thanks|thank you|thx'),
);
/** "500 usdc needs to go to 0x… please". */
const MUST_GO = seq(
  COUNTED,
  any(
    'should go|has to go|have to go|must go|needs to go|need to go|needs to be sent|need to be sent|goes|go|should be sent|must be sent|has to be sent|is to be sent',
  ),
  AMID,
  TOWARDS,
  BEHIND,
  maybe(any(',')),
  any('please|pls|plz|please send it|asap please'),
);

export const OWED: Rule = once(saying('transfer', either(seq(DUE, ORDER), ORDERED_TO, PASSIVE, FROM_ME, MUST_GO)));
