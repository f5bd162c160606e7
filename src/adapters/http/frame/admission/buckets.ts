import type { Request } from 'express';
import { BY_NETWORK, COUNTED_ALONE, type LimitClass } from '../record/limits.ts';
import type { Route } from '../record/route.ts';
import type { Bucket } from './limiter.ts';
import { clientOf } from './network.ts';
import { recognised, walletShown } from './recognise.ts';

export type Counted = Pick<Route, 'limit' | 'limitWhen' | 'access' | 'scope'>;

/** Of the client's network, whatever it shows. */
export const networkBucket = (req: Request, limit: LimitClass): Bucket => ({
  limit,
  of: `ip:${clientOf(req).network}`,
});

/** Every bucket of the request but the ceiling of its network. A verified key counts beside the buckets of the class. */
export function bucketsOf(req: Request, route: Counted): readonly Bucket[] {
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

const classOf = ({ query }: Request, { limit, limitWhen }: Counted): LimitClass =>
  limitWhen !== undefined && query[limitWhen.query] === limitWhen.is ? limitWhen.limit : limit;
