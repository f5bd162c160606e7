import { any, either, many, maybe, once, type Pattern, seq } from '../shape/pattern.ts';

const WALLET_NOUNS =
  'wallet|address|account|wallet address|recipient|receiver|destination|cold wallet|hot wallet|main wallet|other wallet|own wallet|contact';

const TOKEN_NOUN = maybe(any('token|tokens|coin|coins|crypto|stablecoin|stablecoins'));
const CHAIN_NOUN = maybe(
  any(
    'network|chain|blockchain|mainnet|main net|l1|l2|layer 1|layer 2|rollup|side|pos|pos chain|pos network|one|l2 network|l2 chain',
  ),
);
const CHAIN_KIND = maybe(any('l2|layer 2|l1|network|chain|blockchain|rollup|coinbase'));
const OWNER = maybe(
  any(`the|my|some|this|these|those|your|our|all the|all my|all of my|all of the|any|his|her|their|that|a|an|a bit of
  |a little|a few|the following|enough|enough of my|enough of the|some of my|some of the|another`),
);
/** "that i owe", "i promised": which ones they are. */
const OWED = seq(
  maybe(any('that|which')),
  any('i|we'),
  maybe(any('still|just|already')),
  any(
    'have|own|hold|have left|have there|have got|got|have got left|owe|promised|agreed on|agreed|talked about|discussed|spoke about|borrowed|mentioned|lost|bet',
  ),
  maybe(any('him|her|them|you|left|there|on there')),
);
const HELD = maybe(
  either(any('holdings|balance|stash|bag|bags|funds|position|stack|reserve|reserves|float|portion|share'), OWED),
);

export const TOKEN = seq(
  OWNER,
  maybe(any('token|tokens|coin|token contract|token at|token with address|token address|contract')),
  any('§t|§b|§k'),
  TOKEN_NOUN,
);
const COUNT = seq(
  maybe(
    any(`exactly|just|only|a total of|the amount of|an amount of|a sum of|the sum of|amount|amount of|the amount|a further
    |another|precisely|the|my|my last|a|an|his|her|their|those|these|all those|these last|our|that`),
  ),
  maybe(any(':')),
  any('§n|§r'),
  maybe(any('in total|total|exactly|precisely|of them|of those|of it|it|them')),
);
const CHAIN_FIRST = maybe(seq(maybe(any('my|the')), any('§c|§b')));
const COUNTED = seq(
  COUNT,
  maybe(any('of|in|worth of|worth in|i have in|i have of|i own in|worth')),
  CHAIN_FIRST,
  TOKEN,
  HELD,
);
const WORTH = seq(COUNT, TOKEN, any('worth of|worth|of'), TOKEN);
const TOKEN_FIRST = seq(CHAIN_FIRST, TOKEN, maybe(any('worth')), maybe(either(COUNT, seq(any('('), COUNT, any(')')))));
/** An amount, a token, or both. */
export const QUANTITY = once(either(WORTH, COUNTED, COUNT, TOKEN_FIRST));

export const CHAIN = seq(maybe(any('the|my|our')), CHAIN_KIND, any('§c|§b'), CHAIN_NOUN);
export const ACCOUNT = once(
  seq(
    maybe(any('the|my|this|his|her|their|our|the following|a|that')),
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
    'someone|somebody|a friend|my friend|my wallet|my other wallet|my address|something else|another token|someone else|this person|this guy|that person|him|her|them|this one|the address below|the wallet below|the following|the below address',
  ),
  seq(
    maybe(any('my|the|our|his|her|their|this|that|the following')),
    many(any('§w|new|other|own|cold|hot|main|second|hardware|personal|business|savings|backup|following')),
    any('wallet|address|account|ledger|trezor|metamask|safe'),
  ),
  seq(maybe(any('my|the|our')), any('§w'), maybe(any('§w'))),
);
const INTO = any(
  'to|into|onto|and onto|and into|and over to|and to|for address|for the address|over to|out to|out into|out for|out in|towards|toward|->|across to|over into|directly to|straight to|unto|over onto|back to',
);
export const TO = once(seq(INTO, maybe(any(':')), either(ACCOUNT, CHAIN, QUANTITY, SOMEBODY)));
/** "and make sure it is on base" */
const INSISTING = maybe(
  any(
    'stay|staying|remain|i am|we are|i am currently|keep it|make sure it is|make sure its|make sure this is|make sure that it is|make sure to do it|make sure to send it|do it|do this|do that|make it|it should be|i want it|i want this|i want that|make that|and|but|and do it|and make it|and make sure it is|please do it|just|only|preferably|ideally|strictly|and only|happening|execute it|run it|settle it|that is|which is|it is|currently|send it|swap it',
  ),
);
export const ON = once(
  seq(
    INSISTING,
    any('on|via|over|using|through|across|thru|over on|network|chain|on chain|on network|with|in|use|and use|inside'),
    maybe(any(':')),
    CHAIN,
    maybe(
      any(
        'for this|for that|for it|for the transfer|for the swap|for the payment|as the network|as network|as the chain|as chain',
      ),
    ),
  ),
);
export const FROM = seq(
  any('from|out of|outta|off|off of|starting from|over from|across from|from out of|straight from'),
  either(
    seq(CHAIN, maybe(any('wallet|account|balance|address|treasury|safe|holdings|funds|side|vault|stash|bag'))),
    any(
      'my wallet|my account|my balance|my address|my side|here|my funds|my holdings|this wallet|this account|my own wallet|the wallet|my main wallet|our wallet|our account|my end|our treasury|the treasury|our treasury wallet|the treasury wallet',
    ),
    QUANTITY,
  ),
);
export const FOR = seq(
  any(`for|against|in exchange for|in return for|and get|and get me|and receive|to get|to buy|to receive|and buy
  |and buy me|in`),
  either(QUANTITY, any('something else|another token|something')),
);
const WITH = seq(any('with|using|by using|paying with|pay with|paid with|and pay with|with my|out of'), QUANTITY);
const BOUND = many(
  any(
    'a|the|my|max|maximum|at most|at max|no more than|not more than|up to|of|with|at|allow|set|allowing|keep|to|is|under|and|use|§n|below|less than|lower than|within|limit|limited to|capped at|cap|no higher than|at no more than|max of|maximum of|not exceeding|not to exceed|not above|not over|not greater than|no greater than|i accept|i will accept|i can accept|i allow|i am ok with|i am fine with|tolerate|i tolerate|accept|keep it|it|should be|fixed at|make',
  ),
);
const SLIPPAGE_NOUN = seq(any('slippage|slip|price impact|tolerance'), maybe(any('tolerance')));
export const SLIPPAGE = once(
  seq(
    BOUND,
    either(
      seq(
        any('§r'),
        BOUND,
        SLIPPAGE_NOUN,
        maybe(any('max|maximum|at most|at max|is fine|is ok|is okay|works|tops|or less|ok|fine|limit')),
      ),
      seq(SLIPPAGE_NOUN, maybe(any('=|:')), BOUND, any('§r'), maybe(any('max|maximum'))),
    ),
  ),
);
/** "token: usdc", "network: base", as in a form. */
const LABELLED = seq(
  any('amount|sum|token|asset|coin|currency|network|chain|blockchain|slippage|quantity|value'),
  maybe(any(':|=|is|-')),
  either(QUANTITY, CHAIN),
);
export const MARKET = seq(
  any('at'),
  maybe(any('the|a')),
  maybe(any('current|best|going|live|best possible|best available|todays|present|latest|good|fair')),
  any('rate|price|market|market price|market rate|spot|spot price|exchange rate|rates|prices'),
  maybe(any('possible|available|you can find|you can get|there is|right now|now|today|out there|you have')),
);
export const BEST = any(
  'at the best rate|at best rate|at best price|at the best price|at the current rate|all of it|all of them',
);

/** What is moved, where it is not yet said. */
const MONEY = any(
  'money|funds|crypto|tokens|coins|some money|some crypto|some tokens|some coins|some funds|my money|my funds|my crypto|my tokens|assets|my assets',
);

/** The parts that may follow a verb, in any order. */
export const PART: Pattern = once(
  either(...[TO, ON, FROM, FOR, WITH, SLIPPAGE, BEST, MARKET, QUANTITY], ...[ACCOUNT, CHAIN, MONEY, LABELLED]),
);
