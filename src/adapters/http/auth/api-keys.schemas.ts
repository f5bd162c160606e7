import { z } from 'zod';
import { API_KEY_PREFIX } from '../../../domain/auth/api-key.ts';
import { DEFAULT_SCOPES, SCOPES } from '../../../domain/auth/scope.ts';
import { line, orNull, time, withNulls } from '../frame/wire/wire.ts';

const scope = z.enum(SCOPES).meta({
  id: 'Scope',
  description: 'What a key may be used for: an area of the service, or a form of access to several',
  example: 'portfolio',
});

const prefix = z.literal(API_KEY_PREFIX).meta({ description: 'The prefix of every key' });
const lastFour = z.string().meta({ description: 'The last four characters, to distinguish keys', example: '9f3c' });

export const CreateApiKey = z
  .strictObject({
    label: line(1, 100).meta({ description: 'What the key is for', example: 'portfolio dashboard' }),
    env: z.literal('live').meta({ description: 'The only environment' }),
    scopes: z
      .array(scope)
      .min(1)
      .transform((scopes) => SCOPES.filter((one) => scopes.includes(one)))
      .default([...DEFAULT_SCOPES])
      .meta({ description: 'The scopes that the key grants' }),
    expiresAt: time
      .optional()
      .meta({ description: 'The key stops working at this time; without it, when it is revoked' }),
  })
  .meta({
    id: 'CreateApiKey',
    description: 'An API key to create for the session’s wallet',
    example: { label: 'portfolio dashboard', env: 'live' },
  });

export const CreatedApiKey = z
  .object({
    id: z.int(),
    key: z.string().meta({
      description: 'The key. It is shown only in this response',
      example: 'svc_pk_live_0123456789abcdef0123456789abcdef',
    }),
    prefix,
    lastFour,
    label: z.string(),
    scopes: z.array(scope),
    createdAt: time,
    expiresAt: orNull(time).optional(),
    message: z.string().meta({ description: 'A message for people' }),
  })
  .meta({ id: 'CreatedApiKey', description: 'A new API key' });

const ApiKeySummary = withNulls({
  id: z.int(),
  label: z.string(),
  prefix,
  lastFour,
  scopes: z.array(scope),
  createdAt: time,
  expiresAt: orNull(time).meta({ description: 'null: the key lives until it is revoked' }),
  lastUsedAt: orNull(time).meta({ description: 'Time of last use, to the minute' }),
  revokedAt: orNull(time),
}).meta({ id: 'ApiKey', description: 'An API key, without the key' });

export const ApiKeys = z
  .object({ keys: z.array(ApiKeySummary).meta({ description: 'Newest first' }) })
  .meta({ id: 'ApiKeys', description: 'The keys of the session’s wallet' });

export const RevokeApiKey = z
  .strictObject({
    id: z.int().min(1).optional().meta({ description: 'The id of one of your API keys', example: 1 }),
    all: z.literal(true).optional().meta({ description: 'Revoke every API key of the wallet' }),
  })
  .refine(({ id, all }) => (id === undefined) !== (all === undefined), {
    path: ['id'],
    message: 'give either id or all',
  })
  .meta({ id: 'RevokeApiKey', description: 'A key to revoke', example: { id: 1 } });
