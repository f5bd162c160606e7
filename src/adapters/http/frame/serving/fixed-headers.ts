import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { REPLAYED } from '../idempotency/idempotency-key.ts';
import { DECISION_HEADER } from '../record/reply.ts';

export type HeaderSettings = Readonly<{
  /** Origins whose pages may call with cookies. */
  origins: ReadonlySet<string>;
  /** The path to which browsers report violations of the content security policy. */
  cspReportPath: string;
}>;

/**
 * Sets the headers that every answer has. They do not depend on the request unless it comes from another origin, so helmet and cors
 * write them once, here.
 */
export function fixedHeaders({ origins, cspReportPath }: HeaderSettings): RequestHandler {
  const crossOrigin = crossOriginAccess(origins);
  const headers = headersSetBy([securityHeaders(cspReportPath), forbidCaching, crossOrigin]);
  return (req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    if (req.headers.origin === undefined && req.method !== 'OPTIONS') next();
    else crossOrigin(req, res, next);
  };
}

/** Remembers how the names were written. */
class NotedHeaders extends ServerResponse {
  readonly #names = new Map<string, string>();

  override setHeader(name: string, value: string | number | readonly string[]): this {
    this.#names.set(name.toLowerCase(), name);
    return super.setHeader(name, value);
  }

  get noted(): readonly (readonly [string, string])[] {
    return this.getHeaderNames().map((name) => [this.#names.get(name) ?? name, String(this.getHeader(name))]);
  }
}

function headersSetBy(handlers: readonly RequestHandler[]): readonly (readonly [string, string])[] {
  const request = new IncomingMessage(new Socket()) as Request;
  const response = new NotedHeaders(request);
  for (const handle of handlers) handle(request, response as unknown as Response, () => {});
  return response.noted;
}

const securityHeaders = (cspReportPath: string): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        reportUri: [cspReportPath],
      },
    },
  });

const crossOriginAccess = (origins: ReadonlySet<string>): RequestHandler =>
  cors({
    origin: [...origins],
    credentials: true,
    maxAge: 600,
    exposedHeaders: [
      'X-Request-Id',
      DECISION_HEADER,
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'WWW-Authenticate',
      'Payment-Receipt',
      'PAYMENT-REQUIRED',
      'PAYMENT-RESPONSE',
      REPLAYED,
      'X-Sandbox',
    ],
  });

/** The default of every answer, refusals included; routes and files that are the same for everybody opt out. */
const forbidCaching: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Vary', 'Authorization, Cookie');
  next();
};
