import type { OpenFrame, Slots, TokenRef } from '../../../../domain/chat/understanding.ts';
import { changedAmount } from './changed-amount.ts';
import { changedChains } from './changed-chains.ts';
import { changedTokens, reversedTokens } from './changed-tokens.ts';
import { type Changed, isBridge, isCalledSo, type Said } from './said.ts';

/** The slots of the open request after the message; undefined where a value does not fit it, or where nothing changes. */
export function applied(said: Said, open: OpenFrame): Slots | undefined {
  if (!isCalledSo(said, open) || !isSaidTwice(said) || !isOwned(said, open)) return undefined;
  const tokens = said.has('reversed') ? reversedTokens(open) : changedTokens(said, open);
  const amount = tokens && changedAmount(said, open, tokens);
  const chains = changedChains(said, open);
  const rest = changedRest(said, open);
  if (!tokens || !amount || !chains || !rest) return undefined;
  const changed: Changed = { ...tokens, ...amount, ...chains, ...rest };
  if (said.has('answer') && !isFilling(changed, open.slots)) return undefined;
  const slots = withChanges(open.slots, changed);
  if (!isLackingNow(said.get('lacked')?.token, open.slots, slots)) return undefined;
  return isSameSlots(slots, open.slots) ? undefined : slots;
}

function changedRest(said: Said, open: OpenFrame): Changed | undefined {
  const { intent, slots } = open;
  const [recipient, denied] = [said.get('recipient')?.account, said.get('notRecipient')?.account];
  const slippageBps = said.get('slippage')?.bps;
  if (intent !== 'transfer' && (recipient !== undefined || denied !== undefined)) return undefined;
  if (said.has('slippage') && (intent !== 'swap' || isBridge(open) || slippageBps === undefined)) return undefined;
  if (denied !== undefined && (denied !== slots.recipient || recipient === undefined)) return undefined;
  return { ...(recipient !== undefined && { recipient }), ...(slippageBps !== undefined && { slippageBps }) };
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const AMOUNTS = ['amount', 'relativeAmount', 'amountSide'] as const;

/** Whether the changes only set what is lacking, or say again what is set. */
function isFilling(changed: Changed, slots: Slots): boolean {
  const isSized = slots.amount !== undefined || slots.relativeAmount !== undefined;
  return Object.entries(changed).every(([name, value]) => {
    const before = slots[name as keyof Slots];
    const isAmount = (AMOUNTS as readonly string[]).includes(name);
    return sameValue(before, value) || (isAmount ? !isSized : before === undefined);
  });
}

function withChanges(slots: Slots, changed: Changed): Slots {
  const all = { ...slots, ...changed };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Slots;
}

const isSameSlots = (a: Slots, b: Slots): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => sameValue(a[name as keyof Slots], b[name as keyof Slots]));

/** "she only takes usdc, so make it usdc": what is said twice is the same. */
function isSaidTwice(said: Said): boolean {
  const [amount, token, chain] = [said.get('againAmount'), said.get('againToken'), said.get('againChain')];
  const tokens = ['token', 'unit', 'fromToken', 'toToken'].flatMap((name) => said.get(name)?.token ?? []);
  const chains = ['chain', 'network', 'fromChain', 'toChain'].flatMap((name) => said.get(name)?.chain ?? []);
  const sold = said.get('againSold');
  const unit = said.get('againUnit');
  return (
    (sold === undefined || sold.token === said.get('fromToken')?.token) &&
    (unit === undefined || tokens.every((one) => one === unit.token)) &&
    (amount === undefined || sameValue(amount.amount, said.get('amount')?.amount)) &&
    (token === undefined || (tokens.length > 0 && tokens.every((one) => one === token.token))) &&
    (chain === undefined || (chains.length > 0 && chains.every((one) => one === chain.chain)))
  );
}

/** "i don't have dai" is a reason to pay with something else than dai. */
const isLackingNow = (lacked: TokenRef | undefined, before: Slots, after: Slots): boolean =>
  lacked === undefined ||
  ((before.token ?? before.fromToken) === lacked && (after.token ?? after.fromToken) !== lacked);

/** "my dai is on base" speaks of the token that the request gives away. */
function isOwned(said: Said, { slots }: OpenFrame): boolean {
  const owned = said.get('owned')?.token;
  return owned === undefined || owned === (slots.token ?? slots.fromToken);
}
