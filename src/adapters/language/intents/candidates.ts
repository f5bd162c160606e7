import type { Sentence } from '../parser/sentence.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Candidate } from './candidate.ts';
import { readInquiries } from './read-inquiry.ts';
import { readSwap } from './read-swap.ts';
import { readTransfer } from './read-transfer.ts';
import { MIN_SCORE, unexplainedIn } from './score.ts';

/** The intents that the sentence may have, best first. Of two with the same score, the one listed first comes first. */
export function candidatesFor(sentence: Sentence, lexicon: Lexicon): Candidate[] {
  const actions = [readTransfer(sentence), readSwap(sentence, lexicon)].map(
    (reading) => reading && { ...reading, problems: [...reading.problems, ...unexplainedIn(sentence)] },
  );
  return [...actions, ...readInquiries(sentence)]
    .filter((reading): reading is Candidate => reading !== undefined && reading.score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score);
}
