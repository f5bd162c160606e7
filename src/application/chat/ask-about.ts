import { clarificationFor } from '../../domain/chat/clarification.ts';
import { isSameRequest } from '../../domain/chat/paraphrase.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import { understand } from '../../domain/chat/understand.ts';
import type { Intent, Problem, Understanding } from '../../domain/chat/understanding.ts';
import type { LanguageReader } from '../ports/chat/language-reader.ts';
import type { LanguageWriter } from '../ports/chat/language-writer.ts';

type Language = Readonly<{
  languageReader: LanguageReader;
  languageWriter: LanguageWriter;
  directory: TokenDirectory;
  contacts?: readonly string[];
}>;

/**
 * `didYouMean`: what may have been meant, as a sentence that only the user can say. `outline`: what is understood so far of a
 * request of which something is missing.
 */
export type Asked = Readonly<{ understood: Understanding; didYouMean?: string; outline?: string }>;

const ACTS: ReadonlySet<Intent> = new Set(['transfer', 'swap']);
const isDoubt = ({ code }: Problem): boolean => code === 'not-plainly-asked' || code === 'proposed';

/**
 * Turns a reading that is only probable into a question: about the whole request, which a yes then makes, or about what it
 * lacks. Nothing is offered before the person answers.
 */
export const askAbout =
  (language: Language) =>
  (understood: Understanding): Asked => {
    const { act, problems, missing } = understood;
    if (act !== 'request' || !problems.some(isDoubt)) return { understood };
    if (missing.length === 0 && problems.every(isDoubt)) return askWhole(language, understood);
    return problems.some(({ code }) => code === 'proposed') ? askMissing(language, understood) : { understood };
  };

/** A plain sentence for what a text may ask for, when it does not ask plainly. A request is the first step of a plan that awaits a yes. */
function askWhole(
  { languageReader, languageWriter, directory, contacts = [] }: Language,
  understood: Understanding,
): Asked {
  const { intent, slots } = understood;
  const didYouMean = languageWriter.request({ intent, slots });
  if (didYouMean === undefined) return { understood };
  const reread = understand(languageReader.read(didYouMean, undefined, { contacts }), directory);
  if (!isSameRequest(reread, { intent, slots })) return { understood };
  return { understood: ACTS.has(intent) ? { ...understood, steps: [{ intent, slots }] } : understood, didYouMean };
}

/** The request stays open while the person is asked for what it lacks. */
function askMissing({ languageWriter }: Language, understood: Understanding): Asked {
  const { intent, slots, missing } = understood;
  const problems = understood.problems.filter((problem) => !isDoubt(problem));
  const clarification = clarificationFor({ intent, slots, missing, problems });
  if (!ACTS.has(intent) || clarification === undefined || problems.some(({ slot }) => slot === undefined))
    return { understood };
  const outline = languageWriter.outline({ intent, slots });
  return { understood: { ...understood, problems, clarification }, ...(outline !== undefined && { outline }) };
}
