import type { SwapAction } from '../../domain/chat/action.ts';
import { actionNotOpen, type ChatMemory, type Dialogue, lastingFrom, type Offer } from '../../domain/chat/dialogue.ts';
import { memoryAfterConfirming, memoryAfterPriceChange } from '../../domain/chat/memory.ts';
import { describeSwap, isStillFair, offeredAmounts, planSwap } from '../../domain/chat/plan-swap.ts';
import { say, shown } from '../../domain/chat/reply.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { Confirmation } from './confirm-transfer.ts';
import { quoteOf, type SwapQuoting } from './offer-swap.ts';
import { signing } from './proposal.ts';

type Confirmed = Readonly<{
  action: SwapAction;
  slots: Slots;
  offer: Offer;
  dialogue: Dialogue;
  wallet: WalletAddress;
}>;

/**
 * Requests a new quote for the offered swap and returns its transactions if the amounts are within the slippage of the
 * offered ones. Otherwise the offer ends and the request stays. Rejects with ACTION_NOT_OPEN, and as `quote` does while a quote is
 * unavailable.
 */
export const confirmSwap =
  ({ chatPolicy, chatSessions, clock }: Pick<Ports, 'chatPolicy' | 'chatSessions' | 'clock'>, swaps: SwapQuoting) =>
  async ({ action, slots, offer, dialogue, wallet }: Confirmed): Promise<Confirmation> => {
    const plan = planSwap(action, chatPolicy.directory);
    const told = 'message' in plan ? undefined : offeredAmounts(offer.content, plan, wallet);
    if ('message' in plan || told === undefined) throw actionNotOpen();
    const data = shown(slots, []);
    const quoted = await quoteOf(swaps, plan, wallet);
    if (typeof quoted === 'string') return { reply: say('swap', quoted, data) };
    const summary = describeSwap(plan, quoted.amounts);
    const lasting = lastingFrom(clock.now());
    if (!isStillFair(told, quoted.amounts, plan.slippageBps)) {
      await chatSessions.takeOffer(dialogue, offer, { ...lasting, keep: memoryAfterPriceChange });
      const changed = `The price has changed. It would now be: ${summary} Say yes for a new offer.`;
      return { reply: say('swap', changed, data, ['yes', 'cancel']) };
    }
    const keep = (memory: ChatMemory) => memoryAfterConfirming(memory, lasting.now);
    const after = await chatSessions.takeOffer(dialogue, offer, { ...lasting, keep });
    if (after === undefined) throw actionNotOpen();
    const { calls } = quoted;
    const reply = {
      ...say('swap', `${summary} Your wallet signs and sends its transactions in order.`, {
        ...data,
        swap: quoted,
      }),
      actions: calls.map((call, at) => signing(wallet, call, `Sign transaction ${at + 1} of ${calls.length}`)),
    };
    return { reply, after };
  };
