import type { Request, RequestHandler, Response } from 'express';
import { hasApiKeyForm } from '../../../../domain/auth/api-key.ts';
import { credentialOf } from '../record/credentials.ts';
import { BY_NETWORK, COUNTED_ALONE, type LimitClass } from '../record/limits.ts';
import type { Route } from '../record/route.ts';
import type { Edge } from './edge.ts';
import { needsFreshCaller, readSessionMeanwhile } from './fresh.ts';
import type { Bucket } from './limiter.ts';
import { recognise, recognised, walletShown } from './recognise.ts';
import { clientOf } from './request-origin.ts';

export type Counted = Pick<Route, 'limit' | 'limitWhen' | 'method' | 'access' | 'scope' | 'movesValue'>;

/** Counts by the network alone: the ceiling of the network, or pages that recognise no caller. */
export const countNetwork =
  (limit: LimitClass, edge: Pick<Edge, 'count'>): RequestHandler =>
  async (req, res, next) => {
    await edge.count(req, res, [networkBucket(req, limit)]);
    next();
  };

/** Where the ceiling of the network was counted before. */
export const countOwn =
  (route: Counted, edge: Edge): RequestHandler =>
  async (req, res, next) => {
    await count(route, edge, { req, res });
    next();
  };

/**
 * Recognises the caller and counts the request against its network's ceiling and its own limits at the same time, so that a shared
 * store counts all in one exchange. A key must be looked up first, so there the ceiling is counted before the look-up.
 */
export const countTogether =
  (route: Counted, edge: Edge): RequestHandler =>
  async (req, res, next) => {
    const ceiling = COUNTED_ALONE.has(route.limit) ? [] : [networkBucket(req, 'network')];
    const credential = credentialOf(req);
    if (credential?.via === 'bearer' && hasApiKeyForm(credential.token)) {
      await edge.count(req, res, ceiling);
      await count(route, edge, { req, res });
    } else await count(route, edge, { req, res, beside: ceiling });
    next();
  };

type Exchange = Readonly<{ req: Request; res: Response; beside?: readonly Bucket[] }>;

async function count(route: Counted, edge: Edge, { req, res, beside = [] }: Exchange): Promise<void> {
  // A class that is counted alone needs no caller, and must not wait for one.
  if (!COUNTED_ALONE.has(route.limit)) await recognise(req, edge, needsFreshCaller(route) ? 'afresh' : undefined);
  const counted = readSessionMeanwhile(route, req, edge);
  try {
    await edge.count(req, res, [...beside, ...bucketsOf(req, route)], counted);
  } finally {
    counted();
  }
}

/** Of the client's network, whatever it shows. */
const networkBucket = (req: Request, limit: LimitClass): Bucket => ({
  limit,
  of: `ip:${clientOf(req).network}`,
});

/** Every bucket of the request but the ceiling of its network. A verified key counts beside the buckets of the class. */
function bucketsOf(req: Request, route: Counted): readonly Bucket[] {
  const key = recognised(req)?.key;
  const own = bucketsIn(classOf(req, route), req, route);
  if (key === undefined || COUNTED_ALONE.has(route.limit)) return own;
  return [...own, { limit: 'key', of: `key:${key.id}` }];
}

/**
 * The buckets of the request in one class: of the wallet of its session or key, else of its network. All keys of a wallet share the
 * wallet's. Where a key is not what admits the caller, it adds the wallet's bucket and replaces nothing.
 */
export function bucketsIn(limit: LimitClass, req: Request, route: Pick<Route, 'access' | 'scope'>): readonly Bucket[] {
  const shown = walletShown(req);
  if (BY_NETWORK.has(limit) || shown === undefined) return [networkBucket(req, limit)];
  const wallet = { limit, of: `wallet:${shown}` };
  return recognised(req)?.key !== undefined && !takesApiKey(route) ? [networkBucket(req, limit), wallet] : [wallet];
}

const takesApiKey = ({ access, scope }: Pick<Route, 'access' | 'scope'>): boolean =>
  access === 'session' && scope !== undefined;

/** Express parses the query each time that it is read. */
const classOf = (req: Request, { limit, limitWhen }: Counted): LimitClass =>
  limitWhen !== undefined && req.query[limitWhen.query] === limitWhen.is ? limitWhen.limit : limit;
