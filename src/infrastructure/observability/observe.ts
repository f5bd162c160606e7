import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { AccessLog } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** The accepted form of a request id from a proxy or client; any other is replaced. */
const GIVEN_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Sets the request id, and logs and measures each completed request. Queries, headers and bodies are not logged. */
export function observe(log: AccessLog, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const given = req.headers['x-request-id'];
    const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', id);
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      const operation = (res.locals.operationId as string | undefined) ?? 'none';
      const status = res.writableFinished ? res.statusCode : 499;
      metrics.observeRequest(operation, status, ms / 1000);
      log({ id, method: req.method, path: req.path, operation, status, ms: Math.round(ms * 10) / 10 });
    });
    next();
  };
}
