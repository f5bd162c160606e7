import type { Request, RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { rateLimited } from '../failure/failures.ts';
import { KeyCaller } from '../record/caller.ts';
import type { LimitClass, Limits } from '../record/limits.ts';
import { networkOf } from './network.ts';
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
  const caller = recognised(req);
  if (caller instanceof KeyCaller) return `key:${caller.key.id}`;
  return caller === undefined ? `ip:${networkOf(req)}` : `wallet:${caller.wallet}`;
};

/** The limit class of the request: a verified key has its own class, on every endpoint. */
export const limitOf = (req: Request, route: LimitClass): LimitClass =>
  recognised(req) instanceof KeyCaller ? 'key' : route;
