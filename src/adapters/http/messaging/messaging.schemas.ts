import { z } from 'zod';

export const UpdateQuery = z.strictObject({
  platform: z.string().max(32).optional().meta({
    description: '`whatsapp` or `telegram`; detected from the update when absent',
    example: 'telegram',
  }),
});

export const PlatformUpdate = z.looseObject({}).meta({
  id: 'PlatformUpdate',
  description: 'The platform’s own format; its signature is verified over the raw bytes',
});

export const Reception = z
  .object({
    accepted: z.int().meta({ description: 'Messages stored for processing' }),
    duplicates: z.int().meta({ description: 'Messages that were already received' }),
  })
  .meta({ id: 'UpdateReception', description: 'The result of an update' });

export const ChallengeQuery = z.strictObject({
  'hub.mode': z.literal('subscribe').optional(),
  'hub.challenge': z.string().min(1).max(512).meta({ description: 'The value to echo' }),
  'hub.verify_token': z.string().min(1).max(512).meta({ description: 'The operator’s WHATSAPP_VERIFY_TOKEN' }),
});

export const Challenge = z.string().meta({ description: 'The challenge', example: '1158201444' });

export const QueueResult = z
  .object({
    success: z.literal(true),
    processed: z.int(),
    failed: z.int(),
    skipped: z.int().meta({ description: 'Repeated deliveries and messages that were not due' }),
    durationMs: z.number(),
    errors: z.array(z.string()).meta({ description: 'The platform’s message id and the error' }),
  })
  .meta({ id: 'QueueResult', description: 'The result of a run over the message queue' });
