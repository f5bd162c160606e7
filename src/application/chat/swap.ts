import type { SwapAction } from '../../domain/chat/action.ts';
import { actionNotOpen } from '../../domain/chat/dialogue.ts';
import { memoryAfterConfirming, memoryAfterPriceChange } from '../../domain/chat/memory.ts';
import {
  describeSwap,
  isStillFair,
  offeredAmounts,
  planSwap,
  type SwapPlan,
  swapAddressOf,
  swapContentOf,
} from '../../domain/chat/plan-swap.ts';
import { say, shown } from '../../domain/chat/reply.ts';
import type { Unplanned } from '../../domain/chat/token-directory.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { SwapUseCases } from '../swap/index.ts';
import type { QuotedSwap } from '../swap/quote-swap.ts';
import {
  type Confirmation,
  type Confirmed,
  confirmable,
  type Offered,
  signing,
  takeOffer,
  unlessRefused,
} from './offers.ts';
import type { Speaker } from './speaker.ts';

export type SwapQuoting = Pick<SwapUseCases, 'quote'>;

const WARNING = 'The price can change: a new quote is requested when you confirm.';

/** Offers a swap for confirmation at its current quote, once every detail is exact and the wallet is the speaker's own. */
export const offerSwap =
  ({ chatPolicy, random }: Pick<Ports, 'chatPolicy' | 'random'>, swaps: SwapQuoting) =>
  async (action: SwapAction, slots: Slots, { may }: Speaker): Promise<Offered | Unplanned> => {
    const plan = planSwap(action, chatPolicy.directory);
    if ('message' in plan) return plan;
    const data = shown(slots, []);
    if ('notAct' in may) return { reply: say('swap', `${describeSwap(plan)} ${may.notAct}`, data) };
    const asked = await attempt(quoteOf(swaps, plan, may.actAs));
    const quoted = asked.known ? asked.value : noQuote(asked.failure);
    if (typeof quoted === 'string') return { reply: say('swap', quoted, data) };
    const { amounts, route } = quoted;
    const offer = { id: random.uuid(), content: swapContentOf(plan, may.actAs, amounts), route };
    const summary = describeSwap(plan, amounts);
    const takes = route.seconds === undefined ? '' : ` It takes about ${timeOf(route.seconds)}.`;
    const told = say('swap', `${summary}${takes} ${WARNING}`, { ...data, swap: quoted, warnings: [WARNING] });
    return { reply: confirmable(told, summary, offer.id), offer };
  };

/**
 * Requests a new quote for the offered swap and returns its transactions if the amounts are within the slippage of the
 * offered ones. Otherwise the offer ends and the request stays. Rejects with ACTION_NOT_OPEN, and as `quote` does while a quote is
 * unavailable.
 */
export const confirmSwap =
  (ports: Pick<Ports, 'chatPolicy' | 'chatSessions' | 'clock'>, swaps: SwapQuoting) =>
  async ({ action, slots, wallet, ...taken }: Confirmed<SwapAction>): Promise<Confirmation> => {
    const plan = planSwap(action, ports.chatPolicy.directory);
    const told = 'message' in plan ? undefined : offeredAmounts(taken.offer.content, plan, wallet);
    if ('message' in plan || told === undefined) throw actionNotOpen();
    const data = shown(slots, []);
    const quoted = await quoteOf(swaps, plan, wallet);
    if (typeof quoted === 'string') return { reply: say('swap', quoted, data) };
    const summary = describeSwap(plan, quoted.amounts);
    if (!isStillFair(told, quoted.amounts, plan.slippageBps)) {
      await takeOffer(ports, taken, memoryAfterPriceChange);
      const changed = `The price has changed. It would now be: ${summary} Say yes for a new offer.`;
      return { reply: say('swap', changed, data, ['yes', 'cancel']) };
    }
    const after = await takeOffer(ports, taken, (memory, now) => memoryAfterConfirming(memory, now, quoted.route));
    const { calls } = quoted;
    const message = `${summary} Your wallet signs and sends its transactions in order.`;
    const actions = calls.map((call, at) => signing(wallet, call, `Sign transaction ${at + 1} of ${calls.length}`));
    return { reply: { ...say('swap', message, { ...data, swap: quoted }), actions }, after };
  };

/** As every language writes it: "12 s", "3 min". */
export const timeOf = (seconds: number): string =>
  seconds < 120 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** Returns a quote, or a sentence why there is none. Rejects while quotes are unavailable. */
async function quoteOf(
  { quote }: SwapQuoting,
  { from, to, trade, amount, slippageBps }: SwapPlan,
  user: WalletAddress,
): Promise<QuotedSwap | string> {
  const quoted = await unlessRefused(
    quote({
      user,
      fromChainId: from.chain,
      toChainId: to.chain,
      fromToken: swapAddressOf(from),
      toToken: swapAddressOf(to),
      amount,
      tradeType: trade === 'exact-input' ? 'EXACT_INPUT' : 'EXACT_OUTPUT',
      slippageBps,
      isPro: false,
    }),
  );
  return quoted instanceof Failure ? noQuote(quoted) : quoted;
}

const noQuote = (failure: Failure): string => `I cannot get a quote for this swap now: ${sentenceOf(failure)}`;
