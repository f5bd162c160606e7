import type { ChatUseCases } from '../chat/index.ts';
import type { Ports } from '../ports/index.ts';
import { answerMessage } from './answer-message.ts';
import { drainQueue } from './drain-queue.ts';
import { answerChallenge, receiveUpdate } from './receive-update.ts';

type MessagingPorts = Pick<
  Ports,
  'alarms' | 'clock' | 'messageInbox' | 'messageQueue' | 'messageSender' | 'messagingPolicy' | 'random'
>;

export const messagingUseCases = ({ chat, ...ports }: MessagingPorts & Readonly<{ chat: ChatUseCases }>) => ({
  receive: receiveUpdate(ports),
  answerChallenge: answerChallenge(ports),
  drain: drainQueue(ports, answerMessage(ports, chat)),
  deadLetters: (limit: number) => ports.messageQueue.deadLetters(limit),
  replay: (id: string) => ports.messageQueue.replay(id),
});

export type MessagingUseCases = ReturnType<typeof messagingUseCases>;
