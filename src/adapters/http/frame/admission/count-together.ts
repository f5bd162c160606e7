import type { Request, RequestHandler, Response } from 'express';
import { hasApiKeyForm } from '../../../../domain/auth/api-key.ts';
import { credentialOf } from '../record/credentials.ts';
import { COUNTED_ALONE } from '../record/limits.ts';
import type { Route } from '../record/route.ts';
import type { Edge } from './edge.ts';
import { needsFreshCaller, readSessionMeanwhile } from './fresh.ts';
import { limitOf } from './limiter.ts';
import { recognise } from './recognise.ts';

export type Counted = Pick<Route, 'limit' | 'limitWhen' | 'method' | 'access' | 'movesValue'>;

/** Where the ceiling of the network was counted before, or is counted meanwhile. */
export const countOwn =
  (route: Counted, edge: Edge): RequestHandler =>
  async (req, res, next) => {
    const { limit } = route;
    // Needs no caller, and must not wait for one.
    if (COUNTED_ALONE.has(limit)) return await edge.limiterOf(limit)(req, res, next);
    await recognise(req, edge, needsFreshCaller(route) ? 'afresh' : undefined);
    const counted = readSessionMeanwhile(route, req, edge);
    await edge.limiterOf(limitOf(req, route))(req, res, (error?: unknown) => {
      counted();
      next(error);
    });
  };

/**
 * Recognises the caller and counts the request against its network's ceiling and its own limit at the same time, so that a shared
 * store counts both in one exchange. A key must be looked up first, so there the ceiling is counted before the look-up.
 */
export function countTogether(route: Counted, edge: Edge): RequestHandler {
  const network = edge.limiterOf('network');
  const own = countOwn(route, edge);
  return async (req, res, next) => {
    if (COUNTED_ALONE.has(route.limit)) return await own(req, res, next);
    const credential = credentialOf(req);
    if (credential?.via === 'bearer' && hasApiKeyForm(credential.token))
      await network(req, res, (error) => (error === undefined ? own(req, res, next) : next(error)));
    else both(network, own, { req, res, next });
  };
}

const CEILING_HEADERS = ['RateLimit', 'RateLimit-Policy', 'Retry-After'];

/** Passes on the first handler's failure, with its headers, rather than the second one's. */
function both(
  first: RequestHandler,
  second: RequestHandler,
  { req, res, next }: Readonly<{ req: Request; res: Response; next: (error?: unknown) => void }>,
): void {
  const errors: unknown[] = [undefined, undefined];
  let left = errors.length;
  let headers: readonly (readonly [string, string])[] = [];
  const done = (index: number) => (error?: unknown) => {
    errors[index] = error;
    if (index === 0 && error !== undefined)
      headers = CEILING_HEADERS.map((name) => [name, String(res.getHeader(name))] as const);
    left -= 1;
    if (left > 0) return;
    for (const [name, value] of headers) res.setHeader(name, value);
    next(errors[0] ?? errors[1]);
  };
  void first(req, res, done(0));
  Promise.resolve(second(req, res, done(1))).catch(done(1));
}
