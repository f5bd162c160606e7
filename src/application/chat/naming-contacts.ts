import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { understand } from '../../domain/chat/understand.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';
import type { ChatPolicy } from '../ports/policies.ts';

type Names = readonly string[];

/**
 * The understanding of a message when the wallet's contacts are known by their names; the one without them where no recipient is one of
 * them. Only what is not plain is read again: a name changes nothing about what was understood to the last word.
 */
export const namingContacts =
  ({ languageReader, directory }: Pick<Ports, 'languageReader'> & Pick<ChatPolicy, 'directory'>) =>
  (message: string, before: ChatMemory | undefined, understood: Understanding, contacts: Names): Understanding => {
    if (contacts.length === 0) return understood;
    const open = before?.frame;
    const named = understand(languageReader.read(message, open, { ...before, contacts }), directory, open);
    const requests = [named, ...(named.steps ?? []), ...(named.change === undefined ? [] : [named.change])];
    const recipients = requests.map(({ slots }) => slots.recipient);
    return recipients.some((recipient) => recipient !== undefined && contacts.includes(recipient)) ? named : understood;
  };

/** Whether something is missing in a message, or was not understood: a contact's name may be what it is. */
export const mayName = ({ act, clarification }: Understanding): boolean =>
  act === 'request' && clarification !== undefined;
