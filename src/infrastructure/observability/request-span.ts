import type { Request, Response } from 'express';
import { readTraceParent } from '../../adapters/tracing/trace-parent.ts';
import type { Span, Tracer } from '../../application/ports/observability.ts';
import type { Access } from './logger.ts';

export type RequestTracing = Readonly<{
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
export function requestSpans({ tracer, trustsCallers }: RequestTracing): RequestSpans | undefined {
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
