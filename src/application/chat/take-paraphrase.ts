import { acceptParaphrase, isSameRequest, PARAPHRASE_LENGTH } from '../../domain/chat/paraphrase.ts';
import { understand } from '../../domain/chat/understand.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';

export type ReadingPorts = Pick<Ports, 'chatPolicy' | 'languageReader' | 'languageWriter'>;

/** A question to answer, or a request in our own words that the person may make. */
type Taken = Readonly<{ question: Understanding }> | Readonly<{ didYouMean: string }>;

/**
 * What may be used of a rewording of `said` by somebody else. What would move value is never taken from it: it only becomes a question
 * whether that was meant, in our own words.
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
