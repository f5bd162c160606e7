import { z } from 'zod';
import { API_KEY_PREFIX, DEFAULT_SCOPES, SCOPES } from '../../../domain/auth/api-key.ts';
import { line, orNull, time, withNulls } from '../frame/wire/wire.ts';

const scope = z.enum(SCOPES).meta({ id: 'Scope', description: 'An area of the service', example: 'portfolio' });

const prefix = z.literal(API_KEY_PREFIX).meta({ description: 'What every key begins with' });
const lastFour = z.string().meta({ description: 'The last four characters, to tell keys apart', example: '9f3c' });

export const CreateApiKey = z
  .strictObject({
    label: line(1, 100).meta({ description: 'What the key is for', example: 'portfolio dashboard' }),
    env: z.literal('live').meta({ description: 'The only environment' }),
    scopes: z
      .array(scope)
      .min(1)
      .transform((scopes) => SCOPES.filter((one) => scopes.includes(one)))
      .default([...DEFAULT_SCOPES])
      .meta({ description: 'The areas that the key is let into' }),
  })
  .meta({
    id: 'CreateApiKey',
    description: 'A key to create for the wallet of the session',
    example: { label: 'portfolio dashboard', env: 'live' },
  });

export const CreatedApiKey = z
  .object({
    id: z.int(),
    key: z.string().meta({
      description: 'The key. It is shown here and never again',
      example: 'svc_pk_live_0123456789abcdef0123456789abcdef',
    }),
    prefix,
    lastFour,
    label: z.string(),
    scopes: z.array(scope),
    createdAt: time,
    message: z.string().meta({ description: 'A sentence for people' }),
  })
  .meta({ id: 'CreatedApiKey', description: 'A new API key' });

const ApiKeySummary = withNulls({
  id: z.int(),
  label: z.string(),
  prefix,
  lastFour,
  scopes: z.array(scope),
  createdAt: time,
  lastUsedAt: orNull(time).meta({ description: 'To the minute' }),
  revokedAt: orNull(time),
}).meta({ id: 'ApiKey', description: 'An API key, without the key' });

export const ApiKeys = z
  .object({ keys: z.array(ApiKeySummary).meta({ description: 'Newest first' }) })
  .meta({ id: 'ApiKeys', description: 'The keys of the session’s wallet' });

export const RevokeApiKey = z
  .strictObject({ id: z.int().min(1).meta({ description: 'Of one’s own key', example: 1 }) })
  .meta({ id: 'RevokeApiKey', description: 'A key to revoke', example: { id: 1 } });
