import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { TransferAction } from '../../domain/chat/action.ts';
import { actionNotOpen, type ChatMemory, type Dialogue, lastingFrom, type Offer } from '../../domain/chat/dialogue.ts';
import { memoryAfterConfirming } from '../../domain/chat/memory.ts';
import { contentOf, planTransfer } from '../../domain/chat/plan-transfer.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import type { Ports } from '../ports/index.ts';
import type { TransferUseCases } from '../transfer/index.ts';
import type { Found } from './inquiries.ts';
import { describe } from './offer-transfer.ts';
import { signing } from './proposal.ts';
import { unlessRefused } from './unless-refused.ts';

type ConfirmPorts = Pick<Ports, 'chatPolicy' | 'chatSessions' | 'clock'>;
export type Preparing = Pick<TransferUseCases, 'prepare'>;
type Confirmed = Readonly<{
  action: TransferAction;
  slots: Slots;
  offer: Offer;
  dialogue: Dialogue;
  wallet: ProvedWallet;
}>;

/** `after`: the memory that stays, once the offer is taken. */
export type Confirmation = Readonly<{ reply: ChatReply<Found>; after?: ChatMemory }>;

/**
 * Prepares exactly the offered transfer, with the current balance, gas and warnings. If it cannot be prepared, the
 * reply gives the reason and the offer is not consumed. Rejects with ACTION_NOT_OPEN, and as `prepare` does while
 * something is unavailable.
 */
export const confirmTransfer =
  ({ chatPolicy, chatSessions, clock }: ConfirmPorts, { prepare }: Preparing) =>
  async ({ action, slots, offer, dialogue, wallet }: Confirmed): Promise<Confirmation> => {
    const plan = planTransfer(action, chatPolicy.directory);
    if ('missing' in plan) throw actionNotOpen();
    const data = shown(slots, []);
    const { chainId, recipient: to, token, amount } = plan;
    const prepared = await unlessRefused(prepare(wallet, { chainId, to, token: token.address ?? 'native', amount }));
    if (prepared instanceof Failure)
      return { reply: say('transfer', `I cannot prepare this transfer: ${sentenceOf(prepared)}`, data) };
    const { transaction: unsigned, prepareId, warnings } = prepared;
    const { to: target, value, data: call } = unsigned;
    const transaction = { ...plan, from: wallet, to: target, value, data: call };
    const taken = { id: offer.id, content: contentOf(transaction) };
    const lasting = lastingFrom(clock.now());
    const keep = (memory: ChatMemory) => memoryAfterConfirming(memory, lasting.now);
    const after = await chatSessions.takeOffer(dialogue, taken, { ...lasting, keep });
    if (after === undefined) throw actionNotOpen();
    const told = [FINAL, ...warnings.map(({ message }) => message)];
    const message = `${describe(plan)} ${told.join('. ')}. Sign it in your wallet within ten minutes.`;
    const reply = say<Found>('transfer', message, { ...data, transaction, prepared, warnings: told });
    return { reply: { ...reply, actions: [signing(wallet, { ...unsigned, prepareId })] }, after };
  };

const FINAL = 'A transfer cannot be reversed';
