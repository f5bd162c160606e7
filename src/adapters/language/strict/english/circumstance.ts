import { either, maybe, once, type Rule, seq } from '../rule.ts';
import { NAMED, SOMEBODY } from './people.ts';
import { PURPOSE } from './purpose.ts';
import { SOMEBODY_DID, WHEN, withAmounts } from './somebody-did.ts';
import { EARNED, GOODS, OF_PERIOD, PLAIN_THING, SHARE, THING } from './things.ts';

const any = withAmounts;
/** What the person is doing or where they are. */
const DOING_NOW = seq(
  maybe(any('i am|we are|just|i am just|we are just|am|i am now|i am currently|we are now|i am still')),
  any(
    'out of surgery|just out of surgery|on deadline|on a deadline|between meetings|boarding now|in the queue|in the line|at the dentist|at the doctor|at the vet|at the pub|at the cafe|at the gym|paying my share|paying our share|moving to a new wallet|moving wallets|moving my wallet|moving house|moving out|moving flat|switching wallets|switching to a new wallet|changing wallets|closing this wallet|closing this account|emptying this wallet|retiring this wallet|cleaning up|cleaning up my wallets|tidying up|tidying up my wallets|consolidating|consolidating wallets|consolidating my wallets|at the shop|at the till|at the counter|at the bar|at the checkout|at the market|at the restaurant|at the garage|in the shop|in the taxi|in a taxi|in the cab|on the train|on the bus|on my phone|at work|in a meeting|feeling generous|so grateful|very grateful|late with the rent|late on the rent|late on rent|late with rent|behind on rent|paying him back|paying her back|paying them back|settling up|settling my debts|squaring up|topping it up|topping up my wallet|topping up|new to this|new here|new to crypto|paying for everyone|paying for all of us|paying for both of us|paying for us both|the treasurer|the bookkeeper|the accountant|short on time|short of time',
  ),
);
const CHECKED = seq(
  maybe(any('i|we|i have|we have|i already|i just|i have already|i have just')),
  any('checked|double checked|verified|confirmed|triple checked|compared|copied|whitelisted|saved'),
  any(
    'it|that|the address|his address|her address|their address|this address|the wallet|the account|the details|everything|the address twice|it twice',
  ),
  WHEN,
  maybe(
    any(
      'with him|with her|with them|on the phone|by phone|with the seller|in person|out of band|by video|on video|on a call|over the phone|face to face|in the contract|on the invoice|on his card|on their site',
    ),
  ),
);
/** Whose turn it is, and what is due. */
const TURN = either(
  seq(
    maybe(any('it is|it is now|this time it is')),
    any('my turn|our turn|my round'),
    maybe(seq(any('to buy|to pay|to pay for|to get|to cover|to treat|for|with|on|to bring|to pay the'), maybe(THING))),
  ),
  seq(
    either(PLAIN_THING, SHARE, seq(any('his|her|their|the'), EARNED)),
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
  seq(
    any(
      'need to settle up with|i need to settle up with|need to settle with|i need to settle with|time to settle up with|time to pay|need to pay|i need to pay|i have to pay|i must pay|got to pay|gotta pay|i want to pay|i would like to pay|settling up with',
    ),
    either(SOMEBODY, NAMED),
  ),
);
const OWES_ME = either(
  seq(
    any('i borrowed|i owe|i owed|i still owe'),
    any('it|this|that|some money|money|cash|some cash|one|them one|him one|her one'),
    maybe(any('from him|from her|from them|to him|to her|to them')),
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
    'bet lost|bets lost|bet is lost|a bet is a bet|a deal is a deal|a promise is a promise|fair is fair|a debt is a debt|a promise|a bet lost|my bad|my fault|i lost|i lost again|i lost fair and square|you win some you lose some|he won the bet|she won the bet|he won|she won|they won|he won fair and square',
  ),
);
const APPROVED = seq(
  either(
    any(
      'the dao|the board|the committee|the council|the team|my boss|the treasurer|the cfo|our cfo|finance|accounting|our accountant|management|both partners|all signers',
    ),
    SOMEBODY,
  ),
  any(
    'approved it|approved this|approved that|approved the payment|approved the transfer|agreed|agreed to it|has approved it|has approved this|have approved it|signed off|signed off on it|signed off on this|said yes|gave the ok|gave the okay|gave the green light|is fine with it|is ok with it|is okay with it|knows about it|confirmed it',
  ),
);
const WE_BUY = seq(
  any('we|i|we are|i am|they'),
  any(
    'buy|bought|are buying|ordered|got|buying|getting|replacing|repairing|fixing|building|renting|rent|booked|booking',
  ),
  either(THING, GOODS),
  WHEN,
);
const GLAD = any(
  'happy birthday|happy birthday to him|happy birthday to her|happy birthday dear|congratulations|congrats to him|congrats to her|congrats to them|it is a gift|it is a present|it is a surprise|it is a tip|it is a thank you|it is a birthday present|it is a wedding gift|it is a birthday gift|it is a donation|it is his birthday today|it is her birthday today|it is his birthday|it is her birthday|it is a small thank you|just a small thank you|what a star|what a legend|what a guy|what a gem|what a hero|what a saint|what an angel|what a lovely man|what a lovely lady|bless him|bless her|bless them|lucky him|lucky her|good for him|good for her|lovely fellow|nice guy|nice lady|great guy|great job|good job|good work|great work|well done|nice work|just a little thank you|just a thank you|a small thank you|a little thank you|a little gift|a small gift|for a good cause|it is for a good cause|good cause|for charity|we split it|we split it evenly|we are splitting it|we split the costs|we split everything|we went halves|we go halves|going halves|we shared it|i pay my debts|i always pay my debts|i keep my promises|i keep my word|i am a man of my word|he is waiting at the door|rent day|it is rent day|rent day again|payday|it is payday|payday today|pay day|bill day|month end|month end payroll|end of month payroll|payroll day|payroll time|gas is cheap|gas is cheap there|gas is low|gas is low there|gas is cheap on it|fees are low|fees are low there|fees are cheaper there|fees are cheap there|fees are lower|fees are cheap|gas is lower there|it is faster there|it is faster|it is quicker|that is cheaper|that is faster|cheap fees|low fees|lower fees|the fees are lower there|the fees are lower|the gas is cheap there',
);
const PAYING_BACK = seq(
  maybe(any('i am|we are|just|am')),
  any(
    'paying|reimbursing|refunding|treating|helping|tipping|thanking|supporting|settling with|settling up with|squaring up with|splitting it with|splitting with',
  ),
  either(SOMEBODY, NAMED, any('him|her|them')),
  maybe(any('back|out')),
  maybe(PURPOSE),
);
/** What only the person tells, so that no colon behind it quotes somebody. */
export const OWN_CIRCUMSTANCE: Rule = once(
  either(seq(DOING_NOW, maybe(OF_PERIOD)), CHECKED, TURN, OWES_ME, PAYING_BACK),
);
/** Why the person pays now, in a clause that holds no value of the payment. */
export const CIRCUMSTANCE: Rule = once(either(OWN_CIRCUMSTANCE, SOMEBODY_DID, APPROVED, WE_BUY, GLAD));
