import type { AuthUseCases } from '../../../application/auth/index.ts';
import { API_KEY_PREFIX, type ApiKey } from '../../../domain/auth/api-key.ts';
import { apiKeyNotFound, tooManyApiKeys } from '../../../domain/auth/errors.ts';
import { Answer, data, done } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { ApiKeys, CreateApiKey, CreatedApiKey, RevokeApiKey } from './api-keys.schemas.ts';

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
    description: 'Lists active, expired and revoked keys, without the keys themselves.',
    access: 'session',
    limit: 'read',
    reply: data(ApiKeys, 'The keys'),
    fails: [],
    handle: async ({ caller }) => ({ keys: (await auth.listApiKeys(caller.wallet)).map(shown) }),
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
