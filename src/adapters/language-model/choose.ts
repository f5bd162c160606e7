import type { LanguageModel } from '../../application/ports/chat/language-model.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { noLanguageModel } from './language-model.none.ts';
import { type LanguageModelSettings, OpenAiLanguageModel } from './language-model.openai.ts';

export type LanguageModelChoice =
  | Readonly<{ kind: 'none' }>
  | (Readonly<{ kind: 'openai' }> & Omit<LanguageModelSettings, 'tuning'>);

export const chooseLanguageModel = (choice: LanguageModelChoice, tools: UpstreamTools): LanguageModel =>
  choice.kind === 'none' ? noLanguageModel : new OpenAiLanguageModel(choice, tools);
