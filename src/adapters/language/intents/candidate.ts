import type { Intent, Problem, Slots } from '../../../domain/chat/understanding.ts';

/** One intent that a sentence may have. The higher the score, the more of the sentence it explains. */
export type Candidate = Readonly<{ intent: Intent; slots: Slots; problems: readonly Problem[]; score: number }>;
