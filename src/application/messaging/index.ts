import type { ChatUseCases } from '../chat/index.ts';
import type { Ports } from '../ports/index.ts';
import { answerMessage } from './answer-message.ts';
import { drainQueue } from './drain-queue.ts';
import { answerChallenge, receiveUpdate } from './receive-update.ts';

type MessagingPorts = Pick<
  Ports,
  'alarms' | 'clock' | 'messageInbox' | 'messageQueue' | 'messageSender' | 'messagingPolicy' | 'random'
>;

/** A platform delivers again for up to seven days; an id must be known for longer, or its message is answered twice. */
const ANSWERED_KEPT_MS = 8 * 24 * 60 * 60 * 1000;

/** Answers how many messages were answered long ago. */
export const forgetAnswered =
  ({ clock, messageQueue }: Pick<Ports, 'clock' | 'messageQueue'>) =>
  (): Promise<number> =>
    messageQueue.purgeFinished(new Date(clock.now().getTime() - ANSWERED_KEPT_MS));

export const messagingUseCases = ({ chat, ...ports }: MessagingPorts & Readonly<{ chat: ChatUseCases }>) => ({
  receive: receiveUpdate(ports),
  answerChallenge: answerChallenge(ports),
  drain: drainQueue(ports, answerMessage(ports, chat)),
  forgetAnswered: forgetAnswered(ports),
  deadLetters: (limit: number) => ports.messageQueue.deadLetters(limit),
  replay: (id: string) => ports.messageQueue.replay(id),
});

export type MessagingUseCases = ReturnType<typeof messagingUseCases>;
