import * as words from './english-words.ts';
import { any, either, many, maybe, seq, some } from './pattern.ts';

const WE = any('i|we');
const ADVERB = many(
  any(
    'just|really|actually|think|i think|rather|also|have|had|already|simply|definitely|probably|maybe|guess|i guess|am|afraid|decided|suddenly|now',
  ),
);
const THING = any(
  'it|that|this|this §n|that §n|the last §n|the transfer|the payment|the swap|the trade|the exchange|the bridge|the request|the order|the transaction|the offer|this one|that one|anything|any of it|any of that|any of this|the whole thing|all of it|everything|them|these|those|the money|any money|this request|this transfer|this swap|this payment|that request|that transfer|that swap|any|one',
);
const WHEN = many(
  any(
    'now|today|anymore|any more|any longer|after all|at all|for now|right now|just now|just yet|yet|this time|tonight|for the moment|at the moment|right away|anyway|in the end|for today|then|either|with you|here|again',
  ),
);
const DEED = any(
  'do|doing|done|send|sending|sent|make|making|want|need|needing|go|going|go through with|going through with|proceed|proceeding|go ahead with|going ahead with|continue|swap|swapping|trade|trading|pay|paying|transfer|transferring|bridge|bridging|be doing|be sending|be needing|be making|be going|be paying|have|care for|like|sign|signing|confirm|confirming|carry on|carry on with|happen|bother|bother with|buy|buying|sell|selling|move|moving|convert|converting|execute|want to do|want to send|need to do|need to send|want to make|feel like|feel like doing|feel like sending|be wanting',
);
const NEVER = any('not|no longer|never');

/** "i do not think i want this anymore", "we will not be needing it": the speaker, a denial, and what is not done. */
const unwanted = seq(
  WE,
  ADVERB,
  any('do|will|would|would rather|should|am|are|shall|must|better|had better|had rather|no longer|not'),
  maybe(NEVER),
  maybe(any('think|believe|really|actually|want|wanna|going to|gonna|like')),
  maybe(any('i|we|to|that i|to be')),
  maybe(any('should|will|would|still|really|even|want to|need to')),
  some(DEED, THING, any('to|with|through|it|for|ahead|about')),
  WHEN,
);
const isDenied = (words: readonly string[], at: number, end: number): boolean =>
  words.slice(at, end).some((word) => /^(?:not|no|never)$/.test(word));
const denied: typeof unwanted = (words, at) => unwanted(words, at).filter((end) => isDenied(words, at, end));

/** "that is no longer needed" */
const needless = seq(
  maybe(either(THING, any('there is'))),
  maybe(any('is|will be|would be|will|was|has become|are|seems')),
  either(
    seq(
      NEVER,
      maybe(any('be')),
      any(
        'needed|necessary|required|relevant|wanted|happening|worth it|important|a priority|an option|going to happen|gonna happen|required|due|meant',
      ),
    ),
    any('unnecessary|off|cancelled|canceled|obsolete|void|history|dead|off the table|moot|pointless'),
  ),
  WHEN,
);

/** "i have thought better of it" */
const reconsidered = seq(
  maybe(WE),
  ADVERB,
  any(
    'changed my mind|change my mind|changed our minds|changed my plans|thought better of|thought better|had a change of heart|have a change of heart|a change of heart|change of heart|lost interest|reconsidered|got cold feet|have cold feet|having second thoughts|had second thoughts|take it back|take that back|took it back|regret it|regret that|regret this|backed out|bail out|bailing|am out|chickened out|have no use for|opted out|want out|want to stop|want to cancel|want to abort|would like to cancel|would like to stop|need to cancel|need to stop|have to cancel|must cancel|have to stop|will have to cancel|will cancel|will leave|will skip|will pass on|will pass|skip|pass',
  ),
  maybe(any('about|of|on|from')),
  maybe(THING),
  WHEN,
);

const LATER = any(
  'tomorrow|later|later today|later on|another day|another time|some other time|some other day|next week|next time|next month|tonight|in the morning|in a while|one day|someday|myself|myself later|at the weekend|over the weekend|some time|sometime|when i have time|after work',
);
/** "i will do it another day" */
const postponed = either(
  seq(
    maybe(any('maybe|perhaps')),
    any('i will|i shall|let me|we can|we will|let us|i would rather|i might|i can|i am going to'),
    maybe(any('rather|just|maybe')),
    any('do|send|make|handle|sort|swap|pay|settle|try|finish'),
    THING,
    LATER,
    WHEN,
  ),
  seq(
    maybe(any('maybe|perhaps|rather|better')),
    any('some other time|another time|some other day|another day|next time|a different day'),
  ),
);

/** "that was an accident", "i did not mean to send that" */
const accident = either(
  seq(
    any('that|this|it'),
    any('was|is'),
    maybe(any('just|only|all|really')),
    any(
      'an accident|by accident|a joke|a test|a mistake|an error|a slip|a misclick|a typo by me|unintended|not intended|unintentional|not meant|not meant for you|not for you|not what i wanted|not what i want|accidental|my mistake|a misunderstanding',
    ),
    WHEN,
  ),
  seq(
    any('i was'),
    maybe(any('just|only')),
    any('joking|kidding|testing|messing around|fooling around|playing around'),
  ),
  seq(
    any(
      'i did not mean|i did not mean to|i did not want|i did not want to|i did not intend to|did not mean|did not mean to|i never meant|i never meant to|i never wanted to|i never wanted',
    ),
    many(DEED, THING, any('to|say|type|write|that')),
    WHEN,
  ),
  seq(maybe(THING), any('was sent|sent|went out'), any('by accident|by mistake|accidentally')),
  seq(any('i'), any('sent|typed|wrote|pressed|clicked|said'), THING, any('by accident|by mistake|accidentally')),
  any('wrong chat|wrong window|wrong conversation|wrong bot|wrong tab|wrong app|wrong button'),
);

const END = any(
  'abandon|shelve|park|give up on|give up|pull the plug on|pull the plug|put a stop to|put an end to|put on ice|walk away from|step back from|back away from|let go of|do away with|take back|call a halt to|strike|cross out|cross that out|erase|wipe|purge|withdraw|rescind|retract|drop|quash|nix|chuck|toss|bury|finish|do not go on with|cease|desist|suspend|leave|forget|cancel|stop|skip|scrap|ignore|disregard|discard|abort|undo|kill|delete|remove',
);
const ended = either(
  seq(END, maybe(THING), maybe(any('on ice|behind|for good|out|alone|be|it is|be then|off')), WHEN),
  any('put it on ice|put that on ice|put this on ice|leave it there|leave it at that'),
);

const NO = any(
  'god no|oh god no|heavens no|dear god no|good lord no|no no no no|nope nope|nah nah|no siree|thanks but no|thank you but no|no thank you very much|i said no|it is a no|that is a no|a hard no|hard no|not now|not now after all|not after all|rather not|better not|not this|not that|not really|not doing it|not doing this|not doing that|not going to happen|not gonna happen|not anymore|not today|never mind|nevermind',
);
const TOO = seq(
  any('too risky|too expensive|too pricey|too much|too slow|too complicated|too costly|too much hassle'),
  any('for me|for us|for my taste|for that|after all'),
);

const asked = seq(
  either(
    any(words.ASKING),
    any(
      'can you|could you|would you|will you|can we|could we|can i|could i|please can you|would you please|could you please|can you please|would you mind|may i|let us|i want to|i would like to|i would like you to|i want you to|i need you to|i need to|i have to|we have to|we need to|we want to',
    ),
  ),
  maybe(any('just|please|simply|rather')),
  ended,
  maybe(any('for me|for us|please|?')),
  maybe(any('?')),
);

/** The speaker lets go of a request, in a whole clause. */
export const LETTING_GO = either(denied, needless, reconsidered, postponed, accident, ended, seq(NO, WHEN), TOO, asked);
