import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';

/** The handlers of a request, in order; the last one answers. */
export type Handlers = readonly RequestHandler[];
type Fail = (error: unknown, req: Request, res: Response) => void;
type DirectSettings = Readonly<{
  /** Longer URLs are left to Express. */
  maxUrlLength: number;
  /** Of a path that is answered here, for this method; undefined leaves the request to Express. */
  handlersOf(path: string, method: string): Handlers | undefined;
  fail: Fail;
}>;

/**
 * Answers the paths that it knows without Express's router, which would run each handler through several layers. Requests and
 * responses have the methods that Express adds.
 */
export function direct(app: Express, { handlersOf, maxUrlLength, fail }: DirectSettings): RequestListener {
  return (req, res) => {
    const { url = '', method = '' } = req;
    const handlers = url.length > maxUrlLength ? undefined : handlersOf(pathOf(url), method);
    if (handlers === undefined) app(req, res);
    else {
      const [request, response] = withExpressMethods(app, req, res);
      run(handlers, 0, request, response, fail);
    }
  };
}

/** Of a URL in origin form; any other form matches no path. */
function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** Adds the methods and properties that Express puts on request and response objects before its router. */
function withExpressMethods(app: Express, req: IncomingMessage, res: ServerResponse): readonly [Request, Response] {
  const request = Object.setPrototypeOf(req, app.request) as Request;
  const response = Object.setPrototypeOf(res, app.response) as Response;
  request.res = response;
  response.req = request;
  request.originalUrl = request.url;
  request.baseUrl = '';
  request.params = {};
  response.locals = Object.create(null);
  return [request, response];
}

function run(handlers: Handlers, index: number, req: Request, res: Response, fail: Fail): void {
  const handle = handlers[index] as RequestHandler;
  const failed = (error: unknown) => fail(error, req, res);
  const next = (error?: unknown) => (error === undefined ? run(handlers, index + 1, req, res, fail) : failed(error));
  try {
    const done: unknown = handle(req, res, next);
    if (done instanceof Promise) done.catch(failed);
  } catch (error) {
    failed(error);
  }
}
