import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express';
import { insufficientScope } from '../../../../domain/auth/errors.ts';
import { isDraining } from '../../../../domain/health/errors.ts';
import { Failure } from '../../../../domain/shared/failure.ts';
import { countNetwork } from '../admission/count.ts';
import type { Edge } from '../admission/edge.ts';
import { failedRequestOf, type OnTrouble } from '../failure/failed-request.ts';
import { pathUnknown } from '../failure/failures.ts';
import { frameTrouble, malformedPath, unsupportedMedia, uriTooLong } from '../failure/frame-failures.ts';
import { sendPaymentProblem } from '../failure/payment-problem.ts';
import { oauthExtrasFor, sendProblem, troubleOf } from '../failure/problem.ts';
import type { Route } from '../record/route.ts';
import { UnsupportedMedia } from './body.ts';
import { direct, type Handlers } from './direct.ts';
import { fixedHeaders } from './fixed-headers.ts';
import { countRead, mountRoutes } from './mount-routes.ts';

export type AppSettings = Readonly<{
  edge: Edge;
  trustProxy: false | number | string[];
  /** Marks every response as coming from in-memory adapters, and plays what the request asks for; undefined without a sandbox. */
  sandbox: RequestHandler | undefined;
  /** Runs before everything else: sets the request id and writes the log line. */
  observe: RequestHandler;
  /** The path to which browsers report violations of the content security policy. */
  cspReportPath: string;
  /** Pages and endpoints of other protocols in the same app; within the network limit, they limit and authenticate requests themselves. */
  routers?: readonly [Router, ...Router[]];
  /** Called for a defect, or for a dependency that is down. */
  onTrouble: OnTrouble;
}>;

/**
 * Serves the routes; every error response is a JSON Problem. Paths without parameters are answered directly; all else passes through
 * Express, which runs the same handlers.
 */
export function createExpressApp(routes: readonly Route[], settings: AppSettings): RequestListener {
  const { edge, cspReportPath, sandbox } = settings;
  const app = express();
  app.set('trust proxy', settings.trustProxy);
  app.locals.baseUrl = edge.baseUrl;
  app.disable('x-powered-by');
  app.disable('etag');
  const before: Handlers = [
    settings.observe,
    fixedHeaders({ origins: edge.origins, cspReportPath }),
    ...(sandbox === undefined ? [] : [sandbox]),
  ];
  app.use(...before, countNetwork('network', edge), refuseLongUrl);
  if (settings.routers !== undefined) app.use(...settings.routers);
  const handlersOf = mountRoutes(app, routes, edge, before);
  app.use(countRead(edge), () => {
    throw pathUnknown();
  });
  const fail = answerError(settings);
  app.use(fail);
  return direct(app, {
    handlersOf,
    maxUrlLength: MAX_URL_LENGTH,
    fail: (error, req, res) => fail(error, req, res, () => req.socket.destroy()),
  });
}

const MAX_URL_LENGTH = 8192;

const refuseLongUrl: RequestHandler = (req, res, next) => {
  if (req.originalUrl.length <= MAX_URL_LENGTH) next();
  else sendProblem(res, frameTrouble(uriTooLong));
};

function answerError({ edge, onTrouble }: AppSettings): ErrorRequestHandler {
  const metadata = `${edge.baseUrl}/.well-known/oauth-protected-resource`;
  return (error: unknown, req, res, next) => {
    const trouble = expressTrouble(error) ?? troubleOf(error);
    res.locals.planned = isDraining(error) || (error instanceof Failure && error.kind === 'off');
    const isTrouble = trouble.status >= 500 && !res.locals.planned;
    if (res.writableEnded || res.destroyed) {
      // The client left: only a defect or an outage is worth a line.
      if (isTrouble) onTrouble(error, failedRequestOf(req, res, trouble));
      return;
    }
    if (res.headersSent) return next(error);
    if (isTrouble) onTrouble(error, failedRequestOf(req, res, trouble));
    if (trouble.code === insufficientScope.code) res.setHeader('WWW-Authenticate', 'Bearer error="insufficient_scope"');
    const retryAfter = error instanceof Failure ? error.facts.retryAfterSeconds : undefined;
    if (typeof retryAfter === 'number') res.setHeader('Retry-After', String(retryAfter));
    if (trouble.status === 401) res.setHeader('WWW-Authenticate', `Bearer resource_metadata="${metadata}"`);
    if (!sendPaymentProblem(res, error, trouble)) sendProblem(res, trouble, { extras: oauthExtrasFor(req) });
  };
}

/** Errors that Express itself finds before a route handles the request. */
function expressTrouble(error: unknown) {
  if (error instanceof UnsupportedMedia) return frameTrouble(unsupportedMedia, error.message);
  const isBadPath = error instanceof URIError && !(error instanceof Failure);
  return isBadPath ? frameTrouble(malformedPath) : undefined;
}
