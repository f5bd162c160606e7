import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** An id that a proxy or client may give its request; anything else is replaced. */
const GIVEN_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Names each request, writes one line when it is answered, and measures it. Neither query, headers nor bodies are logged. */
export function observe(logger: Logger, metrics: Metrics): RequestHandler {
  const log = pinoHttp({
    logger,
    quietReqLogger: true,
    genReqId: (req, res) => {
      const given = req.headers['x-request-id'];
      const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  });
  return (req, res, next) => {
    const startedAt = performance.now();
    res.once('finish', () => {
      const operation = (res.locals.operationId as string | undefined) ?? 'none';
      metrics.observeRequest(operation, res.statusCode, (performance.now() - startedAt) / 1000);
    });
    log(req, res);
    next();
  };
}
