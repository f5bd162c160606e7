import type { Paraphraser } from '../../application/ports/chat/paraphraser.ts';

/** Used without a language model: rewords nothing. */
export const noParaphraser: Paraphraser = { reword: async () => undefined };
