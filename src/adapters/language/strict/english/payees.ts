import { any, either, many, maybe, once, type Rule, seq, unless, value, word } from '../rules/rule.ts';
import { SOMEBODY } from './people.ts';
import { HONORIFICS, MORE_NAMES, RELATIVES, TITLES } from './people-names.ts';
import { NAMES, POSSESSORS } from './people-words.ts';

const RECIPIENT = value('recipient', '§a');
const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Also as people mistype them. */
const PLACE: Rule = word(
  set(
    `address addres adress adres addr adr addrs adddress addy wallet walet wallett account acct acc a/c account's safe vault multisig
    treasury purse ens dao ledger`,
  ),
);
const OF_WHAT: Rule = word(
  set(
    `beneficiary recipient receiver vendor supplier payee escrow destination target client merchant contractor exchange deposit payment
    payout receiving seller partner landlord company business team dao treasury charity donation shop school customer employee public
    crypto wallet account ledger metamask new main usual correct right personal private shared joint hot cold savings
    community foundation project club church family recipients gnosis payroll contract smart kids phone office ops operations marketing
    grant grants wages rent trading gaming mobile web hardware travel tax reserve rewards student staff member fund`,
  ),
);
const WHOSE = any('the|this|that|my|our|his|her|their|its|a|an|da|dis|dat');
/** "the escrow account", "vendor wallet", "this addres". */
const ACCOUNT: Rule = seq(maybe(WHOSE), many(OF_WHAT), PLACE);

const DOCUMENT = seq(
  any('the|his|her|their|my|our|this'),
  many(any('last|latest|attached|signed|new|paper')),
  any(
    'invoice|bill|contract|order|order form|form|receipt|quote|agreement|paperwork|lease|business card|card|note|flyer|sheet',
  ),
);
const PUT_HERE = any(
  'mentioned|copied|pasted|wrote|typed|wrote down|gave you|give you|am giving you|am pasting|put|have put|saved|noted|noted down|have|have here|always use|usually use|use|entered|scanned|attached',
);
/** What points to the account that follows. "above" would point to another place. */
const AS_TOLD: Rule = either(
  seq(
    maybe(any('that|which')),
    any('i|we'),
    maybe(any('just|have|have just')),
    PUT_HERE,
    maybe(any('here|below|in here|down here|for you|for him|for her|for them')),
  ),
  seq(any('i|we'), any('got|received|have'), any('from'), either(any('him|her|them'), SOMEBODY)),
  seq(
    maybe(any('as|that is|which is')),
    any(
      'mentioned|given|written|shown|listed|stated|provided|pasted|copied|specified|indicated|noted|quoted|typed|set out',
    ),
    any('here|below|hereunder|herein|hereafter|right here|down here|next'),
  ),
  seq(maybe(any('given|written|shown|stated|printed|listed|mentioned|specified')), any('on|in|from'), DOCUMENT),
  any('here|there|over there|below|as follows|that follows|which follows|right here|down below'),
);
const POINTED: Rule = seq(
  either(ACCOUNT, any('the one|this one|the recipient|the payee|the beneficiary|the person|the receiver')),
  AS_TOLD,
);

const GIVEN: Rule = either(any(NAMES), word(MORE_NAMES));
const NAME: Rule = seq(GIVEN, maybe(GIVEN), maybe(any(HONORIFICS.replaceAll(' ', '|'))));
/** A surname behind a title stands for a word that is unknown everywhere else. */
const TITLED: Rule = seq(word(TITLES), maybe(any('.')), either(seq(GIVEN, maybe(any('§p'))), any('§p')));
const ROLE: Rule = any(
  'receiver|recipient|beneficiary|payee|vendor|supplier|merchant|seller|landlord|landlady|contractor|freelancer|tutor|teacher|doctor|client|customer|employee|driver|plumber|electrician|cleaner|babysitter|mechanic|gardener|designer|developer|dev|consultant|accountant|lawyer|the shop|the supplier|the vendor|the company|the escrow|the escrow agent|the counterparty|the person|the man|the woman|the user|user|this user|contact|the contact|my contact|the folks|the lads|the people|the good people|the nice people|the kids|one of my friends|one of our friends|one of my colleagues|holder|the holder',
);
const LEADING: Rule = seq(
  any('the|our|my|his|her|their'),
  many(
    any(
      'raid|guild|clan|team|project|community|group|dao|shop|store|flat|house|stall|restaurant|cafe|bar|business|company|site|band|club|church|party|tour|property|market|corner',
    ),
  ),
  any(
    'leader|owner|founder|admin|moderator|mod|director|president|chairman|chairwoman|head|principal|priest|pastor|imam|rabbi|mentor|tenant|lodger|buyer|dealer|trader|winner|author|poet|streamer|keeper|manager|guildmaster|master|officer|rep|representative',
  ),
);
const PERSON: Rule = once(
  either(
    SOMEBODY,
    seq(SOMEBODY, GIVEN),
    seq(NAME, maybe(any(',')), SOMEBODY),
    seq(maybe(any('my|our')), any(RELATIVES.replaceAll(' ', '|')), GIVEN),
    any(RELATIVES.replaceAll(' ', '|')),
    ROLE,
    LEADING,
  ),
);
/** "my wifes account": people leave out the apostrophe. */
const POSSESSED: Rule = seq(
  either(
    seq(any('my|our|his|her|the'), word(new Set(POSSESSORS.split('|').map((one) => `${one}s`)))),
    word(new Set([...NAMES.split('|'), ...MORE_NAMES].map((name) => `${name}s`))),
  ),
  many(OF_WHAT),
  PLACE,
);

const PAUSE = any(':|,|-');
const IS = any(':|is|=|,|-|is :');
/** An old account, or one of somebody else, contradicts who is paid. */
const HIS_KIND: Rule = word(
  set(
    'new main usual correct right personal private own crypto public receiving payment payout deposit current metamask eth evm business',
  ),
);
const HIS_ACCOUNT: Rule = seq(maybe(any('the|his|her|their|its|whose|this')), many(HIS_KIND), PLACE);
/** Between somebody and their account: "at", ", wallet", "with address", ", her wallet is". */
const PLACED: Rule = either(
  seq(maybe(PAUSE), any('at|on|under|with|using|by'), maybe(HIS_ACCOUNT), maybe(IS)),
  seq(maybe(PAUSE), HIS_ACCOUNT, maybe(IS), maybe(any('at'))),
  any(':|-'),
);
const LINK: Rule = either(PLACED, PAUSE);
/** "to myself at my new wallet": a wallet of somebody else contradicts it. */
const MYSELF: Rule = seq(
  any('myself'),
  maybe(PAUSE),
  maybe(any('at|on')),
  maybe(seq(maybe(any('my|the')), many(OF_WHAT), PLACE, maybe(IS))),
  RECIPIENT,
);
const WITH: Rule = seq(any('with|having'), HIS_ACCOUNT, maybe(IS));
/**
 * Whom or what the address behind "to" belongs to. A name that no list knows may be another recipient, or a word that says something else, so that it
 * has a place only behind a title.
 */
export const PAYEE: Rule = once(
  either(
    MYSELF,
    seq(PERSON, maybe(LINK), RECIPIENT),
    // "to anna, 0x…" may be two recipients.
    seq(NAME, PLACED, RECIPIENT),
    seq(TITLED, maybe(PLACED), RECIPIENT),
    seq(either(PERSON, NAME, TITLED, ACCOUNT), any('('), maybe(seq(HIS_ACCOUNT, maybe(IS))), RECIPIENT, any(')')),
    seq(
      either(ACCOUNT, POINTED, POSSESSED),
      maybe(either(any(':|,|-|=|is|at|no|no .|number|nr|#|key'), WITH)),
      RECIPIENT,
    ),
    seq(
      maybe(WHOSE),
      many(OF_WHAT),
      PLACE,
      any('of|belonging to|owned by|held by|called|named|that belongs to|for'),
      unless(any('my|our')),
      RECIPIENT,
    ),
    seq(
      maybe(WHOSE),
      many(OF_WHAT),
      PLACE,
      any('of|belonging to|owned by|held by|that belongs to|for'),
      either(PERSON, NAME, TITLED),
      maybe(LINK),
      RECIPIENT,
    ),
    seq(any('him|her|them'), maybe(PAUSE), RECIPIENT),
  ),
);
const PARTY: Rule = any('recipient|receiver|payee|beneficiary|destination|target');
/** Who is paid, without "to": "with 0x… as the recipient". */
export const AS_RECIPIENT: Rule = either(
  seq(any('with'), RECIPIENT, any('as'), maybe(any('the')), PARTY),
  seq(any('with'), maybe(any('the')), PARTY, maybe(IS), RECIPIENT),
  seq(maybe(any('the')), PARTY, any('being'), RECIPIENT),
);
/** Ways to say "to", also mistyped. */
export const TO_WHOM =
  'to|too|tp|unto|toward|direct to|right to|straight into|directly into|right into|over into|through to|addressed to|directed to|destined to|payable to|made out to|favouring|favoring|to the credit of|for credit to|to the benefit of|to the order of|in to|all the way to|going to|to the attention of|bound for|for delivery to|to ->';
