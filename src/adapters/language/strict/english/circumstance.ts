import { any, either, keeping, maybe, once, type Rule, seq } from '../rules/rule.ts';
import { HE, TOLD, WHEN } from './circumstance-told.ts';
import { NAMED, SOMEBODY } from './people.ts';
import { DID_WORK } from './people-deeds.ts';
import { EARNED, OF_PERIOD, PLAIN_THING, SHARE, THING } from './things.ts';

/** What the person is doing or where they are. */
const DOING_NOW = seq(
  maybe(any('i am|we are|just|i am just|we are just|am|i am now|i am currently|we are now|i am still')),
  any(
    'paying my share|paying our share|moving to a new wallet|moving wallets|moving my wallet|moving house|moving out|moving flat|switching wallets|switching to a new wallet|changing wallets|closing this wallet|closing this account|emptying this wallet|retiring this wallet|cleaning up|cleaning up my wallets|tidying up|tidying up my wallets|consolidating|consolidating wallets|consolidating my wallets|at the shop|at the till|at the counter|at the bar|at the checkout|at the market|at the restaurant|at the garage|in the shop|in the taxi|in a taxi|in the cab|on the train|on the bus|on my phone|at work|in a meeting|feeling generous|so grateful|very grateful|late with the rent|late on the rent|late on rent|late with rent|behind on rent|paying him back|paying her back|paying them back|settling up|settling my debts|squaring up|topping it up|topping up my wallet|topping up|new to this|new here|new to crypto|paying for everyone|paying for all of us|paying for both of us|paying for us both|the bookkeeper|the accountant|short on time|short of time',
  ),
);
const CHECKED = seq(
  any('i|we|i have|we have|i already|i just|i have already|i have just'),
  any('checked|double checked|verified|confirmed|triple checked|compared|copied|whitelisted|saved'),
  any(
    'it|that|the address|his address|her address|their address|this address|the wallet|the account|the details|everything|the address twice|it twice',
  ),
  WHEN,
  maybe(any('with him|with her|with them|on the phone|by phone|with the seller|in person')),
);
/** "the invoice from the design agency" */
const FROM_WHOM = seq(any('from|of|for|by|at|with'), either(SOMEBODY, PLAIN_THING));
/** Whose turn it is, and what is due. */
const TURN = either(
  seq(
    maybe(any('it is|it is now|this time it is')),
    any('my turn|our turn|my round'),
    maybe(seq(any('to buy|to pay|to pay for|to get|to cover|to treat|for|with|on|to bring|to pay the'), maybe(THING))),
  ),
  seq(
    either(seq(PLAIN_THING, maybe(FROM_WHOM)), SHARE, seq(any('his|her|their|the'), EARNED)),
    any(
      'is due|is due today|is due now|are due|are due today|is overdue|is late|was due yesterday|was due|is outstanding|is still outstanding|is still open|is unpaid|is still unpaid|has to be paid|needs to be paid|needs paying|need paying|must be paid|is payable|is on me|are on me|was great|were great|was amazing|was lovely|was delicious|is done|is finished|is ready|arrived|has arrived|came through|went well|looks great|looks good|sounds great|is fixed|is paid by me|is my treat',
    ),
  ),
  seq(
    any('lunch|dinner|drinks|this one|this round|the next round|coffee|breakfast|brunch|pizza'),
    any('is on me|are on me|on me|was on me'),
  ),
  seq(
    any(
      'i am late with|i am late on|i am behind on|i forgot to pay|i forgot to pay for|i forgot|i still have to pay for|i still have to pay|i have yet to pay|i never paid for|i never paid|i did not pay for|i have not paid|i still need to pay for|i still need to pay|need to settle|i need to settle|i want to settle|i want to pay|i want to pay for|i would like to pay for|i would like to pay|got to pay|got to pay for|gotta pay|gotta pay for|i have got to pay|i have got to pay for|i have got to pay|have got to pay|time to settle|time to cover|let us settle|let us pay|let us pay for|i am chipping in for|chipping in for|i am collecting for|we are collecting for|i am covering|covering|i am sponsoring|we all chip in for|we are chipping in for|everyone is chipping in for|we all paid for',
    ),
    either(THING, SHARE, EARNED),
  ),
);
const OWES_ME = either(
  seq(
    any('i borrowed|i owe|i owed|i still owe'),
    any('it|this|that|some money|money|cash|some cash|one|them one|him one|her one'),
    maybe(
      either(any('from him|from her|from them|to him|to her|to them'), seq(any('from|to'), either(SOMEBODY, NAMED))),
    ),
    WHEN,
  ),
  seq(
    any(
      'i said i would|i told him i would|i told her i would|i told them i would|i promised i would|i promised to|i promised him i would|i promised her i would|i promised him to|i promised her to|i agreed to',
    ),
    any(
      'pay|pay it|pay him|pay her|pay them|pay him back|pay her back|pay them back|pay for it|help|help out|help him|help her|help them|chip in|cover it|cover that|pay my share|treat him|treat her|treat them',
    ),
    WHEN,
  ),
  seq(
    any('my|i lost my|i lost a|i lost the|i lost our|lost my|lost our'),
    any(
      'bet|wager|bet with him|bet with her|bet with them|bet to him|bet to her|bet against him|bet against her|football bet|game bet',
    ),
    maybe(any('again|fair and square')),
    WHEN,
  ),
  any(
    'a bet is a bet|a deal is a deal|a promise is a promise|fair is fair|a debt is a debt|a promise|a bet lost|my bad|my fault|i lost|i lost again|i lost fair and square|you win some you lose some|he won the bet|she won the bet|he won|she won|they won|he won fair and square',
  ),
);
/** What somebody is, has done or needs. */
const DEED_OF_SOMEBODY = once(
  either(
    DID_WORK,
    any(
      'is amazing|is fantastic|is brilliant|is wonderful|is super|is sick|is ill|is unwell|is recovering|is so good|is very good|is so sweet|is so patient|is a gem|is a saint|is worth every cent|came twice|came twice this week|came twice last week|came three times|came three times this week|came last week|came on time|is at university|is at uni|is at college|is at school|is away at college|is away at university|is a student|is studying|is studying abroad|studies abroad|lives abroad|is travelling|is between jobs|is unemployed|is retired|is a widow|is far away|saved my cat|saved my dog|saved our cat|saved our dog|came over|came round|came by|came today|came yesterday|came this morning|came over yesterday|is done|is all done|is finished|has finished|was here|was here yesterday|was here today|stayed late|worked overtime|worked the weekend|took the day off|is waiting|are waiting|waiting|waiting for me|waiting for it|waiting outside|waiting here|already waiting|still waiting|is still waiting|is waiting for it|are waiting for it|is waiting for me|is waiting for this|is waiting on it|is waiting here|is waiting already|is already waiting|needs it|needs it now|needs it today|needs it asap|needs it badly|needs it urgently|need it|need it today|need it now|needs the cash|needs the money|needs help|needs a hand|needs some help|needs money|needs cash|needs gas|needs gas money|needs bus money|needs a taxi|needs a cab|needs a ride|needs a ticket home|needs to eat|needs to get home|is hungry|is out of money|is out of gas|is out of cash|lost his wallet|lost her wallet|lost their wallet|lost his job|lost her job|is in trouble|is in need|is in a pinch|is on the train|is on the road|is on holiday|is at the station|is at the airport|is at the hospital|is at the garage|is at school|is at uni|is abroad|earned it|earned every cent|deserves it|deserves a treat|deserved it|was great|was amazing|was wonderful|was lovely|was a star|was very kind|was so kind|did well|did so well|did great|did good work|did a good job|did a great job|did a great job today|did a fantastic job|did an amazing job|did a lovely job|did a wonderful job|did me a solid|did all the work|did everything|works hard|worked hard|worked all weekend|worked late|overpaid me|paid for me|paid for us|paid for us all|paid for everyone|paid for everything|paid last time|paid my share|paid my part|paid for both of us|covered my share|covered my part|covered for us|covered us|covered the bill|picked up the tab|picked up the bill|picked me up|picked us up|picked up the kids|drove me|drove us|drove all night|drove me to the airport|drove us to the airport|gave me a ride home|gave us a lift|gave us a ride|let me stay|let us stay|hosted us|hosted me|fed us|fed the cat|fed the dog|fed my dog|sat the kids|looked after the cat|looked after the dog|looked after my dog|looked after my cat|looked after us|took care of the kids|took care of my dog|took care of my cat|took care of it|took care of everything|saved me|saved my day|saved the day|got married|got engaged|got the job|got a new job|got his license|got her license|turned eighteen|turned twenty|turned thirty|had a baby|had a birthday|had an accident|had surgery|had an operation|moved out|moved in|moved house|started school|started uni|started college|won the race|won the game|won a prize|came first|is moving out|is moving in|is graduating|is starting school|is starting uni|is leaving today|is leaving|is retiring|is turning eighteen|asked nicely|asked for it|asked for crypto|prefers crypto|wants crypto|wants it in crypto|takes crypto|accepts crypto|is paid in crypto|gets paid in crypto|charges per hour|charges by the hour|sent me the invoice|sent the invoice|sent the bill|sent me the bill|sent an invoice|sent me an invoice|invoiced me|invoiced us|billed us|billed me|gave me this address|gave me the address|gave me his address|gave me her address|confirmed the address|told me the address|is a good man|is a good guy|is a good friend|is a star|is a legend|is a lifesaver|is an angel|is the best|is lovely|is so nice|is very kind|is family|is a friend',
    ),
    seq(
      any(
        'needs|need|is saving for|are saving for|is collecting for|are collecting for|is raising money for|are raising money for|is raising funds for|is short on|is paying for|paid for|bought|got|ordered|organised|organized|booked|cooked|made|picked up|took care of|looked after|fixed|repaired|cleaned|painted|built|delivered|designed|finished|installed|replaced|translated|edited|mowed|trimmed|watered|washed|ironed|sewed|baked|brought|carried|moved|assembled|set up|tuned|serviced|checked|tested|audited|drew|shot|filmed|recorded|mixed|mastered|printed|shipped|sold me|lent me|gave me|got me|got us|bought me|bought us|cooked us|cooked me|made me|made us|brought me|brought us|helped with|helped me with|helped us with|did|handled|sorted|sorted out|completed|worked on|wants|wants to buy|would like|wanted',
      ),
      maybe(any('all|some|both')),
      THING,
      maybe(any('for me|for us|for everyone|for all of us|by himself|by herself')),
      WHEN,
    ),
    seq(
      any(
        'is done with|is finished with|has finished with|finished with|is finally done with|did great on|went all out on',
      ),
      THING,
    ),
    seq(
      any('needs|need'),
      maybe(any('some|a bit of|a little')),
      any('money|cash|help|something|it'),
      any('for|with|to buy|to pay|to pay for|to cover'),
      THING,
    ),
  ),
);
const AND_DID = maybe(
  either(
    seq(any('and|, and'), DEED_OF_SOMEBODY),
    any(
      'and i want to help|and i want to help out|and i would like to help|and i would like to say thanks|and i want to say thanks|and i am grateful|and i am so proud|and we are very happy|and i am very happy',
    ),
  ),
);
/** "he gave me the order" gives one. */
const SOMEBODY_DID = keeping(
  ({ end }, tokens) => !['order', 'orders'].includes(tokens[end - 1]?.form ?? ''),
  seq(HE, DEED_OF_SOMEBODY, AND_DID),
);
/** The same of somebody by name. Before a colon it would quote what they say. */
export const NAMED_DID: Rule = seq(NAMED, DEED_OF_SOMEBODY, AND_DID);
const GLAD = any(
  'happy birthday|happy birthday to him|happy birthday to her|happy birthday dear|congratulations|congrats to him|congrats to her|congrats to them|it is a gift|it is a present|it is a surprise|it is a tip|it is a thank you|it is a birthday present|it is a wedding gift|it is a birthday gift|it is a donation|it is his birthday today|it is her birthday today|it is his birthday|it is her birthday|it is a small thank you|just a small thank you|just a little thank you|just a thank you|a small thank you|a little thank you|a little gift|a small gift|for a good cause|it is for a good cause|good cause|for charity|we split it|we split it evenly|we are splitting it|we split the costs|we split everything|we went halves|we go halves|going halves|we shared it|i pay my debts|i always pay my debts|i keep my promises|i keep my word|i am a man of my word|he is waiting at the door|rent day|it is rent day|rent day again|payday|it is payday|payday today|pay day|bill day|month end|month end payroll|end of month payroll|payroll day|payroll time|gas is cheap|gas is cheap there|gas is low|gas is low there|gas is cheap on it|fees are low|fees are low there|fees are cheaper there|fees are cheap there|fees are lower|fees are cheap|gas is lower there|it is faster there|it is faster|it is quicker|that is cheaper|that is faster|cheap fees|low fees|lower fees|the fees are lower there|the fees are lower|the gas is cheap there',
);
/** The same without what somebody else did: before a colon that would quote what they said. */
export const OF_MYSELF: Rule = once(either(seq(DOING_NOW, maybe(OF_PERIOD)), CHECKED, TURN, OWES_ME, GLAD));
/** Why the person pays now, in a clause that holds no value of the payment. */
export const CIRCUMSTANCE: Rule = once(either(OF_MYSELF, TOLD, SOMEBODY_DID));
