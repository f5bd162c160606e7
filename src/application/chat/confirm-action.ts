import { actionOf } from '../../domain/chat/action.ts';
import { actionNotOpen } from '../../domain/chat/dialogue.ts';
import { contentOf, planTransfer } from '../../domain/chat/plan-transfer.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import { missingSlots } from '../../domain/chat/requirements.ts';
import type { OpenFrame } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';
import { describe, isRefused, REFUSED, transactionData } from './offer-transfer.ts';
import type { Speaker } from './speaker.ts';

type ConfirmPorts = Pick<Ports, 'addressScreening' | 'chatPolicy' | 'chatSessions' | 'clock'>;

/**
 * Turns an offer into the transaction to sign, once. What is prepared is worked out anew from the request as it stands and
 * must be what was offered, to the letter. Rejects with ACTION_NOT_OPEN, and with AML_UNAVAILABLE without using the offer up.
 */
export const confirmAction =
  (ports: ConfirmPorts) =>
  async ({ dialogue, may }: Speaker, id: string): Promise<ChatReply> => {
    const { chatPolicy, chatSessions, clock } = ports;
    const memory = await chatSessions.recall(dialogue, clock.now());
    const action = memory?.frame && requested(memory.frame);
    if (memory?.frame === undefined || action?.kind !== 'transfer' || 'notAct' in may) throw actionNotOpen();
    const plan = planTransfer(action, chatPolicy.lexicon);
    if ('missing' in plan || memory.offer?.id !== id) throw actionNotOpen();
    const { slots } = memory.frame;
    if (await isRefused(ports, plan)) return say('transfer', REFUSED, shown(slots, []));
    const transaction = { ...plan, from: may.actAs };
    if (!(await chatSessions.takeOffer(dialogue, { id, content: contentOf(transaction) }, clock.now())))
      throw actionNotOpen();
    const { chainId, from, to, value, data } = transaction;
    return {
      ...say('transfer', `${describe(plan)} Your wallet signs and sends it.`, {
        ...shown(slots, []),
        ...transactionData(transaction),
      }),
      actions: [
        {
          label: 'Sign in your wallet',
          action: 'sign-transaction',
          params: { chainId, from, to, value: value.toString(), data },
          destructive: true,
        },
      ],
    };
  };

const requested = ({ intent, slots }: OpenFrame) =>
  actionOf({ act: 'request', intent, slots, missing: missingSlots(intent, slots), problems: [] });
