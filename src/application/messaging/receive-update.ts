import { queueNotConfigured, verifyTokenWrong } from '../../domain/messaging/errors.ts';
import type { Ports } from '../ports/index.ts';
import type { WebhookDelivery } from '../ports/system.ts';

/**
 * Stores the messages of an update before responding; each message once, however often it is delivered. Rejects with
 * what MessageInbox.read throws, and with MESSAGE_QUEUE_NOT_CONFIGURED.
 */
export const receiveUpdate =
  ({
    messageInbox,
    messageQueue,
    messagingPolicy,
    tracer,
  }: Pick<Ports, 'messageInbox' | 'messageQueue' | 'messagingPolicy' | 'tracer'>) =>
  async (delivery: WebhookDelivery, platform: string | undefined) => {
    const messages = messageInbox.read(delivery, platform);
    if (!messagingPolicy.isOn) throw queueNotConfigured();
    const accepted = await messageQueue.enqueue(messages, tracer.current());
    return { accepted, duplicates: messages.length - accepted };
  };

/** Returns the challenge when the verify token is correct. Rejects with VERIFY_TOKEN_WRONG. */
export const answerChallenge =
  ({ messageInbox }: Pick<Ports, 'messageInbox'>) =>
  async (verifyToken: string, challenge: string): Promise<string> => {
    if (!messageInbox.knowsVerifyToken(verifyToken)) throw verifyTokenWrong();
    return challenge;
  };
