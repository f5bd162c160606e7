import { z } from 'zod';

export const UpdateQuery = z.strictObject({
  platform: z.string().max(32).optional().meta({
    description: 'whatsapp or telegram; else it is told from the update',
    example: 'telegram',
  }),
});

export const PlatformUpdate = z.looseObject({}).meta({
  id: 'PlatformUpdate',
  description: 'Whatever the platform sends; authenticated over its raw bytes as the platform signs it',
});

export const Reception = z
  .object({
    accepted: z.int().meta({ description: 'Messages that are kept, to be answered' }),
    duplicates: z.int().meta({ description: 'Messages that had come before' }),
  })
  .meta({ id: 'UpdateReception', description: 'What became of an update' });

export const ChallengeQuery = z.strictObject({
  'hub.mode': z.literal('subscribe').optional(),
  'hub.challenge': z.string().min(1).max(512).meta({ description: 'What is echoed' }),
  'hub.verify_token': z.string().min(1).max(512).meta({ description: 'The operator’s WHATSAPP_VERIFY_TOKEN' }),
});

export const Challenge = z.string().meta({ description: 'The challenge', example: '1158201444' });

export const QueueResult = z
  .object({
    success: z.literal(true),
    processed: z.int(),
    failed: z.int(),
    skipped: z.int().meta({ description: 'Repeated deliveries, and messages that were not due' }),
    durationMs: z.number(),
    errors: z.array(z.string()).meta({ description: 'The platform’s message id, and what went wrong' }),
  })
  .meta({ id: 'QueueResult', description: 'What a run over the message queue did' });
