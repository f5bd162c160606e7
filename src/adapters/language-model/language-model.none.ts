import type { LanguageModel } from '../../application/ports/chat/language-model.ts';

/** Used without a language model. */
export const noLanguageModel: LanguageModel = { isOn: false, call: async () => undefined };
