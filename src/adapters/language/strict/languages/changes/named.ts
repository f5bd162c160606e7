import { any, either, many, maybe, once, type Rule, seq, value } from '../../rules/rule.ts';
import type { ChangeWords, Nouns } from './change-words.ts';
import { FORMS } from './forms.ts';
import type { Kind } from './kind.ts';

type Part = 'account' | 'network' | 'destination' | 'origin' | 'token' | 'amount' | 'slippage';
/** The values that a noun may name, by the noun. */
export type Nameable = Readonly<Record<'account' | 'amount', Rule>>;

export type Named = Readonly<{
  /** "the address is …": an account, and the ends of a bridge. */
  placed: Rule;
  /** The same of values that another one may have the name of. */
  plain: Rule;
  /** "the right network is …", "change the network to …". */
  corrected: Rule;
}>;

const NOTHING: Rule = either();
const PARTS: readonly Part[] = ['account', 'network', 'destination', 'origin', 'token', 'amount', 'slippage'];

/** Values behind the noun of their part. A trade has two tokens and a bridge two networks: their nouns need a side. */
export function namedIn(words: ChangeWords, kind: Kind, given: Nameable, p: (list: string) => Rule): Named {
  const { nouns } = words;
  const network = (name: string): Rule => value(name, ...FORMS.network);
  const values: Readonly<Record<Part, Rule>> = {
    account: given.account,
    network: kind === 'bridge' ? NOTHING : network('chain'),
    destination: kind === 'bridge' ? network('toChain') : NOTHING,
    origin: kind === 'bridge' ? network('fromChain') : NOTHING,
    token: kind === 'transfer' ? value('token', ...FORMS.token) : NOTHING,
    amount: given.amount,
    slippage: value('slippage', '§r'),
  };
  const stated = PARTS.map((part) => statedIn(nouns, part, values[part], p));
  const by = (...parts: readonly Part[]): Rule[] =>
    PARTS.flatMap((part, at) => (parts.includes(part) ? [stated[at]?.plain ?? NOTHING] : []));
  return {
    placed: once(either(...by('account', 'destination', 'origin'))),
    plain: once(either(...by('network', 'token', 'amount', 'slippage'))),
    corrected: once(either(...stated.flatMap(({ right, set }) => [right, set]))),
  };
}

function statedIn(nouns: Nouns, part: Part, one: Rule, p: (list: string) => Rule) {
  const [article, right, of] = [maybe(p(nouns.article)), p(nouns.right), many(p(nouns.of))];
  const noun = p(nouns[part]);
  const is = maybe(either(p(nouns.is), any(':')));
  return {
    plain: seq(article, noun, of, is, one),
    right: seq(article, either(seq(right, noun, of), seq(noun, of, right, of)), is, one),
    // Chinese "总额改为30" needs no verb before the noun.
    set: nouns.set.endsWith('|')
      ? seq(maybe(p(nouns.set)), article, maybe(right), noun, of, p(nouns.to), one)
      : seq(p(nouns.set), article, maybe(right), noun, of, either(p(nouns.to), any(':')), one),
  };
}
