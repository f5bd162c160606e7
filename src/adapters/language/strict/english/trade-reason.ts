import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { FOR } from './purpose.ts';
import { DECISION } from './trade-decision.ts';
import { MOOD } from './trade-mood.ts';
import { TRADE_NOTE } from './trade-note.ts';
import { PEOPLE_WORDS } from './trade-people.ts';
import { NEEDED_FOR, PURPOSE_OF_TRADE } from './trade-purpose.ts';
import { OUTCOME } from './trade-result.ts';
import * as words from './trade-words.ts';

const SOME = maybe(any('some|more|some more|a bit of|a little|a little bit of|a bit more|the|my'));
const NOW = maybe(
  any('today|now|lately|again|these days|this week|right now|at the moment|already|tonight|this month|all day|anymore'),
);
const VERY = maybe(any('so|too|really|pretty|very|a bit|kinda|way too|quite|super|a little|just|still|getting'));
const IS = any(words.IS);
/** The frame holds every token of a reason against the request: what one parts with goes out, what one wants comes in. */
const coin = (name: string): Rule => value(name, '§t', '§b');
const ANY_STABLE = saying(
  'stable',
  any('dollars|stables|stablecoins|stable coins|cash|something stable|digital dollars|a stablecoin|stable money'),
);

/** What one parts with: "i have too much usdt", "chainlink is going nowhere". `name` is its slot. */
export const against = (name: string): Rule =>
  either(
    seq(any(words.AGAINST), SOME, coin(name), NOW),
    seq(coin(name), IS, VERY, any(words.POOR), NOW),
    seq(
      coin(name),
      any('makes me nervous|scares me|worries me|bores me|stresses me out|does nothing|did nothing|lost momentum'),
      NOW,
    ),
  );
const WHAT_FOR = maybe(
  either(
    FOR,
    any(
      words.joined(
        'for',
        'gas|fees|gas fees|a mint|the mint|an nft bid|a bid|the bid|an nft|an nft mint|the auction|an auction|payroll|rent|the rent|bills|my bills|a game|the game|the gas|savings|my savings|this|an invoice',
      ),
    ),
    any('to pay gas|to pay for gas|to mint|to play|to bid|to pay fees|to pay bills|to pay my bills|to pay people'),
  ),
);
/** What one needs, without an amount: "i need weth for an nft bid". */
const needing = (wanted: Rule): Rule => seq(any(words.NEEDS), SOME, wanted, WHAT_FOR, NOW);
/** What one wants: "i like link", "eth is cheap today". `name` is its slot. */
export const towards = (name: string): Rule =>
  either(
    seq(any(words.TOWARDS), SOME, coin(name), NOW),
    seq(coin(name), IS, VERY, any(words.FINE), NOW),
    needing(coin(name)),
  );
const WANTED = either(coin('wanted'), ANY_STABLE);
const NEED = once(either(needing(either(WANTED, any('gas|gas money'))), seq(any(words.TOWARDS), SOME, ANY_STABLE)));

const OPINION = once(
  either(
    against('parted'),
    towards('wanted'),
    seq(coin('about'), IS, VERY, either(any(words.MOVING), seq(any('up|down'), any('§r'))), NOW),
    seq(any(words.MARKET), IS, VERY, any(words.OF_MARKET), NOW),
  ),
);
/** What somebody thinks of a token. What they tell to do is not a reason here. */
const HEARSAY = either(
  seq(
    any(PEOPLE_WORDS),
    any('said|says|told me|thinks|reckons|tells me|swears|keeps saying|keeps telling me|believes|is sure|is convinced'),
    maybe(any('that')),
    either(
      seq(coin('wanted'), IS, VERY, any(words.FINE), NOW),
      seq(coin('parted'), IS, VERY, any(words.POOR), NOW),
      seq(coin('about'), IS, VERY, any(words.MOVING), NOW),
    ),
  ),
  seq(any(PEOPLE_WORDS), any('swears by|loves|likes|believes in|trusts|raves about'), coin('wanted')),
);
const SOON = maybe(any('today|tomorrow|soon|this week|next week|now|tonight|this month|on friday|on monday'));
const OBLIGED = once(
  either(
    seq(any(words.PAYS), any(words.MY_BILL), maybe(seq(any('in|with'), WANTED)), SOON),
    seq(
      any(words.MY_BILL),
      any(
        'is due|are due|wants paying|wants to be paid|gets paid|get paid|must be paid|has to be paid|is payable|likes to be paid',
      ),
      maybe(seq(any('in|with'), WANTED)),
      SOON,
    ),
    seq(
      any(words.MY_BILL),
      any(
        'is in|are in|only takes|only accepts|only take|only accept|takes|accepts|invoices in|bills in|charges in|prefers',
      ),
      WANTED,
    ),
  ),
);
const FEE = seq(
  any('fees|gas|gas fees|the fees|transaction fees|gas prices|the gas|gas costs|network fees'),
  maybe(either(any('there|here|over there'), seq(any('on|over on'), value('dear', '§c', '§b')))),
);
const LOW = seq(FEE, any('is|are'), VERY, any('low|lower|cheap|cheaper|low now'), NOW);
/** Behind an order it would be an objection. */
const HIGH = seq(
  FEE,
  either(
    seq(
      IS,
      VERY,
      any(
        'high|insane|crazy|expensive|ridiculous|brutal|stupid|nuts|through the roof|killing me|killing us|silly|painful|eating me alive',
      ),
      NOW,
    ),
    any('kill me|kill us|hurt|eat me alive'),
  ),
);

/** Where it came from, and in which token: "i got paid in usdc". */
const EARNED = either(
  seq(
    any('i|we|i just|we just'),
    any('got paid|get paid|was paid|were paid|am paid|are paid|earned|earn|received it|was refunded|got it'),
    any('in'),
    coin('parted'),
  ),
  seq(
    any('my|our|the|a'),
    any(
      'salary|wage|wages|pay|bonus|client|customer|customers|clients|refund|commission|boss|employer|invoice|payment',
    ),
    any(
      'came in|is in|pays in|paid in|pay in|arrived in|pays me in|paid me in|paid us in|pays us in|was in|was paid in',
    ),
    either(coin('parted'), any('the wrong coin|a coin i do not use|the wrong token')),
  ),
  seq(
    maybe(any('my|our|the')),
    any(
      'harvest money|salary|bonus|refund|money|rent money|tax refund|commission|paycheck|pay check|allowance|pension|inheritance',
    ),
    any('came in|has come in|arrived|has arrived|came through|landed|is here|came in today|arrived today'),
  ),
);

const CLAUSE = once(
  either(
    OPINION,
    HEARSAY,
    NEED,
    EARNED,
    MOOD,
    NEEDED_FOR,
    OUTCOME,
    DECISION,
    OBLIGED,
    LOW,
    any(words.FEELING),
    any(words.DONE_WITH),
    any(words.APPROVED),
  ),
);
const BECAUSE = maybe(any('because|cause|cuz|since|as|bc'));
const why = (clause: Rule): Rule => once(saying('trade', seq(BECAUSE, clause)));
/** A clause before an order that says why tokens are exchanged, bridged or wrapped, and holds no value of the order. */
export const TRADE_REASON: Rule = why(either(CLAUSE, HIGH));
export const TRADE_REASON_BEHIND: Rule = once(
  either(why(either(CLAUSE, any(words.BEHIND))), saying('trade', either(PURPOSE_OF_TRADE, TRADE_NOTE))),
);
/** What may stand before a colon. */
export const TRADE_HEADING: Rule = once(
  saying('trade', either(NEED, OBLIGED, any(words.FEELING), any(words.DONE_WITH), any(words.APPROVED))),
);
