import { any, either, many, maybe, oneOf, seq, some } from '../licence/pattern.ts';
import { AGREED, assures, due, engages, falls, MEMO, NOVICE } from './assurances.ts';
import { HEADING_WORDS, MODIFIER_WORDS, NAME_WORDS, PEOPLE_WORDS, PURPOSE_WORDS, WALLET_WORDS } from './nouns.ts';
import { buys, does, owes, states } from './statements.ts';
import { COMPANY, MORE, NAME, OWNER, REASON } from './things.ts';
import { MOOD, TOLD } from './told.ts';

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
const names = seq(
  maybe(OWNER),
  maybe(any('§n')),
  many(oneOf(MODIFIER_WORDS, PEOPLE_WORDS, PURPOSE_WORDS)),
  some(oneOf(HEADING_WORDS)),
  many(MORE),
);

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
  MOOD,
);

/** A statement with a verb. Before a colon it may introduce what somebody said. */
export const STATEMENT = TOLD;

const REGARDS = any(
  'regards|best regards|kind regards|warm regards|many regards|cheers|thanks|many thanks|thank you|best|best wishes|sincerely|yours sincerely|yours truly|yours|br|rgds|ty|thx|xo|love|all the best|greetings|take care',
);
const BREAK = any(',|.|-|\n|!');
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
/** "Best regards, Tom" at the end. */
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
