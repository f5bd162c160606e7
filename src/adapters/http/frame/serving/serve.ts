import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { Failure } from '../../../../domain/shared/failure.ts';
import { admit, refuseStranger } from '../admission/admit.ts';
import type { Edge } from '../admission/edge.ts';
import { limitOf } from '../admission/limiter.ts';
import { originOf } from '../admission/origin.ts';
import { recognise } from '../admission/recognise.ts';
import { isPaying, tenderOf } from '../failure/payment-scheme.ts';
import type { Caller } from '../record/caller.ts';
import { failuresOf } from '../record/refusals.ts';
import { Answer } from '../record/reply.ts';
import type { Input, Route } from '../record/route.ts';
import { readJson, readRaw } from './body.ts';
import { parse, parseTexts } from './parse.ts';

/** The whole way of a request through one route, in the order in which the service promises to check: 429, 401, 403, 400. */
export function serve(route: Route, edge: Edge): RequestHandler[] {
  const documented = new Set(failuresOf(route).map(({ code }) => code));
  return [
    async (req, res, next) => {
      res.locals.operationId = route.operationId;
      await recognise(req, edge);
      await edge.limiterOf(limitOf(req, route.limit))(req, res, next);
    },
    ...(route.access === 'payment' ? [limitPaying(edge)] : []),
    async (req, res) => {
      try {
        const caller = await admit(route, req, edge);
        const input = await read(route, req, res, caller, edge);
        send(route, res, await route.handle(input));
      } catch (error) {
        if (error instanceof Failure && !documented.has(error.code)) edge.onUndocumented(route, error);
        throw error;
      }
    },
  ];
}

/** To verify a payment costs far more than to ask for one, so attempts are counted in a narrower window of their own. */
function limitPaying(edge: Edge): RequestHandler {
  const limiter = edge.limiterOf('pay');
  return (req, res, next) => (isPaying(req) ? limiter(req, res, next) : next());
}

async function read(route: Route, req: Request, res: Response, caller: Caller | undefined, edge: Edge): Promise<Input> {
  const raw = route.raw ? await readRaw(req, res) : new Uint8Array();
  const json = route.raw || route.body === undefined ? undefined : await readJson(req, res, route.media);
  return {
    params: parseTexts(route.params, pathParameters(req)),
    query: parseTexts(route.query, queryOf(route, req)),
    body: route.raw ? undefined : parse(route.body, json),
    caller,
    refuseStranger: () => refuseStranger(route, req),
    origin: originOf(req, edge.countryHeader),
    tender: route.access === 'payment' ? tenderOf(req) : 'nothing',
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

/** What takes the rest of a path comes in segments, which are encoded again so that none of them runs into the next. */
function pathParameters(req: Request): Record<string, string> {
  const parameters = Object.entries(req.params as Record<string, string | string[]>);
  return Object.fromEntries(
    parameters.map(([name, value]) => [name, Array.isArray(value) ? value.map(encodeURIComponent).join('/') : value]),
  );
}

function send(route: Route, res: Response, result: unknown): void {
  const { value, head } = result instanceof Answer ? result : { value: result, head: {} };
  const { mediaType } = route.reply;
  const body = mediaType === 'application/json' ? jsonOf(route, value) : z.encode(route.reply.schema, value as never);
  for (const { name, value, options } of head.cookies ?? []) res.cookie(name, value, options);
  if (route.publicFor !== undefined && route.access === 'public')
    res.set({ 'Cache-Control': `public, max-age=${route.publicFor}`, Vary: 'Origin' });
  res.set(head.headers ?? {});
  res.type(mediaType).send(body);
}

function jsonOf({ reply: { schema, encoded } }: Route, value: unknown): string {
  const known = encoded?.get(value as object);
  if (known !== undefined) return known;
  const text = JSON.stringify(z.encode(schema, value as never));
  encoded?.set(value as object, text);
  return text;
}
