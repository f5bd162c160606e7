import { any, either, many, maybe, once, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import { BEFORE_NUMBER, inWords, OF_MINE, PIECES } from './amounts.ts';
import { NETWORK_TOLD } from './networks.ts';
import * as words from './words.ts';

export const SEPARATOR = any(',|.|!|:|;|-');
const OWN = maybe(any('my|our|the'));
const TOKEN_NOUN = maybe(any('token|tokens|coin|coins|stablecoin|stablecoins'));

/** A token; `name` is its slot. */
export const token = (name: string): Rule =>
  once(seq(maybe(any('token|the token')), value(name, '§t', '§b', '§k'), TOKEN_NOUN));

const HELD = maybe(
  any(
    'balance|holdings|stash|bag|position|i have|i own|i hold|that i have|that i own|i have left|i have got|in my wallet|from my wallet',
  ),
);

/** An amount before its token. */
export const counted = (amount: string, name: string): Rule => {
  const one = token(name);
  const exact = seq(BEFORE_NUMBER, value(amount, '§n'), PIECES, one, OF_MINE);
  const money = seq(
    maybe(any('my|exactly|just|only')),
    value(amount, '§f'),
    maybe(any('of|worth of|in|worth|worth in')),
    maybe(any('my|of my|the')),
    one,
  );
  const share = seq(
    value(amount, '§m', '§r'),
    maybe(any('of|in')),
    OWN,
    maybe(any('entire|whole|remaining')),
    one,
    HELD,
  );
  const entire = seq(any('my|our|the'), value(amount, '§m'), one, HELD);
  return once(either(exact, money, share, entire, inWords(amount, one, HELD)));
};

/** An amount and its token in either order. `amount` and `name` are their slots. */
export const quantity = (amount: string, name: string): Rule =>
  once(either(counted(amount, name), seq(token(name), maybe(any(':|x|=')), value(amount, '§n'))));

/** A token without an amount: "some usdc" would be one. */
export const unsized = (name: string): Rule => once(seq(OWN, token(name), HELD));

const CHAIN_NOUN = maybe(any('network|chain|mainnet|blockchain|l2|main net|one'));
const CHAIN_KIND = maybe(any('the|network|chain|the network|the chain'));
/** A network; `name` is its slot. */
export const chain = (name: string): Rule => once(seq(CHAIN_KIND, value(name, '§c', '§b'), CHAIN_NOUN));
export const ON: Rule = once(
  either(NETWORK_TOLD, seq(any(','), chain('chain'), maybe(any(','))), seq(any('('), chain('chain'), any(')'))),
);

const WALLET =
  'wallet|address|account|wallet address|recipient|recipient address|the following address|the address|this address|the wallet|this wallet|the account|his wallet|her wallet|their wallet|his address|her address|their address|his account|her account|my other wallet|my cold wallet|my own wallet|my hardware wallet|my ledger|my wallet|counterparty wallet|beneficiary|the recipient|the beneficiary|counterparty';
export const ACCOUNT: Rule = once(
  seq(maybe(seq(any(WALLET), maybe(any(':|, |at')))), value('recipient', '§a'), maybe(any('wallet'))),
);
export const TO: Rule = once(
  seq(any('to|over to|into|across to|->|directly to|straight to|out to'), maybe(any(':')), ACCOUNT),
);

export const FROM_MINE: Rule = any(
  'from my wallet|from my account|from my balance|from my side|from me|from here|from this wallet|out of my wallet|from our wallet|from our account|from the treasury|from our treasury|from treasury|from the safe|from our safe|from the main wallet|from my main wallet|from our main wallet',
);
/** "from base", "from my polygon wallet". */
export const FROM_CHAIN: Rule = once(
  saying(
    'origin',
    either(
      // "from my eth" names the coin.
      where((tokens, at) => tokens[at + 1]?.token !== 'ETH', seq(any('from'), chain('chain'))),
      seq(any('from'), maybe(any('my|our|the')), chain('chain'), any('wallet|account|balance|treasury|address')),
    ),
  ),
);
const LABEL_END = maybe(any(':|=|-'));
/** A labelled value of a form, in a line of its own. */
export const FIELD: Rule = once(
  seq(
    many(SEPARATOR),
    either(
      seq(any('amount|sum'), LABEL_END, either(counted('amount', 'token'), value('amount', '§n'))),
      seq(any('token|asset|coin|currency'), LABEL_END, value('token', '§t', '§b')),
      seq(any('to|recipient|beneficiary|address|receiver|destination|wallet'), LABEL_END, value('recipient', '§a')),
      seq(any('network|chain|blockchain'), LABEL_END, value('chain', '§c', '§b')),
    ),
  ),
);
export const MARKET: Rule = any(
  'at market|at market price|at the market price|at the best rate|at best rate|at the current rate|at the current price|at the best price',
);

/** What hurries, or is polite, between the values. */
export const TIDY: Rule = seq(maybe(any(',')), any('please|pls|plz|for me|now|asap|today|quickly|quick'));
/** Behind a verb that moves something. */
export const OVER: Rule = maybe(any('over|across|out'));
/** What is asked for again in fewer words: ", please send it on base". */
const IT_AGAIN = any(
  'send it|go ahead and set that up|go ahead and do it|go ahead|please send it|swap it|bridge it|do it|do that|make it happen|set that up|send it over|send them|please do|please do so|set it up|go for it',
);
export const AGAIN: Rule = either(
  seq(any('can you|could you|can u|could u'), maybe(any('please|pls')), IT_AGAIN, maybe(ON), maybe(any('?'))),
  seq(maybe(any('please|pls')), IT_AGAIN, maybe(ON)),
);
export const URGING: Rule = many(any(words.URGING));
