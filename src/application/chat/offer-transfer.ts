import { knownTokens } from '../../domain/call/parties-of-call.ts';
import type { TransferAction } from '../../domain/chat/action.ts';
import { fromUnits } from '../../domain/chat/decimal.ts';
import { networkName, type Unplanned } from '../../domain/chat/evm-token.ts';
import { contentOf, planTransfer, type TransactionToSign, type TransferPlan } from '../../domain/chat/plan-transfer.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import { senderSanctioned } from '../../domain/compliance/screening.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { callOf, unspendable } from '../../domain/transfer/transfer-order.ts';
import { findListed, type ScreeningPorts } from '../compliance/screening.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';
import { confirmable } from './proposal.ts';
import type { Speaker } from './speaker.ts';

/** A reply, and the offer that its confirmation would prepare. */
export type Offered = Readonly<{ reply: ChatReply<Found>; offer?: Readonly<{ id: string; content: string }> }>;

type OfferPorts = ScreeningPorts & Pick<Ports, 'chatPolicy' | 'random'>;

/**
 * Offers a transfer for confirmation when every detail is exact, the wallet is the speaker's own and every party
 * passed screening. Rejects with AML_UNAVAILABLE when screening is unavailable.
 */
export const offerTransfer =
  (ports: OfferPorts) =>
  async (action: TransferAction, slots: Slots, { may }: Speaker): Promise<Offered | Unplanned> => {
    const plan = planTransfer(action, ports.chatPolicy.directory);
    if ('missing' in plan) return plan;
    const data = shown(slots, []);
    if ('notAct' in may) return { reply: say('transfer', `${describe(plan)} ${may.notAct}`, data) };
    const refused = await refusalOf(ports, plan, may.actAs);
    if (refused !== undefined) return { reply: say('transfer', refused, data) };
    const transaction = { ...plan, from: may.actAs };
    const offer = { id: ports.random.uuid(), content: contentOf(transaction) };
    return { reply: proposal(transaction, offer.id, slots), offer };
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

function proposal(transaction: TransactionToSign, id: string, slots: Slots): ChatReply<Found> {
  const summary = describe(transaction);
  const warnings = warningsOf(transaction);
  const told = say<Found>('transfer', `${summary} ${warnings.join(' ')}`, { ...shown(slots, []), warnings });
  return confirmable(told, summary, id);
}

/** Describes the transfer in words: exact amount, token with its contract, network and checksummed recipient. */
export function describe({ amount, token, chainId, recipient }: TransferPlan): string {
  const contract = token.address === undefined ? '' : ` (${token.address})`;
  return `Transfer ${fromUnits(amount, token.decimals)} ${token.symbol}${contract} on ${networkName(chainId)} to ${recipient}.`;
}

const warningsOf = ({ from, recipient }: TransactionToSign): string[] => [
  'A transfer cannot be reversed.',
  'Balance and gas are checked when you confirm.',
  ...(from === recipient ? ['The recipient is the sending wallet itself.'] : []),
];
