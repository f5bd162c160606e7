import type { Request } from 'express';
import type { Route } from '../record/route.ts';
import type { Edge } from './edge.ts';
import { recognised, type ShownSession } from './recognise.ts';

/**
 * Whether the caller is read from the store itself: for what changes or issues something, moves value, or is an operator's. Other
 * requests may be admitted by an answer of the last five seconds.
 */
export const needsFreshCaller = ({
  method,
  access,
  movesValue,
}: Pick<Route, 'method' | 'access' | 'movesValue'>): boolean =>
  method !== 'get' || access === 'operator' || movesValue !== undefined;

const readings = new WeakMap<ShownSession, Promise<boolean>>();

const seesSession = ({ access }: Pick<Route, 'access'>) =>
  access === 'session' || access === 'operator' || access === 'optional';

type Counted = Pick<Route, 'method' | 'access' | 'movesValue'>;

/**
 * Reads the session while the request is counted, so that both take one round trip. Starts one turn of the event loop after the count: a
 * request that is known to be above a limit has been refused by then, and needs no look-up. Call the returned function after the count.
 */
export function readSessionMeanwhile(route: Counted, req: Request, edge: Edge): () => void {
  const shown = recognised(req);
  if (shown?.session === undefined || !seesSession(route) || !needsFreshCaller(route)) return () => {};
  const turn = setImmediate(() => {
    const reading = edge.isLive(shown.session, 'afresh');
    reading.catch(() => {});
    readings.set(shown, reading);
  });
  return () => clearImmediate(turn);
}

/** Whether a session that the request shows is live: as the store has it, where the route needs that. Rejects with STORE_UNAVAILABLE. */
export function isLive(route: Counted, shown: ShownSession, edge: Edge): Promise<boolean> {
  if (!needsFreshCaller(route)) return edge.isLive(shown.session);
  return readings.get(shown) ?? edge.isLive(shown.session, 'afresh');
}
