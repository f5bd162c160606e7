import { any, either, maybe, once, type Rule, seq, unless } from '../rules/rule.ts';
import { CIRCUMSTANCE, NAMED_DID, OF_MYSELF } from './circumstance.ts';
import { DEED_NOUN } from './payment-nouns.ts';
import { KIN, NAMED, PEOPLE, PRONOUN, SOMEBODY, WHOSE_ADDRESS } from './people.ts';
import { PURPOSE } from './purpose.ts';
import { BEFORE, EARNED, OF_PERIOD, PERIOD, PLAIN_THING, SHARE, THING } from './things.ts';

const PERSON = once(either(any('he|she|they'), SOMEBODY));
const IT_IS = any(
  "it is|it's|its|that is|that's|thats|this is|it is for|it's for|its for|that is for|thats for|this is for",
);
const NEEDS = either(
  seq(
    any('needs|need'),
    either(
      any('it|it now|it today|it asap|the money|the money now|this|cash|money|the cash|some cash|some money'),
      THING,
      seq(maybe(any('some')), any('help with|money for'), THING),
    ),
    maybe(PURPOSE),
  ),
  any(
    'is waiting|is waiting for it|are waiting|are waiting for it|has been waiting|is waiting outside|is stuck at the airport|is stuck at the station|is stuck|is short of money|is short of cash|is short this week|is short this month|is broke|is in hospital|is at the checkout|is travelling|is in town|is moving|is getting married|is sick|is ill|is here|is at the door|is standing here|is outside|is short on cash|is out of cash|asked for help|asked me for help|only takes crypto|only take crypto|only accepts crypto|only accept crypto',
  ),
);
/** What somebody has done. Who pays another bill is not a reason. */
const DID = either(
  any(
    'has a birthday today|has a birthday|just left|is done|finished early|just finished|finished today|finished the job|did a great job|helped me move|helped me out|helped me|helped us move|drove us home|drove us all home|drove us all|drove me home|gave me a lift|did the work|did the job|did great work|lent me the money|watched the kids|looked after the kids|walked the dog|fed my cat|mowed the lawn|cut the grass|just graduated|graduated|passed the exam|came today|came this morning|came yesterday|did my taxes|babysat last night|babysat|babysat yesterday|gave me a ride|lent me cash|lent me money|lent me some money|covered me|covered me last night|covered me yesterday|covered for me|helped me yesterday|helped us out|did me a favour|did me a favor',
  ),
  seq(
    any(
      'bought me|got me|made me|cooked me|bought us|got us|did a great job on|did a great job with|helped me with|helped with|helped us with',
    ),
    THING,
    maybe(BEFORE),
  ),
  seq(
    maybe(any('just|has')),
    any(
      'fixed|mowed|repaired|cleaned|painted|built|delivered|designed|cooked|baked|booked|translated|covered|paid for|bought|tuned|installed|replaced|serviced|finished|made',
    ),
    THING,
    maybe(any('for me|for us')),
    maybe(BEFORE),
  ),
);
const OWING = either(
  seq(
    any('i owe|i still owe|i owed|we owe|i owe it to|because i owe|owe|still owe|i do owe'),
    either(PERSON, PRONOUN),
    maybe(any('money|some money|the money|one')),
    maybe(either(PURPOSE, seq(maybe(any('from')), BEFORE))),
  ),
  seq(
    maybe(any('i|we')),
    maybe(any('totally|completely|almost|nearly|just|clean')),
    any('forgot to'),
    any('pay|venmo|zelle|paypal|repay|reimburse|tip|pay back'),
    either(PERSON, PRONOUN),
    maybe(any('back|yesterday|last week|last night|earlier|last time')),
  ),
  seq(any('i promised'), either(PERSON, PRONOUN), any('some help with|help with|the money for|money for'), THING),
  seq(any('we had|i had|we ordered|we shared|i ordered'), THING, maybe(BEFORE)),
  seq(any('i am buying|i bought|i just bought|just bought'), THING, any('from him|from her|from them|from this guy')),
  any('i promised him|i promised her|i promised'),
  seq(
    maybe(any('i|we')),
    any(
      'need to pay|have to pay|must pay|am paying|are paying|am buying|need to pay for|have to pay for|am paying for|bought|are splitting|split|paying for|splitting',
    ),
    either(seq(either(PERSON, PRONOUN), maybe(PURPOSE)), THING),
  ),
  seq(any('time to pay|time to pay for|it is time to pay|time for'), THING),
  seq(any('rent|the rent|my rent|our rent'), any('is due|is due today|time|day|is due now')),
  seq(SOMEBODY, any('birthday is today')),
  seq(
    any('split|splitting|i split|we split|i am splitting|we are splitting'),
    THING,
    any('with'),
    either(SOMEBODY, NAMED),
  ),
);
/** Short sentences of the one who pays. */
const SAID = any(
  'i need it for gas|i need it there|i need it for fees|i need it for payroll|i need it for rent|need it for gas|need it there|i use it there|my funds are low|gas money is low|my gas is low|it ran out of gas|it is out of gas|my balance is low|my landlord is shouting|i checked the address with him|i checked the address with her|i checked the address with him by phone|i checked the address with her by phone|the address is verified|address verified|address is verified|address checked|the cheque cleared|the check cleared|my salary came in|my salary just came in|my paycheck came in|my pension came|my eyes are not so good|my eyes are not so good anymore|my eyes are bad|my hands are full|i am on the bus|i am in the bus|i am in the car|i am on the train|i am in a meeting|i am at work|i am at the market|i am at the station|i am at the airport|i am in bed|i am old and slow with this|i am old and slow|i am new to this|i am still learning|he keeps calling me|she keeps calling me|he keeps texting me|she keeps texting me|he keeps calling|she keeps calling|they keep calling|he is nagging me|she is nagging me|he was so helpful|she was so helpful|they were so helpful|i love her music|i love his music|i love her work|i love his work|i love their music|i love their work|i like her art|i like his art|he is an old friend|she is an old friend|he is a good man|she is a good woman|he is a good guy|she is a good person|it is an old friend of mine|it is a friend of mine|it is my own wallet|it is my other wallet|it is my own account|it is my new wallet|this is my own wallet|my own wallet|own wallet|time to settle up|settling up|i lost the bet|i lost a bet|i lost the bet again|lost the bet|lost a bet|i lost a bet to him|i lost a bet to her|i am at the counter|i am at the checkout|i am at the shop|i already checked the address|i have checked the address|the address is correct|the address is right|that is the right address|that is the correct address|address is correct|we already met|i checked the address|i checked the address twice|i checked it twice|i double checked the address|i have double checked the address|we already met and i checked the address|we already met and i checked the address twice|payday|it is payday|it is rent day|rent day|it is rent time|dinner was great|lunch was great|my treat|it is on me|i just got paid|i got paid|just got paid|i topped up my wallet|i am closing this wallet|i am consolidating|i am tidying up|just tidying up|we are consolidating treasury|we are consolidating|it is cheaper|it is cheaper there|fees are lower there|it is much cheaper|happy birthday to him|happy birthday to her|hes waiting|shes waiting|hes waiting for it|shes waiting for it|we split the bill|it is urgent|this is urgent',
);

const CLAUSE = either(
  seq(
    IT_IS,
    either(
      // "it's my translation" says what the message is.
      seq(PLAIN_THING, maybe(PURPOSE)),
      seq(PLAIN_THING, any('for'), either(SOMEBODY, NAMED)),
      SHARE,
      any('his birthday|her birthday|my treat|for my wife|for my husband|for my mom|for my mum|for my dad'),
    ),
  ),
  seq(IT_IS, any('for'), any(PEOPLE)),
  seq(
    any('this covers|that covers|it covers|this pays for|that pays for|it pays for|this settles|that settles'),
    THING,
  ),
  seq(PERSON, either(NEEDS, DID)),
  OWING,
  SAID,
  CIRCUMSTANCE,
  NAMED_DID,
);
/** What may stand before a colon. Behind somebody it would quote what they say. */
export const HEADING: Rule = once(
  either(
    OWING,
    SAID,
    SHARE,
    seq(PLAIN_THING, maybe(OF_PERIOD)),
    seq(
      any(
        'split of|split for|share of|share for|half of|payment for|payback for|money for|reimbursement for|deposit for|tip for|gift for|contribution for|contribution to|donation for|donation to|down payment for|paying for|payment of|cost of',
      ),
      PLAIN_THING,
    ),
    seq(unless(any('my|our')), EARNED, maybe(seq(any('for|of'), either(SOMEBODY, NAMED)))),
    seq(DEED_NOUN, any('for|to'), either(PLAIN_THING, SOMEBODY, NAMED, PERIOD)),
    any('membership renewal|annual renewal|annual fee|licence renewal|license renewal|domain renewal'),
    seq(any('my|our'), any(KIN), EARNED),
    seq(PLAIN_THING, any('with|at|for|from'), either(SOMEBODY, NAMED, PRONOUN, PLAIN_THING)),
    OF_MYSELF,
    seq(any('rent|the rent|lunch|dinner|groceries|salary|payroll|wages|coffee|drinks'), maybe(OF_PERIOD)),
  ),
);
/** A clause that says why and holds no value: what is bought, who waits, what is owed. */
export const REASON: Rule = once(
  seq(
    maybe(any('because|cause|cuz|since|as|bc|coz|cos|because of course|given that|seeing as|seeing that|bcs|bcz')),
    CLAUSE,
  ),
);

/** Whose address the last one is. It stands behind payments only: elsewhere it tells whose money moves. */
export const WHOSE: Rule = once(
  either(
    seq(any('he is|she is|they are'), SOMEBODY),
    seq(any('('), SOMEBODY, any(')')),
    seq(
      any('that is|it is|this is'),
      either(
        SOMEBODY,
        WHOSE_ADDRESS,
        any(
          'my own cold wallet|my own wallet|my cold wallet|my other wallet|my hardware wallet|my ledger|my savings wallet|my new wallet',
        ),
      ),
    ),
  ),
);
