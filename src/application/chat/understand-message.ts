import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { withoutQuestion } from '../../domain/chat/memory.ts';
import { understand, withoutDoubt } from '../../domain/chat/understand.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import type { LanguageReader } from '../ports/chat/language-reader.ts';
import type { Ports } from '../ports/index.ts';
import type { ChatPolicy } from '../ports/policies.ts';
import { askModel, type ModelPorts } from './ask-model.ts';
import type { Speaker } from './speaker.ts';

export type UnderstandPorts = ModelPorts & Pick<Ports, 'contacts'>;

/**
 * The reader comes first, and knows the contacts of the speaker's wallet where a message is not plain without them. A language model is
 * asked about what it leaves open, outside of an open request, and never about what others write.
 */
export const understandMessage =
  (ports: UnderstandPorts) =>
  async (message: string, before: ChatMemory | undefined, speaker: Speaker): Promise<Understanding> => {
    const { may, overheard } = speaker;
    const languageReader = await ports.languageReader();
    const { directory } = ports.chatPolicy;
    const open = before?.frame;
    // What others write answers no question, and asks for no change and no end.
    const recalled = overheard ? withoutQuestion(before ?? {}) : before;
    const first = understand(languageReader.read(message, open, recalled), directory, open);
    if (overheard) return first;
    const own = mayName(first) && !('notAct' in may) ? await ports.contacts.list(may.actAs) : [];
    const contacts = own.map(({ name }) => name);
    const read = withoutDoubt(namingContacts({ languageReader, directory })(message, before, first, contacts));
    return open === undefined ? await askModel(ports)(message, read, speaker) : read;
  };

/**
 * The understanding of a message when the wallet's contacts are known by their names; the one without them where no recipient is one of
 * them. Only what is not plain is read again: a name changes nothing about what was understood to the last word.
 */
export const namingContacts =
  ({ languageReader, directory }: Readonly<{ languageReader: LanguageReader }> & Pick<ChatPolicy, 'directory'>) =>
  (message: string, before: ChatMemory | undefined, understood: Understanding, contacts: readonly string[]) => {
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
