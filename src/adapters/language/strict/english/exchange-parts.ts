import { any, either, many, maybe, once, type Rule, seq, value } from '../rule.ts';
import { chain, MARKET, quantity, TIDY, token, unsized } from './parts.ts';
import { SLIPPAGE } from './slippage.ts';

const MEAN = seq(
  many(any(',|.|-')),
  any('i mean|i meant|sorry|sorry ,|oops|oops ,|sorry i mean|sorry , i mean|oops i mean|oops , i mean'),
);
const WALLET = maybe(
  any(
    'from my wallet|out of my wallet|outta my wallet|from my account|out of my account|from here|from my bag|out of my bag|from our wallet',
  ),
);
/** What is exchanged, with its amount. */
export const COUNTED: Rule = once(
  either(
    seq(maybe(any('these|those')), quantity('amount', 'fromToken'), WALLET),
    seq(value('amount', '§n'), chain('chain'), value('fromToken', '§t')),
    seq(quantity('amount', 'fromToken'), any('that i have on|i have on|which i have on'), chain('chain')),
    seq(any('§n'), maybe(any('§t|§b')), MEAN, maybe(any(',')), quantity('amount', 'fromToken')),
  ),
);
export const GIVEN: Rule = once(either(COUNTED, unsized('fromToken')));
const KIND = maybe(any('some|more|some more|normal|regular|plain|native|a bit of|a little|a little bit of'));
const TOKEN_NOUN = any('token|tokens|coin|coins');
/** A token, but not the name of a network: "swap 50 usdc to polygon" may mean either, "to pol" does not. */
const coin: Rule = (tokens, at) =>
  tokens[at]?.isShared === true && TOKEN_NOUN(tokens, at + 1).length === 0 ? [] : token('toToken')(tokens, at);
/** What is received, of which no amount is told. */
export const RECEIVED: Rule = once(seq(KIND, coin));
/** The same, perhaps corrected in the next words: "uni, i mean aave". */
export const TARGET: Rule = once(either(RECEIVED, seq(any('§t|§b'), MEAN, maybe(any('for|to|into')), RECEIVED)));
const WHOLE = maybe(any('of|whole|more|full'));
/** What is received, with its amount: a number or money, never a part of what is owned. */
export const WANTED: Rule = once(
  either(
    seq(
      maybe(any('exactly|only|just|a total of|precisely|another|an extra')),
      value('received', '§n'),
      WHOLE,
      token('toToken'),
      maybe(any('exactly|precisely')),
    ),
    seq(value('received', '§f'), maybe(any('of|worth of|worth|in')), token('toToken')),
    seq(token('toToken'), maybe(any(':')), value('received', '§n')),
  ),
);

/** The rule, where the name at its place is ether's or bitcoin's, or is not: as networks' names "eth" and "btc" are rare. */
const ether =
  (isEther: boolean, rule: Rule): Rule =>
  (tokens, at) =>
    ['ETH', 'BTC'].includes(tokens[at]?.token ?? '') === isEther ? rule(tokens, at) : [];
const PLAIN = (name: string): Rule => value(name, '§t', '§k');
/** What a person pays with, behind a word that a network could follow as well: "from my eth", but not "from arb". */
export const OWNED: Rule = once(
  seq(
    either(seq(maybe(any('my|our')), PLAIN('fromToken')), seq(any('my|our'), ether(true, value('fromToken', '§b')))),
    maybe(any('balance|holdings|stash|bag|tokens|token')),
  ),
);
/** A token behind "to", where "arb" could be a network: "500 usdc to eth". */
export const SURE_TARGET: Rule = once(
  seq(KIND, either(PLAIN('toToken'), ether(true, value('toToken', '§b'))), maybe(TOKEN_NOUN)),
);
/** Tokens between which no network can be meant: "from eth to usdc", but not "from eth to arb". */
export const FROM_TO: Rule = once(
  either(
    seq(maybe(any('my|our')), PLAIN('fromToken'), any('to|into|->|over to'), RECEIVED),
    seq(maybe(any('my|our')), token('fromToken'), any('to|into|->|over to'), PLAIN('toToken')),
  ),
);
const NAMED = either(ether(false, chain('chain')), seq(value('chain', '§b'), any('mainnet|network|chain|main net')));
/** A network without a word that says so; "eth" would be the token, and so would "arb" behind a number. */
const BARE_CHAIN: Rule = (tokens, at) => (tokens[at - 1]?.form === '§n' ? [] : NAMED(tokens, at));
const AND = maybe(any(',|.|;|-'));
/** Which network, wherever it may stand. */
export const ON: Rule = once(
  either(
    seq(
      AND,
      any('on|over on|only on|here on|stay on|staying on|and keep it on|keep it on|via|through|across|over'),
      chain('chain'),
      maybe(any('only|itself')),
    ),
    seq(AND, any('using|use'), BARE_CHAIN),
    seq(any(',|-|;|.'), BARE_CHAIN, maybe(any(','))),
    seq(AND, any('network|chain|the network|the chain'), any(':|is|=|should be'), value('chain', '§c', '§b')),
    seq(any('('), maybe(any('on')), chain('chain'), any(')')),
    seq(any('in|at|with'), maybe(any('the')), value('chain', '§c', '§b'), any('network|chain|mainnet|blockchain')),
  ),
);
const BEST = seq(
  maybe(any(',')),
  any(
    'best price|best rate|at your best rate|at your best price|at the best price you can find|at the best rate you can find',
  ),
);
export const AROUND: Rule = once(many(ON, SLIPPAGE, MARKET, BEST, TIDY));
/** Behind the last token a network needs no preposition. */
export const LAST: Rule = once(seq(maybe(BARE_CHAIN), AROUND));
export const POLITE: Rule = seq(maybe(any(',')), any('please|pls|plz|plse|kindly'));
/** What makes an order of an exchange without a verb, which may ask for a price else: a network, a limit or a "please". */
export const ORDERED: Rule = once(
  seq(
    either(
      seq(maybe(BARE_CHAIN), many(ON, SLIPPAGE), POLITE),
      either(value('chain', '§c'), ON, seq(maybe(BARE_CHAIN), SLIPPAGE)),
    ),
    many(ON, SLIPPAGE),
    maybe(POLITE),
  ),
);

const INTO_WORDS =
  'for|to|into|in|against|->|>|over to|over into|back to|back into|in exchange for|in return for|ot|too|itno|towards';
export const INTO: Rule = seq(maybe(any(',')), any(INTO_WORDS));
/** How much of what is exchanged, told behind: ", 70 of it", "120 dai". */
export const TOLD_BEHIND: Rule = once(
  seq(
    maybe(any(',|:|-')),
    either(
      seq(any('amount|amount :|the amount is|amount is'), value('amount', '§n')),
      seq(value('amount', '§n'), any('of it|of them|of that')),
      seq(value('amount', '§m', '§r'), maybe(any('of')), any('it|them|that')),
      quantity('amount', 'again'),
    ),
  ),
);
