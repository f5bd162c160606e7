import { any, either, many, maybe, once, type Rule, seq, value, where } from '../rules/rule.ts';
import { AMOUNTS } from './exchange-amounts.ts';
import { RECEIVED } from './exchange-target.ts';
import { NETWORK_TOLD } from './networks.ts';
import { chain, MARKET, quantity, TIDY, token, unsized } from './parts.ts';
import { FOR } from './purpose.ts';
import { SLIPPAGE } from './slippage.ts';

const MEAN = seq(
  many(any(',|.|-')),
  any('i mean|i meant|sorry|sorry ,|oops|oops ,|sorry i mean|sorry , i mean|oops i mean|oops , i mean'),
);
const WALLET = maybe(
  any(
    'from my wallet|out of my wallet|outta my wallet|from my account|out of my account|from here|from my bag|out of my bag|from our wallet|from the treasury|from our treasury|of the treasury|of our treasury|out of the treasury|from the safe|from our safe',
  ),
);
/** "100 base usdc", but not "0.1 eth link", which may name two tokens. */
const PLAIN_CHAIN = where((tokens, at) => tokens[at]?.token !== 'ETH', chain('chain'));
const LEFT_OVER = any(
  'these|those|my last|the last|our last|my remaining|the remaining|our remaining|my leftover|the leftover|my spare|my lousy|my measly',
);
/** What is exchanged, with its amount. */
export const COUNTED: Rule = once(
  either(
    AMOUNTS,
    seq(maybe(LEFT_OVER), quantity('amount', 'fromToken'), WALLET),
    seq(value('amount', '§n'), PLAIN_CHAIN, value('fromToken', '§t')),
    seq(quantity('amount', 'fromToken'), any('that i have on|i have on|which i have on'), chain('chain')),
    // "usdt(400)", "my eth (1.1)"
    seq(maybe(any('my|our')), value('fromToken', '§t', '§b'), any('('), value('amount', '§n'), any(')')),
    seq(any('§n'), maybe(any('§t|§b')), MEAN, maybe(any(',')), quantity('amount', 'fromToken')),
  ),
);
export const GIVEN: Rule = once(either(COUNTED, unsized('fromToken')));
const KIND = maybe(
  any(
    'some|more|some more|a bit more|a little more|normal|regular|plain|native|a bit of|a little|a little bit of|the|a few|good old|actual',
  ),
);
const TOKEN_NOUN = any('token|tokens|coin|coins');

export { RECEIVED } from './exchange-target.ts';
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
const ether = (isEther: boolean, rule: Rule): Rule =>
  where((tokens, at) => ['ETH', 'BTC'].includes(tokens[at]?.token ?? '') === isEther, rule);
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
/** "ethereum" in full is a network. */
const NAMED = either(
  ether(false, chain('chain')),
  where((tokens, at) => tokens[at]?.isShared === true, chain('chain')),
  seq(value('chain', '§b'), any('mainnet|network|chain|main net')),
);
/** A network without such a word; "eth" would be the token, and so would "arb" behind a number. */
const BARE_CHAIN = where((tokens, at) => tokens[at - 1]?.form !== '§n', NAMED);
const AND = maybe(any(',|.|;|-|/'));
const DO_IT = [
  'do',
  'do it',
  'do this',
  'do that',
  'execute',
  'execute it',
  'run it',
  'keep it',
  'make it',
  'settle',
  'settle it',
];
const ON_WORDS = [
  ...['on', 'over on', 'only on', 'here on', 'stay on', 'staying on', 'via', 'through', 'across', 'over', 'all on'],
  ...DO_IT.flatMap((one) => [`${one} on`, `and ${one} on`, `please ${one} on`]),
  ...['this is on', 'it is on', 'i am on', 'we are on', 'must be on', 'should be on', 'executed on', 'on the side of'],
].join('|');
/** Which network, wherever it may stand. */
export const ON: Rule = once(
  either(
    NETWORK_TOLD,
    seq(AND, any(ON_WORDS), chain('chain'), maybe(any('only|itself'))),
    seq(AND, any('using|use'), BARE_CHAIN),
    seq(any(',|-|;|.|/'), BARE_CHAIN, maybe(any(','))),
    seq(
      AND,
      any('network|chain|the network|the chain|blockchain|net'),
      maybe(any(':|is|=|should be|must be|being')),
      value('chain', '§c', '§b'),
    ),
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
export const LAST: Rule = once(seq(maybe(BARE_CHAIN), AROUND, maybe(seq(FOR, AROUND))));
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
