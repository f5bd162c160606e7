import type { MessagingUseCases } from '../../../application/messaging/index.ts';
import * as refused from '../../../domain/messaging/errors.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { data, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Challenge, ChallengeQuery, PlatformUpdate, QueueResult, Reception, UpdateQuery } from './messaging.schemas.ts';

export const messagingRoutes = (messaging: MessagingUseCases) => [
  route({
    method: 'post',
    path: '/api/agent/webhook',
    operationId: 'receiveUpdate',
    tag: 'Agent',
    summary: 'Receive an update from a messaging platform',
    description:
      'WhatsApp signs with `X-Hub-Signature-256`, Telegram sends `X-Telegram-Bot-Api-Secret-Token`. The messages are stored before the ' +
      'response, each message once; replies are sent through the platform’s own API.',
    access: 'webhook',
    limit: 'webhook',
    raw: true,
    query: UpdateQuery,
    body: PlatformUpdate,
    reply: data(Reception, 'Kept'),
    fails: [
      refused.platformUnsupported,
      refused.updateRefused,
      refused.updateUnreadable,
      refused.queueNotConfigured,
      storeUnavailable,
    ],
    handle: ({ delivery, query }) => messaging.receive(delivery, query.platform),
  }),
  route({
    method: 'get',
    path: '/api/agent/webhook',
    operationId: 'answerChallenge',
    tag: 'Agent',
    summary: 'Answer a messaging platform’s subscription check',
    description:
      'Echoes `hub.challenge` when `hub.verify_token` is the operator’s token, as WhatsApp requires for a webhook.',
    access: 'public',
    limit: 'webhook',
    query: ChallengeQuery,
    reply: { schema: Challenge, mediaType: 'text/plain', description: 'The challenge' },
    fails: [refused.verifyTokenWrong],
    handle: ({ query }) => messaging.answerChallenge(query['hub.verify_token'], query['hub.challenge']),
  }),
  route({
    method: 'get',
    path: '/api/cron/process-webhooks',
    operationId: 'processWebhooks',
    tag: 'Jobs',
    summary: 'Process the messages in the queue',
    description:
      'Answers the stored messages that are due and sends the replies. A message that fails is tried again later. The scheduler runs the same job.',
    access: 'cron',
    limit: 'write',
    reply: flat(QueueResult, 'The result of the run'),
    fails: [refused.queueNotConfigured, storeUnavailable],
    handle: async () => ({ success: true as const, ...(await messaging.drain()) }),
  }),
];
