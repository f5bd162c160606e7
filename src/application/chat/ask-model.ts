import { heardBy, isLeftOpen, MODEL_TOPICS } from '../../domain/chat/model-call.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import type { Speaker } from './speaker.ts';

export type ModelPorts = Pick<Ports, 'chatPolicy' | 'guides' | 'languageModel' | 'languageReader'>;

/**
 * Asks the language model about a message that the reader left open. What comes back is a question to answer, a passage to quote or a
 * request to ask about; without a usable answer the understanding stays as it was.
 */
export const askModel =
  ({ chatPolicy: { directory }, guides, languageModel, languageReader }: ModelPorts) =>
  async (message: string, understood: Understanding, { viewer, account }: Speaker): Promise<Understanding> => {
    if (!languageModel.isOn || !isLeftOpen(understood)) return understood;
    const { language } = understood;
    const passages = await guides.passages();
    const asking = {
      topics: [...MODEL_TOPICS, ...passages.map(({ name }) => name)],
      ...(language !== undefined && { language }),
      ...(viewer !== undefined && { wallet: viewer.wallet }),
      ...(account !== undefined && { account: `${account.platform}:${account.id}` }),
    };
    const called = await attempt(languageModel.call(message, asking));
    if (!called.known || called.value === undefined) return understood;
    const call = called.value;
    const passage = passages.find(({ name }) => call.tool === 'answer_topic' && name === call.name);
    const spoken = language === undefined ? {} : { language };
    if (passage !== undefined) return { ...HELP, ...spoken, passage: passage.name };
    const reader = await languageReader();
    const heard = heardBy(call, message, reader.mentionsOf.bind(reader), directory);
    return heard === undefined ? understood : { ...heard, ...spoken };
  };

const HELP: Understanding = {
  ...{ act: 'request', intent: 'help', slots: {}, problems: [], missing: [] },
};
