import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { withoutQuestion } from '../../domain/chat/memory.ts';
import { mayBeReworded } from '../../domain/chat/paraphrase.ts';
import { understand } from '../../domain/chat/understand.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { type Asked, askAbout } from './ask-about.ts';
import { mayName, namingContacts } from './naming-contacts.ts';
import type { Speaker } from './speaker.ts';
import { type ReadingPorts, takeParaphrase } from './take-paraphrase.ts';

export type UnderstandPorts = ReadingPorts & Pick<Ports, 'contacts' | 'paraphraser'>;

/**
 * The parser comes first, and knows the contacts of the speaker's wallet where a message is not plain without them. A text that it does not
 * understand, outside of an open request, is paraphrased by the language model and parsed again. If the model is unavailable, the first result is used.
 */
export const understandMessage =
  (ports: UnderstandPorts) =>
  async (message: string, before: ChatMemory | undefined, { may, overheard }: Speaker): Promise<Asked> => {
    const { languageReader, languageWriter, paraphraser } = ports;
    const { directory } = ports.chatPolicy;
    const open = before?.frame;
    if (overheard) return { understood: passedOn(ports, message, before) };
    const first = understand(languageReader.read(message, open, before), directory, open);
    const own = mayName(first) && !('notAct' in may) ? await ports.contacts.list(may.actAs) : [];
    const contacts = own.map(({ name }) => name);
    const understood = namingContacts({ languageReader, directory })(message, before, first, contacts);
    const asked = askAbout({ languageReader, languageWriter, directory, contacts })(understood);
    if (asked.didYouMean !== undefined || asked.understood !== understood) return asked;
    if (open !== undefined || !mayBeReworded(understood)) return { understood };
    const reworded = await attempt(paraphraser.reword(message));
    if (!reworded.known || reworded.value === undefined) return { understood };
    const taken = takeParaphrase(ports)(message, reworded.value);
    if (taken === undefined) return { understood };
    return 'question' in taken ? { understood: taken.question } : { understood, ...taken };
  };

/** What others write answers no question, and asks for no change and no end. */
function passedOn({ languageReader, chatPolicy }: UnderstandPorts, message: string, before?: ChatMemory) {
  const recalled = withoutQuestion(before ?? {});
  return understand(languageReader.read(message, before?.frame, recalled), chatPolicy.directory);
}
