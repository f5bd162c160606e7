import type { Sentence } from '../parser/sentence.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { readInquiries } from './read-inquiry.ts';
import { readSwap } from './read-swap.ts';
import { readTransfer } from './read-transfer.ts';
import { ACCEPTED, strangersIn } from './score.ts';
import type { Reading } from './slot-collector.ts';

/** Every accepted way to read a sentence, best first; of two that explain it alike, the one listed first. */
export function readingsOf(sentence: Sentence, lexicon: Lexicon): Reading[] {
  const actions = [readTransfer(sentence), readSwap(sentence, lexicon)].map(
    (reading) => reading && { ...reading, problems: [...reading.problems, ...strangersIn(sentence)] },
  );
  return [...actions, ...readInquiries(sentence)]
    .filter((reading): reading is Reading => reading !== undefined && reading.score >= ACCEPTED)
    .sort((a, b) => b.score - a.score);
}
