import { any, either, maybe, once, type Rule, saying, seq, value, where } from '../../rules/rule.ts';
import type { Around, ChangeWords } from './change-words.ts';
import { FORMS } from './forms.ts';
import type { Kind } from './kind.ts';
import { type Named, namedIn } from './named.ts';

export type Values = Readonly<
  Record<'amount' | 'all' | 'counting' | 'account' | 'network' | 'token' | 'slippage', Rule>
> &
  Readonly<{
    bare: Readonly<Record<'account' | 'network' | 'token', Rule>>;
    /** What a trade costs. */
    spent: Rule;
    addressed: Rule;
    named: Rule;
    nouns: Named;
    gone: Gone;
  }>;
export type Gone = Readonly<Record<'amount' | 'account' | 'network' | 'token', Rule>>;

const NOTHING: Rule = either();

export const around = (p: (list: string) => Rule, words: Around, one: Rule): Rule => {
  const [before, behind] = [p(words.before), p(words.behind ?? '')];
  return either(seq(before, one), seq(one, behind), seq(before, one, behind));
};

/** The values of a language in messages to a request of a kind. */
export function valuesOf(words: ChangeWords, kind: Kind, p: (list: string) => Rule): Values {
  const [is, colon] = [p(words.is), any(':')];
  const naming = (names: string, one: Rule): Rule => seq(p(names), maybe(either(is, colon)), one);
  const bare = {
    account: value('recipient', '§a'),
    network: seq(value('chain', ...FORMS.bareNetwork), maybe(p(words.network.nouns))),
    token: seq(maybe(p(words.token.article)), value('token', ...FORMS.bareToken)),
  };
  const account = around(p, words.account, bare.account);
  const amount = amountOf(words, p);
  const all = once(allOf(words, p));
  return {
    amount: once(amount),
    all,
    spent: kind === 'swap' ? once(around(p, words.amount.spent, amount)) : NOTHING,
    nouns: namedIn(words, kind, { account: either(account, bare.account), amount: either(amount, all) }, p),
    counting: once(countingOf(words, p)),
    account: once(either(account, seq(p(words.account.kin), bare.account))),
    network: once(networkOf(words, kind, p)),
    token: once(tokenOf(words, kind, p)),
    slippage: once(slippageOf(words, p)),
    bare,
    addressed: once(naming(words.account.names, either(bare.account, account))),
    named: once(
      either(
        naming(words.network.names, value('chain', ...FORMS.network)),
        kind === 'transfer' ? naming(words.token.names, value('token', ...FORMS.token)) : NOTHING,
        naming(words.amount.names, amount),
      ),
    ),
    gone: goneOf(words, p),
  };
}

function amountOf(words: ChangeWords, p: (list: string) => Rule): Rule {
  const { shares, token } = words;
  const number = value('amount', '§n', '§f');
  const counted = seq(maybe(p(words.amount.before)), number, maybe(p(words.amount.behind ?? '')));
  const quantity = seq(
    maybe(p(words.amount.before)),
    number,
    maybe(p(words.amount.of)),
    maybe(p(token.article)),
    value('token', ...FORMS.token),
  );
  const part = either(saying('half', p(shares.half)), saying('amount=half', p(shares.halfOfMine)));
  const { half, behindHalf } = shares.mine;
  return either(counted, quantity, part, mineOf('amount=half', { before: half, behind: behindHalf }, p));
}

const allOf = ({ amount, shares }: ChangeWords, p: (list: string) => Rule): Rule =>
  either(
    seq(maybe(p(amount.before)), saying('amount=all', p(shares.all))),
    mineOf('amount=all', { before: shares.mine.all, behind: shares.mine.behindAll }, p),
  );

/** "half of my dai", "all my dai" */
function mineOf(note: string, { before, behind = '' }: Around, p: (list: string) => Rule): Rule {
  const token = value('token', ...FORMS.token);
  return either(seq(saying(note, p(before)), token), seq(token, saying(note, p(behind))));
}

/** Amounts that count from the open one. */
const countingOf = ({ amount, shares }: ChangeWords, p: (list: string) => Rule): Rule =>
  either(
    saying('half', p(shares.onlyHalf)),
    seq(maybe(p(amount.before)), saying('double', either(p(shares.double), twice(p('kati|katini'))))),
    around(p, shares.add, value('added', '§n')),
  );

/** Turkish "iki katı", where the number stands apart. */
const twice = (times: Rule): Rule =>
  where(
    (tokens, at) => {
      const { amount } = tokens[at] ?? {};
      return amount?.kind === 'exact' && amount.value === '2';
    },
    seq(any('§n'), times),
  );

function networkOf({ network }: ChangeWords, kind: Kind, p: (list: string) => Rule): Rule {
  const named = (name: string): Rule => seq(value(name, ...FORMS.network), maybe(p(network.nouns)));
  const plain = around(p, network, named('chain'));
  if (kind !== 'bridge') return plain;
  return either(plain, around(p, network.to, named('toChain')), around(p, network.from, named('fromChain')));
}

function tokenOf({ token }: ChangeWords, kind: Kind, p: (list: string) => Rule): Rule {
  const named = (name: string): Rule => seq(maybe(p(token.article)), value(name, ...FORMS.bareToken));
  if (kind === 'bridge') return NOTHING;
  if (kind === 'transfer') return around(p, token.paying, named('token'));
  return either(around(p, token.received, named('toToken')), around(p, token.paid, named('fromToken')));
}

function slippageOf({ slippage }: ChangeWords, p: (list: string) => Rule): Rule {
  const percent = value('slippage', '§r');
  return either(
    seq(p(slippage.names), maybe(either(any(':'), p(slippage.of))), percent, maybe(p(slippage.set ?? ''))),
    seq(maybe(p(slippage.of)), percent, p(slippage.behind)),
  );
}

/** Values that go, with the small words that may stand before or behind them. */
function goneOf(words: ChangeWords, p: (list: string) => Rule): Gone {
  const { account, amount, network, token } = words;
  const one = (sides: readonly Around[], rule: Rule): Rule =>
    once(either(rule, ...sides.map((side) => around(p, side, rule))));
  return {
    amount: seq(value('notAmount', '§n', '§f'), maybe(p(amount.behind ?? ''))),
    account: one([account], value('notRecipient', '§a')),
    network: one([network, network.to, network.from], value('notChain', ...FORMS.network)),
    token: one(
      [token.paying, token.received, token.paid],
      seq(maybe(p(token.article)), value('notToken', ...FORMS.token)),
    ),
  };
}
