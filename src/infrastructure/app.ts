import type { Express } from 'express';
import type { Container } from 'inversify';
import { authRoutes } from '../adapters/http/auth/auth.routes.ts';
import { complianceRoutes } from '../adapters/http/compliance/compliance.routes.ts';
import type { Edge } from '../adapters/http/edge.ts';
import { createExpressApp } from '../adapters/http/express-app.ts';
import { feeRoutes } from '../adapters/http/fee/fee.routes.ts';
import { kycRoutes } from '../adapters/http/kyc/kyc.routes.ts';
import { limiters } from '../adapters/http/limiter.ts';
import { type ApiDocument, openApiDocument } from '../adapters/http/openapi.ts';
import type { Route } from '../adapters/http/route.ts';
import { saleRoutes } from '../adapters/http/sale/sale.routes.ts';
import { systemRoutes } from '../adapters/http/system/system.routes.ts';
import { userRoutes } from '../adapters/http/user/user.routes.ts';
import { API_VERSION } from '../adapters/http/version.ts';
import type { Failure } from '../domain/shared/failure.ts';
import { type Config, isSandbox } from './config/config.ts';
import { subject } from './container/tokens.ts';
import { observe } from './observe.ts';
import type { Tools } from './tools.ts';

/** Every endpoint of the service, in the order of the API description. */
export function buildRoutes(config: Config, container: Container): readonly Route[] {
  const { baseUrl, production } = config.server;
  const routes: readonly Route[] = [
    ...systemRoutes(container.get(subject.health), {
      version: API_VERSION,
      environment: isSandbox(config) ? 'sandbox' : production ? 'production' : 'development',
      uptime: () => process.uptime(),
      description: () => describe(routes),
    }),
    ...authRoutes(container.get(subject.auth), baseUrl),
    ...userRoutes(container.get(subject.user)),
    ...kycRoutes(container.get(subject.kyc)),
    ...complianceRoutes(container.get(subject.compliance)),
    ...saleRoutes(container.get(subject.sale), config.sale),
    ...feeRoutes(container.get(subject.fee)),
  ];
  return routes;
}

const documents = new WeakMap<readonly Route[], ApiDocument>();

/** The description of the routes; made once. */
export function describe(routes: readonly Route[]): ApiDocument {
  const document = documents.get(routes) ?? openApiDocument(routes, API_VERSION);
  documents.set(routes, document);
  return document;
}

export type Watcher = (route: Route, failure: Failure) => void;

/** The service behind HTTP. `onUndocumented` hears of refusals that a route does not list. */
export function buildApp(config: Config, container: Container, tools: Tools, onUndocumented?: Watcher): Express {
  const { logger, accessLog, metrics } = tools;
  const auth = container.get(subject.auth);
  const warn = (message: string) => (error: unknown) => logger.warn({ err: error }, message);
  const byClass = limiters(config.limits, { warn: warn('rate limits'), error: warn('rate limits') });
  const edge: Edge = {
    baseUrl: config.server.baseUrl,
    origins: new Set(config.server.origins),
    cronSecret: config.cronSecret,
    countryHeader: config.countryHeader,
    sessionOf: auth.sessionOfToken,
    isLive: auth.isSessionLive,
    limiterOf: (limit) => byClass[limit],
    onUndocumented:
      onUndocumented ??
      ((route, failure) => logger.error({ operation: route.operationId, code: failure.code }, 'undocumented refusal')),
  };
  return createExpressApp(buildRoutes(config, container), {
    edge,
    trustProxy: config.server.trustProxy,
    sandbox: isSandbox(config),
    observe: observe(accessLog, metrics),
    onTrouble: (err, requestId) => logger.error({ err, requestId }, 'a request could not be served'),
  });
}
