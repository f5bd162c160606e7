import { any, either, maybe, once, type Rule, seq, unless, value, where } from '../rules/rule.ts';

const NAME = value('chain', '§c', '§b');
const SECOND_LAYER = seq(
  any('layer'),
  where((tokens, at) => tokens[at]?.amount?.kind === 'exact' && tokens[at].amount.value === '2', any('§n')),
);
const NOUN = either(
  any('network|chain|mainnet|blockchain|net|main net|main network|l2|rail|layer two|side|sidechain|rollup|ledger'),
  SECOND_LAYER,
);
const KIND = maybe(
  any('settlement|execution|payment|preferred|target|chosen|right|correct|same|desired|our usual|usual|cheap'),
);
const NETWORK = seq(maybe(any('the|our|my|a|this')), KIND, NOUN);
/** "the network called base", "the blockchain of base". */
const CALLED = seq(
  maybe(any('the|that')),
  any('network|chain|blockchain|one|net|l2|rail'),
  any('called|named|known as|which is called|that is called|of|which is|they call|we call'),
  NAME,
);
const PREPOSITION = any(
  'on|over|via|using|through|thru|across|upon|by means of|by way of|with the help of|only on|all on|over on|here on|directly on|always on|as always on|as usual on|this time on|as before on|use|go with|going over|going through|@|on top of',
);
const COIN_USED = where(
  (tokens, at) =>
    tokens[at]?.token === 'ETH' && /^(using|use|of|with|via|through|by)$/.test(tokens[at - 1]?.form ?? ''),
  any('§b'),
);
const ONE = seq(
  PREPOSITION,
  // "using eth" names the coin.
  unless(seq(maybe(any('the')), COIN_USED)),
  either(
    seq(
      maybe(any('the|good old|cheap|trusty|network|chain|the network|the chain')),
      NAME,
      maybe(either(NOUN, any('one'))),
    ),
    CALLED,
  ),
);
/** "in eth" would name the coin. */
const SURELY = seq(
  any('in|at|by|thru|upon|onto|ontop of|on top of'),
  where((tokens, at) => tokens[at]?.form === '§c' || tokens[at]?.isShared === true, seq(NAME, maybe(NOUN))),
);
const DONE = seq(
  maybe(any('and|please|to be|and please|all|shall be|should be|must be')),
  any(
    'settle|settled|settlement|settling|execute|executed|execution|executing|done|processed|process|paid|payment|sent|sending|routed|route|running|run|made|take place|happening|transaction|transfer|tx|stay|staying|keep|do|everything',
  ),
  maybe(any('it|this|that|all|everything')),
  any('on|over|via|through|using'),
  maybe(any('the')),
  NAME,
  maybe(NOUN),
);
const IS = any(
  'is|:|=|shall be|will be|should be|must be|being|to be|to use is|to use :|is called|has to be|of choice is|of choice :|-|would be|i use is|we use is|i am using is|stays|remains',
);
/** "the network shall be base", "settlement network: base". */
const NETWORK_IS = seq(NETWORK, maybe(IS), NAME, maybe(NOUN));
const LIES = seq(
  any(
    'my funds|the funds|our funds|my money|the money|our money|my balance|my wallet|our wallet|my account|the recipient|recipient|it|its|this|that|everything|all my money|all my funds|i|we|all',
  ),
  any('is|are|am|sits|sit|lives|live|lies|lie|stays|goes|operate|work|bank|all is|all are'),
  any('on|over'),
  maybe(any('the')),
  NAME,
  maybe(NOUN),
);
const AS_ALWAYS = seq(
  any(
    'same network|same chain|usual network|usual chain|the usual network|the usual chain|the same network|the same chain',
  ),
  maybe(any('as always|as usual|as before|as last time|as yesterday')),
  maybe(any(',|:|-')),
  maybe(any('on')),
  NAME,
);
const HABIT = maybe(
  seq(
    maybe(any(',')),
    any(
      'as usual|as always|as before|like last time|as last time|like always|this time|of course|only|itself|please|pls|for low fees|for cheap fees|for cheaper fees|because it is cheap|because it is cheaper|so the fees are low|where it is cheap|where it is cheaper|where fees are low|where the fees are low|where the fees are lower|where gas is cheap|for the fees|no other|and nowhere else|nowhere else|and no other|naturally|obviously',
    ),
  ),
);
/** The network told in further words, wherever it may stand. */
export const NETWORK_TOLD: Rule = once(
  seq(
    maybe(any(',|.|;|-|/')),
    either(
      seq(either(ONE, SURELY, DONE, NETWORK_IS, LIES, AS_ALWAYS), HABIT),
      seq(any('('), either(ONE, NETWORK_IS, DONE, seq(NAME, NOUN)), any(')')),
    ),
  ),
);
