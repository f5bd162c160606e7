import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';

const PLEASE = any(
  'please|pls|plz|plse|kindly|please just|please kindly|just|now|go ahead and|please go ahead and|so please|then please|please do|thanks , please',
);
const CAN_YOU = seq(
  any('can|could|would|will|cld|cud|wld'),
  any('you|u|ya'),
  maybe(any('please|pls|plz|kindly|just|go ahead and|quickly')),
);
const HANDLE = any(
  'send|pay|transfer|process|execute|settle|forward|wire|remit|release|move|prepare|arrange|do|make|handle|complete|deliver|initiate|sort|take care of|set up|get|sned|snd|push|shoot|ship|fire|pass|zap',
);
const IT = any(
  'it|this|that|them|the payment|this payment|that payment|the transfer|this transfer|that transfer|the money|it out|it over|it off|it along|it across|that over|this over|that one|it through|it up|it up for me|that up|it done|that done|this done|it sent|that sent|this sent|it paid|it moved|it happen|that happen|that along|this along|this one|the lot',
);
const TO_THEM = any(
  'to him|to her|to them|him|her|them|back|there|to that address|to this address|to that wallet|over to him|over to her|over to them|on',
);
const AFTER = any(
  'please|pls|plz|for me|now|today|asap|right away|over|, please|, pls|right now|for me please|now please|out',
);
/** An order that refers to what was told before: "please send it", "go ahead and pay that now". */
const SEND_IT = either(
  seq(HANDLE, either(IT, seq(IT, TO_THEM))),
  seq(any('send|pay'), any('him|her|them'), any('that|it|this|the money|back')),
  any(
    'pay him|pay her|pay them|pay him back|pay her back|pay them back|pay up|settle up|make it happen|get it done|see to it|sort it out|get it over to him|get it over to her|get it over|proceed|go ahead|go for it|do so|do the needful|make it so|execute|process|pay out|take care of it|take care of that|take care of this|square it up|pay the man|pay the lady|let him have it|let her have it|let them have it|fire away|send away',
  ),
);
const MADE_CLEAR = either(
  any(
    'send|transfer|pay|go|send now|transfer now|pay now|send please|send pls|transfer please|transfer pls|pay please|pay pls|please send|please pay|please transfer|pls send|pls pay|plz send|kindly send|kindly process|please process|please proceed|kindly proceed|please do|please do so|please make it|please and thank you|pls and thank you|please assist|please execute|kindly execute|please arrange|kindly arrange|please go ahead|go ahead and send|go ahead and pay|please go ahead and send|please go ahead and pay|go ahead with it|go ahead with that|please go ahead with it|please go ahead with that|do proceed|please do proceed',
  ),
);
/** A mere courtesy, which makes a request of bare values. */
export const COURTESY: Rule = any(
  'please|pls|plz|plse|kindly|pretty please|please asap|asap please|pls asap|asap pls|pleeease|pleaseee|pleasee|plsss|plss|please please|pls pls|pretty pls|please now|now please|now pls|today please|please kindly|please and thank you|pls and thank you|please and thanks|pls and thanks|pls and thx|please & thank you|asap',
);
/** An order that says plainly that something shall be done, and is not a mere courtesy. */
export const PLAIN_ORDER: Rule = once(
  either(seq(maybe(PLEASE), SEND_IT, maybe(AFTER)), seq(CAN_YOU, SEND_IT, maybe(AFTER), maybe(any('?'))), MADE_CLEAR),
);
/** What may stand behind values without a verb. */
export const ORDER_IT: Rule = once(either(PLAIN_ORDER, COURTESY));
