import { contactNamed, unknownName, withRecipientNamed } from '../../domain/chat/named-contact.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';
import type { Speaker } from './speaker.ts';

/** The understanding with a contact's name as the recipient, where the name is all that was not understood. */
export const withContact =
  ({ contacts }: Pick<Ports, 'contacts'>) =>
  async (understood: Understanding, { may }: Speaker): Promise<Understanding> => {
    const said = unknownName(understood);
    if (said === undefined || 'notAct' in may) return understood;
    const own = await contacts.list(may.actAs);
    const name = contactNamed(
      said,
      own.map((contact) => contact.name),
    );
    return name === undefined ? understood : withRecipientNamed(understood, name);
  };
