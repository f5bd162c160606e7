import type { Paraphraser } from '../../application/ports/chat/paraphraser.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { noParaphraser } from './paraphraser.none.ts';
import { type LanguageModelSettings, OpenAiParaphraser } from './paraphraser.openai.ts';

export type LanguageModelChoice =
  | Readonly<{ kind: 'none' }>
  | (Readonly<{ kind: 'openai' }> & Omit<LanguageModelSettings, 'tuning'>);

export const chooseParaphraser = (choice: LanguageModelChoice, tools: UpstreamTools): Paraphraser =>
  choice.kind === 'none' ? noParaphraser : new OpenAiParaphraser(choice, tools);
