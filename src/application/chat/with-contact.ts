import { clarificationFor } from '../../domain/chat/clarification.ts';
import { contactKey } from '../../domain/chat/contact.ts';
import { missingSlots } from '../../domain/chat/requirements.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';
import type { Speaker } from './speaker.ts';

/** The understanding with a contact's name as the recipient, where the name is all that was not understood. */
export const withContact =
  ({ contacts }: Pick<Ports, 'contacts'>) =>
  async (understood: Understanding, { may }: Speaker): Promise<Understanding> => {
    const [problem, ...others] = understood.problems;
    if (problem?.code !== 'recipient-is-nobody' || problem.said === undefined || others.length > 0) return understood;
    if ('notAct' in may || (await contacts.find(may.actAs, contactKey(problem.said))) === undefined) return understood;
    const slots = { ...understood.slots, recipient: contactKey(problem.said) };
    const missing = missingSlots(understood.intent, slots);
    const { clarification: _, ...rest } = understood;
    const asked = clarificationFor(understood.intent, missing, []);
    return { ...rest, slots, missing, problems: [], ...(asked !== undefined && { clarification: asked }) };
  };
