import { any, either, many, maybe, once, type Rule, seq, some } from '../rules/rule.ts';
import { FAVOUR_ASKED, IF_YOU, KIND } from './asking-kindly.ts';

const ADVERB = many(
  any(
    'hereby|humbly|kindly|respectfully|formally|politely|urgently|simply|only|just|now|herewith|therefore|earnestly|most humbly|most kindly',
  ),
);
/** "i humbly request you to", "we hereby ask that you please". */
const REQUESTED = seq(
  maybe(any('i|we')),
  maybe(
    any(
      'would like to|want to|wish to|am writing to|are writing to|am here to|have to|must|would|do|am|are|need to|shall|write to|am contacting you to',
    ),
  ),
  ADVERB,
  any(
    'request|ask|instruct|beg|implore|authorize|authorise|requesting|asking|instructing|begging|entreat|beseech|invite|call on|call upon',
  ),
  maybe(any('that|for')),
  any('you|u|ya|your service|the assistant|this assistant|the bot'),
  maybe(any('please|kindly|pls|urgently|now')),
  maybe(any('to|and|, please ,')),
);
/** "my order is to", "what i would like you to do is". */
const ORDER_IS = either(
  seq(
    any('my|our'),
    maybe(any('first|only|simple|new|humble|small|little|formal')),
    either(
      seq(
        any('instruction|instructions|request'),
        maybe(any('now|today|for today|for you|here|this time')),
        any('is to|are to|is that you|is for you to'),
      ),
      any(
        'task :|job :|task today :|job today :|task now :|job for you :|action :|action needed :|action required :|action item :|trade :|payment :|transfer :|order : to',
      ),
    ),
    maybe(any('please|kindly')),
  ),
  seq(
    any('what|all|the only thing|the thing|the one thing'),
    any('i|we'),
    any(
      'want|need|would like|wish|ask|want you to do|need you to do|would like you to do|want to do|need to do|would like to do|ask of you|ask you|wish to do|ask for',
    ),
    maybe(any('now|today|here|from you')),
    any('is to|is that you|is|is for you to|is you to'),
    maybe(any('please')),
  ),
);
const WORKING = either(
  seq(
    maybe(any('please|pls|kindly|just|now|ok')),
    any('go|go ahead|come on|hurry|proceed|carry on|go on'),
    any('and|ahead and|,|, please|to|now and'),
    maybe(any('please|just')),
  ),
  seq(
    any(
      '§m set|§m checked|§m ready|i am §m set|everything checked|all confirmed|checked and ready|ready to go|good to go|ok all set',
    ),
    any('to|, now|,|now|so|, so|.|, please|: '),
  ),
  seq(
    maybe(any('now|ok|so|and now|well|alright')),
    any(
      'it is time|its time|now its time|time|high time|it is high time|the time has come|the time is right|the day has come|time now|it is now time',
    ),
    any('to|for you to|that you'),
  ),
  seq(
    any('i|we'),
    any('come|came|am here|are here|have come|am back|am writing|write|am writing you|call|am calling'),
    any('to'),
  ),
  seq(
    any('right away|at once|immediately|without delay|right now|first thing|first|asap'),
    maybe(any(',')),
    any('please|pls|kindly'),
  ),
  seq(
    any(
      'next :|next ,|do the needful ,|do needful and|kindly do needful and|all checked , now|all checked now|at once|immediately|plzz|pleeease|pleaase|pleeeease|i beg|abeg|paki|sige|make you|would you mind to|would u mind to|do you mind to|mind to|couldja|wouldja|canya|kindly do please|do please|pretty please|please do kindly',
    ),
  ),
  seq(
    any('i|we'),
    any('am|are'),
    any('wanting|hoping|wishing|looking'),
    maybe(any('for')),
    maybe(any('you')),
    any('to'),
  ),
);
/** "can you help to", "can help me". */
const HELP = seq(
  any('can|could|would|will|may'),
  maybe(any('you|u|ya|someone')),
  maybe(any('please|pls|kindly')),
  any('help|assist'),
  maybe(any('me|us')),
  maybe(any('out|here|please|with this')),
  any('to|and|, please'),
);
const YOU = any('you|u|ya|yall|ye|yu|you guys|we');
const MANNER = any(
  'please|pls|plz|kindly|possibly|just|quickly|now|real quick|right now|by any chance|please just|if possible|also please|go ahead and|go on and|find the time to|find time to|take a moment to|take a second to|take a minute to|manage to|arrange to|be able to|be willing to|be up for helping me|be so kind as to|be so kind to|be so good as to|be kind enough to|be good enough to|be gracious enough to|do me the kindness to|do me the honour to|do me the favour to|do me the favor to|do me the courtesy to|have the kindness to|have the goodness to|see to it that you|trouble yourself to|proceed to|assist me to|assist to|assist and|help and|help out and|for me|once more please',
);
/** "could you quickly be so kind as to", "would you do me a favour and". */
const MODAL = seq(
  any('can|could|would|will|might|may|cud|cld|wud|cn|coud|culd'),
  YOU,
  some(either(MANNER, FAVOUR_ASKED, any(','))),
);
/** "any chance you could", "do you think you can". */
const CHANCE = seq(
  either(
    seq(
      maybe(any('is there|there is|there')),
      any('any chance|any way|a chance|some way|a way'),
      maybe(any('that|at all')),
    ),
    seq(maybe(any('do|would|so do')), maybe(any('you|u|ya')), any('think|reckon|suppose|figure')),
  ),
  any('you|u|ya|we'),
  any('could|can|would|might|will be able to|would be able to'),
  maybe(any('please|kindly|quickly|just|help me|help me to')),
);
/** A question that asks for the deed, which may end with its mark. */
export const HELP_ASKED: Rule = once(either(HELP, MODAL, CHANCE));
/** Words before a verb in its base form that make it a request of the person who writes. */
export const ASKED_OF_YOU: Rule = once(either(REQUESTED, ORDER_IS, KIND, IF_YOU, WORKING));
