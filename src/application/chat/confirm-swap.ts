import type { SwapAction } from '../../domain/chat/action.ts';
import { actionNotOpen, type Dialogue, type Offer } from '../../domain/chat/dialogue.ts';
import { describeSwap, isStillFair, offeredAmounts, planSwap } from '../../domain/chat/plan-swap.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Kept } from '../ports/chat/chat-sessions.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';
import { quoteOf, type SwapQuoting } from './offer-swap.ts';
import { signing } from './proposal.ts';

type Confirmed = Readonly<{
  action: SwapAction;
  slots: Slots;
  offer: Offer;
  dialogue: Dialogue;
  wallet: WalletAddress;
  after: Kept;
  /** The memory without the question that is open; absent where none is. */
  unasked?: Kept;
}>;

/**
 * Requests a new quote for the offered swap and returns its transactions if the amounts are within the slippage of the
 * offered ones. Otherwise the offer is not consumed, unless a question is open, which a yes would answer instead. Rejects with ACTION_NOT_OPEN, and as `quote` does while a quote is
 * unavailable.
 */
export const confirmSwap =
  ({ chatPolicy, chatSessions, clock }: Pick<Ports, 'chatPolicy' | 'chatSessions' | 'clock'>, swaps: SwapQuoting) =>
  async ({ action, slots, offer, dialogue, wallet, after, unasked }: Confirmed): Promise<ChatReply<Found>> => {
    const plan = planSwap(action, chatPolicy.directory);
    const told = 'message' in plan ? undefined : offeredAmounts(offer.content, plan, wallet);
    if ('message' in plan || told === undefined) throw actionNotOpen();
    const data = shown(slots, []);
    const quoted = await quoteOf(swaps, plan, wallet);
    if (typeof quoted === 'string') return say('swap', quoted, data);
    const summary = describeSwap(plan, quoted.amounts);
    if (!isStillFair(told, quoted.amounts, plan.slippageBps)) {
      if (unasked !== undefined) await chatSessions.takeOffer(dialogue, offer, clock.now(), unasked);
      return say('swap', `The price has changed. It would now be: ${summary} Say yes for a new offer.`, data, [
        'yes',
        'cancel',
      ]);
    }
    if (!(await chatSessions.takeOffer(dialogue, offer, clock.now(), after))) throw actionNotOpen();
    const { calls } = quoted;
    return {
      ...say('swap', `${summary} Your wallet signs and sends its transactions in order.`, {
        ...data,
        swap: quoted,
      }),
      actions: calls.map((call, at) => signing(wallet, call, `Sign transaction ${at + 1} of ${calls.length}`)),
    };
  };
