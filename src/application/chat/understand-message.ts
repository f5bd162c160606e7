import { mayBeReworded } from '../../domain/chat/paraphrase.ts';
import { understand } from '../../domain/chat/understand.ts';
import type { OpenFrame, Understanding } from '../../domain/chat/understanding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { type ReadingPorts, takeParaphrase } from './take-paraphrase.ts';

export type UnderstandPorts = ReadingPorts & Pick<Ports, 'paraphraser'>;

/** `didYouMean`: a request that may have been meant; only the user can make it. */
type Understood = Readonly<{ understood: Understanding; didYouMean?: string }>;

/**
 * The parser comes first. A text that it does not understand, outside of an open request, is paraphrased by the
 * language model and parsed again. If the model is unavailable, the first result is used.
 */
export const understandMessage =
  (ports: UnderstandPorts) =>
  async (message: string, open: OpenFrame | undefined, isOverheard: boolean): Promise<Understood> => {
    const { chatPolicy, languageReader, paraphraser } = ports;
    const understood = understand(languageReader.read(message, open), chatPolicy.directory);
    if (open !== undefined || isOverheard || !mayBeReworded(understood)) return { understood };
    const reworded = await attempt(paraphraser.reword(message));
    if (!reworded.known || reworded.value === undefined) return { understood };
    const taken = takeParaphrase(ports)(message, reworded.value);
    if (taken === undefined) return { understood };
    return 'question' in taken ? { understood: taken.question } : { understood, ...taken };
  };
