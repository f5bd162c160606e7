import { any, either, many, maybe, once, type Rule, seq } from '../rules/rule.ts';

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
    maybe(any('my|our|the|a|your')),
    maybe(any('next|first|only|simple|new|humble|small|little|one|final|last|formal')),
    either(
      seq(
        any('instruction|instructions|order|request|wish|task|job|command|mission|plan|desire|intention|action'),
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
/** "do my old mother a favour and", "be an angel and". */
const KIND = either(
  seq(
    any('do|please do|kindly do'),
    any('me|us|an old man|an old lady|an old woman|a friend|your friend|your old friend|grandma|grandpa|granny'),
    any('a|the|one|another|this'),
    maybe(any('big|small|little|quick|huge|tiny|great|massive')),
    any('favour|favor|solid|kindness|service|courtesy'),
    any('and|,|:|and please|please|, please'),
  ),
  seq(
    any('be|please be|kindly be|pls be|do be'),
    any('a|an|so|my|such a|such an'),
    any(
      'angel|dear|star|love|sport|pal|friend|sweetheart|darling|legend|doll|good sport|good friend|good bot|lamb|kind|good|nice|gentle|gem|hero|champ|sweetie|good boy|good lad|gracious',
    ),
    any('and|as to|to|enough to|and please|enough and|please and|, please|,'),
  ),
  seq(any('be|please be'), any('kind|good|nice|sweet|gracious'), any('enough to|and|enough and')),
  seq(any('have|please have'), any('the|a'), any('kindness|goodness|courtesy|decency|grace'), any('to|and')),
  seq(
    any('help|please help|pls help|kindly help|please assist|assist|come help'),
    any(
      'me|us|an old lady|an old man|an old woman|an old friend|your old friend|a friend|grandma|grandpa|granny|a poor man|a girl|a guy|a brother|a sister|a bro|a sista|your friend|a newbie|a noob|a fella',
    ),
    maybe(any('out|here|now|please|with this|to please')),
    maybe(any('and|to|, to|, please')),
  ),
);
const WORKING = either(
  seq(
    any('you|u|ya'),
    any('will|shall|may|can'),
    any('please|kindly|now please|now kindly|now'),
    maybe(any('go ahead and')),
  ),
  seq(
    maybe(any('please|pls|kindly|just|now|ok|you can|you may')),
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
    any('wanting|hoping|wishing|needing|looking|willing|happy|ready|pleased'),
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
/** A question for help, which may end with its mark. */
export const HELP_ASKED: Rule = once(HELP);
/** Words before a verb in its base form that make it a request of the person who writes. */
export const ASKED_OF_YOU: Rule = once(either(REQUESTED, ORDER_IS, KIND, WORKING));
