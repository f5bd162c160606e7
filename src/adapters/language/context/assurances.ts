import { any, either, maybe, seq } from '../licence/pattern.ts';
import { PAST, PERSON, THING } from './things.ts';

const WHEN_DUE = any(
  'today|tomorrow|soon|now|this week|this month|next week|on monday|on tuesday|on wednesday|on thursday|on friday|tonight|on the first|at the end of the month|by friday|this friday',
);
/** "rent is due tomorrow": what is due later may be paid now. */
export const falls = seq(THING, maybe(any('is|are')), any('due|owed'), maybe(WHEN_DUE));
const CHECKED = seq(
  maybe(any('i|we')),
  maybe(any('have|already|have already|also|just|have just')),
  any('checked|double checked|triple checked|verified|confirmed|re checked|looked at'),
  any(
    'the address|the amount|the wallet|the details|this address|his address|her address|it|that|everything|with him|with her|with them|the address with him|the address with her',
  ),
  maybe(any('twice|already|again|too|carefully|with him|with her|with them|in person|myself')),
);
const MET = seq(
  any('we|i|he and i|she and i'),
  maybe(any('already|have|have already|just')),
  any(
    'met|spoke|talked|agreed|agreed on it|agreed on this|discussed it|discussed this|spoke about it|talked about it|agreed on that|met him|met her|know him|know her|know them|know each other|trust him|trust her|trust them|spoke to him|spoke to her',
  ),
  maybe(any('yesterday|today|in person|on the phone|last week|before|well|earlier')),
);
const HOPING = seq(
  any('i hope|hope|hopefully'),
  any('i am|this is|that is|it is'),
  any(
    'doing this correctly|doing this right|doing it right|doing that right|the right way|the right place|correct|right|in the right place|clear|ok|okay|fine',
  ),
);
/** "i checked the address twice", "i hope i am doing this right" */
export const assures = either(
  seq(CHECKED, maybe(seq(any('and'), either(CHECKED, MET)))),
  seq(MET, maybe(seq(any('and'), either(CHECKED, MET)))),
  HOPING,
);
export const NOVICE = seq(
  maybe(any('sorry|hi|hello|ok|okay|right|well')),
  any(
    'i am ready|i am all set|i just got paid|i got paid|i have just been paid|payday|i topped up my wallet|i topped up|i funded my wallet|great service|great service btw|good bot|great bot|nice bot|you are a lifesaver|you are the best|love this bot|i love this bot|great app|good job|well done|nice work|feeling bullish|feeling lucky|i feel lucky|i am feeling lucky|it is friday|it is monday|it is payday|thanks for your help|thanks for your help yesterday|thank you for your help|thanks for the help|done with swaps|he helped me move|she helped me move|he earned it|she earned it|they earned it|he deserves it|she deserves it|i am new here|i am new to this|i am new|i am quite new to this|i am new to crypto|i am new to all this|i am not very good at this|i am not good at this|i am not great at this|i am not very good with computers|i am not good with computers|i am not tech savvy|i am not very tech savvy|first time here|first time doing this|first time using this|my first time|it is my first time|this is my first time|i am a beginner|i am a bit slow|i am old school',
  ),
  maybe(any('but|so|and')),
);
/** "paying for dinner:" */
export const engages = seq(
  any(
    'paying for|paying|splitting|covering|settling|sharing|chipping in for|going halves on|returning|buying|getting|ordering|sorting out|sorting',
  ),
  THING,
);
export const MEMO = seq(
  any('memo|note|reference|ref|re|description|subject|purpose|reason'),
  maybe(any(':|is|-')),
  THING,
);
export const AGREED = seq(
  any('per|as per|following|further to|pursuant to|in line with|following up on'),
  any('our|the|your|my|this morning|todays|yesterdays'),
  any('call|conversation|agreement|discussion|chat|meeting|phone call|talk|deal|arrangement|catch up|sync'),
  maybe(PAST),
);
export const due = seq(
  maybe(any('it is|its')),
  any(
    'rent time|dinner time|lunch time|pay time|time|payday|pay day|my turn|our turn|rent day|her birthday|his birthday|bill day|date night',
  ),
  maybe(
    either(
      seq(
        any('to'),
        any('pay|settle|reimburse|refund|tip|thank|cover|settle up with|pay back|pay for'),
        either(THING, PERSON),
      ),
      seq(any('for'), PERSON),
      seq(any('for'), THING),
    ),
  ),
);
