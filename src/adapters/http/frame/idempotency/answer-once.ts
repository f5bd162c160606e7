import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type {
  IdempotencyKeys,
  KeptAnswer,
  KeyedRequest,
  Worked,
  WorkKind,
} from '../../../../application/ports/idempotency.ts';
import { Failure } from '../../../../domain/shared/failure.ts';
import { notYourWallet } from '../../../../domain/shared/failures.ts';
import { alreadyCreated, answerNotKept, idempotencyInProgress, idempotencyKeyReused } from '../failure/failures.ts';
import { problemOf, troubleOf } from '../failure/problem.ts';
import { type Caller, KeyCaller } from '../record/caller.ts';
import { DECISION_HEADER } from '../record/reply.ts';
import type { Route } from '../record/route.ts';
import { takesKey } from '../record/takes-key.ts';
import { send, type Written, writtenBy } from '../sending/send.ts';
import { idempotencyKeyOf, REPLAYED } from './idempotency-key.ts';

const MAX_BYTES = 64 * 1024;
/** Headers that hold no secret, and still say the truth a day later. */
const SAFE_HEADERS: ReadonlySet<string> = new Set(['cache-control', 'content-type', 'decision-id', 'location']);

/** What is kept of a response. Of one that holds a secret, only the id of what was created; of one that is shown once, the status. */
function keptOf(
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
function keptRefusalOf(error: unknown, res: Response): KeptAnswer | undefined {
  if (!(error instanceof Failure) || PASSING.has(error.kind) || error.code === notYourWallet.code) return undefined;
  const trouble = troubleOf(error);
  if (trouble.status >= 500) return undefined;
  const body = JSON.stringify(problemOf(trouble, res));
  return { status: trouble.status, headers: { 'Content-Type': 'application/json' }, body };
}

/** Sends the answer again. Throws ALREADY_CREATED, or IDEMPOTENCY_ANSWER_NOT_KEPT, for one whose body was not kept. */
function replay(res: Response, { status, headers, body, createdId }: KeptAnswer): void {
  res.setHeader(REPLAYED, 'true');
  if (createdId !== undefined) throw alreadyCreated({ id: createdId });
  if (body === undefined) throw answerNotKept({ status });
  res.status(status).set(headers).send(body);
}

type Keyed = Readonly<{ request: KeyedRequest; kind: WorkKind }>;

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

type Exchange = Readonly<{ route: Route; req: Request; res: Response }>;
type Ended = Readonly<{ written: Written }> | Readonly<{ refusal: unknown }>;

/** Runs the work of a request with a key at most once. Returns how its answer, or the one that was kept, is sent. */
export async function answerOnce(
  keys: Pick<IdempotencyKeys, 'once'>,
  { request, kind }: Keyed,
  { route, req, res }: Exchange,
  work: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const outcome = await keys.once(request, kind, async () => {
    const { value, answer } = await ended(route, work, res);
    return { value, ...(answer !== undefined && { answer: withDecision(answer, res) }) };
  });
  if (outcome.state === 'reused') throw idempotencyKeyReused();
  if (outcome.state === 'running') throw idempotencyInProgress({ retryAfterSeconds: 1 });
  if (outcome.state === 'kept') return async () => replay(res, outcome.answer);
  const { value } = outcome;
  if ('refusal' in value) throw value.refusal;
  return () => send(req, res, value.written);
}

/** Encodes inside the work: a response that cannot be encoded undoes it. */
async function ended(route: Route, work: () => Promise<unknown>, res: Response): Promise<Worked<Ended>> {
  try {
    const written = writtenBy(route, await work());
    return { value: { written }, answer: keptOf(route, written) };
  } catch (refusal) {
    const answer = keptRefusalOf(refusal, res);
    if (answer === undefined) throw refusal;
    return { value: { refusal }, answer };
  }
}

/** The decision was announced on the response itself, before the answer was encoded. */
function withDecision({ headers, ...answer }: KeptAnswer, res: Response): KeptAnswer {
  const { decision } = res.locals as { decision?: string };
  return { ...answer, headers: decision === undefined ? headers : { ...headers, [DECISION_HEADER]: decision } };
}
