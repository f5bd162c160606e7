import { any, either, many, maybe, once, type Rule, seq, value, where } from '../rules/rule.ts';
import type { Token } from '../rules/token.ts';
import { token } from './parts.ts';

const SOME = maybe(
  any(
    'some|more|some more|a bit more|a little more|a bit of|a little|a little bit of|the|that|this|a few|a bag of|a pile of|a stack of|a bunch of|a chunk of|a slice of|a handful of|some of that|some of the|a lump of|a dose of',
  ),
);
/** None of them makes another token of it, as "staked" or "bridged" does. */
const FINE = many(
  any(
    'normal|regular|plain|native|good|old|good old|actual|real|proper|fresh|lovely|sweet|true|pure|nice|beautiful|shiny|solid|hard|precious|delicious|juicy|glorious|trusty|beloved|simple|genuine|original|official|standard|basic|mighty|sound|clean|cool|sexy|magic|crisp|legit|healthy|gorgeous|wonderful|dear|tasty|very|own|holy|almighty',
  ),
);
const LIKED = seq(
  any('my|our'),
  any('favourite|favorite|beloved|dear|preferred|dearest|go - to|one and only|fav'),
  maybe(any('coin|token|crypto|asset')),
  maybe(any(',|:|-')),
);
/** Not "the same amount", which could be the number. */
const WORTH = seq(
  maybe(any('the|an|its|their|it is|a')),
  maybe(any('same|equal|equivalent|corresponding|full|fair|market')),
  any('equivalent|value|worth|equivalent amount|equivalent value|counter value|countervalue|corresponding amount'),
  any('in|of'),
);
const EQUIVALENT = any('equivalent|the equivalent|an equivalent|equivalent amount|equivalent value');
/** What a token is called or is good for, before its name. */
const SORT = seq(
  any('frog|frogs|meme|memes|dog|governance|native|gas|stable|base|the|utility|defi|oracle'),
  maybe(any('coin|coins|token|tokens|memecoin|memecoins|stablecoin|asset')),
  maybe(any(',|:|-')),
);
const TOKEN_NOUN = any('token|tokens|coin|coins');
/** A token, but not the name of a network: "swap 50 usdc to polygon" may mean either, "to pol" does not. */
const COIN = where(
  (tokens, at) => tokens[at]?.isShared !== true || TOKEN_NOUN(tokens, at + 1).length > 0,
  token('toToken'),
);
/** The same token by two names: "uniswap's uni", "the optimism token op", "wrapped bitcoin (wbtc)". */
const NAMED_TWICE = where(
  isTwice,
  seq(
    any('§t|§b'),
    maybe(TOKEN_NOUN),
    either(
      seq(maybe(any('called|named')), value('toToken', '§t', '§b')),
      // "eth (ethereum)" names the network.
      seq(any('(|,|:|-'), value('toToken', '§t'), maybe(any(')'))),
    ),
  ),
);
function isTwice(tokens: readonly Token[], at: number): boolean {
  const [first, second] = tokens.slice(at, at + 4).filter(({ token: one }) => one !== undefined);
  return first?.token === second?.token && second !== undefined;
}
const BRACKETED = seq(any('('), COIN, any(')'));
const AT_MOST = any(
  'as possible|as i can get|as you can get|as it buys|as it gets me|as it gives|as that buys|as that gets me|as we can get|as it will buy',
);

/** What is received, of which no amount is told. */
export const RECEIVED: Rule = once(
  either(
    seq(SOME, maybe(any('the|that|this')), FINE, either(COIN, NAMED_TWICE)),
    seq(either(LIKED, WORTH, EQUIVALENT), COIN),
    seq(SORT, maybe(seq(any('('))), COIN, maybe(any(')'))),
    seq(any('as much|as many'), COIN, AT_MOST),
    seq(any('whatever'), COIN, any('it buys|that buys|it gets me|that gets me|it gives|that gives')),
    BRACKETED,
  ),
);
