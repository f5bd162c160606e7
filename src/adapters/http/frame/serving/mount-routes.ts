import { type Express, type RequestHandler, Router } from 'express';
import type { Edge } from '../admission/edge.ts';
import { limitOf } from '../admission/limiter.ts';
import { recognise } from '../admission/recognise.ts';
import { frameTrouble, methodNotAllowed } from '../failure/frame-failures.ts';
import { sendProblem } from '../failure/problem.ts';
import type { Route } from '../record/route.ts';
import { serve } from './serve.ts';

/**
 * Mounts every route. A path without parameters is looked up in a map, because Express would match all paths one after
 * the other. As in Express, letter case and a trailing slash are ignored.
 */
export function mountRoutes(app: Express, routes: readonly Route[], edge: Edge): void {
  const exact = new Map<string, RequestHandler>();
  app.use((req, res, next) => {
    const router = exact.get(keyOf(req.path));
    if (router === undefined) next();
    else router(req, res, next);
  });
  for (const [path, own] of byPath(routes)) {
    const router = path.includes('{') ? app : Router();
    mountPath(router, path, own, edge);
    if (router !== app) exact.set(keyOf(path), router);
  }
}

const keyOf = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();

/** A request that matches no route counts as a read. */
export const countRead =
  (edge: Edge): RequestHandler =>
  async (req, res, next) => {
    await recognise(req, edge);
    await edge.limiterOf(limitOf(req, { limit: 'read' }))(req, res, next);
  };

function byPath(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const paths = new Map<string, Route[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  return paths;
}

/** Mounts the methods of a path, and returns 405 for all others. */
function mountPath(app: Pick<Router, 'route'>, path: string, routes: readonly Route[], edge: Edge): void {
  const catchesAll = routes.some(({ catchAll }) => catchAll === true);
  const pattern = catchesAll ? path.replace(/\{(\w+)\}$/, '*$1') : path;
  const mounted = app.route(pattern.replaceAll(/\{(\w+)\}/g, ':$1'));
  for (const route of routes) mounted[route.method](...serve(route, edge));
  const methods = routes.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  mounted.all(countRead(edge), (_req, res) => {
    res.setHeader('Allow', methods.join(', '));
    sendProblem(res, frameTrouble(methodNotAllowed, `Method not allowed: this path supports ${methods.join(', ')}`));
  });
}
