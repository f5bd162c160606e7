import { any, either, maybe, once, type Rule, seq, some, value } from '../rules/rule.ts';
import * as sums from './cause-sums.ts';
import * as words from './cause-words.ts';
import { COSTLY, STORY } from './change-story.ts';
import { FAULT, LEFT_OUT } from './fault.ts';
import { PEOPLE } from './people.ts';
import { REASON } from './reason.ts';

const WHO = either(any('he|she|they'), any(PEOPLE), any(words.PARTNERS));
const ALSO = maybe(any('too|as well|also'));
const NICE = seq(
  any('was|is|has been|were|are'),
  maybe(any('so|really|very|super|extremely|such|incredibly|always so|always')),
  any(
    'helpful|kind|nice|great|generous|patient|quick|friendly|amazing|lovely|brilliant|fantastic|awesome|wonderful|excellent|fast|polite|sweet|a star|a great help|a big help|a huge help|a legend|a gem',
  ),
);
const DID = seq(
  WHO,
  either(
    seq(
      maybe(any('just|now|has just|already|also|since|recently|has|have')),
      any(words.DID),
      maybe(
        any(
          'recently|last week|last month|yesterday|today|this week|this month|this morning|a while ago|in the meantime|since then|again|now',
        ),
      ),
    ),
    NICE,
  ),
);
/** "i don't have dai", "we want to hold our arb": the token that the request gives away at first. */
const LACKED = value('lacked', '§t', '§b', '§k');
const LACKING = either(
  seq(
    any(
      'i do not have|i have no|i am out of|i ran out of|i do not have any|i have no more|i do not own|i do not own any|i am short on|i do not have enough|i am low on|i do not hold|i do not hold any|we do not have|we have no|we are out of|we do not have any|i have zero|i do not even have|i do not even have any|i have not got any|i do not have any more|i am out of my|i only have a little',
    ),
    LACKED,
    maybe(any('left|anymore|any more|right now|at the moment|here|there|at all|in this wallet|on this wallet')),
  ),
  seq(
    any('i|we'),
    any('want to|need to|would rather|prefer to|should|have to|would like to|am going to|will|would prefer to'),
    any('hold|keep|save|hold on to|hang on to|hold onto|keep holding'),
    any('my|our|the'),
    LACKED,
    maybe(any('for now|for later|for gas|for fees|for the fees|for something else')),
  ),
  seq(
    any('i need|we need'),
    any('my|our|the'),
    LACKED,
    any('for gas|for fees|for later|for something else|for the fees|elsewhere'),
  ),
);
/** "they added shipping" */
const ADDED = seq(
  WHO,
  any('paid for|also paid for|added|forgot|bought|brought|ordered|covered|included'),
  any(words.EXTRAS),
  ALSO,
);
const COSTS = seq(any(words.COSTS), any(words.MOVED));
/** "gas on ethereum is insane": of the network that is replaced. */
const DEAR_THERE = seq(
  any('gas|the gas|fees|the fees'),
  any('on'),
  value('notChain', '§c', '§b'),
  any('is|are'),
  any('too high|insane|crazy|too expensive|absurd|ridiculous'),
);
export const DEAR: Rule = once(either(any(sums.DEAR), DEAR_THERE, COSTLY));

/** "polygon is cheaper": the network that the order behind it must name. */
export const PRAISED: Rule = once(
  seq(
    value('praised', '§c', '§b'),
    any('is|is much|is way|is a lot|would be|will be'),
    any('cheaper|faster|quicker|better|safer|easier|cheaper right now|cheaper now|less expensive|cheaper for this'),
  ),
);
/** Why the request changes: "he moved, so bob.eth". */
export const CAUSE: Rule = once(
  either(
    DID,
    COSTS,
    DEAR,
    any(words.REPLACED_ONE),
    any(sums.FUNDS),
    any(sums.SHORT),
    any(sums.SO_LEFT),
    any(sums.CHEAPER),
    LACKING,
    STORY,
  ),
);
const PRICES = seq(any(words.PRICES), any(words.MOVED));
/** The same, where a number alone may be what was added: "they added shipping, 5". */
export const EXTRA: Rule = once(either(ADDED, LEFT_OUT, PRICES));
const COVERS = seq(
  any('so it covers|it covers|that covers|to cover|it should cover|so that covers|it also covers|that also covers'),
  any(`${words.EXTRAS}|his costs|her costs|their costs|the costs|everything`),
  ALSO,
);
const BEHIND = once(
  either(
    CAUSE,
    EXTRA,
    FAULT,
    COVERS,
    REASON,
    any(words.SUMS),
    any(words.OWNED),
    seq(any('i owe|i still owe'), any('him|her|them'), any('that|more|that much')),
  ),
);
const PAUSE = some(any(',|.|!|-|:|;'));
/** The same behind the change, in parentheses as well. */
export const BECAUSE: Rule = once(
  either(
    seq(maybe(PAUSE), maybe(any(words.BECAUSE)), BEHIND),
    seq(any('('), maybe(any(words.BECAUSE)), BEHIND, any(')')),
  ),
);
/** Behind a value that no word corrects, a pause separates the reason from a statement: "on base it is cheaper" orders nothing. */
export const PAUSED: Rule = once(seq(PAUSE, maybe(any(words.BECAUSE)), BEHIND));
/** Whose an account is: "0x…, that is her new wallet". */
export const OWNED: Rule = once(
  seq(
    maybe(PAUSE),
    any(
      `${words.OWNED}|that is him|that is her|that is them|that is his|that is hers|that is his wallet|that is her wallet|that is their wallet|that is his address|that is her address|it is his wallet|it is her wallet|that is my other wallet|it is my other wallet|that is mine|that is the address|that is my sister|that is my brother|that is my mom|that is my dad`,
    ),
  ),
);
export const FORGOT: Rule = once(seq(maybe(PAUSE), any(words.FORGOT)));
