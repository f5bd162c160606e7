import type { LanguageModel } from '../../application/ports/chat/language-model.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { type LanguageModelSettings, OpenAiLanguageModel } from './language-model.openai.ts';

/** Used without a language model. */
const noLanguageModel: LanguageModel = { isOn: false, call: async () => undefined };

export type LanguageModelChoice =
  | Readonly<{ kind: 'none' }>
  | (Readonly<{ kind: 'openai' }> & Omit<LanguageModelSettings, 'tuning'>);

export const chooseLanguageModel = (choice: LanguageModelChoice, tools: UpstreamTools): LanguageModel =>
  choice.kind === 'none' ? noLanguageModel : new OpenAiLanguageModel(choice, tools);
