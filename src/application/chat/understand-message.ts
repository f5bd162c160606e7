import { mayBeReworded, type Paraphrase, takeParaphrase } from '../../domain/chat/paraphrase.ts';
import { understand } from '../../domain/chat/understand.ts';
import type { OpenFrame, Understanding } from '../../domain/chat/understanding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';

export type UnderstandPorts = Pick<Ports, 'chatPolicy' | 'paraphraser'>;

/** What was understood; `didYouMean` when a request may have been meant that only the person can make. */
type Heard = Readonly<{ understood: Understanding; didYouMean?: string }>;

/**
 * By grammar first. Only what the grammar does not understand, outside of an open request, is reworded by somebody else and read again;
 * while nobody can be asked, the grammar's own answer stands.
 */
export const understandMessage =
  ({ chatPolicy: { lexicon }, paraphraser }: UnderstandPorts) =>
  async (message: string, open: OpenFrame | undefined, isOverheard: boolean): Promise<Heard> => {
    const understood = understand(message, lexicon, open);
    if (open !== undefined || isOverheard || !mayBeReworded(understood)) return { understood };
    const reworded = await attempt(paraphraser.reword(message));
    const taken: Paraphrase | undefined =
      reworded.known && reworded.value !== undefined ? takeParaphrase(message, reworded.value, lexicon) : undefined;
    if (taken === undefined) return { understood };
    return 'question' in taken ? { understood: taken.question } : { understood, didYouMean: taken.didYouMean };
  };
