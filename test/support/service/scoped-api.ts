import type { Store } from 'express-rate-limit';
import request from 'supertest';
import { z } from 'zod';
import type { Edge } from '../../../src/adapters/http/frame/admission/edge.ts';
import { KeyGuesses } from '../../../src/adapters/http/frame/admission/key-guesses.ts';
import { requestCounter } from '../../../src/adapters/http/frame/admission/limiter.ts';
import { LIMIT_DEFAULTS, type LimitClass } from '../../../src/adapters/http/frame/record/limits.ts';
import { data } from '../../../src/adapters/http/frame/record/reply.ts';
import { route } from '../../../src/adapters/http/frame/record/route.ts';
import { createExpressApp } from '../../../src/adapters/http/frame/serving/express-app.ts';
import { walletAddress } from '../../../src/adapters/http/frame/wire/wire.ts';
import { authUseCases } from '../../../src/application/auth/index.ts';
import { AREAS } from '../../../src/domain/auth/scope.ts';
import { notYourWallet } from '../../../src/domain/shared/failures.ts';
import { recordUndocumented } from './undocumented.ts';
import type { TestWorld } from './world.ts';

const common = { tag: 'System', summary: 'Says who calls', limit: 'read', fails: [] } as const;
const reply = data(z.object({ wallet: walletAddress.optional() }));

const routes = [
  ...AREAS.map((scope) =>
    route({
      ...common,
      method: 'post',
      path: `/${scope}`,
      operationId: scope,
      access: 'session',
      scope,
      body: z.object({ wallet: walletAddress.optional() }).optional(),
      reply,
      fails: [notYourWallet],
      handle: ({ caller, body }) => ({ wallet: caller.actingFor(body?.wallet ?? caller.wallet) }),
    }),
  ),
  route({
    ...common,
    method: 'post',
    path: '/none',
    operationId: 'none',
    access: 'session',
    reply,
    handle: ({ caller }) => ({ wallet: caller.session.wallet }),
  }),
  route({
    ...common,
    method: 'post',
    path: '/optional',
    operationId: 'optional',
    access: 'optional',
    reply,
    handle: ({ caller }) => ({ wallet: caller?.session.wallet }),
  }),
  route({
    ...common,
    method: 'get',
    path: '/read',
    operationId: 'read',
    access: 'session',
    scope: 'portfolio',
    reply,
    handle: ({ caller }) => ({ wallet: caller.wallet }),
  }),
  route({
    ...common,
    method: 'get',
    path: '/alive',
    operationId: 'alive',
    access: 'public',
    limit: 'health',
    reply,
    handle: () => ({}),
  }),
  route({
    ...common,
    method: 'post',
    path: '/public',
    operationId: 'public',
    access: 'public',
    reply,
    handle: () => ({}),
  }),
];

type ScopedWorld = Pick<TestWorld, 'config' | 'idempotencyKeys' | 'clock'> & Parameters<typeof authUseCases>[0];

/** Endpoints of every scope and of none, behind the real frame and over the world's ports. `storeOf` has the counts of all processes. */
export function scopedApi(
  world: ScopedWorld,
  limits: Partial<typeof LIMIT_DEFAULTS | Record<string, number>> = {},
  storeOf?: (name: LimitClass) => Store,
) {
  const auth = authUseCases(world);
  const classes = { ...LIMIT_DEFAULTS, ...limits };
  const edge: Edge = {
    baseUrl: world.config.server.baseUrl,
    origins: new Set(world.config.server.origins),
    cronSecret: undefined,
    countryHeader: undefined,
    sessionOf: auth.sessionOfToken,
    hasExpired: auth.hasTokenExpired,
    admitOperator: async () => undefined,
    isStillAdmitted: async () => false,
    recheckMs: 0,
    deadline: { ms: 10_000 },
    refuseBlocked: async () => {},
    isLive: auth.isSessionLive,
    keyOf: auth.verifyApiKey,
    idempotencyKeys: world.idempotencyKeys,
    keyGuesses: new KeyGuesses(classes.gate, world.clock),
    count: requestCounter(classes, storeOf),
    onUndocumented: ({ operationId }, { code }) => recordUndocumented(operationId, code),
  };
  const app = createExpressApp(routes, {
    edge,
    cspReportPath: '/csp-report',
    trustProxy: ['loopback'],
    sandbox: undefined,
    observe: (_req, res, next) => {
      res.setHeader('X-Request-Id', 'request-of-a-test');
      next();
    },
    onTrouble: () => {},
  });
  return request(app);
}
