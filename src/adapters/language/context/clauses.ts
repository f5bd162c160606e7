import { any, either, many, maybe, oneOf, seq, some } from '../licence/pattern.ts';
import {
  MODIFIER_WORDS,
  NAME_WORDS,
  OWN_WORDS,
  PEOPLE_WORDS,
  PLACE_WORDS,
  PURPOSE_WORDS,
  WALLET_WORDS,
} from './nouns.ts';

const OWNER = any('the|my|our|his|her|their|its|your|a|an|some|this|that|these|those|all the|all of the|all my|of my');
const NAME = oneOf(NAME_WORDS);
const MODIFIER = oneOf(MODIFIER_WORDS, PEOPLE_WORDS, NAME_WORDS);

/** "the 2 concert tickets", "my mum's birthday", "last night's dinner": what a payment is for. */
const PLAIN_THING = seq(maybe(OWNER), maybe(any('§n')), many(MODIFIER), some(oneOf(PURPOSE_WORDS, PEOPLE_WORDS)));
const COMPANY = seq(maybe(OWNER), many(oneOf(MODIFIER_WORDS)), some(oneOf(PEOPLE_WORDS, NAME_WORDS)));
const MORE = seq(any('of|with|at|in|from|by|for|and|during'), either(PLAIN_THING, COMPANY));
/** Only what is past: a payment "for dinner tomorrow" may be meant for later. */
const PAST = any(
  'last night|yesterday|last week|last month|last weekend|last year|the other day|the other night|earlier|earlier today|this morning|from last week|from last month|from last night|from yesterday|from the other day|from earlier|the day before yesterday|back then|two days ago|a week ago|last friday|last monday|last tuesday|last wednesday|last thursday|last saturday|last sunday',
);
export const THING = seq(PLAIN_THING, many(MORE), maybe(PAST));
export const PERSON = either(any('him|her|them|everyone|the team'), COMPANY);

const MONEY = any(
  'money|some money|cash|some cash|funds|one|a favour|a favor|a drink|big time|this|that|it|a bit|a lot',
);
const THANKS = any('a thank you|thanks|a thank you gift|a thank you present|a token of thanks|a token of gratitude');

const DOING = any(
  'pay|pay for|pay off|pay back|buy|get|cover|eat|travel|settle|afford|fix|repair|go|come|fly|visit|order|book|rent|have|enjoy|finish|celebrate|cook|drive|use|top up|fill up|take|make|catch|see|feed|refuel|renew|cover for|do|get home|come home|go home|get started',
);
/** "so he can pay the rent" */
const PURPOSE = seq(
  any('so|so that|such that|in order that'),
  either(any('he|she|they|i|we|it|you all'), COMPANY),
  maybe(any('finally|also|then')),
  any(
    'can|could|may|is able to|are able to|am able to|will be able to|gets to|get to|have enough to|has enough to|have something to',
  ),
  DOING,
  many(
    any('for|to|at|with|in|on|a|some|the|off'),
    THING,
    PERSON,
    oneOf(PLACE_WORDS),
    any('it|them|me|us|back|there|home|here'),
  ),
);

/** A phrase that says why, at any place behind a value: "for dinner", "as a thank you", "to cover the rent". */
export const REASON = either(
  PURPOSE,
  seq(
    any(
      'for|to pay for|to pay|to cover|to settle|towards|because of|thanks to|re|regarding|to help with|to help pay for|to pay off|to buy|as payment for|in payment of|as payment of|in return for|in exchange for',
    ),
    THING,
  ),
  seq(any('to help'), PERSON, maybe(any('out')), maybe(seq(any('with'), THING))),
  seq(
    any('because|since|as|cause|cos|coz|cuz'),
    any('i|we'),
    any('promised|owe|owed|said so'),
    maybe(PERSON),
    maybe(any('that|it|this')),
  ),
  seq(any('for'), PERSON, any('and'), PERSON),
  seq(any('as'), either(THING, THANKS, any('agreed|discussed|promised'))),
  any(
    'as agreed|as discussed|as promised|as arranged|as a thank you|as we agreed|as we discussed|like we agreed|like we discussed|just like we agreed|just because|for being awesome|for being so nice|for helping me|for helping|for helping us|for your help|for helping me out|for everything|for helping me move|for fixing my bike|for driving|for cooking',
  ),
);

const REFERENCE_WORD = any(
  'invoice|inv|bill|ref|reference|po|receipt|memo|note|ticket|order|case|contract|job|batch|item|payment|booking|subject',
);
const REFERENCE = seq(REFERENCE_WORD, maybe(any('.|:|-|number|no')));
const CODE = seq(maybe(any('-|:|/|§#')), any('§n'));
/** "invoice 2291", "ref PO-1182". */
export const NUMBERED = seq(
  maybe(any('for|re|as per|per|against|towards')),
  maybe(OWNER),
  some(REFERENCE),
  maybe(any(':|=')),
  maybe(any('number|no|nr|num|id')),
  maybe(any('.')),
  CODE,
);

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

const states = seq(
  SUBJECT,
  maybe(ALSO),
  BEING,
  many(ALSO),
  either(QUALITY, THING, PERSON, REASON, THANKS, PLACED, OWNED),
  many(WHERE, any('for it|for this|for that|for the money|for me|on me|on it'), REASON, seq(any('and'), QUALITY)),
);
const owes = seq(
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
const does = seq(
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
const buys = seq(
  any('i|we'),
  maybe(ALSO),
  any(
    'lost|won|made|bought|ordered|got|had|ate|need|want|rented|booked|enjoyed|loved|use|am buying|am getting|am renting|am booking|missed|forgot|forgot to pay|forgot to pay for',
  ),
  either(THING, PERSON),
  many(REASON, WHERE),
);
const WHEN_DUE = any(
  'today|tomorrow|soon|now|this week|this month|next week|on monday|on tuesday|on wednesday|on thursday|on friday|tonight|on the first|at the end of the month|by friday|this friday',
);
/** "rent is due tomorrow": what is due later may be paid now. */
const falls = seq(THING, maybe(any('is|are')), any('due|owed'), maybe(WHEN_DUE));
const CHECKED = seq(
  maybe(any('i|we')),
  maybe(any('have|already|have already|also|just|have just')),
  any('checked|double checked|triple checked|verified|confirmed|re checked|looked at'),
  any(
    'the address|the amount|the wallet|the details|this address|his address|her address|it|that|everything|with him|with her|with them|the address with him|the address with her',
  ),
  maybe(any('twice|already|again|too|carefully|with him|with her|with them|in person|myself')),
);
const MET = seq(
  any('we|i|he and i|she and i'),
  maybe(any('already|have|have already|just')),
  any(
    'met|spoke|talked|agreed|agreed on it|agreed on this|discussed it|discussed this|spoke about it|talked about it|agreed on that|met him|met her|know him|know her|know them|know each other|trust him|trust her|trust them|spoke to him|spoke to her',
  ),
  maybe(any('yesterday|today|in person|on the phone|last week|before|well|earlier')),
);
const HOPING = seq(
  any('i hope|hope|hopefully'),
  any('i am|this is|that is|it is'),
  any(
    'doing this correctly|doing this right|doing it right|doing that right|the right way|the right place|correct|right|in the right place|clear|ok|okay|fine',
  ),
);
/** "i checked the address twice", "i hope i am doing this right" */
const assures = either(
  seq(CHECKED, maybe(seq(any('and'), either(CHECKED, MET)))),
  seq(MET, maybe(seq(any('and'), either(CHECKED, MET)))),
  HOPING,
);
const NOVICE = seq(
  maybe(any('sorry|hi|hello|ok|okay|right|well')),
  any(
    'i am ready|i am all set|i just got paid|i got paid|i have just been paid|payday|i topped up my wallet|i topped up|i funded my wallet|great service|good bot|great bot|nice bot|you are a lifesaver|you are the best|love this bot|i love this bot|great app|good job|well done|nice work|feeling bullish|feeling lucky|i feel lucky|i am feeling lucky|it is friday|it is monday|it is payday|thanks for your help|thanks for your help yesterday|thank you for your help|thanks for the help|done with swaps|he helped me move|she helped me move|he earned it|she earned it|they earned it|he deserves it|she deserves it|i am new here|i am new to this|i am new|i am quite new to this|i am new to crypto|i am new to all this|i am not very good at this|i am not good at this|i am not great at this|i am not very good with computers|i am not good with computers|i am not tech savvy|i am not very tech savvy|first time here|first time doing this|first time using this|my first time|it is my first time|this is my first time|i am a beginner|i am a bit slow|i am old school',
  ),
  maybe(any('but|so|and')),
);
/** "paying for dinner:" */
const engages = seq(
  any(
    'paying for|paying|splitting|covering|settling|sharing|chipping in for|going halves on|returning|buying|getting|ordering|sorting out|sorting',
  ),
  THING,
);
const MEMO = seq(any('memo|note|reference|ref|re|description|subject|purpose|reason'), maybe(any(':|is|-')), THING);
const AGREED = seq(
  any('per|as per|following|further to|pursuant to|in line with|following up on'),
  any('our|the|your|my|this morning|todays|yesterdays'),
  any('call|conversation|agreement|discussion|chat|meeting|phone call|talk|deal|arrangement|catch up|sync'),
  maybe(PAST),
);
const due = seq(
  maybe(any('it is|its')),
  any(
    'rent time|dinner time|lunch time|pay time|time|payday|pay day|my turn|our turn|rent day|her birthday|his birthday|bill day|date night',
  ),
  maybe(
    either(
      seq(
        any('to'),
        any('pay|settle|reimburse|refund|tip|thank|cover|settle up with|pay back|pay for'),
        either(THING, PERSON),
      ),
      seq(any('for'), PERSON),
      seq(any('for'), THING),
    ),
  ),
);
const wishes = seq(
  maybe(any('i|we')),
  any('hope|hoping|trust'),
  maybe(any('that')),
  any(
    'you|all|everything|this|you all|you guys|your|you and the team|this finds you|this message finds you|this email finds you',
  ),
  maybe(oneOf(PURPOSE_WORDS, new Set(['day', 'week', 'weekend', 'morning', 'evening', 'family']))),
  maybe(any('are|is|had|have|are having|is going|are doing|is having')),
  maybe(any('doing|having|going|keeping|all')),
  maybe(any('a|an|in')),
  maybe(any('great|good|nice|lovely|wonderful|fantastic|fine|well|ok|okay|happy|super|awesome|amazing')),
  maybe(any('day|week|weekend|morning|evening|time|one|so far|today|health|start|start of the week')),
  maybe(any('so far|today')),
);
const rests = seq(
  any(
    'how are you|how is it going|how are things|whats up|what is up|sup|long time no see|nice to see you|me again|it is me again|it is me|its me|quick one|one quick thing|quick favour|quick favor|small favour|a small favour|small task|little favor|new task|new request|here is my request|here is the request|here we go|lets do this|let us do this|here goes|ok here goes|i am back|good to be back',
  ),
  maybe(any('today|?|again')),
);

/** ", rent": without a word around it. */
const names = seq(maybe(OWNER), many(oneOf(MODIFIER_WORDS)), some(oneOf(PURPOSE_WORDS)));

/** A statement that explains a request or greets, and changes nothing about it. It holds no value. */
export const CLAUSE = either(
  ...[names, falls, assures, NOVICE, engages, MEMO, AGREED],
  states,
  owes,
  does,
  buys,
  due,
  wishes,
  rests,
  REASON,
);

const REGARDS = any(
  'regards|best regards|kind regards|warm regards|many regards|cheers|thanks|many thanks|thank you|best|best wishes|sincerely|yours sincerely|yours truly|yours|br|rgds|ty|thx|xo|love|all the best|greetings|take care',
);
const BREAK = any(',|.|-|\n|!');
/** "Best regards, Tom" at the end. */
/** "it's tom," at the start. */
export const INTRODUCTION = seq(
  maybe(any('hi|hello|hey|good morning|good afternoon|good evening')),
  maybe(any(',|.|!')),
  any('it is|this is|my name is|i am'),
  maybe(any('me')),
  maybe(any(',')),
  NAME,
  maybe(NAME),
  maybe(any('here|again|speaking')),
);
export const SIGNATURE = seq(either(REGARDS, any('-')), many(BREAK), NAME, maybe(NAME), maybe(any('.')));
/** "hey siri": an assistant. A person with a name would be asked, not the service. */
export const ADDRESSEE = seq(
  maybe(any('hey|hi|hello|ok|okay|yo|dear|good morning|good evening|good afternoon|morning|evening')),
  any(
    'siri|alexa|google|jarvis|cortana|bixby|computer|wallet|bot|assistant|agent|robot|ai|copilot|claude|gpt|chatgpt|bro|defi bot|defi agent|wallet bot',
  ),
);

/** Whose account follows: "my brother at", "my hardware wallet", "bob". */
export const HOLDER = seq(
  maybe(any('the|my|our|his|her|their|this|the following|a|an')),
  maybe(any('following')),
  some(oneOf(PEOPLE_WORDS, NAME_WORDS, WALLET_WORDS, MODIFIER_WORDS), any('him|her|them')),
  maybe(any('at|on|is|address|wallet|called|named|with address|with the address')),
);
export const STATED_HOLDER = seq(
  maybe(either(any('his|her|their|the|its|whose'), COMPANY)),
  some(oneOf(WALLET_WORDS)),
  maybe(any('is|being')),
  maybe(any(':|=')),
);
