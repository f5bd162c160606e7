import type { Request } from 'express';
import { KeyCaller } from '../record/caller.ts';
import { BY_NETWORK, COUNTED_ALONE, type LimitClass } from '../record/limits.ts';
import type { Route } from '../record/route.ts';
import type { Bucket } from './limiter.ts';
import { clientOf } from './network.ts';
import { recognised } from './recognise.ts';

export type Counted = Pick<Route, 'limit' | 'limitWhen' | 'access' | 'scope'>;

/** Of the client's network, whatever it shows. */
export const networkBucket = (req: Request, limit: LimitClass): Bucket => ({
  limit,
  of: `ip:${clientOf(req).network}`,
});

/** Every bucket of the request but the ceiling of its network. A verified key counts beside the buckets of the class. */
export function bucketsOf(req: Request, route: Counted): readonly Bucket[] {
  const caller = recognised(req);
  const own = bucketsIn(classOf(req, route), req, route);
  if (!(caller instanceof KeyCaller) || COUNTED_ALONE.has(route.limit)) return own;
  return [...own, { limit: 'key', of: `key:${caller.key.id}` }];
}

/**
 * The buckets of the request in one class: of the wallet of its session or key, else of its network. All keys of a wallet share the
 * wallet's. Where a key is not what admits the caller, it adds the wallet's bucket and replaces nothing.
 */
export function bucketsIn(limit: LimitClass, req: Request, route: Pick<Route, 'access' | 'scope'>): readonly Bucket[] {
  const caller = recognised(req);
  if (BY_NETWORK.has(limit) || caller === undefined) return [networkBucket(req, limit)];
  const wallet = { limit, of: `wallet:${caller.wallet}` };
  return caller instanceof KeyCaller && !takesApiKey(route) ? [networkBucket(req, limit), wallet] : [wallet];
}

const takesApiKey = ({ access, scope }: Pick<Route, 'access' | 'scope'>): boolean =>
  access === 'session' && scope !== undefined;

const classOf = ({ query }: Request, { limit, limitWhen }: Counted): LimitClass =>
  limitWhen !== undefined && query[limitWhen.query] === limitWhen.is ? limitWhen.limit : limit;
