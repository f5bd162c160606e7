import { any, either, many, maybe, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import { romanceInto } from './romance-into.ts';
import type { Parts } from './romance-parts.ts';
import type { RomanceWords } from './romance-words.ts';

export function tradeOf(
  words: RomanceWords,
  parts: Parts,
  around: Rule,
  { swap, pass, place }: Readonly<Record<'swap' | 'pass' | 'place', Rule>>,
): Rule {
  const given = either(parts.quantity('fromToken'), parts.unsized('fromToken'));
  const into = romanceInto(words, parts);
  // "pasa 20 usdc a eth" may name the network, unless another one is told behind it.
  const inside = seq(
    any(words.inside),
    where((tokens, at) => tokens.slice(at, at + 4).every(({ chain }) => chain !== 1), parts.chain('chain')),
  );
  const allOn = seq(maybe(any(',')), any(words.allOn), parts.chain('chain'));
  return saying(
    'swap',
    either(
      seq(swap, around, given, around, into, around),
      seq(swap, around, given, around),
      seq(pass, given, any(words.intoLoosely), parts.passed, around),
      seq(pass, given, any(words.intoLoosely), parts.loosely, maybe(any(',')), inside, around),
      seq(swap, parts.quantity('fromToken'), around, into, around, allOn, around),
      seq(place, parts.quantity('fromToken'), around, any(words.placeInto), parts.surely, allOn, around),
      seq(either(place, pass), given, around, any(words.placeInto), parts.surely, around),
    ),
  );
}

export function saleOf(words: RomanceWords, parts: Parts, around: Rule, sell: Rule): Rule {
  const given = either(parts.quantity('fromToken'), parts.unsized('fromToken'));
  const into = either(seq(any(words.saleFor), parts.received), romanceInto(words, parts, true));
  return saying('swap', either(seq(sell, around, given, around, into, around), seq(sell, around, given, around)));
}

export function purchaseOf(words: RomanceWords, parts: Parts, around: Rule, buy: Rule, spend: Rule): Rule {
  const { quantity, counted, unsized, received, worth, loosely } = parts;
  const got = either(counted('received', 'toToken'), received);
  const money = seq(maybe(any(words.purpose)), value('amount', '§f'), maybe(any(words.rate)), received);
  return saying(
    'swap',
    either(
      seq(buy, either(got, money), around, any(words.paidWith), unsized('fromToken'), around),
      seq(buy, received, around, any(`${words.paidWith}|${words.boughtFor}`), quantity('fromToken'), around),
      seq(buy, maybe(any(words.purpose)), worth('fromToken'), any(words.of), loosely, around),
      seq(buy, got, around),
      seq(spend, quantity('fromToken'), around, any(words.toBuy), received, around),
    ),
  );
}

export function bridgeOf(words: RomanceWords, parts: Parts, bridge: Rule, move: Rule): Rule {
  const moved = either(parts.quantity('token'), parts.unsized('token'));
  const around = many(parts.tidy, parts.slippage, seq(maybe(any(',')), any(words.byBridge)));
  return saying(
    'bridge',
    either(
      seq(either(bridge, move), moved, maybe(any(',')), parts.fromTo, around),
      seq(either(bridge, move), parts.fromTo, maybe(any(',')), moved, around),
      seq(either(bridge, move), moved, any(words.liesOn), parts.chain('fromChain'), parts.onto, around),
      seq(bridge, moved, parts.onto, around),
    ),
  );
}

/** "envuelve 0,5 eth", and what comes of it. */
export function wrapOf(words: RomanceWords, parts: Parts, around: Rule, wrap: Rule, unwrap: Rule): Rule {
  const sent = either(parts.quantity('token'), parts.unsized('token'));
  const into = (symbol: string): Rule =>
    maybe(seq(any(`${words.into}|${words.intoPlace}|${words.intoLoosely}`), maybe(any(words.some)), onlyToken(symbol)));
  return either(
    saying('wrap', seq(wrap, sent, around, into('WETH'), around)),
    saying('unwrap', seq(unwrap, sent, around, into('ETH'), around)),
  );
}

const onlyToken = (symbol: string): Rule => where((tokens, at) => tokens[at]?.token === symbol, any('§t|§b|§k'));
