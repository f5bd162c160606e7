import type { Request, RequestHandler, Response } from 'express';
import { type RateLimitInfo, rateLimit, type Store } from 'express-rate-limit';
import { rateLimited } from '../failure/failures.ts';
import { BY_NETWORK, COUNTED_ALONE, type LimitClass, type Limits } from '../record/limits.ts';
import type { Route } from '../record/route.ts';
import { clientOf } from './network.ts';
import { recognised } from './recognise.ts';

const WINDOW_MS = 60_000;

type Logger = Parameters<typeof rateLimit>[0] extends infer O ? (O extends { logger?: infer L } ? L : never) : never;

/**
 * One limiter per class, so that all paths and methods of a class share one window: of this process, or of all
 * processes that share the store from `storeOf`.
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
        // The ceiling of a network stands beside the limit of the class: only when it refuses does it take the headers.
        standardHeaders: name === 'network' ? false : 'draft-8',
        legacyHeaders: false,
        keyGenerator: BY_NETWORK.has(name) ? networkKey : callerKey,
        ...(storeOf !== undefined && !COUNTED_ALONE.has(name) && { store: storeOf(name) }),
        handler: (req, res, next) => {
          if (name === 'network') nameCeiling(req, res);
          next(rateLimited());
        },
        ...(logger !== undefined && { logger }),
      }),
    ]),
  ) as unknown as Readonly<Record<LimitClass, RequestHandler>>;
}

const networkKey = (req: Request): string => `ip:${clientOf(req).network}`;

const callerKey = (req: Request): string => {
  const shown = recognised(req);
  if (shown?.key !== undefined) return `key:${shown.key.id}`;
  return shown === undefined ? networkKey(req) : `wallet:${shown.session.wallet}`;
};

function nameCeiling(req: Request, res: Response): void {
  const { limit, resetTime } = (req as Request & { rateLimit: RateLimitInfo }).rateLimit;
  const leftMs = (resetTime?.getTime() ?? Date.now() + WINDOW_MS) - Date.now();
  const seconds = Math.max(1, Math.ceil(leftMs / 1_000));
  res.set('RateLimit', `"network"; r=0; t=${seconds}`);
  res.set('RateLimit-Policy', `"network"; q=${limit}; w=${WINDOW_MS / 1_000}`);
  res.set('Retry-After', String(seconds));
}

type Limited = Pick<Route, 'limit' | 'limitWhen'>;

/** The limit class of the request: a verified key has its own class, except on endpoints that are limited by network. */
export function limitOf(req: Request, { limit, limitWhen }: Limited): LimitClass {
  const own = limitWhen !== undefined && req.query[limitWhen.query] === limitWhen.is ? limitWhen.limit : limit;
  return !BY_NETWORK.has(own) && recognised(req)?.key !== undefined ? 'key' : own;
}
