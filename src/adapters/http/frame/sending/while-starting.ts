import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { notReady } from '../../../../domain/health/errors.ts';
import { refusalOf, troubleOf } from '../failure/problem.ts';

const RETRY_AFTER_SECONDS = 1;

/** The refusal of an instance whose port is taken while it starts. */
export const answerWhileStarting =
  (baseUrl: string): RequestListener =>
  ({ method }, res) => {
    const trouble = troubleOf(notReady({ obstacles: ['starting'] }));
    const requestId = randomUUID();
    const body = JSON.stringify({ ...refusalOf(trouble, baseUrl), requestId });
    res.writeHead(trouble.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'X-Request-Id': requestId,
      'Retry-After': RETRY_AFTER_SECONDS,
      'Cache-Control': 'no-store',
      // A body that is not read must not be taken for the next request.
      Connection: 'close',
    });
    res.end(method === 'HEAD' ? undefined : body);
  };
