import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import { rateLimited } from './failures.ts';
import type { LimitClass, Limits } from './limits.ts';
import { recognised } from './recognise.ts';

const WINDOW_MS = 60_000;
/** One client owns a /56 of IPv6 addresses (RFC 6177), so they share a window. */
const IPV6_PREFIX = 56;

type Logger = Parameters<typeof rateLimit>[0] extends infer O ? (O extends { logger?: infer L } ? L : never) : never;

/**
 * One limiter a class, so that every path and method of a class counts into the same window: of this process, or of all that share
 * what `storeOf` answers.
 */
export function limiters(
  limits: Limits,
  logger: Logger,
  storeOf?: (name: LimitClass) => Store,
): Readonly<Record<LimitClass, RequestHandler>> {
  const classes = Object.keys(limits) as LimitClass[];
  return Object.fromEntries(
    classes.map((name) => [
      name,
      rateLimit({
        windowMs: WINDOW_MS,
        limit: limits[name],
        identifier: name,
        standardHeaders: 'draft-8',
        legacyHeaders: false,
        keyGenerator: callerKey,
        ...(storeOf !== undefined && { store: storeOf(name) }),
        handler: (_req, _res, next) => next(rateLimited()),
        ...(logger !== undefined && { logger }),
      }),
    ]),
  ) as unknown as Readonly<Record<LimitClass, RequestHandler>>;
}

const callerKey = (req: Request): string => {
  const session = recognised(req)?.session;
  return session === undefined ? `ip:${ipKeyGenerator(req.ip ?? '', IPV6_PREFIX)}` : `wallet:${session.wallet}`;
};
