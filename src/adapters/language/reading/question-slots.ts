import type { Intent, Slots } from '../../../domain/chat/understanding.ts';
import type { Account, Item, Term } from '../text/item.ts';

/** The values of a question. Undefined when one was said that has no single place. */
export function questionSlots(intent: Intent, items: readonly Item[]): Slots | undefined {
  if (items.some(({ is }) => is === 'invalid')) return undefined;
  const terms = items.filter((item): item is Term => item.is === 'term');
  const accounts = items.filter((item): item is Account => item.is === 'account' && !item.foreign);
  const named = terms.find((term) => term.token !== undefined);
  const chain = terms.find((term) => term.chain !== undefined && term.token === undefined)?.chain;
  const onChain = chain === undefined ? {} : { fromChain: chain };
  const ofToken = named?.token === undefined ? {} : { token: named.token };
  const [account, second] = accounts;
  if (second !== undefined) return undefined;
  if (intent === 'balance' || intent === 'portfolio')
    return { ...(intent === 'balance' && ofToken), ...onChain, ...(account && { wallet: account.account }) };
  if (intent === 'price') return named?.token === undefined ? undefined : ofToken;
  if (intent === 'gas') return chain === undefined && named?.chain !== undefined ? { fromChain: named.chain } : onChain;
  return {};
}
