import { any, either, many, maybe, type Rule, saying, seq, value, word } from '../rules/rule.ts';
import { OWNED } from './exchange-parts.ts';
import { MARKET, quantity, TIDY, token, unsized } from './parts.ts';
import { SLIPPAGE } from './slippage.ts';

/** What separates the parts of a ticket. */
const BAR = either(any(',|/|.|;|-'), word(new Set(['|'])));
const COLON = maybe(any(':|='));
const HEADING = maybe(
  seq(
    either(
      any(
        'swap|swap please|swap request|swap order|exchange|exchange request|trade|trade order|order|please execute|execute|convert|conversion|conversion request|new order|new trade|new swap|please|pls|rebalance|rebalancing|request|instruction|treasury order|spot order|market order|spot trade',
      ),
      seq(any('please|pls|kindly'), any('swap|trade|exchange|execute|process')),
    ),
    many(any(':|-|,|/|.|;')),
  ),
);
const GIVE = any(
  'sell|pay|spend|give|in|offering|input|i give|i pay|i sell|selling|out of my wallet|from|paying|giving',
);
const TAKE = any(
  'buy|get|receive|take|out|asking|output|i get|i want|i take|i receive|buying|to|for|getting|want|receiving',
);
const SELLS = seq(any('sell|swap|convert|spend|i give|i sell|i pay'), COLON, quantity('amount', 'fromToken'));
const GIVES = seq(GIVE, COLON, quantity('amount', 'fromToken'));
const BUYS = seq(TAKE, COLON, token('toToken'));
/** A received amount has no second reading behind "buy" or "get", and a payment behind "pay with". */
const BUYS_EXACTLY = seq(any('buy|purchase|get|receive|acquire'), COLON, quantity('received', 'toToken'));
/** Behind "from" and "use" a network could follow as well. */
const PAYS = either(
  seq(
    any(
      'pay|pay with|spend|sell|pay in|paying|paying with|give|payment|payment in|payment token|i pay|i pay with|i give',
    ),
    COLON,
    unsized('fromToken'),
  ),
  seq(any('using|use|with|from|funded from|fund from|pay from|source|funding|funded by'), COLON, OWNED),
);
const NOUN = maybe(any('network|chain|mainnet'));
const NETWORK = seq(
  BAR,
  either(
    seq(any('on|network|chain|net|via|blockchain|network is|use|where'), COLON, value('chain', '§c', '§b'), NOUN),
    value('chain', '§c'),
    seq(value('chain', '§b'), any('network|chain|mainnet')),
  ),
);
const REST = many(NETWORK, seq(maybe(BAR), either(SLIPPAGE, MARKET, TIDY)));

/** Parts of an order side by side: "sell 2 eth / buy usdt / arbitrum", "buy 1.5 eth / pay usdt / arb network". */
export const TICKET: Rule = saying(
  'swap',
  seq(
    HEADING,
    either(
      seq(SELLS, REST, BAR, BUYS),
      seq(GIVES, REST, BAR, BUYS),
      seq(BUYS_EXACTLY, REST, BAR, PAYS),
      seq(PAYS, REST, BAR, BUYS_EXACTLY),
      seq(any('buy|get|receive'), COLON, token('toToken'), REST, BAR, GIVES),
      seq(
        any('swap|convert|exchange|trade|sell'),
        BAR,
        quantity('amount', 'fromToken'),
        BAR,
        maybe(any('to|into|for|buy|get')),
        token('toToken'),
      ),
    ),
    REST,
  ),
);

const QUANTITY = quantity('amount', 'fromToken');
const LABELLED = seq(
  any(
    'swap|exchange|conversion|trade|convert|swap order|swap request|exchange request|treasury conversion|treasury swap|rebalance|rebalancing',
  ),
  any(':|-|.'),
);
/** "exchange: 0.6 eth to dai. network: arbitrum. slippage: 0.5%." */
export const HEADED: Rule = saying(
  'swap',
  seq(
    maybe(any('please|pls')),
    LABELLED,
    QUANTITY,
    REST,
    maybe(any(',')),
    any('to|into|for|->|>|against'),
    token('toToken'),
    REST,
  ),
);
