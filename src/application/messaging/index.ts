import type { ChatUseCases } from '../chat/index.ts';
import type { Ports } from '../ports/index.ts';
import { compose, type Needs } from '../shared/compose.ts';
import { answerMessage } from './answer-message.ts';
import { processMessages } from './process-messages.ts';
import { answerChallenge, receiveUpdate } from './receive-update.ts';

const drain = (needs: Needs<typeof processMessages> & Needs<typeof answerMessage> & Readonly<{ chat: ChatUseCases }>) =>
  processMessages(needs, answerMessage(needs, needs.chat));

const listDeadLetters =
  ({ messageQueue }: Pick<Ports, 'messageQueue'>) =>
  (limit: number) =>
    messageQueue.deadLetters(limit);

export const messagingUseCases = compose({
  receive: receiveUpdate,
  answerChallenge,
  drain,
  deadLetters: listDeadLetters,
});

export type MessagingUseCases = ReturnType<typeof messagingUseCases>;
