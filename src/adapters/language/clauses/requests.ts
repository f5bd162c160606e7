import { MONEY, THING } from '../context/things.ts';
import { ON } from '../licence/parts.ts';
import { any, either, many, maybe, seq } from '../licence/pattern.ts';
import { OUTCOME } from './outcomes.ts';
import { ASKING, PARTS, SPOKEN } from './spoken.ts';
import { COURTESY, PLACE, SUM, TO_WHOM, TOWARDS, WHO } from './sums.ts';

/** Verbs that move value to somebody else. None of them sells, buys, bridges or asks for money. */
const VERBS = any(
  `send|transfer|pay|wire|give|move|remit|tip|donate|gift|forward|beam|shoot|deliver|shift|reimburse|pay out|pay over|hand|hand over
  |drop|fling|sling|ship|slide|pass|pass on|put|issue|transmit|disburse|settle|refund|return|credit|release|toss|chuck|yeet|lob|zap|throw
  |fund|send out|send over|send off|send along|send back|pay back|give back|put through|deposit|stick|pop|shove|bung|route|push|kick over
  |fork over|contribute|grant|award|allocate|transfer over|wire over|snd|xfer|plonk|debit my wallet|debit my account`,
);
const GERUNDS = any(
  'sending|transferring|paying|wiring|giving|moving|remitting|forwarding|delivering|releasing|returning|refunding|donating|payment|transfer|remittance',
);
const OBJECT = either(
  WHO,
  MONEY,
  THING,
  any('it|this|that|them|him|her|the amount|the sum|the money|the lot|the following'),
);

/** "send my brother 5 usdc", "send it along to 0x…", "put 5 usdc back in her wallet 0x…" */
const sends = seq(SPOKEN, VERBS, either(OBJECT, ...PARTS), many(...PARTS));
const get = seq(
  SPOKEN,
  any('get|do|bring'),
  maybe(any('the')),
  SUM,
  maybe(any('over|across|out|back')),
  TOWARDS,
  many(...PARTS),
);
/** "i would like to surprise my niece with 5 usdc" */
const surprise = seq(
  SPOKEN,
  any(
    'surprise|treat|reward|thank|spoil|support|bless|sponsor|help|help out|set up|present|hook|hook up|load|top up|fund|credit|sort|sort out|reimburse|refund|compensate|repay|spot',
  ),
  either(WHO, PLACE),
  maybe(any('up|out')),
  any('with|to|w /'),
  maybe(any('a|the')),
  SUM,
  many(...PARTS),
);
/** "please do", "fix that by sending it", "have it sent to 0x…", "we ask that it be paid" */
export const DOING = seq(
  ASKING,
  either(
    any(
      `do|do it|do that|do so|do this|proceed|make it happen|get it done|handle it|sort it|sort it out|take care of it|see to it|clear it
      |process it|execute it|put it through|go ahead|pay up|send away|have it done|have it sent|have it paid|get it sent|get it paid
      |have that sent|have that paid|have them sent|please send|please pay|please transfer|please remit|please wire|please settle|kindly prepare|please prepare|kindly send|kindly pay
      |send it|pay it|settle it|send|pay|transfer|kindly process|please process|please execute|please arrange|kindly arrange|go ahead with that|go ahead with it|go ahead with this`,
    ),
    seq(
      any('fix that by|fix this by|fix it by|settle it by|settle that by|do it by'),
      GERUNDS,
      any('it|that|this|him|her|them'),
    ),
    seq(
      any(
        'we ask that|i ask that|please see that|kindly see that|i request that|we request that|please see to it that|make sure|please ensure',
      ),
      any('it|this|that'),
      any('be paid|be sent|is paid|is sent|be transferred|goes out|gets paid|gets sent|be settled'),
    ),
  ),
  many(TOWARDS, TO_WHOM, ON, COURTESY),
);
/** "gotta settle up with the band" */
const settled = seq(
  any('gotta|i gotta|i have to|i need to|need to|time to|i must|we need to|we have to|let us|i want to|we must'),
  any('square|settle|sort|clear|square up|settle up|sort out|pay'),
  maybe(either(THING, any('things|up|it'))),
  maybe(seq(any('with'), WHO)),
);

/** A clause that asks for a payment. */
export const REQUEST = either(sends, get, surprise, OUTCOME, settled);
