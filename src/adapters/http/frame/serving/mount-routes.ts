import type { Express, RequestHandler } from 'express';
import { countNetwork, countOwn, countTogether } from '../admission/count.ts';
import type { Edge } from '../admission/edge.ts';
import { frameTrouble, methodNotAllowed } from '../failure/frame-failures.ts';
import { sendProblem } from '../failure/problem.ts';
import type { Route } from '../record/route.ts';
import type { Handlers } from './direct.ts';
import { serve } from './serve.ts';

/** The handlers of a path by method; `others` for every other method. */
type Path = Readonly<{ byMethod: ReadonlyMap<string, Handlers>; others: Handlers }>;

/**
 * Mounts every route with parameters, and returns how the others are found: in a map, because Express would match all paths one
 * after the other. As in Express, letter case and a trailing slash are ignored. `before` are the
 * handlers before every route; they do not count the request against the ceiling of its network.
 */
export function mountRoutes(
  app: Express,
  routes: readonly Route[],
  edge: Edge,
  before: Handlers,
): (path: string, method: string) => Handlers | undefined {
  const exact = new Map<string, Path>();
  for (const [path, own] of byPath(routes)) {
    if (path.includes('{'))
      mount(
        app,
        path,
        own,
        pathOf(own, edge, (route) => countOwn(route, edge)),
      );
    else {
      const { byMethod, others } = pathOf(own, edge, (route) => countTogether(route, edge));
      const refused = [...before, countNetwork('network', edge), ...others];
      exact.set(keyOf(path), { byMethod: withFirst(before, byMethod), others: refused });
    }
  }
  return (path, method) => {
    const found = exact.get(keyOf(path));
    // A preflight is answered before any route.
    return method === 'OPTIONS' ? undefined : (found?.byMethod.get(method) ?? found?.others);
  };
}

const withFirst = (first: Handlers, byMethod: Path['byMethod']): Path['byMethod'] =>
  new Map([...byMethod].map(([method, handlers]) => [method, [...first, ...handlers]]));

const keyOf = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();

/** A request that matches no route counts as a read. */
export const countRead = (edge: Edge): RequestHandler =>
  countOwn({ limit: 'read', method: 'get', access: 'public' }, edge);

function byPath(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const paths = new Map<string, Route[]>();
  for (const route of routes) paths.set(route.path, [...(paths.get(route.path) ?? []), route]);
  return paths;
}

/** A method that the path does not support receives 405. */
function pathOf(routes: readonly Route[], edge: Edge, countOf: (route: Route) => RequestHandler): Path {
  const served = routes.flatMap((route): [string, Handlers][] => {
    const handlers = serve(route, edge, countOf(route));
    const method = route.method.toUpperCase();
    return method === 'GET'
      ? [
          [method, handlers],
          ['HEAD', handlers],
        ]
      : [[method, handlers]];
  });
  const methods = served.map(([method]) => method);
  const refuse: RequestHandler = (_req, res) => {
    res.setHeader('Allow', methods.join(', '));
    sendProblem(res, frameTrouble(methodNotAllowed, `Method not allowed: this path supports ${methods.join(', ')}`));
  };
  return { byMethod: new Map(served), others: [countRead(edge), refuse] };
}

function mount(app: Express, path: string, routes: readonly Route[], { byMethod, others }: Path): void {
  const catchesAll = routes.some(({ catchAll }) => catchAll === true);
  const pattern = catchesAll ? path.replace(/\{(\w+)\}$/, '*$1') : path;
  const mounted = app.route(pattern.replaceAll(/\{(\w+)\}/g, ':$1'));
  for (const { method } of routes) mounted[method](...(byMethod.get(method.toUpperCase()) ?? []));
  mounted.all(...others);
}
