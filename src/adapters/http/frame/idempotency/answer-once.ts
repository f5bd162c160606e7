import type { Request, Response } from 'express';
import type { IdempotencyKeys, KeptAnswer, Worked } from '../../../../application/ports/idempotency.ts';
import { idempotencyInProgress, idempotencyKeyReused } from '../failure/failures.ts';
import { DECISION_HEADER } from '../record/decision-header.ts';
import type { Route } from '../record/route.ts';
import { send, type Written, writtenBy } from '../sending/send.ts';
import { keptOf, keptRefusalOf, replay } from './kept-answers.ts';
import type { Keyed } from './keyed-request.ts';

type Exchange = Readonly<{ route: Route; req: Request; res: Response }>;
type Ended = Readonly<{ written: Written }> | Readonly<{ refusal: unknown }>;

/** Runs the work of a request with a key at most once, and sends its answer or the one that was kept. */
export async function answerOnce(
  keys: Pick<IdempotencyKeys, 'once'>,
  { request, kind }: Keyed,
  { route, req, res }: Exchange,
  work: () => Promise<unknown>,
): Promise<void> {
  const requestId = String(res.getHeader('X-Request-Id'));
  const outcome = await keys.once(request, kind, async () => {
    const { value, answer } = await ended(route, work, requestId);
    return { value, ...(answer !== undefined && { answer: withDecision(answer, res) }) };
  });
  if (outcome.state === 'reused') throw idempotencyKeyReused();
  if (outcome.state === 'running') throw idempotencyInProgress({ retryAfterSeconds: 1 });
  if (outcome.state === 'kept') return replay(res, outcome.answer);
  if ('refusal' in outcome.value) throw outcome.value.refusal;
  await send(req, res, outcome.value.written);
}

/** Encodes inside the work: a response that cannot be encoded undoes it. */
async function ended(route: Route, work: () => Promise<unknown>, requestId: string): Promise<Worked<Ended>> {
  try {
    const written = writtenBy(route, await work());
    return { value: { written }, answer: keptOf(route, written) };
  } catch (refusal) {
    const answer = keptRefusalOf(refusal, requestId);
    if (answer === undefined) throw refusal;
    return { value: { refusal }, answer };
  }
}

/** The decision was announced on the response itself, before the answer was encoded. */
function withDecision({ headers, ...answer }: KeptAnswer, res: Response): KeptAnswer {
  const id = res.getHeader(DECISION_HEADER);
  return { ...answer, headers: id === undefined ? headers : { ...headers, [DECISION_HEADER]: String(id) } };
}
