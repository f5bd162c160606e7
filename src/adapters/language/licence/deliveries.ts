import * as words from './english-words.ts';
import { COURTESY, FIRM, OPENING, REST, SEPARATOR, SOFTLY, VERB } from './frame-parts.ts';
import { ACCOUNT, OF, ON, PART, QUANTITY, TO } from './parts.ts';
import { any, either, many, maybe, seq, some } from './pattern.ts';

const WISHES = either(any(words.WISH), any(words.ASKING));
/** "fund 0x… with 5 usdc" */
export const funded = seq(
  OPENING,
  maybe(WISHES),
  SOFTLY,
  any('spot|bankroll|fund|top up|credit|load|load up|refill|hit|hit up|bless|hook|sort|treat|reward|gift'),
  ACCOUNT,
  maybe(any('up')),
  maybe(any('with|:|, with|w /|for')),
  QUANTITY,
  REST,
);

/** "i owe 0x… 5 usdc, please send it" */
export const owed = seq(
  OPENING,
  any('i owe|we owe|i still owe|i promised|we promised'),
  either(seq(ACCOUNT, QUANTITY), seq(QUANTITY, maybe(TO))),
  some(SEPARATOR, any('and|so|now|please|so please|and please|can you|could you')),
  SOFTLY,
  VERB,
  maybe(any('it|them|that|this|it all')),
  many(PART, COURTESY),
);

/** "0x… gets 5 usdc from me, please send it" */
export const destined = seq(
  OPENING,
  ACCOUNT,
  any(
    'gets|should get|should receive|receives|needs|is waiting for|is still waiting for|is expecting|expects|is owed|is to get|is to receive',
  ),
  QUANTITY,
  many(
    PART,
    any('from me|of mine|from us'),
    SEPARATOR,
    any('so|please|and|can you|could you|would you|will you|just|kindly'),
  ),
  VERB,
  any('it|them|that|this|it please'),
  many(COURTESY),
);

const ADJECTIVES = many(
  any('quick|new|small|simple|fast|urgent|immediate|instant|short|one time|single|outgoing|direct|crypto|cross chain'),
);
export const NOUN = seq(
  maybe(any('a|an|the|another|one|my|this|our')),
  ADJECTIVES,
  any(words.DEEDS),
  maybe(any('of|for|from')),
);
/** Without the verb that carries it out, the noun needs an article. */
export const DEED = seq(any('a|an|the|another|one'), ADJECTIVES, any(words.DEEDS), maybe(any('of|for')));

/** "make a payment to 0x… of 5 usdc" */
export const deed = seq(
  OPENING,
  maybe(either(WISHES, any('i want|i need|we want|we need'))),
  SOFTLY,
  either(seq(any(words.MAKING), maybe(any('me|us|for me')), NOUN), seq(SEPARATOR, DEED)),
  many(PART, OF, COURTESY, any('made|done|executed|processed|set up|carried out|to be made')),
);

/** "prepare a transaction that sends 5 usdc to 0x…" */
export const prepared = seq(
  OPENING,
  maybe(WISHES),
  SOFTLY,
  any('prepare|build|make|create|craft|generate|draft|set up|construct|get ready|ready|put together|write up'),
  maybe(any('me|us|for me')),
  any('a|the|an unsigned|a new|an'),
  any('tx|txn|transaction|transfer|payment|swap|trade'),
  either(
    seq(any('that|which|to|that will|which will'), either(VERB, any(words.THIRD_PERSON))),
    seq(maybe(any('for')), any(words.GERUNDS)),
  ),
  REST,
);

/** "proceed with sending 5 usdc to 0x…", "i need some help swapping 5 usdc to eth" */
export const helped = seq(
  OPENING,
  either(
    seq(
      maybe(WISHES),
      SOFTLY,
      any(
        'proceed with|go ahead with|start|start with|begin|begin with|help with|help me with|help me|assist with|assist me with|assist me in|assist in|assist us in|assist us with|kindly assist in|help me in|help in|take care of|handle|get started with|get on with',
      ),
    ),
    seq(
      maybe(any('i|we|hi i|hello i')),
      any('need|want|would like|could use|require|would appreciate'),
      maybe(any('your|some|a little|a bit of|a little bit of')),
      any('help|assistance|a hand|support'),
      maybe(any('with|in|to|by|from you')),
    ),
  ),
  either(seq(any(words.GERUNDS), REST), seq(NOUN, many(PART, OF, COURTESY))),
);

/** "i would appreciate you sending 5 usdc to 0x…" */
export const appreciated = seq(
  OPENING,
  any(
    'i would appreciate you|i would appreciate your|would appreciate you|i would really appreciate you|i would love you',
  ),
  any(words.GERUNDS),
  REST,
);

/** "let us do 100 usdc to eth" */
export const agreed = seq(
  OPENING,
  either(any('let us do|lets do|do|let us go for|please do'), seq(any(words.ASKING), any('do'))),
  QUANTITY,
  many(PART, COURTESY),
);

/** "sending 5 usdc to 0x… please" */
export const doing = seq(OPENING, any(words.GERUNDS), some(PART, SEPARATOR), FIRM, many(COURTESY, ON));
