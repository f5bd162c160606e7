import { actionOf } from '../../domain/chat/action.ts';
import { actionNotOpen, type ChatMemory, type Dialogue } from '../../domain/chat/dialogue.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import { missingSlots } from '../../domain/chat/slots.ts';
import type { OpenFrame } from '../../domain/chat/understanding.ts';
import { type BlockPorts, refuseBlocked } from '../compliance/refuse-blocked.ts';
import type { Ports } from '../ports/index.ts';
import { inLanguage, withNextStep } from './annotate-reply.ts';
import { findRecipient, type RecipientPorts } from './find-recipient.ts';
import type { Found } from './inquiries.ts';
import type { Confirmation } from './offers.ts';
import type { Speaker } from './speaker.ts';
import { confirmSwap, type SwapQuoting } from './swap.ts';
import { confirmTransfer, type Preparing } from './transfer.ts';

type ConfirmPorts = RecipientPorts & BlockPorts & Pick<Ports, 'chatSessions' | 'clock'>;

/**
 * Turns a chat offer into transactions for the wallet to sign, once. The action is prepared again from the current
 * request and must equal the offer. `seen`: the conversation as a message read it that says yes. Rejects with ACTION_NOT_OPEN or WALLET_BLOCKED. Rejects without consuming the offer while something
 * that it depends on is unavailable.
 */
export const confirmAction = (ports: ConfirmPorts, transfers: Preparing, swaps: SwapQuoting) => {
  const [transfer, swap] = [confirmTransfer(ports, transfers), confirmSwap(ports, swaps)];
  return async ({ dialogue, may }: Speaker, id: string, seen?: ChatMemory): Promise<ChatReply<Found>> => {
    const memory = seen ?? (await ports.chatSessions.recall(dialogue, ports.clock.now()));
    const action = memory?.frame && requested(memory.frame);
    if (memory?.frame === undefined || action === undefined || 'notAct' in may) throw actionNotOpen();
    if (memory.offer?.id !== id) throw actionNotOpen();
    await refuseBlocked(ports)(may.actAs, { kind: 'refuse', operation: `chat ${action.kind}` }, may.inquiry);
    const { slots } = memory.frame;
    const confirmed = { slots, offer: memory.offer, dialogue, wallet: may.actAs, ...(seen !== undefined && { seen }) };
    const told = ({ reply, after }: Confirmation) => {
      const spoken = inLanguage(memory.language, reply, slots, 'sign');
      return after === undefined ? spoken : withNextStep(spoken, after, ports.chatPolicy.directory);
    };
    if (action.kind === 'swap') return told(await swap({ action, ...confirmed }));
    const found = await findRecipient(ports)(action, may.actAs);
    if ('message' in found) return say('transfer', found.message, shown(slots, found.missing));
    return told(await transfer({ action: found.action, ...confirmed }));
  };
};

/** The id of the dialogue's offer that starts with `start`; undefined when there is none. */
export const openOffer =
  ({ chatSessions, clock }: Pick<Ports, 'chatSessions' | 'clock'>) =>
  async (dialogue: Dialogue, start: string): Promise<string | undefined> => {
    const offer = (await chatSessions.recall(dialogue, clock.now()))?.offer;
    return offer?.id.startsWith(start) ? offer.id : undefined;
  };

const requested = ({ intent, slots }: OpenFrame) =>
  actionOf({ act: 'request', intent, slots, missing: missingSlots(intent, slots), problems: [] });
