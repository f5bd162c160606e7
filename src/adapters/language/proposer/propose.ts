import type { Intent, Slots } from '../../../domain/chat/understanding.ts';
import { INTENTS } from '../../../domain/chat/understanding.ts';
import type { Account, Item, Term } from '../tagger/item.ts';
import { classify } from './classify.ts';

const SURE = 0.8;
/** A text of which less was seen in training may be in a language that training did not have. */
const LEAST_COVERAGE = 0.6;
const PROPOSED: ReadonlySet<Intent> = new Set([
  ...([
    'transfer',
    'swap',
    'balance',
    'portfolio',
    'price',
    'gas',
    'fees',
    'sale',
    'kyc',
    'help',
    'history',
    'link',
    'contacts',
  ] as const),
]);

/** What a text that the grammar does not explain may mean. It is only ever asked, never acted on. */
export function propose(items: readonly Item[]): Readonly<{ intent: Intent; slots: Slots }> | undefined {
  if (items.length === 0 || items.some(({ is }) => is === 'quotation' || is === 'invalid' || is === 'sign'))
    return undefined;
  const { label, probability, coverage } = classify(items);
  const intent = INTENTS.find((name) => name === label);
  if (intent === undefined || !PROPOSED.has(intent) || probability < SURE || coverage < LEAST_COVERAGE)
    return undefined;
  const slots = slotsFor(intent, items);
  return slots && { intent, slots };
}

/** Whether a text does not sound like a request at all: a doubt, a report, a condition, an example. */
export function soundsLikeNoRequest(items: readonly Item[]): boolean {
  const { label, probability } = classify(items);
  return label === 'other' && probability >= 0.5;
}

/** Values that were said once. Undefined when a value was said that has no single place. */
function slotsFor(intent: Intent, items: readonly Item[]): Slots | undefined {
  const terms = items.filter((item): item is Term => item.is === 'term');
  const accounts = items.filter((item): item is Account => item.is === 'account' && !item.foreign);
  const amounts = items.filter((item) => item.is === 'amount');
  const [token, second] = terms.filter((term) => term.token !== undefined);
  const chain = terms.find((term) => term.chain !== undefined && term.token === undefined)?.chain;
  const onChain = chain === undefined ? {} : { fromChain: chain };
  const ofToken = token?.token === undefined ? {} : { token: token.token };
  const [account] = accounts;
  if (accounts.length > 1) return undefined;
  if (intent === 'balance' || intent === 'portfolio')
    return { ...(intent === 'balance' && ofToken), ...onChain, ...(account && { wallet: account.account }) };
  if (intent === 'price') return token?.token === undefined ? undefined : ofToken;
  if (intent === 'gas') return chain === undefined && token?.chain !== undefined ? { fromChain: token.chain } : onChain;
  if (intent !== 'transfer' && intent !== 'swap') return {};
  const [amount] = amounts;
  if (amounts.length !== 1 || amount?.amount.kind !== 'exact' || items.some(({ is }) => is === 'rate'))
    return undefined;
  const value = { amount: amount.amount.value };
  if (intent === 'transfer')
    return account && token && !second ? { ...value, ...ofToken, recipient: account.account, ...onChain } : undefined;
  if (token?.token === undefined || second?.token === undefined || account) return undefined;
  return terms.length > 3 ? undefined : { ...value, fromToken: token.token, toToken: second.token, ...onChain };
}
