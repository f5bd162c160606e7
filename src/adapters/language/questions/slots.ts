import type { ChainRef, Named, Problem, Slots, TokenRef } from '../../../domain/chat/understanding.ts';
import type { QuestionLabel } from './labels.ts';
import type { Typed } from './typed.ts';

type Term = Extract<Typed, { is: 'term' }>;

/** Questions about networks: a word that is a token and a network is the network. */
const OF_NETWORKS: ReadonlySet<QuestionLabel> = new Set([
  'gas',
  'fees',
  'networks',
  'tokens',
  'portfolio',
  'status',
  'history',
]);
const OF_WALLETS: ReadonlySet<QuestionLabel> = new Set(['balance', 'portfolio']);
/** Their answers depend on no token, network or amount. */
const PLAIN: ReadonlySet<QuestionLabel> = new Set([
  ...([
    'kyc',
    'refusal',
    'limit',
    'purchases',
    'terms',
    'referral',
    'networks',
    'history',
    'keys',
    'contacts',
  ] as const),
  ...(['link', 'help', 'human'] as const),
]);
const TAKES_AMOUNT: ReadonlySet<QuestionLabel> = new Set(['sale', 'eligibility', 'price', 'fees']);
/** What stands before a network, without accents. */
const ON: ReadonlySet<string> = new Set(
  'on|over|via|auf|en|em|na|no|sur|im|in|at|red|network|netzwerk|reseau|rede|在|于|从'.split('|'),
);
/** Money other than US dollars, by the words of the languages. */
const MONEY: Readonly<Record<string, string>> = {
  ...named('EUR', '€|eur|euro|euros|欧元|avro'),
  ...named('GBP', '£|gbp|pound|pounds|sterling|libras|英镑|sterlin'),
  ...named('JPY', 'yen|jpy|yenes|日元'),
  ...named('CNY', 'yuan|cny|rmb|元|人民币'),
  ...named('TRY', 'tl|lira|try|liraya|里拉'),
  ...named('BRL', 'brl|reais|reales'),
  ...named('CHF', 'chf|franken|francs'),
  ...named('MXN', 'mxn'),
  ...named('INR', 'inr|rupees|rupias'),
};

function named(code: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split('|').map((word) => [word, code]));
}

/** The values of a question. A value that cannot be used, where the answer would depend on it, is a problem. */
export function slotsIn(
  label: QuestionLabel,
  typed: readonly Typed[],
): Readonly<{ slots: Slots; problems: readonly Problem[] }> {
  const tokens: TokenRef[] = [];
  const chains: ChainRef[] = [];
  const put = <T>(all: T[], one: T | undefined) => {
    if (one !== undefined && !all.includes(one)) all.push(one);
  };
  let isAfterChain = false;
  for (const [at, one] of typed.entries()) {
    if (PLAIN.has(label)) break;
    if (one.is === 'account' && one.isToken) put(tokens, one.account);
    if (one.is !== 'term') continue;
    isAfterChain = isChain(one, label, typed[at - 1], isAfterChain);
    if (isAfterChain) put(chains, one.chain);
    else put(tokens, one.token);
  }
  if (tokens.length === 0 && (label === 'price' || label === 'balance'))
    put(tokens, typed.flatMap((one) => (one.is === 'word' ? (one.token ?? []) : [])).at(-1));
  const account = typed.find((one) => one.is === 'account' && !one.isToken);
  const wallet = OF_WALLETS.has(label) && account?.is === 'account' ? account.account : undefined;
  const hash = typed.find((one) => one.is === 'hash');
  const amount = TAKES_AMOUNT.has(label) ? typed.find((one) => one.is === 'amount') : undefined;
  const unusable = OF_WALLETS.has(label) ? typed.find((one) => one.is === 'unusable') : undefined;
  const known = {
    ...(tokens.length > 1 && { tokens }),
    ...(chains.length > 1 && { chains }),
    ...(hash?.is === 'hash' && { hash: hash.hash }),
    ...(label === 'human' && { human: true as const }),
    ...currencyIn(typed),
  } satisfies Named;
  const [token] = tokens;
  const [fromChain] = chains;
  return {
    slots: {
      ...(token !== undefined && { token }),
      ...(fromChain !== undefined && { fromChain }),
      ...(wallet !== undefined && { wallet }),
      ...(amount?.is === 'amount' && { amount: amount.value }),
      ...(Object.keys(known).length > 0 && { named: known }),
    },
    problems:
      unusable?.is === 'unusable' ? [{ code: unusable.lexeme.why, slot: 'wallet', said: unusable.lexeme.written }] : [],
  };
}

function isChain(
  { token, chain }: Term,
  label: QuestionLabel,
  before: Typed | undefined,
  isAfterChain: boolean,
): boolean {
  if (chain === undefined) return false;
  if (token === undefined || OF_NETWORKS.has(label)) return true;
  // "on base and polygon"
  return isAfterChain || (before?.is === 'word' && ON.has(before.sign));
}

function currencyIn(typed: readonly Typed[]): Named {
  const said = typed.flatMap((one) => {
    if (one.is === 'amount') return one.currency ?? [];
    return one.is === 'word' ? (MONEY[one.sign] ?? []) : [];
  });
  const [currency] = said.filter((code) => code !== 'USD');
  return currency === undefined ? {} : { currency };
}
