import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { isSameRequest, mayBeReworded } from '../../domain/chat/paraphrase.ts';
import { understand } from '../../domain/chat/understand.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
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
  async (message: string, before: ChatMemory | undefined, isOverheard: boolean): Promise<Understood> => {
    const { chatPolicy, languageReader, paraphraser } = ports;
    const open = before?.frame;
    const understood = understand(languageReader.read(message, open, before), chatPolicy.directory);
    const meant = isOverheard ? undefined : suggestionFor(ports, understood);
    if (meant !== undefined) return { understood, didYouMean: meant };
    if (open !== undefined || isOverheard || !mayBeReworded(understood)) return { understood };
    const reworded = await attempt(paraphraser.reword(message));
    if (!reworded.known || reworded.value === undefined) return { understood };
    const taken = takeParaphrase(ports)(message, reworded.value);
    if (taken === undefined) return { understood };
    return 'question' in taken ? { understood: taken.question } : { understood, ...taken };
  };

/** A plain sentence for what a text may ask for, when it does not ask plainly: only the user can say it. */
function suggestionFor(
  { chatPolicy, languageReader, languageWriter }: UnderstandPorts,
  understood: Understanding,
): string | undefined {
  const { act, intent, slots, missing, problems } = understood;
  const isUnsure =
    problems.length > 0 && problems.every(({ code }) => code === 'not-plainly-asked' || code === 'proposed');
  if (act !== 'request' || !isUnsure || missing.length > 0) return undefined;
  const sentence = languageWriter.request({ intent, slots });
  if (sentence === undefined) return undefined;
  const reread = understand(languageReader.read(sentence), chatPolicy.directory);
  return isSameRequest(reread, { intent, slots }) ? sentence : undefined;
}
