import { z } from 'zod';
import type { HealthUseCases } from '../../../application/health/index.ts';
import { notReady } from '../../../domain/health/errors.ts';
import { flat, lasting } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { time } from '../frame/wire/wire.ts';

const Health = z
  .object({
    status: z.enum(['ok', 'error']),
    db: z.enum(['healthy', 'unhealthy', 'unknown']),
    timestamp: time,
    uptime: z.number().meta({ description: 'Seconds since the process started', example: 3600 }),
    latency: z.string().meta({ description: 'Response time of the database', example: '1.2ms' }),
    version: z.string(),
    environment: z.string().meta({
      description: '`sandbox` while any external system is replaced by an in-memory adapter',
      example: 'sandbox',
    }),
  })
  .meta({ id: 'HealthResponse', description: 'The health of the service' });

const Liveness = z
  .object({
    status: z.literal('alive'),
    uptime: z.number().meta({ description: 'Seconds since the process started', example: 3600 }),
  })
  .meta({ id: 'LivenessResponse', description: 'The process runs' });

const Readiness = z
  .object({
    status: z.enum(['ready', 'degraded']).meta({
      description: '`degraded`: every request is served, but a part of the service is replaced',
      example: 'ready',
    }),
    database: z.literal('ok').meta({ description: 'A write succeeded within the last second', example: 'ok' }),
    sharedStore: z.enum(['ok', 'replaced']).meta({
      description: '`replaced`: Redis is down, and the database counts requests instead',
      example: 'ok',
    }),
    timestamp: time,
  })
  .meta({ id: 'ReadinessResponse', description: 'The instance can serve requests' });

const ApiDescription = z
  .looseObject({ openapi: z.string() })
  .meta({ id: 'ApiDescription', description: 'An OpenAPI 3.1 document' });

type SystemFacts = Readonly<{
  version: string;
  environment: string;
  /** Seconds since the process started. */
  uptime(): number;
  /** The description of every route, including this one. */
  description(): Readonly<Record<string, unknown>>;
}>;

export const systemRoutes = (health: HealthUseCases, facts: SystemFacts) => [
  route({
    method: 'get',
    path: '/api/health',
    operationId: 'checkHealth',
    tag: 'System',
    summary: 'Get the health of the service and its database',
    description:
      'Returns 200 while the process runs; `status` and `db` describe its health. `status` is `error` while writes cannot succeed.',
    access: 'public',
    writes: 'as-anybody',
    limit: 'health',
    reply: flat(Health, 'The health'),
    fails: [],
    handle: async () => {
      const { latencyMs, ...state } = await health.check();
      return {
        ...state,
        uptime: facts.uptime(),
        latency: latencyMs === undefined ? 'none' : `${latencyMs.toFixed(1)}ms`,
        version: facts.version,
        environment: facts.environment,
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/health/live',
    operationId: 'checkLiveness',
    tag: 'System',
    summary: 'Check that the process runs',
    description: 'Asks nothing but the process itself. Restart the instance when this does not answer.',
    access: 'public',
    limit: 'health',
    reply: flat(Liveness, 'The process runs'),
    fails: [],
    handle: async () => ({ status: 'alive' as const, uptime: facts.uptime() }),
  }),
  route({
    method: 'get',
    path: '/api/health/ready',
    operationId: 'checkReadiness',
    tag: 'System',
    summary: 'Check that the instance can serve requests',
    description:
      'Returns 503 while writes cannot succeed and while the instance shuts down: send requests elsewhere then. The result is at most a second old.',
    access: 'public',
    writes: 'as-anybody',
    limit: 'health',
    reply: flat(Readiness, 'The instance can serve requests'),
    fails: [notReady],
    handle: () => health.checkReadiness(),
  }),
  ...descriptionAt.map(([path, operationId, summary, description]) =>
    route({
      method: 'get',
      path,
      operationId,
      tag: 'System',
      summary,
      description,
      access: 'public',
      publicFor: 300,
      limit: 'read',
      reply: lasting(flat(ApiDescription, 'The OpenAPI document')),
      fails: [],
      handle: async () => facts.description() as { openapi: string },
    }),
  ),
];

const descriptionAt = [
  [
    '/api/openapi',
    'readDescription',
    'Get this OpenAPI document',
    'The document describes every operation of the running version and is generated from the records that serve it.',
  ],
  [
    '/openapi.json',
    'discoverDescription',
    'Get this OpenAPI document at the path where tools look for paid endpoints',
    'The same document as GET /api/openapi. Discovery tools of machine payments find prices in `x-payment-info`.',
  ],
] as const;
