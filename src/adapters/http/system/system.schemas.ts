import { z } from 'zod';
import { time } from '../frame/wire/wire.ts';

export const Health = z
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

export const Liveness = z
  .object({
    status: z.literal('alive'),
    uptime: z.number().meta({ description: 'Seconds since the process started', example: 3600 }),
  })
  .meta({ id: 'LivenessResponse', description: 'The process runs' });

export const Readiness = z
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

export const ApiDescription = z
  .looseObject({ openapi: z.string() })
  .meta({ id: 'ApiDescription', description: 'An OpenAPI 3.1 document' });
