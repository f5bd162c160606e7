import { WALLET_NOUNS } from './english-words.ts';
import { any, either, many, maybe, once, type Pattern, seq } from './pattern.ts';

const TOKEN_NOUN = maybe(any('token|tokens|coin|coins|crypto'));
const CHAIN_NOUN = maybe(any('network|chain|blockchain|mainnet|l2|layer 2|rollup|side'));
const OWNER = maybe(
  any(`the|my|some|this|these|those|your|our|all the|all my|all of my|all of the|any|his|her|their|that|a|an|a bit of
  |a little|a few|the following`),
);
const HELD = maybe(any('i have|i own|i hold|holdings|balance|that i have|i have left'));

export const TOKEN = seq(OWNER, any('§t|§b|§k'), TOKEN_NOUN);
const COUNT = seq(
  maybe(
    any(`exactly|just|only|a total of|the amount of|an amount of|a sum of|the sum of|amount|amount of|the amount|a further
    |another|precisely|the|my|a|an`),
  ),
  maybe(any(':')),
  any('§n|§r'),
  maybe(any('in total|total|exactly|precisely')),
);
const CHAIN_FIRST = maybe(seq(maybe(any('my|the')), any('§c|§b')));
const COUNTED = seq(
  COUNT,
  maybe(any('of|in|worth of|worth in|i have in|i have of|i own in|worth')),
  CHAIN_FIRST,
  TOKEN,
  HELD,
);
const WORTH = seq(COUNT, TOKEN, any('worth of|worth'), TOKEN);
const TOKEN_FIRST = seq(CHAIN_FIRST, TOKEN, maybe(any('worth')), maybe(either(COUNT, seq(any('('), COUNT, any(')')))));
/** An amount, a token, or both. */
export const QUANTITY = once(either(WORTH, COUNTED, COUNT, TOKEN_FIRST));

export const CHAIN = seq(maybe(any('the|my')), any('§c|§b'), CHAIN_NOUN);
export const ACCOUNT = once(
  seq(
    maybe(any('the|my|this|his|her|their|our|the following|a')),
    maybe(any(WALLET_NOUNS)),
    maybe(any('at|is|called|named')),
    maybe(any(':|,')),
    any('§a'),
    maybe(any(WALLET_NOUNS)),
  ),
);
/** A person whose address is asked for. `§w`: words without a meaning here. */
const SOMEBODY = either(
  any(
    'someone|somebody|a friend|my friend|my wallet|my other wallet|my address|something else|another token|someone else',
  ),
  seq(maybe(any('my|the|our')), any('§w'), maybe(any('§w'))),
);
const INTO = any(
  'to|into|onto|over to|out to|out into|out for|out in|towards|toward|->|across to|over into|directly to|straight to|unto|over onto|back to',
);
export const TO = once(seq(INTO, maybe(any(':')), either(ACCOUNT, CHAIN, QUANTITY, SOMEBODY)));
/** Where something goes, as an answer in itself. Not an amount: "to 8" may be a time. */
export const TOWARDS = seq(INTO, maybe(any(':')), either(ACCOUNT, CHAIN, TOKEN));
export const ON = once(
  seq(
    any('on|via|over|using|through|across|thru|over on|network|chain|on chain|on network|with|in|use|and use|inside'),
    maybe(any(':')),
    CHAIN,
    maybe(any('for this|for that|for it')),
  ),
);
const FROM = seq(
  any('from|out of|off|starting from|over from|across from'),
  either(
    seq(CHAIN, maybe(any('wallet|account|balance|address'))),
    any('my wallet|my account|my balance|my address|my side|here|my funds|my holdings'),
    QUANTITY,
  ),
);
const FOR = seq(
  any(`for|against|in exchange for|in return for|and get|and get me|and receive|to get|to buy|to receive|and buy
  |and buy me|in`),
  either(QUANTITY, any('something else|another token|something')),
);
const WITH = seq(any('with|using|by using|paying with|pay with|paid with|and pay with|with my|out of'), QUANTITY);
const BOUND = many(
  any('a|the|max|maximum|at most|at max|no more than|up to|of|with|at|allow|set|allowing|keep|to|is|under|and|use|§n'),
);
const SLIPPAGE_NOUN = seq(any('slippage|slip|price impact|tolerance'), maybe(any('tolerance')));
export const SLIPPAGE = once(
  seq(
    BOUND,
    either(
      seq(any('§r'), BOUND, SLIPPAGE_NOUN, maybe(any('max|maximum|at most'))),
      seq(SLIPPAGE_NOUN, maybe(any('=|:')), BOUND, any('§r'), maybe(any('max|maximum'))),
    ),
  ),
);
const BEST = any(
  'at the best rate|at best rate|at best price|at the best price|at the current rate|all of it|all of them',
);

/** What is moved, where it is not yet said. */
const MONEY = any(
  'money|funds|crypto|tokens|coins|some money|some crypto|some tokens|some coins|some funds|my money|my funds|my crypto|my tokens|assets|my assets',
);

/** The parts that may follow a verb, in any order. */
export const PART: Pattern = once(either(TO, ON, FROM, FOR, WITH, SLIPPAGE, BEST, QUANTITY, ACCOUNT, CHAIN, MONEY));
