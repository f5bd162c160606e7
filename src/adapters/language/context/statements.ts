import { any, either, many, maybe, oneOf, seq } from '../licence/pattern.ts';
import { NAME_WORDS, OWN_WORDS, PEOPLE_WORDS, PLACE_WORDS } from './nouns.ts';
import { MONEY, OWNER, PERSON, REASON, THANKS, THING } from './things.ts';

const ALSO = any(
  'just|really|so|very|super|also|still|quite|pretty|a bit|a lot|much|way|now|currently|all|always|kind of|finally',
);
const QUALITY = any(
  `cheap|cheaper|cheapest|fast|faster|fastest|quick|quicker|easy|easier|simple|simpler|nice|nicer|good|better|best|great|awesome|amazing|lovely|wonderful|delicious|fantastic|excellent|perfect|brilliant|tasty|fun|low|lower|lowest|idle|due|overdue|ready|hungry|thirsty|waiting|tired|happy|excited|bullish|grateful|thankful|here|there|around|back|home|away|sick|in a hurry|in a rush|on my way|on the way|on vacation|on holiday|tidying up|cleaning up|consolidating|moving house|travelling|traveling|abroad|broke|at the shop|at the store|at the bar|at work|at home|in town|dipping|cheap now|on sale|looking good|looking cheap|doing well|doing great|urgent|important|kind|generous|helpful|funny|friendly|patient|lucky|low on cash|short on cash|short of cash`,
);
const WHERE = any(
  'there|here|today|now|right now|at the moment|these days|again|this week|this month|on there|over there',
);
/** "stuck at the airport" */
const PLACED = seq(
  any('stuck|stranded|waiting|standing|sitting|here|there|over|out|now'),
  any('at|in|on|outside|by'),
  maybe(any('the|a|my|his|her|their|our')),
  oneOf(PLACE_WORDS),
);
/** Whose an account is: "my sister wallet", without the "'s". */
const OWNED = seq(
  maybe(OWNER),
  many(oneOf(OWN_WORDS, PEOPLE_WORDS, NAME_WORDS)),
  any('wallet|address|account|ledger|trezor|metamask|safe|hardware wallet|cold wallet|hot wallet|wallet address'),
);
const BEING = any('is|are|am|was|were|looks|look|looked|seems|feels|tastes|tasted|has been|have been|will be|gets');
const WE = any('i|we|he|she|they|it|this|that|these|those|everything|everyone|there|things|you');
const PRICE = any(
  'gas|fees|the fees|fee|the fee|gas fees|network fees|the gas|the price|prices|the rate|the rates|the network|the market|the dip|liquidity',
);
const SUBJECT = either(WE, PRICE, THING, PERSON);

export const states = seq(
  SUBJECT,
  maybe(ALSO),
  BEING,
  many(ALSO),
  either(QUALITY, THING, PERSON, REASON, THANKS, PLACED, OWNED),
  many(WHERE, any('for it|for this|for that|for the money|for me|on me|on it'), REASON, seq(any('and'), QUALITY)),
);
export const owes = seq(
  any('i|we'),
  many(ALSO),
  any(
    'owe|promised|borrowed from|borrowed|am indebted to|lost a bet to|lost a bet with|have to pay|need to pay|must pay|got to pay|gotta pay|want to pay|would like to pay|want to thank|need to thank|am paying|are splitting|am splitting|split|need to settle up with|want to settle up with|settle up with',
  ),
  either(
    seq(maybe(PERSON), maybe(either(MONEY, THING)), many(REASON)),
    seq(maybe(either(MONEY, THING)), maybe(seq(any('to|from'), PERSON)), many(REASON)),
  ),
  maybe(any('back')),
);
const DEEDS = any(
  `needs|need|has|have|got|had|did|does|made|makes|bought|cooked|baked|fixed|helped|left|arrived|came|came by|came over|finished|delivered|covered|lent|earned|deserves|deserved|picked up|drove|brought|watched
|cleaned|repaired|paid for|won|turned|graduated|moved|got married|just had|built|designed|painted|looked after|took care of|runs|is running|works|worked|sings|is saving for|is collecting|is raising|is collecting for|is raising money for|did a great job|did a good job|did great|saved me|saved the day|treated us|hosted us|hosted`,
);
export const does = seq(
  either(PERSON, any('he|she|they')),
  maybe(ALSO),
  DEEDS,
  maybe(any('me|us|him|her|them')),
  maybe(either(any('cash|some cash|money|some money|funds'), THING, any('up|out|over|by|a lot'))),
  many(
    REASON,
    WHERE,
    any('early|late|well|already|on time|fast|quickly|ahead of time|twice|again|yesterday|last week'),
  ),
);
export const buys = seq(
  any('i|we'),
  maybe(ALSO),
  any(
    'lost|won|made|bought|ordered|got|had|ate|need|want|rented|booked|enjoyed|loved|use|am buying|am getting|am renting|am booking|missed|forgot|forgot to pay|forgot to pay for',
  ),
  either(THING, PERSON),
  many(REASON, WHERE),
);
