import type { Request } from 'express';
import { Caller } from './caller.ts';
import { credentialOf } from './credentials.ts';
import type { Edge } from './edge.ts';

const callers = new WeakMap<Request, Caller>();

/** Remembers who the request's credential speaks for, by its signature alone: enough to count requests, not to let in. */
export function recognise(req: Request, edge: Edge): void {
  const credential = credentialOf(req);
  const session = credential && edge.sessionOf(credential.token);
  if (credential && session) callers.set(req, new Caller(session, credential.via));
}

export const recognised = (req: Request): Caller | undefined => callers.get(req);
