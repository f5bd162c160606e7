import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { AccessLog } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** The accepted form of a request id from a proxy or client; any other is replaced. */
const GIVEN_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** E-mail addresses, accounts, transactions, API keys and tokens. No endpoint takes one in its path, but a caller can put one there. */
const PRIVATE = /[^/]*(?:@|%40)[^/]*|0x[0-9a-fA-F]{40,}|svc_pk_live_[^/]*|eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const shownPath = (path: string): string => path.replace(PRIVATE, '[redacted]');

const givenText = <K extends string>(name: K, value: unknown) =>
  (typeof value === 'string' ? { [name]: value } : {}) as { [key in K]?: string };

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
      const refusal = {
        ...givenText('code', res.locals.errorCode),
        ...givenText('decision', res.getHeader('Decision-Id')),
      };
      const path = shownPath(req.path);
      log({ id, method: req.method, path, operation, status, ms: Math.round(ms * 10) / 10, ...refusal });
    });
    next();
  };
}
