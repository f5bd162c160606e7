import type { Paraphraser } from '../../application/ports/chat/paraphraser.ts';

/** Without a language model, nothing is reworded. */
export const noParaphraser: Paraphraser = { reword: async () => undefined };
