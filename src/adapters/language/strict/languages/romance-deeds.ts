import { any, either, many, maybe, once, type Rule, saying, seq, value } from '../rule.ts';
import type { Parts } from './romance-parts.ts';
import type { RomanceWords, Verb, VerbForm } from './romance-words.ts';

export type Deeds = Readonly<{ any: Rule; forMe: Rule }>;

/** The deeds behind one form of their verbs. */
export function romanceDeeds(words: RomanceWords, parts: Parts, purpose: Rule, form: VerbForm): Deeds {
  const verb = (one: Verb, noun?: string): Rule => {
    const made = noun === undefined ? [] : [seq(any(words.make[form]), any(noun), any(words.of))];
    return once(seq(either(any(one[form]), ...made), maybe(any(words.behindVerb))));
  };
  const send = verb(words.send, words.sendNoun);
  const sendTo = once(either(send, verb(words.sendTo)));
  const paid = once(paidOf(words, parts, purpose, { send: sendTo, supply: verb(words.supply) }));
  const unpaid = once(unpaidOf(parts, purpose, send));
  const around = many(parts.on, parts.slippage, parts.tidy, parts.forMe, parts.fromMine);
  const trade = tradeOf(words, parts, around, { swap: verb(words.swap, words.swapNoun), pass: verb(words.pass) });
  const purchase = purchaseOf(words, parts, around, verb(words.buy), verb(words.spend));
  const sale = saleOf(words, parts, many(parts.on, parts.slippage, parts.tidy, parts.fromMine), verb(words.sell));
  const bridge = bridgeOf(words, parts, verb(words.bridge, words.bridgeNoun), verb(words.move));
  const wrap = wrapOf(words, parts, around, verb(words.wrap), verb(words.unwrap));
  const forMe = once(either(paid, trade, purchase, bridge, wrap));
  return { any: once(either(forMe, unpaid, sale)), forMe };
}

const besidePayment = (parts: Parts, purpose: Rule): Rule => many(parts.on, parts.fromMine, purpose, parts.tidy);
const sentOf = (parts: Parts): Rule => either(parts.quantity('token'), parts.unsized('token'));

function paidOf(
  words: RomanceWords,
  parts: Parts,
  purpose: Rule,
  { send, supply }: Readonly<Record<'send' | 'supply', Rule>>,
): Rule {
  const { to, person, account, hisWallet } = parts;
  const [beside, sent] = [besidePayment(parts, purpose), sentOf(parts)];
  const toPerson = seq(any(words.to), person);
  const itsAccount = either(seq(any(',|:'), account), hisWallet);
  return saying(
    'transfer',
    either(
      seq(send, beside, sent, beside, either(to, seq(any(':'), account), hisWallet), beside),
      seq(send, beside, to, beside, sent, beside),
      seq(send, toPerson, sent, beside, itsAccount, beside),
      seq(supply, account, any(words.of), sent, beside),
    ),
  );
}

/** What is not said is asked for. */
function unpaidOf(parts: Parts, purpose: Rule, send: Rule): Rule {
  const [beside, sent] = [besidePayment(parts, purpose), sentOf(parts)];
  return saying('transfer', either(seq(send, beside, sent, beside), seq(send, beside, parts.to, beside)));
}

function tradeOf(
  words: RomanceWords,
  parts: Parts,
  around: Rule,
  { swap, pass }: Readonly<Record<'swap' | 'pass', Rule>>,
): Rule {
  const given = either(parts.quantity('fromToken'), parts.unsized('fromToken'));
  const into = either(
    seq(any(words.into), parts.received),
    seq(any(words.intoPlace), parts.placed),
    seq(any(words.intoLoosely), parts.loosely),
  );
  return saying(
    'swap',
    either(
      seq(swap, around, given, around, into, around),
      seq(swap, around, given, around),
      seq(pass, given, any(words.intoLoosely), parts.passed, around),
    ),
  );
}

function saleOf(words: RomanceWords, parts: Parts, around: Rule, sell: Rule): Rule {
  const given = either(parts.quantity('fromToken'), parts.unsized('fromToken'));
  const into = either(seq(any(words.saleFor), parts.received), seq(any(words.intoPlace), parts.placed));
  return saying('swap', either(seq(sell, around, given, around, into, around), seq(sell, around, given, around)));
}

function purchaseOf(words: RomanceWords, parts: Parts, around: Rule, buy: Rule, spend: Rule): Rule {
  const { quantity, counted, unsized, received, worth, loosely } = parts;
  const got = either(counted('received', 'toToken'), received);
  const money = seq(value('amount', '§f'), maybe(any(words.rate)), received);
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

function bridgeOf(words: RomanceWords, parts: Parts, bridge: Rule, move: Rule): Rule {
  const moved = either(parts.quantity('token'), parts.unsized('token'));
  const around = many(parts.tidy, parts.slippage, seq(maybe(any(',')), any(words.byBridge)));
  return saying(
    'bridge',
    either(
      seq(either(bridge, move), moved, maybe(any(',')), parts.fromTo, around),
      seq(bridge, moved, parts.onto, around),
    ),
  );
}

/** "envuelve 0,5 eth", and what comes of it. */
function wrapOf(words: RomanceWords, parts: Parts, around: Rule, wrap: Rule, unwrap: Rule): Rule {
  const sent = either(parts.quantity('token'), parts.unsized('token'));
  const into = (symbol: string): Rule =>
    maybe(seq(any(`${words.into}|${words.intoPlace}|${words.intoLoosely}`), maybe(any(words.some)), onlyToken(symbol)));
  return either(
    saying('wrap', seq(wrap, sent, around, into('WETH'), around)),
    saying('unwrap', seq(unwrap, sent, around, into('ETH'), around)),
  );
}

const onlyToken =
  (symbol: string): Rule =>
  (tokens, at) =>
    tokens[at]?.token === symbol ? [{ end: at + 1, found: '' }] : [];
