import { any, either, maybe, type Rule, seq } from '../rules/rule.ts';

const SOMEBODY_OLD = 'an old man|an old lady|an old woman|a friend|your friend|your old friend|grandma|grandpa|granny';
/** "me a big favour", "an old man a kindness". */
const FAVOUR = seq(
  any(`me|us|${SOMEBODY_OLD}`),
  any('a|the|one'),
  maybe(any('big|small|little|quick|huge|tiny|great|massive')),
  any('favour|favor|solid|kindness|service|courtesy'),
);
/** "an angel", "so good". */
const KIND_SOUL = seq(
  any('a|an|so|my|such a|such an'),
  any(
    'angel|dear|star|love|sport|pal|friend|sweetheart|darling|legend|doll|good sport|good friend|good bot|lamb|kind|good|nice|gentle|gem|hero|champ|sweetie|good boy|good lad|gracious',
  ),
);
/** Behind a modal: "could you … do me a favour and". */
export const FAVOUR_ASKED: Rule = either(
  seq(any('do'), FAVOUR, any('and|of')),
  seq(any('be'), KIND_SOUL, any('and|as to|to')),
);
/** "do an old lady a favour and", "be an angel and". */
export const KIND: Rule = either(
  seq(any('do|please do|kindly do'), FAVOUR, any('and|,|:|and please|please|, please')),
  seq(
    any('be|please be|kindly be|pls be|do be'),
    KIND_SOUL,
    any('and|as to|to|enough to|and please|enough and|please and|, please|,'),
  ),
  seq(any('be|please be'), any('kind|good|nice|sweet|gracious'), any('enough to|and|enough and')),
  seq(any('have|please have'), any('the|a'), any('kindness|goodness|courtesy|decency|grace'), any('to|and')),
  seq(
    any('help|please help|pls help|kindly help|please assist|assist|come help'),
    any(
      `me|us|an old friend|a poor man|a girl|a guy|a brother|a sister|a bro|a sista|a newbie|a noob|a fella|${SOMEBODY_OLD}`,
    ),
    maybe(any('out|here|now|please|with this|to please')),
    maybe(any('and|to|, to|, please')),
  ),
);
const GLAD = any(
  'happy|glad|grateful|thankful|obliged|much obliged|pleased|delighted|indebted|over the moon|appreciative|relieved|honoured|honored|most grateful|forever grateful|eternally grateful|so glad',
);
const FINE = any(
  'great|good|nice|lovely|wonderful|awesome|amazing|cool|perfect|super|fantastic|brilliant|helpful|a great help|a big help|a huge help|kind|very kind|so kind|much appreciated|appreciated|best|a lot|the world|so much|ideal|swell|fab|neat|sweet|a blessing|a relief',
);
/** "i would be so glad if you could", "it would mean the world if you". */
export const IF_YOU: Rule = seq(
  either(
    seq(
      maybe(any('i|we')),
      maybe(any('would|shall|should|will|am|are')),
      maybe(any('be')),
      maybe(any('so|very|really|most|ever so|truly|just')),
      GLAD,
    ),
    seq(maybe(any('it|that')), any('would|will'), any('be|mean|help'), maybe(any('so|very|really|such')), maybe(FINE)),
    seq(
      any('i|we'),
      any('would|should'),
      maybe(any('really|greatly|very much|so|truly')),
      any('appreciate it|appreciate|like it|love it|value it|be happy'),
    ),
    seq(
      any('i|we'),
      any('was|am|were|are'),
      maybe(any('just|really|kinda|kind of|sort of')),
      any('hoping|wondering|asking|wishing'),
    ),
    any('wondering|was wondering|hoping|was hoping|asking'),
  ),
  maybe(any('that')),
  either(
    seq(
      any('if'),
      any('you|u|ya'),
      any(
        'could|can|would|will|might|were to|would be able to|could please|would please|could kindly|would kindly|can please|could maybe please',
      ),
    ),
    seq(any('you|u|ya'), any('could|can|would|might')),
    any('for you to'),
  ),
  maybe(any('please|kindly|quickly|just|pls|help me|help me to|go ahead and')),
);
