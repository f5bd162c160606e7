import { z } from 'zod';
import type { AuthUseCases } from '../../../application/auth/index.ts';
import { API_KEY_PREFIX, type ApiKey } from '../../../domain/auth/api-key.ts';
import { apiKeyNotFound, tooManyApiKeys } from '../../../domain/auth/errors.ts';
import { KEY_USAGE_DAYS, SHOWN_KEY_REQUESTS } from '../../../domain/auth/key-request.ts';
import { DEFAULT_SCOPES, SCOPES } from '../../../domain/auth/scope.ts';
import { Answer, data, done } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { line, orNull, time, withNulls } from '../frame/wire/wire.ts';

const scope = z.enum(SCOPES).meta({
  id: 'Scope',
  description: 'What a key may be used for: an area of the service, or a form of access to several',
  example: 'portfolio',
});

const prefix = z.literal(API_KEY_PREFIX).meta({ description: 'The prefix of every key' });
const lastFour = z.string().meta({ description: 'The last four characters, to distinguish keys', example: '9f3c' });

const CreateApiKey = z
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

const CreatedApiKey = z
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

const count = z.int().meta({ example: 12 });
const keyId = z.int();

const KeyUsage = z
  .object({
    keyId,
    day: z.string().meta({ description: 'UTC day', example: '2026-01-31' }),
    requests: count,
    failed: count.meta({ description: 'Status 400 and above' }),
  })
  .meta({ id: 'ApiKeyUsage', description: 'How many requests a key made on a day' });

const KeyRequest = z
  .object({
    id: z.string().meta({ description: 'X-Request-Id' }),
    keyId,
    at: time,
    operation: z.string().meta({ description: 'An operation, `mcp` or `none`', example: 'viewPortfolioSummary' }),
    status: z.int().meta({ description: '499: the client left', example: 200 }),
    ms: z.int().meta({ description: 'Milliseconds', example: 42 }),
  })
  .meta({ id: 'ApiKeyRequest', description: 'A request of a key' });

const ApiKeys = z
  .object({
    keys: z.array(ApiKeySummary).meta({ description: 'Newest first' }),
    usage: z.array(KeyUsage).meta({
      description: `Of the last ${KEY_USAGE_DAYS} UTC days, oldest first`,
    }),
    requests: z.array(KeyRequest).meta({
      description: `At most ${SHOWN_KEY_REQUESTS}, newest first, a second or two late`,
    }),
  })
  .meta({ id: 'ApiKeys', description: 'The keys of the session’s wallet, and what they did' });

const RevokeApiKey = z
  .strictObject({
    id: z.int().min(1).optional().meta({ description: 'The id of one of your API keys', example: 1 }),
    all: z.literal(true).optional().meta({ description: 'Revoke every API key of the wallet' }),
  })
  .refine(({ id, all }) => (id === undefined) !== (all === undefined), {
    path: ['id'],
    message: 'give either id or all',
  })
  .meta({ id: 'RevokeApiKey', description: 'A key to revoke', example: { id: 1 } });

/** These routes have no scope: an API key cannot manage API keys. */
export const apiKeyRoutes = (auth: AuthUseCases) => [
  route({
    method: 'post',
    path: '/api/auth/api-key',
    operationId: 'createApiKey',
    tag: 'Authentication',
    summary: 'Create an API key for the session’s wallet',
    description:
      'The key acts for the session’s wallet within its scopes. It is shown in this response only, so store it at once. A wallet has a limited number of active keys.',
    access: 'session',
    limit: 'write',
    movesValue: true,
    replays: 'never',
    body: CreateApiKey,
    reply: data(CreatedApiKey, 'The key, shown only once'),
    fails: [tooManyApiKeys],
    handle: async ({ body: { label, scopes, expiresAt }, caller }) => {
      const wish = { label, scopes, ...(expiresAt && { expiresAt }) };
      const created = await auth.createApiKey(caller.session, wish);
      const message = 'Store the key now: it is not shown again';
      return new Answer({ ...shown(created), key: created.key, message }, { headers: { 'cache-control': 'no-store' } });
    },
  }),
  route({
    method: 'get',
    path: '/api/auth/api-key',
    operationId: 'listApiKeys',
    tag: 'Authentication',
    summary: 'List the API keys of the session’s wallet',
    description:
      'Lists active, expired and revoked keys, without the keys themselves, and what they did in the last seven days.',
    access: 'session',
    limit: 'read',
    reply: data(ApiKeys, 'The keys'),
    fails: [],
    handle: async ({ caller: { wallet } }) => {
      const [keys, { usage, requests }] = await Promise.all([auth.listApiKeys(wallet), auth.viewKeyUsage(wallet)]);
      return { keys: keys.map(shown), usage: [...usage], requests: [...requests] };
    },
  }),
  route({
    method: 'delete',
    path: '/api/auth/api-key',
    operationId: 'revokeApiKey',
    tag: 'Authentication',
    summary: 'Revoke one API key of the session’s wallet, or all of them',
    description:
      'The process that revokes the key rejects it immediately; other processes reject it within five seconds.',
    access: 'session',
    limit: 'write',
    body: RevokeApiKey,
    reply: done('Revoked now or earlier'),
    fails: [apiKeyNotFound],
    handle: async ({ body: { id }, caller }) => {
      if (id === undefined) await auth.revokeAllApiKeys(caller.wallet);
      else await auth.revokeApiKey(caller.wallet, id);
    },
  }),
];

const shown = (key: ApiKey) => ({ ...key, prefix: API_KEY_PREFIX }) as const;
