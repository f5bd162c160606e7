import { any, either, maybe, once, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import type { RomanceWords } from './romance-words.ts';

/** Names of tokens that are also names of people or of places where tokens are lent: "pasa 20 usdc a pepe". */
const DOUBTFUL: ReadonlySet<string> = new Set(['PEPE', 'AAVE', 'UNI', 'SOL']);
/** Names of tokens that are also places of trade. */
const VENUES: ReadonlySet<string> = new Set(['AAVE', 'UNI']);
const STABLE: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI']);

/** The rule, where the token that it starts with has such a symbol. */
const whose = (isOne: (symbol: string) => boolean, rule: Rule): Rule =>
  where((tokens, at) => isOne(tokens[at]?.token ?? ''), rule);

/** Tokens, and how many of them. */
export function romanceAmounts(words: RomanceWords) {
  const noun = maybe(any(words.tokenNoun));
  const held = maybe(any(words.held));
  const some = maybe(any(words.some));
  const token = (name: string): Rule => once(seq(value(name, '§t', '§b', '§k'), noun));
  const loose = (isOne: (symbol: string) => boolean): Rule =>
    seq(some, whose(isOne, seq(value('toToken', '§t', '§k'), noun)));
  const stable = (name: string): Rule => whose((symbol) => STABLE.has(symbol), token(name));
  return {
    counted: (amount: string, name: string): Rule => countedOf(words, amount, token(name)),
    quantity: (name: string): Rule => quantityOf(words, token(name), held),
    whole: (name: string): Rule => once(seq(saying('amount=all', maybe(any(words.own))), token(name), held)),
    unsized: (name: string): Rule => once(seq(maybe(either(any(words.own), any(words.some))), token(name), held)),
    received: once(seq(some, token('toToken'))),
    /** Behind a word that also stands before a place of trade. */
    placed: seq(
      some,
      whose((symbol) => !VENUES.has(symbol), token('toToken')),
    ),
    /** Behind "pon": a token only, and no place where tokens are lent. */
    surely: seq(
      some,
      whose((symbol) => !VENUES.has(symbol), seq(value('toToken', '§t', '§k'), noun)),
    ),
    /** Behind a word that also stands before an account or a network; with verbs that move tokens, "eth" may be a network. */
    loosely: loose((symbol) => !DOUBTFUL.has(symbol)),
    passed: loose((symbol) => !DOUBTFUL.has(symbol) && symbol !== 'ETH'),
    /** "compra 150 usdc de link": what is paid. */
    worth: (name: string): Rule =>
      either(
        seq(value('amount', '§n'), stable(name)),
        seq(value('amount', '§f'), maybe(any(words.rate)), stable(name)),
      ),
  };
}

/** Tokens that are counted: what is received is never a part of what is owned, and money in it is money to pay. */
const countedOf = (words: RomanceWords, amount: string, one: Rule): Rule =>
  once(
    either(
      seq(maybe(either(any(words.only), sumOf(words))), numberOf(words, amount), one, maybe(any(words.exactly))),
      seq(saying(`${amount}=one`, any(words.one)), one, maybe(any(words.exactly))),
      seq(saying(`${amount}=oneHalf`, any(words.halfOne)), one),
      seq(saying(`${amount}=oneQuarter`, any(words.quarterOne)), one),
    ),
  );

/** "25", "25 (veinticinco)", "25 tokens de", "25 en". */
function numberOf(words: RomanceWords, amount: string): Rule {
  const again = amount === 'amount' ? maybe(seq(any('('), value('amountAgain', '§n'), any(')'))) : maybe(either());
  const between = maybe(either(any(`${words.of}|${words.countedIn}`), seq(any(words.units), maybe(any(words.of)))));
  return seq(value(amount, '§n'), again, between);
}

/** "un monto de" */
const sumOf = (words: RomanceWords): Rule =>
  seq(maybe(any(words.article)), any(words.sumNoun), maybe(any(words.exactly)), any(words.of));

function quantityOf(words: RomanceWords, one: Rule, held: Rule): Rule {
  const part = (note: string, said: string): Rule => seq(saying(`amount=${note}`, any(said)), one, held);
  const ofToken = seq(maybe(any(words.of)), maybe(any(words.own)));
  return once(
    either(
      countedOf(words, 'amount', one),
      seq(
        maybe(either(any(words.only), sumOf(words), any(words.worthOf))),
        value('amount', '§f'),
        maybe(any(words.rate)),
        one,
        maybe(any(words.exactly)),
      ),
      seq(maybe(any(words.article)), value('amount', '§r'), ofToken, one, held),
      seq(saying('amount=all', any(words.whole)), maybe(any(words.wholeOf)), one, held),
      seq(saying('amount=all', maybe(any(words.own))), one, any(words.entirely)),
      seq(saying('amount=half', any(words.halfOfWhole)), maybe(any(words.wholeOf)), one, held),
      seq(one, maybe(any(':')), value('amount', '§n')),
      part('all', words.all),
      part('half', words.half),
      part('quarter', words.quarter),
    ),
  );
}
