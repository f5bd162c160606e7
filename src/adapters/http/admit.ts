import type { Request } from 'express';
import { signInRequired } from '../../domain/shared/failures.ts';
import { sameSecret } from '../crypto/constant-time.ts';
import type { Caller } from './caller.ts';
import { bearerOf } from './credentials.ts';
import type { Edge } from './edge.ts';
import { cronSecretInvalid } from './failures.ts';
import { recognised } from './recognise.ts';
import type { Route } from './route.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Lets the request in as the route's access says, or throws: who calls, and from which site. */
export async function admit(route: Route, req: Request, edge: Edge): Promise<Caller | undefined> {
  if (route.setsCookie) requireSameOrigin(req, edge.origins);
  if (route.access === 'cron') return admitCron(req, edge);
  if (route.access === 'public' || route.access === 'webhook' || route.access === 'payment') return undefined;
  const caller = await liveCaller(req, edge);
  if (caller === undefined && route.access === 'session') throw signInRequired();
  if (caller?.via === 'cookie' && route.method !== 'get') requireSameOrigin(req, edge.origins);
  return caller;
}

async function liveCaller(req: Request, edge: Edge): Promise<Caller | undefined> {
  const caller = recognised(req);
  return caller && (await edge.isLive(caller.session)) ? caller : undefined;
}

function admitCron(req: Request, { cronSecret }: Edge): undefined {
  if (cronSecret === undefined || !sameSecret(bearerOf(req.headers.authorization), cronSecret))
    throw cronSecretInvalid();
}
