import { withoutDoubt } from '../../domain/chat/clarification.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { withoutQuestion } from '../../domain/chat/memory.ts';
import { understand } from '../../domain/chat/understand.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';
import { askModel, type ModelPorts } from './ask-model.ts';
import { mayName, namingContacts } from './naming-contacts.ts';
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
    const { languageReader } = ports;
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
