import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { recognised } from '../../adapters/http/frame/admission/recognise.ts';
import { readTraceParent } from '../../adapters/tracing/trace-parent.ts';
import type { Span, Tracer } from '../../application/ports/observability.ts';
import type { KeyRequest } from '../../domain/auth/key-request.ts';
import type { Access } from './logger.ts';
import type { Observers } from './observers.ts';

type RequestTracing = Readonly<{
  tracer: Tracer;
  /** Whether requests continue the trace of their caller. Otherwise they begin one of their own, which links to the caller's. */
  trustsCallers: boolean;
}>;

type RequestSpans = Readonly<{
  begin(req: Request, id: string): Span;
  within(span: Span, next: () => void): void;
  end(span: Span, access: Omit<Access, 'ms'>, res: Response): void;
}>;

/** The span of each request, named by its method and the template of its path. Undefined while tracing is off. */
function requestSpans({ tracer, trustsCallers }: RequestTracing): RequestSpans | undefined {
  if (!tracer.isOn) return undefined;
  const callerOf = ({ headers }: Request) => {
    const caller = readTraceParent(headers.traceparent, trustsCallers ? headers.tracestate : undefined);
    if (caller === undefined) return {};
    return trustsCallers ? { parent: caller } : { links: [caller] };
  };
  return {
    begin: (req, id) => {
      const facts = { 'http.request.method': req.method, 'request.id': id };
      return tracer.begin(req.method, { kind: 'server', facts, ...callerOf(req) });
    },
    within: (span, next) => tracer.within(span, next),
    end: (span, { method, operation, status, code, decision }, res) => {
      const route = res.locals.route as string | undefined;
      if (route !== undefined) span.rename(`${method} ${route}`);
      span.add({
        ...(route !== undefined && { 'http.route': route }),
        ...{ operation, 'http.response.status_code': status },
        ...(code !== undefined && { 'error.code': code }),
        ...(decision !== undefined && { 'decision.id': decision }),
      });
      if (status >= 500) span.fail(code ?? String(status));
      span.end();
    },
  };
}

/** The accepted form of a request id from a proxy or client; any other is replaced. */
const GIVEN_ID = /^[A-Za-z0-9._-]{8,64}$/;
/** API keys, tokens, accounts, transactions and private keys: a caller put one where its request id belongs, and it must not be kept. */
const SECRET_ID = /svc_|(?:^|[._-])eyJ|0x[0-9a-f]{40}|[0-9a-f]{64}/i;
const isAccepted = (id: string): boolean => GIVEN_ID.test(id) && !SECRET_ID.test(id);

/** E-mail addresses, accounts, transactions, API keys and tokens. No endpoint takes one in its path, but a caller can put one there. */
const PRIVATE = /[^/]*(?:@|%40)[^/]*|0x[0-9a-fA-F]{40,}|svc_pk_live_[^/]*|eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const shownPath = (path: string): string => path.replace(PRIVATE, '[redacted]');

const givenText = <K extends string>(name: K, value: unknown) =>
  (typeof value === 'string' ? { [name]: value } : {}) as { [key in K]?: string };

type Observing = Pick<Observers, 'accessLog' | 'metrics'> &
  Readonly<{
    tracing?: RequestTracing;
    /** Called for each completed request of an API key. */
    onKeyRequest?: (request: Omit<KeyRequest, 'at'>) => void;
  }>;

/** Sets the request id, and logs, measures and traces each completed request. Queries, headers and bodies are not logged. */
export function observe({ accessLog, metrics, tracing, onKeyRequest }: Observing): RequestHandler {
  const spans = tracing && requestSpans(tracing);
  return (req, res, next) => {
    const startedAt = performance.now();
    const given = req.headers['x-request-id'];
    const id = typeof given === 'string' && isAccepted(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', id);
    const span = spans?.begin(req, id);
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      const access = { ...accessOf(id, req, res), ...givenText('traceId', span?.place?.traceId) };
      metrics.observeRequest(access, ms / 1000);
      accessLog({ ...access, ms: Math.round(ms * 10) / 10 });
      if (span !== undefined) spans?.end(span, access, res);
      const key = onKeyRequest && recognised(req)?.key;
      const { operation, status } = access;
      if (key) onKeyRequest({ ...{ id, operation, status }, keyId: key.id, wallet: key.wallet, ms: Math.round(ms) });
    });
    if (span === undefined) next();
    else spans?.within(span, next);
  };
}

const accessOf = (id: string, req: Request, res: Response): Omit<Access, 'ms'> => ({
  id,
  method: req.method,
  path: shownPath(req.path),
  operation: (res.locals.operationId as string | undefined) ?? 'none',
  status: res.writableFinished ? res.statusCode : 499,
  ...givenText('code', res.locals.errorCode),
  ...(res.locals.planned === true && { planned: true as const }),
  ...givenText('decision', res.getHeader('Decision-Id')),
});
