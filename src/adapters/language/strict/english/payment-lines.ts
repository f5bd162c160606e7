import { any, either, many, maybe, once, type Rule, saying, seq, some, value } from '../rules/rule.ts';
import { counted, FIELD, ON, SEPARATOR, unsized } from './parts.ts';
import { LABELLED } from './payment-labels.ts';
import { AMID, BEHIND, DIRECT, PAID, TOWARDS } from './payment-parts.ts';
import { DEED, TRANSFER } from './payment-words.ts';
import { PURPOSE } from './purpose.ts';

const COUNTED = counted('amount', 'token');
const NAKED = either(COUNTED, PAID, seq(value('chain', '§c', '§b'), maybe(any('network|chain|mainnet'))), ON);
const LINE_END = some(SEPARATOR, any('/'));
/** Values one after the other: ". 88 USDT. Recipient 0x…. Arbitrum". */
export const LISTED: Rule = once(
  seq(
    many(SEPARATOR, any('/')),
    either(LABELLED, NAKED, unsized('token')),
    some(either(seq(LINE_END, either(LABELLED, NAKED, value('amount', '§n'))), seq(many(LINE_END), any('->'), PAID))),
  ),
);
const ASKING = any(
  'please|pls|plz|kindly|asap|go|please send|please send it|send it|please prepare|kindly prepare|please process|kindly process|send please|please execute|please and thank you|pls and thank you',
);
const PLEASE = seq(
  maybe(any(',|.|!|:')),
  either(
    ASKING,
    any(
      'now|rn|thanks|thx|thank you|ty|tysm|cheers|many thanks|thanks a lot|thanks so much|thank you so much|thanks in advance',
    ),
  ),
);
const ASKED = seq(maybe(any(',|.|!|:')), ASKING);

const REQUESTED = either(
  seq(
    any(
      'please|pls|kindly|gimme a|give me a|execute|please execute|please execute the following|please send the following|please process|process|please process the following|please make the following|please transfer the following|initiate|please initiate|kindly prepare|please prepare|please do|please do a|do a',
    ),
    any(DEED),
  ),
  seq(any(DEED), any('please|, please|pls')),
  seq(any('requesting a|requesting|request for a|i request a|transfer request for a'), any(TRANSFER)),
);
/** A heading that asks. "Payment: 5 usdc to 0x…" may be a record. */
const TITLE = either(
  any(
    'send|transfer|pay|remit|process the following|please process the following|kindly process the following|execute the following|please execute the following|please prepare the following|please make the following|action : send|action : transfer|transfer request|payment request|transfer order|payment order|new transfer request|new payment request|make this payment|make this transfer|please make this payment|please make this transfer|send the following|transfer the following|do one transfer',
  ),
  REQUESTED,
  any(
    'please transfer the following|please send the following|please pay the following|please process|please send|please transfer|please pay',
  ),
);

/** Without a verb: "20 usdc to 0x… please", "20 usdc -> 0x…", "amount: 20, token: usdc, to: 0x…". */
export const BARE_PAYMENT: Rule = saying(
  'transfer',
  either(
    seq(COUNTED, AMID, any('->'), PAID, AMID, maybe(any(',')), any('send now|send it|please|pls|plz')),
    seq(COUNTED, AMID, TOWARDS, AMID, maybe(PURPOSE), PLEASE),
    seq(COUNTED, PURPOSE, TOWARDS, BEHIND, ASKED),
    seq(
      any('please|pls|plz|kindly|asap|pls can i get|can i please get'),
      maybe(any(',|:')),
      COUNTED,
      AMID,
      either(TOWARDS, DIRECT),
      BEHIND,
    ),
    seq(COUNTED, any('please|pls|plz'), AMID, either(TOWARDS, DIRECT), BEHIND),
    seq(FIELD, FIELD, FIELD, maybe(FIELD)),
    seq(TITLE, some(SEPARATOR), COUNTED, AMID, TOWARDS, BEHIND),
    seq(TITLE, COUNTED, AMID, TOWARDS, BEHIND),
    seq(REQUESTED, maybe(any('of')), COUNTED, AMID, TOWARDS, BEHIND),
    seq(TITLE, LISTED, maybe(ASKED)),
    seq(LISTED, ASKED),
    seq(maybe(any('a|outgoing|new')), any(DEED), AMID, TOWARDS, any('of|:|,|for'), COUNTED, AMID, ASKED),
    seq(maybe(any('a|outgoing|new')), any(DEED), any('of|:|for'), COUNTED, AMID, TOWARDS, BEHIND, ASKED),
  ),
);
