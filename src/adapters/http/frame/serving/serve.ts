import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { notAnOperator } from '../../../../domain/operator/errors.ts';
import { paymentInDoubt } from '../../../../domain/payment/errors.ts';
import { Failure } from '../../../../domain/shared/failure.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';
import { paidBy } from '../../../upstream/payer.ts';
import { admit, admitAfresh, admittedSessions, refuseStranger } from '../admission/admit.ts';
import { bucketsIn } from '../admission/count.ts';
import { waitOf, withinDeadline } from '../admission/deadline.ts';
import type { Edge } from '../admission/edge.ts';
import { needsFreshCaller } from '../admission/fresh.ts';
import { payerOf, walletShown } from '../admission/recognise.ts';
import { originOf } from '../admission/request-origin.ts';
import { isPaying, tenderOf } from '../failure/payment-problem.ts';
import { answerOnce, keyedRequestOf } from '../idempotency/answer-once.ts';
import { type Caller, OperatorCaller } from '../record/caller.ts';
import { failuresOf } from '../record/refusals.ts';
import { Streamed } from '../record/reply.ts';
import type { Input, Route } from '../record/route.ts';
import { respond } from '../sending/send.ts';
import { parse, parseTexts } from '../wire/parse.ts';
import { readJson, readRaw } from './body.ts';
import { inquiryOf } from './inquiry.ts';

/** A stream of events has a piece every 2.5 seconds at least, so that it ends within 5 seconds. */
export const RECHECK_MS = 2_000;

type Admission = Pick<Edge, 'isStillAdmitted' | 'recheckMs'>;

/**
 * Ends a stream to an operator when the session, the gate's pass or the role that it began with is lost, also by a block or a lower role.
 * The admission is checked again before a piece when the last check is `recheckMs` old. The stream then sends its last words; without
 * any, the connection is cut.
 */
function whileAdmitted(result: unknown, caller: Caller | undefined, edge: Admission): unknown {
  if (!(result instanceof Streamed) || !(caller instanceof OperatorCaller)) return result;
  return new Streamed(checked(result, caller, edge));
}

async function* checked(
  { pieces, lastWords }: Streamed,
  { session, gatePasses, admission: { role: needed } }: OperatorCaller,
  { isStillAdmitted, recheckMs }: Admission,
): AsyncGenerator<string> {
  let checkedAt = performance.now();
  for await (const piece of pieces) {
    if (performance.now() - checkedAt >= recheckMs) {
      if (!(await isStillAdmitted(session, gatePasses, needed))) {
        if (lastWords === undefined) throw notAnOperator({ needed });
        return yield lastWords;
      }
      checkedAt = performance.now();
    }
    yield piece;
  }
}

/** Handles a request to one route, with checks in the documented order: 429, 401, 403, 400. `count` checks the limits of the request. */
export function serve(route: Route, edge: Edge, count: RequestHandler): RequestHandler[] {
  const documented = new Set(failuresOf(route).map(({ code }) => code));
  return [
    count,
    (_req, res, next) => {
      res.locals.operationId = route.operationId;
      res.locals.route = route.path;
      next();
    },
    ...(route.access === 'payment' ? [limitPaying(route, edge)] : []),
    async (req, res, next) => {
      const listing = (error: unknown) => {
        if (error instanceof Failure && !documented.has(error.code)) edge.onUndocumented(route, error);
        return error;
      };
      try {
        // Node.js reads what came with the headers only after what they set off: such a body is whole in the next turn.
        if (needsFreshCaller(route) && !req.complete) await nextTurn();
        const admitted = await admit(route, req, edge);
        const isWhole = req.complete;
        const sent = await bodyOf(route, req, res);
        const caller = isWhole || !needsFreshCaller(route) ? admitted : await admitAfresh(route, req, edge);
        const answering = answerOf(route, edge, { req, res }, { ...sent, caller, edge });
        const onLate = (error: unknown) => next(listing(error));
        const limits = { deadline: edge.deadline, waitedMs: waitOf(req), onLate, refuse: lateRefusal(route, req) };
        const send = await withinDeadline(answering, limits);
        await send();
      } catch (error) {
        throw listing(error);
      }
    },
  ];
}

/** A payment may be taken after the deadline, so its payer must not pay again; other requests receive the usual refusal. */
const lateRefusal = (route: Route, req: Request) =>
  route.access === 'payment' && isPaying(req, route) ? () => paymentInDoubt() : undefined;

/** Does what the request asks for, and returns how its answer is sent. */
async function answerOf(
  route: Route,
  edge: Edge,
  { req, res }: Readonly<{ req: Request; res: Response }>,
  admitted: Admitted,
): Promise<() => Promise<void>> {
  const { caller } = admitted;
  const input = read(route, req, res, admitted);
  const keyed = keyedRequestOf(route, req, caller);
  for (const wallet of actingIn(route, input, keyed !== undefined))
    await edge.refuseBlocked(wallet, askedBy(route), input.inquiry);
  const work = async () => whileAdmitted(await paidBy(payerOf(req, route), () => route.handle(input)), caller, edge);
  if (keyed !== undefined) return await answerOnce(edge.idempotencyKeys, keyed, { route, req, res }, work);
  const result = await work();
  return () => respond(route, req, res, result);
}

/**
 * The wallets that must not be blocked: those that the request acts for, and the wallet of its credential. Applies to optional credentials
 * too: a blocked wallet cannot evade the check by naming another wallet. Where the handler's rules check the block, only keyed requests
 * are checked here, because a replay does not reach the rules.
 */
function actingIn(route: Route, input: Input, isKeyed: boolean): ReadonlySet<WalletAddress> {
  const { movesValue } = route;
  if (movesValue === undefined || (movesValue === 'by-its-rules' && !isKeyed)) return new Set();
  return new Set([...(input.shown === undefined ? [] : [input.shown]), ...(route.actsFor?.(input) ?? [])]);
}

const askedBy = ({ decides = 'refuse', operationId }: Route) => ({ kind: decides, operation: operationId });

/** Verifying a payment costs far more than issuing a challenge, so attempts have their own, lower limit. */
const limitPaying =
  (route: Route, edge: Edge): RequestHandler =>
  async (req, res, next) => {
    if (isPaying(req, route)) await edge.count(req, res, bucketsIn('pay', req, route));
    next();
  };

type Sent = Readonly<{ raw: Uint8Array; json: unknown }>;

async function bodyOf(route: Route, req: Request, res: Response): Promise<Sent> {
  if (route.raw) return { raw: await readRaw(req, res), json: undefined };
  return {
    raw: new Uint8Array(),
    json: route.body === undefined ? undefined : await readJson(req, res, route.media),
  };
}

type Admitted = Sent & Readonly<{ caller: Caller | undefined; edge: Edge }>;

function read(route: Route, req: Request, res: Response, { raw, json, caller, edge }: Admitted): Input {
  return {
    params: parseTexts(route.params, pathParameters(req)),
    query: parseTexts(route.query, queryOf(route, req)),
    body: route.raw ? undefined : parse(route.body, json),
    caller,
    shown: walletShown(req),
    sessions: route.setsCookie && route.access === 'optional' ? admittedSessions(req) : [],
    refuseStranger: () => refuseStranger(route, req, edge),
    origin: originOf(req, edge.countryHeader),
    tender: route.access === 'payment' ? tenderOf(req, route) : 'nothing',
    inquiry: inquiryOf(res),
    delivery: { headers: req.headers as Input['delivery']['headers'], body: raw },
  };
}

/**
 * Webhooks and public reads ignore parameters that they do not know, such as a campaign's. Elsewhere those are refused, also where a
 * path is forwarded to a provider (`catchAll`).
 */
function queryOf({ access, method, query, catchAll }: Route, req: Request): Record<string, unknown> {
  const isLenient = access === 'webhook' || (access === 'public' && method === 'get' && catchAll !== true);
  if (!isLenient || !(query instanceof z.ZodObject)) return req.query;
  return Object.fromEntries(Object.entries(req.query).filter(([name]) => Object.hasOwn(query.shape, name)));
}

/** The rest of a path is given as segments, which are encoded again so that they stay separate. */
function pathParameters(req: Request): Record<string, string> {
  const parameters = Object.entries(req.params as Record<string, string | string[]>);
  return Object.fromEntries(
    parameters.map(([name, value]) => [name, Array.isArray(value) ? value.map(encodeURIComponent).join('/') : value]),
  );
}
