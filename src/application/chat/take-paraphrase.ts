import { acceptParaphrase, isSameRequest, PARAPHRASE_LENGTH } from '../../domain/chat/paraphrase.ts';
import { understand } from '../../domain/chat/understand.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';

export type ReadingPorts = Pick<Ports, 'chatPolicy' | 'languageReader' | 'languageWriter'>;

/** A question to answer, or a request in our wording for the user to send. */
type Taken = Readonly<{ question: Understanding }> | Readonly<{ didYouMean: string }>;

/**
 * Decides what to use of a language model's paraphrase of `said`. A paraphrase never moves value: a request is only
 * returned as a question whether the user meant it, in our wording.
 */
export const takeParaphrase =
  ({ chatPolicy: { directory }, languageReader, languageWriter }: ReadingPorts) =>
  (said: string, reworded: string): Taken | undefined => {
    if (reworded.length > PARAPHRASE_LENGTH) return undefined;
    const read = (text: string) => understand(languageReader.read(text), directory);
    const accepted = acceptParaphrase(read(reworded), languageReader.mentionsOf(said));
    if (accepted === undefined || 'question' in accepted) return accepted;
    const didYouMean = languageWriter.request(accepted.request);
    return didYouMean !== undefined && isSameRequest(read(didYouMean), accepted.request) ? { didYouMean } : undefined;
  };
