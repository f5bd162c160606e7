import { any, either, many, maybe, once, type Rule, saying, seq, word } from '../rules/rule.ts';
import { NAMED, SOMEBODY } from './people.ts';
import { OCCASIONS } from './purpose-nouns.ts';
import { MODIFIERS, PURPOSES, TEXTS } from './purposes.ts';
import { BEFORE, OF_PERIOD, PLAIN_THING } from './things.ts';

const PAYING: ReadonlySet<string> = new Set(
  `fee fees dues charges repayment payback settlement donation contribution gift present salary wages payroll advance premium membership retainer
  rent bill bills invoice invoices grant prize tax taxes supplies rebalancing restocking sponsorship reward bounty stipend honorarium compensation purchase purchases
  maintenance repairs services goods disbursement topup rental hire`.split(/\s+/),
);
/** The same of money itself: behind thanks, "for the payment" would tell that it came. */
const MONEY = any('payment|payments|payout|payouts|refund|reimbursement|remittance|deposit|run|top up|top - up');
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const NO_NOTE = new Set(
  'allowance order orders job jobs work help favour favor trouble class classes savings money cash tip bonus share office team band choir tab round kitty pot exam exams test lesson lessons session sessions'.split(
    ' ',
  ),
);
const THINGS: ReadonlySet<string> = new Set([...PURPOSES].filter((one) => !TEXTS.has(one) && !NO_NOTE.has(one)));
const KIND = either(
  word(MODIFIERS),
  word(THINGS),
  word(PAYING),
  any(
    `${MONTH}|prize|family|internal|external|vendor|supplier|customer|client|contractor|security|down|partial|outstanding|overdue|agreed|promised|caution|thank - you|q1|q2|q3|q4|dao|protocol|treasury`,
  ),
);
const OURS = any('the|my|our|some');
const HEAD = either(word(PAYING), word(THINGS));
const EARNINGS = seq(
  maybe(any('his|her|their|the|my|our')),
  maybe(KIND),
  any(
    'salary|wages|commission|bonus|retainer|stipend|honorarium|pocket money|birthday present|birthday gift|christmas present|christmas gift|wedding gift|wedding present',
  ),
);
/** What follows a head: "of the bill", "for the good service". Whom it is for would be another recipient. */
const RELATION = seq(
  any('for|of|towards'),
  either(
    PLAIN_THING,
    seq(maybe(OURS), many(KIND), HEAD),
    any(
      'the work|the job|the help|his help|her help|their help|his kindness|her kindness|their kindness|his work|her work|their work|his time|her time|services rendered|the services rendered|services provided|goods received|goods delivered|work done|the good service|the great service|everything',
    ),
    any(MONTH),
  ),
);
/** "vendor payment", "a tip for the good service", "november rent". */
const NOTE_NOUN = once(
  either(
    seq(maybe(OURS), many(KIND), either(HEAD, seq(KIND, MONEY)), maybe(OF_PERIOD), maybe(RELATION), maybe(BEFORE)),
    seq(
      any('a|an|a little|a small'),
      any('gift|present|donation|contribution|reward|repayment|refund|payment|advance|something|tip'),
      RELATION,
      maybe(BEFORE),
    ),
    seq(EARNINGS, maybe(OF_PERIOD), maybe(RELATION)),
  ),
);
const LABEL = seq(
  any(
    'memo :|note :|purpose :|purpose of payment :|reason :|reason for payment :|reference :|ref :|re :|remark :|remarks :|narration :|description :|details :|subject :|concerns :|payment details :|payment reference :|use :|category :|cost center :|cost centre :|budget line :|memo|note|ref|reference|regarding|concerning|narration|remark|purpose of payment is|the purpose is|budget line|cost center|cost centre',
  ),
);
const AS = either(
  seq(
    any('as|being'),
    maybe(any('a|an|my|our|the|his|her|your')),
    maybe(any('small|little|big|full|final|agreed')),
    any(
      'full settlement|full and final settlement|settlement|final settlement|payment|part payment|repayment|recompense|compensation|reward|gratitude|appreciation|thanks|reimbursement|deposit|tip|gift|present|donation|contribution|offering|token of thanks|token of my thanks|token of appreciation|refund|loan|bonus|rent|share|birthday present|birthday gift|wedding gift|wedding present|christmas present|christmas gift|thank you|thank - you|thankyou|caution fee|caution deposit|security deposit',
    ),
    maybe(
      either(
        RELATION,
        seq(
          any(
            'for helping me with|for helping with|for helping me|for helping us|for helping out|for fixing|for repairing|for cleaning|for watching|for looking after',
          ),
          maybe(PLAIN_THING),
        ),
        seq(any('from'), any('me|us|all of us|grandma|grandpa|mom|dad|mum|the family|the whole team|everyone')),
      ),
    ),
  ),
  seq(
    any(
      'in full settlement|in full and final settlement|in settlement|in exchange|in return|in gratitude|in appreciation|in repayment|in compensation|in recompense|in consideration',
    ),
    either(
      RELATION,
      seq(
        any('for|of'),
        any('the|his|her|my|our|their'),
        any('claim|debt|outstanding balance|balance|account|agreement|help|invoice|bill'),
      ),
      any('for the help'),
    ),
  ),
);
const DEBT = seq(
  maybe(any('the|my|our|his|her|their|this|that|a|an|what')),
  maybe(any('old|little|small|outstanding|remaining|last')),
  any(
    'debt|debts|dues|bill|bills|tab|score|account|accounts|balance|invoice|claim|arrears|matter|bet|share|i owe|i owe him|i owe her|i owe them|we owe|we owe him|we owe her|we owe them|rent',
  ),
  maybe(RELATION),
);
/** "to settle my debt", "to help my mother with her medicine", "to reimburse him". */
const TO_DO = seq(
  any('to|in order to|so as to|so i can|so we can|wanting to'),
  either(
    seq(
      any('settle|settle up|clear|pay|pay off|pay back|repay|square|close|cover|reimburse|honor|honour'),
      maybe(either(DEBT, PLAIN_THING, any('him|her|them|up'))),
    ),
    seq(
      any(
        'buy|get|cover|pay|pay for|fund|finance|fix|repair|replace|refill|restock|renew|book|order|support|celebrate|contribute to|chip in for|sponsor',
      ),
      either(PLAIN_THING, seq(maybe(OURS), many(KIND), HEAD)),
    ),
    seq(
      any('help|support|thank|treat|surprise|reimburse|repay|compensate|reward|encourage|congratulate|cheer up|tip'),
      either(SOMEBODY, NAMED, any('him|her|them')),
      maybe(seq(any('with|to buy|to pay|pay|buy|get'), PLAIN_THING)),
    ),
    any(
      'say thanks|say thank you|say sorry|settle up|get even|be fair|make it even|get square|get this off my desk|keep the lights on|close the deal|seal the deal|get it off my desk|show my appreciation|show our appreciation|show my gratitude|make up for it|help out|help|support them|support him|support her|help the family',
    ),
    saying(
      'payment',
      seq(
        any('top up|fund|fill|refill|load|fill up'),
        maybe(any('my|our|the')),
        maybe(any('other|new|own|cold|hot|savings|main')),
        any('wallet|account|card|bot wallet|ledger|savings|safe|metamask|phone'),
      ),
    ),
  ),
);
const DOING = seq(
  any(
    'paying|settling|covering|paying off|paying back|returning|repaying|splitting|clearing|funding|topping up|restocking|squaring|closing|buying|donating to|contributing to|chipping in for|moving to|sending to',
  ),
  maybe(any('up|back')),
  either(
    DEBT,
    PLAIN_THING,
    seq(maybe(OURS), many(KIND), HEAD),
    any('cold storage|my own wallet|my other wallet|my card|my savings|my ledger|my own funds'),
  ),
);
const FOR_IT = either(
  seq(any('for|in respect of|on account of|regarding|re|re :'), maybe(OURS), many(KIND), HEAD, maybe(RELATION)),
  seq(any('for'), any(OCCASIONS)),
  seq(any(OCCASIONS), any('gift|present|bonus|subscription|membership|fee|bill')),
  any(
    'for services rendered|for old times sake|for good luck|for luck|for family support|for emergencies|for the road|for a good cause|for charity|for safe keeping|for safekeeping|for savings|for my savings|for cold storage|for escrow',
  ),
);
const SAID = any(
  'family support|happy birthday|merry christmas|happy diwali|eid mubarak|well done|well deserved|he deserves it|she deserves it|they deserve it|the usual|internal transfer|own transfer|just moving my own funds|moving funds|moving my own funds|consolidating|treasury housekeeping|escrow funding|margin top - up|margin top up|otc settlement|escrow payment',
);
/** A note that its first word announces: "for …", "memo: …", "as …", "to settle …". */
export const NOTED_BY_WORD: Rule = once(either(seq(LABEL, either(NOTE_NOUN, FOR_IT)), FOR_IT, AS, TO_DO, DOING, SAID));
/** A note without a verb of its own, directly behind a payment. */
export const NOTED: Rule = once(either(NOTE_NOUN, NOTED_BY_WORD));
/** The same in front of a request. */
export const NOTED_FIRST: Rule = once(
  either(
    seq(LABEL, either(NOTE_NOUN, FOR_IT)),
    FOR_IT,
    AS,
    TO_DO,
    DOING,
    seq(many(KIND), either(word(PAYING), seq(KIND, MONEY)), maybe(OF_PERIOD), maybe(RELATION)),
  ),
);
