import type { TransferAction } from '../../domain/chat/action.ts';
import { actionNotOpen, type Dialogue, type Offer } from '../../domain/chat/dialogue.ts';
import { contentOf, planTransfer } from '../../domain/chat/plan-transfer.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';
import { describe, isRefused, REFUSED, transactionData } from './offer-transfer.ts';
import { signing } from './proposal.ts';

type ConfirmPorts = Pick<Ports, 'addressScreening' | 'chatPolicy' | 'chatSessions' | 'clock'>;
type Confirmed = Readonly<{
  action: TransferAction;
  slots: Slots;
  offer: Offer;
  dialogue: Dialogue;
  wallet: WalletAddress;
}>;

/** The transaction that was offered, to the letter. Rejects with ACTION_NOT_OPEN, and with AML_UNAVAILABLE without using the offer up. */
export const confirmTransfer =
  (ports: ConfirmPorts) =>
  async ({ action, slots, offer, dialogue, wallet }: Confirmed): Promise<ChatReply<Found>> => {
    const { chatPolicy, chatSessions, clock } = ports;
    const plan = planTransfer(action, chatPolicy.lexicon);
    if ('missing' in plan) throw actionNotOpen();
    const data = shown(slots, []);
    if (await isRefused(ports, plan)) return say('transfer', REFUSED, data);
    const transaction = { ...plan, from: wallet };
    const content = contentOf(transaction);
    if (!(await chatSessions.takeOffer(dialogue, { id: offer.id, content }, clock.now()))) throw actionNotOpen();
    const message = `${describe(plan)} Your wallet signs and sends it.`;
    return {
      ...say('transfer', message, { ...data, ...transactionData(transaction) }),
      actions: [signing(wallet, transaction)],
    };
  };
