import type { ChatUseCases } from '../chat/index.ts';
import type { Ports } from '../ports/index.ts';
import { compose, type Needs } from '../shared/compose.ts';
import { answerMessage } from './answer-message.ts';
import { drainQueue } from './drain-queue.ts';
import { answerChallenge, receiveUpdate } from './receive-update.ts';

/** Platforms redeliver for up to seven days. Message ids are kept longer, so that no message is answered twice. */
const ANSWERED_KEPT_MS = 8 * 24 * 60 * 60 * 1000;

/** Deletes the ids of messages that were answered long ago. Returns their number. */
export const forgetAnswered =
  ({ clock, messageQueue }: Pick<Ports, 'clock' | 'messageQueue'>) =>
  (): Promise<number> =>
    messageQueue.purgeFinished(new Date(clock.now().getTime() - ANSWERED_KEPT_MS));

const drain = (needs: Needs<typeof drainQueue> & Needs<typeof answerMessage> & Readonly<{ chat: ChatUseCases }>) =>
  drainQueue(needs, answerMessage(needs, needs.chat));

const listDeadLetters =
  ({ messageQueue }: Pick<Ports, 'messageQueue'>) =>
  (limit: number) =>
    messageQueue.deadLetters(limit);

const replay =
  ({ messageQueue }: Pick<Ports, 'messageQueue'>) =>
  (id: string) =>
    messageQueue.replay(id);

export const messagingUseCases = compose({
  receive: receiveUpdate,
  answerChallenge,
  drain,
  forgetAnswered,
  deadLetters: listDeadLetters,
  replay,
});

export type MessagingUseCases = ReturnType<typeof messagingUseCases>;
