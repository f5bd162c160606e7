import { any, either, many, maybe, once, type Rule, seq, word } from '../rules/rule.ts';
import { KIN } from './people-words.ts';
import * as words from './trade-purpose-words.ts';

const list = (phrases: string): ReadonlySet<string> => new Set(phrases.split(/[|\s]+/));
const WHOSE = maybe(
  either(
    seq(
      any('my|our|the'),
      any(`${KIN}|grandson|granddaughter|grandkids|grandchildren|kid|kids|children|child|family|girl|boy`),
    ),
    any(
      'my|our|the|a|an|some|some more|more|this|that|the next|the new|a new|an old|all my|all our|my own|our own|my old|my little|a little|a bit of|a bit more|enough|the whole|the upcoming|my future|the very|these|those|the other|little|extra',
    ),
  ),
);
const SORT = many(word(list(words.SORTS)));
const WITHIN = maybe(
  either(
    seq(
      any('in|on|of|with|for|at|from|inside|to'),
      any('the|my|our|a|this|that'),
      SORT,
      any(
        'game|app|lending app|dao|metaverse|protocol|pool|platform|marketplace|market|chain|network|blockchain|portfolio|wallet|fund|company|business|shop|family|kids|bank|team|guild|server|treasury|metaverse|farm|vault|community',
      ),
    ),
    any('there|here|over there|in there|this year|this season|in game|on chain|onchain'),
  ),
);
const good = (goods: Rule): Rule => once(seq(WHOSE, SORT, goods, maybe(any(words.GOODS_BEHIND)), WITHIN));
/** Something that tokens are good for: "gas money", "the mint". It names no token and no amount, and nobody who could be addressed. */
const MEANS = good(any(words.GOODS));
/** The same behind a preposition or a verb: "for the kids", "to support the shop". */
export const GOOD = good(any(`${words.GOODS}|${words.GOODS_OF_SOMEBODY}`));
/** What is done with them, without an object. */
const DOING = seq(
  any(words.DOINGS),
  maybe(any('it|with it|there|with them|them|some|a bit|a little|a little bit|more|properly|well')),
  WITHIN,
);
const DOING_TO = seq(any(words.DOINGS_TO), maybe(any(words.SHARED)), GOOD);
const DO = seq(
  any(words.DOS),
  maybe(any('it|with it|there|with them|them|some|a bit|a little|a little bit|more|properly|well')),
  WITHIN,
);
const DO_TO = seq(any(words.DOS_TO), GOOD);
const AVOID = seq(
  any('avoid|prevent|escape|reduce|limit|minimise|minimize|beat|dodge|cut'),
  maybe(any('the|my|our')),
  any(words.DANGERS),
);
const ACT: Rule = once(either(DO, DO_TO, AVOID, any(words.HAVE_GAS)));
const IN_ORDER = maybe(any('just|only|mainly|simply|mostly|basically|really'));

/** "to mint an nft", "so i can stake", "for my pension". */
export const PURPOSE_OF_TRADE: Rule = once(
  seq(
    IN_ORDER,
    either(
      seq(
        any(
          'to|in order to|so as to|trying to|wanna|i want to|i would like to|we want to|want to|hoping to|planning to|going to|gonna|i am going to|i am about to|about to|i plan to|i need to|we need to|need to|i have to|have to|time to|it is time to|the plan is to|the idea is to|the goal is to',
        ),
        ACT,
      ),
      seq(
        any('so|so that'),
        any('i|we|my wallet'),
        any('can|could|may|will|am able to|are able to'),
        maybe(any('finally|also|just')),
        ACT,
      ),
      seq(any('for|because of|due to|with a view to|on account of'), either(GOOD, DOING, DOING_TO)),
      seq(any('as part of|part of|in line with|as per|according to'), GOOD),
      seq(any('i am|we are|am|just|busy|i am just|we are just'), either(DOING, DOING_TO)),
      DOING,
      DOING_TO,
      MEANS,
    ),
  ),
);
const IT =
  'it|this|that|that coin|this coin|this one|that one|that token|this token|some|some of it|the coin|the token|them|these|those';
const I_NEED = either(
  any(
    'i need|we need|need|i will need|i really need|we really need|i do need|i just need|i want|we want|i require|i am in need of',
  ),
  seq(
    any('my|our|the'),
    SORT,
    any(words.NEEDERS),
    any(
      'needs|wants|requires|need|only takes|only accepts|accepts only|takes|accepts|uses|works with|runs on|takes only|only wants',
    ),
  ),
  any('they only take|they only accept|they take|they accept|they want|they need|they accept only|they take only'),
);
/** "i need it for fees", "my guild needs it", "the school only accepts this". */
export const NEEDED_FOR: Rule = once(
  either(
    seq(
      I_NEED,
      any(IT),
      maybe(any('urgently|badly|asap|today|now|right now|soon|so much|more|here|there')),
      maybe(PURPOSE_OF_TRADE),
    ),
    any('i have need for it|i have a use for it|i have need of it'),
  ),
);
