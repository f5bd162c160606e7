import { any, either, maybe, once, type Rule, saying, seq, some, value } from '../rules/rule.ts';
import { counted, SEPARATOR, URGING, unsized } from './parts.ts';
import { AMID, BEHIND, DIRECT, PAID, SENT } from './payment-parts.ts';
import * as words from './payment-words.ts';
import { NAMED, NOUN_OF_ADDRESS, PRONOUN, SOMEBODY, WHOSE_ADDRESS } from './people.ts';
import { PURPOSE } from './purpose.ts';
import { EARNED, THING } from './things.ts';
import { MY_WALLET, POINTED_OUT } from './wallets.ts';
import { ASK, WISH } from './words.ts';

const RECIPIENT = value('recipient', '§a');
const COUNTED = counted('amount', 'token');
const PAUSE = some(SEPARATOR);
const IS = any('is|:|=|-|, it is|is :|is this :|is this|reads');
/** Whose address it is, without the name of anybody: another person than the one who is paid may have it. */
const PRONOUN_ADDRESS = seq(any('his|her|their|the'), maybe(any('new|current')), any(NOUN_OF_ADDRESS));
const HERE = any(
  'the address they gave me|the address they gave me is|the address they gave me was|the address he gave me is|the address she gave me is|the address he gave me was|the address she gave me was|the address i was given is|the address i have is|the address i got is|its address is|its wallet is|the wallet they gave me is|they sent me this address|he sent me this address|she sent me this address|they use this address|hes at|shes at|theyre at|hes on|shes on|he is reachable at|she is reachable at|he is at|she is at|they are at|he is on|she is on|this is him|this is her|here is his address|here is her address|here is the address|here is the wallet|here is his wallet|here is her wallet|this is his address|this is her address|this is the address|that is his address|this his address|this her address|address he gave me|wallet he gave me|the address he gave me|the address she gave me|the wallet he gave me|the wallet she gave me|he gave me this|she gave me this|he gave me|she gave me|he uses|she uses|they gave me|they gave me this|this is his wallet|this is her wallet|this is their address|this is their wallet|that is her address',
);
const LABEL = either(
  any(
    'recipient|receiver|beneficiary|payee|destination|the recipient|the beneficiary|the payee|the receiver|wallet id|the destination',
  ),
  seq(
    any('address of|wallet of|the address of|the wallet of'),
    either(SOMEBODY, any('shop|seller|supplier|him|her|them|my friend|the shop|recipient|receiver|beneficiary')),
  ),
);
const HERE_IT_IS = seq(
  either(
    HERE,
    seq(
      any('here is|this is|i have'),
      either(
        WHOSE_ADDRESS,
        seq(any('the address of|the wallet of|the account of'), either(SOMEBODY, any('him|her|them'))),
      ),
    ),
  ),
  maybe(any(':|, ')),
  RECIPIENT,
);
/** "his address is 0x…", "her wallet: 0x…", "address 0x…": behind the one who is paid. */
const ADDRESS_IS = either(seq(either(PRONOUN_ADDRESS, any(NOUN_OF_ADDRESS), LABEL), maybe(IS), RECIPIENT), HERE_IT_IS);
/** Behind somebody who is paid: "my ex her share, 40 dai, she is 0x…". */
const WHO_IS = any(
  'he is|she is|they are|it is|who is at|who is on|who is|who has|who uses|whose address is|whose wallet is|whose ens is|whose addy is|whose account is|which is|you can reach him at|you can reach her at|you find him at|you find her at|he lives at|his is|her is|hers is|theirs is|that is|they use|he has|she has|his wallet being|reachable at|known as|address being',
);
/** Who is paid, told behind the amount: "my landlord 50 usdc, the address is 0x…". */
export const INTRODUCED: Rule = once(
  either(
    seq(either(PAUSE, any('at')), maybe(any('at|to|on')), RECIPIENT),
    seq(any('('), either(RECIPIENT, ADDRESS_IS), any(')')),
    seq(
      maybe(either(PAUSE, any('and'), seq(PAUSE, any('and')))),
      either(ADDRESS_IS, seq(WHO_IS, maybe(any(':')), RECIPIENT)),
    ),
    RECIPIENT,
  ),
);
export const PLACE: Rule = either(SOMEBODY, WHOSE_ADDRESS, POINTED_OUT, MY_WALLET);
/** Behind "to": a place that is told in the next words: "my new wallet. the address is 0x…", "this address: 0x…". */
export const POINTED: Rule = once(
  either(
    seq(PLACE, maybe(any('please|pls')), either(seq(PAUSE, either(RECIPIENT, ADDRESS_IS)), ADDRESS_IS)),
    seq(NAMED, maybe(PAUSE), ADDRESS_IS),
  ),
);

const BACK_TO_IT = any(
  'there|to it|to that|to that address|to this address|to that wallet|to him|to her|to them|to that account|to the address|over there',
);
/** Words that make clear that the address is the one to pay. */
const FIRST = either(
  seq(either(WHOSE_ADDRESS, any(NOUN_OF_ADDRESS), LABEL), IS, RECIPIENT),
  HERE_IT_IS,
  seq(
    RECIPIENT,
    any('is|- that is|, that is|- this is|belongs to|- is|that is'),
    either(SOMEBODY, WHOSE_ADDRESS, NAMED),
  ),
  seq(RECIPIENT, any('- that is|, that is|is'), any('the address|the recipient|the wallet')),
  seq(SOMEBODY, any('is at|is on|uses|has the address|has the wallet|has this address|goes by'), RECIPIENT),
);
const SOMEBODY_AT = seq(SOMEBODY, maybe(any('is|:|,|at')), RECIPIENT);
const NEXT = seq(either(PAUSE, any('and|so|, so|. so|, and')), URGING);
const SEND = any(words.SEND);
const HIS_AMOUNT = seq(PRONOUN, maybe(any('his|her|their')), SENT, maybe(BACK_TO_IT));
const THERE = seq(SENT, BACK_TO_IT);
/** An address alone may be whom the person talks to, unless the order refers to it. */
const introduced = (verb: Rule): Rule =>
  either(
    seq(FIRST, NEXT, verb, either(HIS_AMOUNT, THERE, SENT), BEHIND),
    seq(SOMEBODY_AT, NEXT, verb, either(HIS_AMOUNT, THERE), BEHIND),
    seq(RECIPIENT, NEXT, verb, THERE, BEHIND),
  );
/** The address first: "my landlord's address is 0x…, please send him 950 usdc on base". */
export const INTRODUCED_FIRST: Rule = saying(
  'transfer',
  either(
    introduced(seq(maybe(any(WISH)), URGING, SEND)),
    seq(introduced(seq(any(ASK), URGING, SEND)), maybe(any('?'))),
  ),
);
/** A question that ends before the address: "can you pay my landlord 50 usdc? 0x…". */
export const ASKED_FIRST: Rule = saying(
  'transfer',
  seq(
    URGING,
    any(ASK),
    URGING,
    SEND,
    either(
      seq(either(SOMEBODY, PRONOUN, NAMED), COUNTED, AMID, maybe(PURPOSE)),
      seq(COUNTED, AMID, any('to|over to'), PLACE, maybe(any('please'))),
    ),
    any('?'),
    either(RECIPIENT, ADDRESS_IS),
    BEHIND,
  ),
);

/** Where it goes, in a sentence behind the one that names the amount: "I'd like to send 55 USDC. It goes to 0x…. Use Base." */
const GOES = seq(
  PAUSE,
  either(
    seq(
      any(
        'it goes to|it goes into|it should go to|it is going to|goes to|that goes to|send it to|please send it to|to|this goes to|it has to go to|it must go to',
      ),
      maybe(any(':')),
      PAID,
    ),
    ADDRESS_IS,
  ),
);
const ASKED = seq(URGING, maybe(any(`${WISH}|${ASK}`)), URGING, any(words.SEND));
export const SENTENCES: Rule = saying(
  'transfer',
  either(
    seq(ASKED, either(COUNTED, unsized('token')), AMID, maybe(PURPOSE), GOES, BEHIND),
    seq(
      ASKED,
      either(SOMEBODY, PRONOUN, NAMED),
      maybe(either(PURPOSE, seq(maybe(any('for')), either(THING, EARNED)))),
      PAUSE,
      COUNTED,
      AMID,
      either(seq(PAUSE, DIRECT), GOES),
      BEHIND,
    ),
  ),
);
