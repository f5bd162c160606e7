import type { ChatUseCases } from '../chat/index.ts';
import { compose, type Needs } from '../shared/compose.ts';
import { answerMessage } from './answer-message.ts';
import { processMessages } from './process-messages.ts';
import { answerChallenge, receiveUpdate } from './receive-update.ts';

const drain = (needs: Needs<typeof processMessages> & Needs<typeof answerMessage> & Readonly<{ chat: ChatUseCases }>) =>
  processMessages(needs, answerMessage(needs, needs.chat));

export const messagingUseCases = compose({
  receive: receiveUpdate,
  answerChallenge,
  drain,
});

export type MessagingUseCases = ReturnType<typeof messagingUseCases>;
