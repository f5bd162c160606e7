import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { KeyedRequest, WorkKind } from '../../../../application/ports/idempotency.ts';
import { type Caller, KeyCaller } from '../record/caller.ts';
import type { Route } from '../record/route.ts';
import { takesKey } from '../record/takes-key.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

export type Keyed = Readonly<{ request: KeyedRequest; kind: WorkKind }>;

/** Undefined without the header, without a caller, or where the operation takes no key. Throws VALIDATION_FAILED. */
export function keyedRequestOf(route: Route, req: Request, caller: Caller | undefined): Keyed | undefined {
  const { idempotency: kind = 'inside', operationId } = route;
  if (caller === undefined || kind === 'off' || !takesKey(route)) return undefined;
  const key = idempotencyKeyOf(req);
  if (key === undefined) return undefined;
  return { request: { scope: `${nameOf(caller, route)} ${operationId}`, key, fingerprint: fingerprintOf(req) }, kind };
}

/**
 * All sessions of a wallet are one caller, so that a request can be repeated after a new sign-in. What an operator is answered is
 * about somebody else: the export and the erasure of a person tell it apart by its scope.
 */
function nameOf(caller: Caller, { access }: Route): string {
  if (caller instanceof KeyCaller) return `key ${caller.key.id}`;
  return `${access === 'operator' ? 'operator' : 'wallet'} ${caller.wallet}`;
}

/** Of the parsed body, because clients may encode the same body differently when they repeat a request. */
function fingerprintOf(req: Request): string {
  const { method, path, query } = req;
  const body: unknown = req.body;
  return createHash('sha256')
    .update(JSON.stringify(sorted([method, path, query, body ?? null])))
    .digest('hex');
}

/** The value with the fields of every object in alphabetical order, each as an entry: `__proto__` is a field like any other. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return ['array', ...value.map(sorted)];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return ['object', ...entries.map(([name, field]) => [name, sorted(field)])];
}
