import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { withoutUndefined } from '../../../domain/shared/without-undefined.ts';
import { changedAmount } from './changed-amount.ts';
import { type Changed, changedChains, changedTokens, isBridge, type Said } from './changed-sides.ts';

/** The slots of the open request after the message; undefined where a value does not fit it, or where nothing changes. */
export function applied(said: Said, open: OpenFrame): Slots | undefined {
  const tokens = changedTokens(said, open);
  const amount = tokens && changedAmount(said, open, tokens);
  const chains = changedChains(said, open);
  const rest = changedRest(said, open);
  if (!tokens || !amount || !chains || !rest) return undefined;
  const changed: Changed = { ...tokens, ...amount, ...chains, ...rest };
  if (said.has('answer') && !isFilling(changed, open.slots)) return undefined;
  const slots: Slots = withoutUndefined({ ...open.slots, ...changed }) as Slots;
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

const isSameSlots = (a: Slots, b: Slots): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => sameValue(a[name as keyof Slots], b[name as keyof Slots]));
