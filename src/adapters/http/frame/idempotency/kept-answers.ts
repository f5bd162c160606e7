import type { Response } from 'express';
import type { KeptAnswer } from '../../../../application/ports/idempotency.ts';
import { Failure } from '../../../../domain/shared/failure.ts';
import { notYourWallet } from '../../../../domain/shared/failures.ts';
import { alreadyCreated, answerNotKept } from '../failure/failures.ts';
import { problemOf, troubleOf } from '../failure/problem.ts';
import type { Route } from '../record/route.ts';
import type { Written } from '../sending/send.ts';
import { REPLAYED } from './idempotency-key.ts';

const MAX_BYTES = 64 * 1024;
/** Headers that hold no secret, and still say the truth a day later. */
const SAFE_HEADERS: ReadonlySet<string> = new Set(['cache-control', 'content-type', 'decision-id', 'location']);

/** What is kept of a response. Of one that holds a secret, only the id of what was created; of one that is shown once, the status. */
export function keptOf(
  { replays }: Pick<Route, 'replays'>,
  { status, headers, mediaType, body, isShownOnce, value }: Written,
): KeptAnswer {
  if (replays === 'never') return { status, headers: {}, createdId: idOf(value) };
  if (isShownOnce || Buffer.byteLength(body) > MAX_BYTES) return { status, headers: {} };
  const safe = Object.entries(headers).filter(([name]) => SAFE_HEADERS.has(name.toLowerCase()));
  return { status, headers: { ...Object.fromEntries(safe), 'Content-Type': mediaType }, body };
}

function idOf(value: unknown): number {
  const { id } = value as { id?: unknown };
  if (typeof id === 'number') return id;
  throw new TypeError('a response that is never replayed must have the id of what was created');
}

/** Refusals that say nothing about the work: the same request may be allowed later. */
const PASSING = new Set(['unauthenticated', 'limited']);

/** The refusal to keep; undefined for a defect, an unavailable dependency, and a refusal before the work. */
export function keptRefusalOf(error: unknown, requestId: string): KeptAnswer | undefined {
  if (!(error instanceof Failure) || PASSING.has(error.kind) || error.code === notYourWallet.code) return undefined;
  const trouble = troubleOf(error);
  if (trouble.status >= 500) return undefined;
  const body = JSON.stringify(problemOf(trouble, requestId));
  return { status: trouble.status, headers: { 'Content-Type': 'application/json' }, body };
}

/** Sends the answer again. Throws ALREADY_CREATED, or IDEMPOTENCY_ANSWER_NOT_KEPT, for one whose body was not kept. */
export function replay(res: Response, { status, headers, body, createdId }: KeptAnswer): void {
  res.setHeader(REPLAYED, 'true');
  if (createdId !== undefined) throw alreadyCreated({ id: createdId });
  if (body === undefined) throw answerNotKept({ status });
  res.status(status).set(headers).send(body);
}
