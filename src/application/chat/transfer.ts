import { knownTokens } from '../../domain/call/parties-of-call.ts';
import type { TransferAction } from '../../domain/chat/action.ts';
import { fromUnits } from '../../domain/chat/decimal.ts';
import { actionNotOpen } from '../../domain/chat/dialogue.ts';
import { memoryAfterConfirming } from '../../domain/chat/memory.ts';
import { contentOf, planTransfer, type TransferPlan } from '../../domain/chat/plan-transfer.ts';
import { say, shown } from '../../domain/chat/reply.ts';
import { networkName, type Unplanned } from '../../domain/chat/token-directory.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import { senderSanctioned } from '../../domain/compliance/screening.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { callOf, unspendable } from '../../domain/transfer/transfer-order.ts';
import { findListed, type ScreeningPorts } from '../compliance/screening.ts';
import type { Ports } from '../ports/index.ts';
import type { TransferUseCases } from '../transfer/index.ts';
import type { Found } from './inquiries.ts';
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

export type Preparing = Pick<TransferUseCases, 'prepare'>;

const FINAL = 'A transfer cannot be reversed';

/**
 * Offers a transfer for confirmation when every detail is exact, the wallet is the speaker's own and every party
 * passed screening. Rejects with AML_UNAVAILABLE when screening is unavailable.
 */
export const offerTransfer =
  (ports: ScreeningPorts & Pick<Ports, 'chatPolicy' | 'random'>) =>
  async (action: TransferAction, slots: Slots, { may }: Speaker): Promise<Offered | Unplanned> => {
    const plan = planTransfer(action, ports.chatPolicy.directory);
    if ('missing' in plan) return plan;
    const data = shown(slots, []);
    const summary = describe(plan);
    if ('notAct' in may) return { reply: say('transfer', `${summary} ${may.notAct}`, data) };
    const refused = await refusalOf(ports, plan, may.actAs);
    if (refused !== undefined) return { reply: say('transfer', refused, data) };
    const offer = { id: ports.random.uuid(), content: contentOf({ ...plan, from: may.actAs }), sentTo: plan.recipient };
    const warnings = [
      `${FINAL}.`,
      'Balance and gas are checked when you confirm.',
      ...(may.actAs === plan.recipient ? ['The recipient is the sending wallet itself.'] : []),
    ];
    const told = say<Found>('transfer', `${summary} ${warnings.join(' ')}`, { ...data, warnings });
    return { reply: confirmable(told, summary, offer.id), offer };
  };

async function refusalOf(
  ports: ScreeningPorts,
  { chainId, recipient: to, token, amount }: TransferPlan,
  sender: WalletAddress,
): Promise<string | undefined> {
  const tokens = token.address && knownTokens(ports.feePolicy, ports.salePolicy).get(chainId);
  const lost = unspendable(to, tokens ?? new Set());
  if (lost !== undefined) return `I cannot prepare this transfer: what is sent to ${to} is lost, because it ${lost}.`;
  const call = callOf({ chainId, to, token: token.address ?? 'native', amount });
  const { refusal } = await findListed(ports)({ sender, calls: [{ ...call, chainId }] });
  if (refusal === undefined) return undefined;
  const who = refusal.code === senderSanctioned.code ? 'your wallet' : 'the recipient';
  return `I cannot prepare this transfer: ${who} is on a sanctions list.`;
}

/**
 * Prepares exactly the offered transfer, with the current balance, gas and warnings. If it cannot be prepared, the
 * reply gives the reason and the offer is not consumed. Rejects with ACTION_NOT_OPEN, and as `prepare` does while
 * something is unavailable.
 */
export const confirmTransfer =
  (ports: Pick<Ports, 'chatPolicy' | 'chatSessions' | 'clock'>, { prepare }: Preparing) =>
  async ({ action, slots, wallet, ...taken }: Confirmed<TransferAction>): Promise<Confirmation> => {
    const plan = planTransfer(action, ports.chatPolicy.directory);
    if ('missing' in plan) throw actionNotOpen();
    const data = shown(slots, []);
    const { chainId, recipient: to, token, amount } = plan;
    const prepared = await unlessRefused(prepare(wallet, { chainId, to, token: token.address ?? 'native', amount }));
    if (prepared instanceof Failure)
      return { reply: say('transfer', `I cannot prepare this transfer: ${sentenceOf(prepared)}`, data) };
    const { transaction: unsigned, prepareId, warnings } = prepared;
    const transaction = { ...plan, from: wallet, to: unsigned.to, value: unsigned.value, data: unsigned.data };
    const offer = { ...taken.offer, content: contentOf(transaction) };
    const after = await takeOffer(ports, { ...taken, offer }, memoryAfterConfirming);
    const told = [FINAL, ...warnings.map(({ message }) => message)];
    const message = `${describe(plan)} ${told.join('. ')}. Sign it in your wallet within ten minutes.`;
    const reply = say<Found>('transfer', message, { ...data, transaction, prepared, warnings: told });
    return { reply: { ...reply, actions: [signing(wallet, { ...unsigned, prepareId })] }, after };
  };

/** Describes the transfer in words: exact amount, token with its contract, network and checksummed recipient. */
function describe({ amount, token, chainId, recipient }: TransferPlan): string {
  const contract = token.address === undefined ? '' : ` (${token.address})`;
  return `Transfer ${fromUnits(amount, token.decimals)} ${token.symbol}${contract} on ${networkName(chainId)} to ${recipient}.`;
}
