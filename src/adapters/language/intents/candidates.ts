import type { Sentence } from '../parser/sentence.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Candidate } from './candidate.ts';
import { readSwap } from './read-swap.ts';
import { readTransfer } from './read-transfer.ts';
import { MIN_SCORE, unexplainedIn } from './score.ts';

/** The intents that the sentence may have, best first. Of two with the same score, the one listed first comes first. */
export function candidatesFor(sentence: Sentence, lexicon: Lexicon): Candidate[] {
  return [readTransfer(sentence), readSwap(sentence, lexicon)]
    .flatMap((reading): Candidate[] =>
      reading === undefined ? [] : [{ ...reading, problems: [...reading.problems, ...unexplainedIn(sentence)] }],
    )
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score);
}
