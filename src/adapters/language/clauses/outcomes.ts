import { DONE } from '../context/done.ts';
import { MOVED, MUST, WISHED } from '../context/outcomes.ts';
import { THING } from '../context/things.ts';
import * as words from '../licence/english-words.ts';
import { ON } from '../licence/parts.ts';
import { any, either, many, maybe, seq } from '../licence/pattern.ts';
import { ASKING, PARTS, SPOKEN } from './spoken.ts';
import { COURTESY, PLACE, SUM, TO_WHOM, TOWARDS, WHO } from './sums.ts';

const LEAVING = any(
  `to leave my account for|to leave my wallet for|to leave here for|to go out to|to go to|to be sent to|to be paid to|to be transferred to
  |to be delivered to|to be wired to|to be remitted to|to be forwarded to|to be credited to|to be handed to|to be given to|to go into|to reach|to arrive at|to be moved to|to land in|to be in|to end up in|to end up at`,
);
const DEED = any(
  'payment|transfer|remittance|disbursement|payout|donation|settlement|outbound|outgoing transfer|instruction|outgoing payment',
);
/** "arrange for 5 usdc to leave my account for 0x…", "see to it that my sister gets 5 usdc" */
const arrange = either(
  seq(
    SPOKEN,
    any('arrange for|arrange|organise for|organize for|i would like|i want|get|have|allow|let'),
    SUM,
    LEAVING,
    PLACE,
  ),
  seq(
    ASKING,
    any('see to it that|see that|make sure|make sure that|ensure|ensure that'),
    either(PLACE, WHO),
    any('gets|receives|is paid|is sent|is given'),
    maybe(any('his|her|their|the')),
    SUM,
  ),
  seq(
    SPOKEN,
    any(
      'effect|make|issue|execute|process|initiate|arrange|do|carry out|launch|set up|i request|i hereby request|we request|requesting|i need|we need|arrange for|i would like',
    ),
    maybe(any('a|the|an|my|this|one')),
    maybe(any('following|immediate|quick|new|single')),
    either(DEED, seq(maybe(any('the')), any('sending|transferring|payment|transfer|paying|moving'))),
    maybe(any('requested')),
  ),
  seq(any('a|an|one|another|new|a new'), DEED),
  seq(DEED, maybe(any('to own account|to own wallet|to our account|out')), any('requested|needed|required')),
);
/** "she is to be awarded 5 usdc at 0x…": the speaker owes it, unless somebody else is named. */
const obliged = either(
  seq(
    either(any('he|she|they'), WHO, THING),
    any('is|are'),
    any('to be'),
    any('paid|given|granted|awarded|sent|credited|reimbursed|refunded'),
    maybe(any('his|her|their|the')),
    SUM,
    many(TOWARDS, ON, any('today|now|please|in full|altogether')),
  ),
  seq(
    any('the following'),
    any('should be paid|is to be paid|must be paid|needs to be paid|has to be paid'),
    maybe(any('today|now')),
  ),
  seq(
    WISHED,
    maybe(any('a payment of|a transfer of|the sum of|a donation of|the amount of')),
    SUM,
    maybe(any('could|can|would|might|to|goes|is')),
    maybe(MOVED),
    either(TOWARDS, TO_WHOM),
  ),
  // "he must receive 5 usdc from me"
  seq(
    either(WHO, PLACE, any('he|she|they'), seq(WHO, any('he|she|they'))),
    any('must|has to|have to|needs to|is to|are to|shall|gotta|must to'),
    any('receive|get|have|be paid|be sent'),
    SUM,
    any('from me|from us|from my wallet|from our wallet'),
  ),
  // "let 0x… have 5 usdc from here"
  seq(
    ASKING,
    any('let'),
    either(PLACE, WHO),
    any('have|get|receive'),
    maybe(any('the|his|her|their')),
    SUM,
    many(COURTESY, any('instead')),
  ),
  // "i need 5 usdc sent to 0x…"
  seq(
    ASKING,
    any('i need|i want|we need|have|get|i would like|need'),
    SUM,
    maybe(any('to be')),
    DONE,
    maybe(any('over|out|across')),
    TOWARDS,
    many(ON, any(words.COURTESY)),
  ),
  seq(SUM, MUST, either(PLACE, TO_WHOM, WHO), many(ON, COURTESY)),
);
/** "can 0x… get 5 usdc from me?" */
const granted = seq(
  any('can|could|may|shall'),
  PLACE,
  any('get|have|receive|be sent|be paid|be given'),
  SUM,
  any('from me|from us'),
  maybe(any('please')),
);
/** A clause that asks for what shall come about. */
export const OUTCOME = either(seq(arrange, many(any('of|for|over|:|-|in the amount of'), ...PARTS)), obliged, granted);
