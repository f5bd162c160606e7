import type { RequestListener } from 'node:http';
import type { Container } from 'inversify';
import { installedConsole } from '../../adapters/http/console/builds.ts';
import { consolePages } from '../../adapters/http/console/console-pages.ts';
import { CSP_REPORT_PATH } from '../../adapters/http/csp/csp.routes.ts';
import { docsPages } from '../../adapters/http/docs/docs-pages.ts';
import { countNetwork } from '../../adapters/http/frame/admission/count.ts';
import { DEADLINE, type Deadline } from '../../adapters/http/frame/admission/deadline.ts';
import type { Edge } from '../../adapters/http/frame/admission/edge.ts';
import { KeyGuesses } from '../../adapters/http/frame/admission/key-guesses.ts';
import { requestCounter } from '../../adapters/http/frame/admission/limiter.ts';
import type { OnTrouble } from '../../adapters/http/frame/failure/failed-request.ts';
import { createExpressApp } from '../../adapters/http/frame/serving/express-app.ts';
import { RECHECK_MS } from '../../adapters/http/frame/serving/serve.ts';
import { mcpEndpoint } from '../../adapters/http/mcp/mcp-endpoint.ts';
import { mcpTools } from '../../adapters/http/mcp/mcp-tools.ts';
import { mcpResources } from '../../adapters/http/mcp/resources.ts';
import type { Tool } from '../../adapters/http/mcp/tool.ts';
import type { ChangeFeed } from '../../adapters/http/operator/change-feed.ts';
import { KeyRequestBatches } from '../../adapters/store/auth/key-request-batches.ts';
import type { Config } from '../config/config.ts';
import { port, subject } from '../container/tokens.ts';
import type { Tools } from '../container/tools.ts';
import { observe } from '../observability/observe.ts';
import { limitCountersOn } from '../shared-store/shared-store.ts';
import { buildRoutes, describe, errorsIn } from './routes.ts';
import type { SandboxEdge } from './sandbox-edge.ts';

/** The tools offered over MCP. */
function buildTools(container: Container): readonly Tool[] {
  const random = container.get(port.random);
  return mcpTools(
    {
      chat: container.get(subject.chat),
      fee: container.get(subject.fee),
      market: container.get(subject.market),
      oracle: container.get(subject.oracle),
      portfolio: container.get(subject.portfolio),
      sale: container.get(subject.sale),
      swap: container.get(subject.swap),
      token: container.get(subject.token),
      transfer: container.get(subject.transfer),
    },
    () => random.uuid(),
  );
}

/** What the app serves beside the container's use cases. `sandbox` is loaded only when a port is in memory; `consoleDist` holds the built console. */
type AppParts = Readonly<{
  feed?: ChangeFeed;
  recheckMs?: number;
  deadline?: Deadline;
  sandbox?: SandboxEdge | undefined;
  consoleDist?: string | undefined;
  /** Where the requests of API keys wait to be stored; one of its own if not given. */
  keyRequests?: KeyRequestBatches;
}>;

/** The requests of this process's API keys. */
export const keyRequestBatches = (container: Container, { logger }: Pick<Tools, 'logger'>): KeyRequestBatches =>
  new KeyRequestBatches(container.get(port.keyRequests), (lost, err) =>
    logger.warn({ lost, err }, 'requests of API keys were not stored'),
  );

/** The HTTP app of the service. */
export function buildApp(config: Config, container: Container, tools: Tools, parts: AppParts = {}): RequestListener {
  const { feed, recheckMs = RECHECK_MS, deadline = DEADLINE, sandbox, consoleDist = installedConsole() } = parts;
  const { keyRequests = keyRequestBatches(container, tools) } = parts;
  const { logger, accessLog, metrics, tracer } = tools;
  const [auth, operator] = [container.get(subject.auth), container.get(subject.operator)];
  const edge: Edge = {
    baseUrl: config.server.baseUrl,
    origins: new Set(config.server.origins),
    cronSecret: config.cronSecret,
    countryHeader: config.countryHeader,
    sessionOf: auth.sessionOfToken,
    hasExpired: auth.hasTokenExpired,
    isLive: auth.isSessionLive,
    keyOf: auth.verifyApiKey,
    admitOperator: operator.admitOperator,
    isStillAdmitted: operator.isStillAdmitted,
    recheckMs,
    deadline,
    refuseBlocked: container.get(subject.compliance).refuseBlocked,
    keyGuesses: new KeyGuesses(config.limits.gate, container.get(port.clock)),
    idempotencyKeys: container.get(port.idempotencyKeys),
    count: requestCounter(config.limits, tools.sharedStore && limitCountersOn(tools.sharedStore)),
    onUndocumented: (route, failure) =>
      logger.error(
        { operation: route.operationId, code: failure.code },
        'a route returned a failure that it does not declare',
      ),
  };
  const errors = container.get(port.errorTracker);
  const onTrouble: OnTrouble = (err, { requestId, place, status, code }) => {
    logger.error({ err, requestId }, 'request failed with an internal error');
    // An outage of a dependency has its own status, metrics and alerts.
    if (status === 500)
      errors.track({ source: 'request', place, error: err, code, requestId, trace: tracer.current() });
  };
  const routes = buildRoutes(config, container, feed);
  const resources = mcpResources(config.server.baseUrl, () => describe(routes));
  return createExpressApp(routes, {
    edge,
    cspReportPath: CSP_REPORT_PATH,
    routers: [
      docsPages(countNetwork('read', edge), config.brand, () => [...errorsIn(routes), ...(sandbox?.failures ?? [])]),
      consolePages({
        dist: consoleDist,
        limiter: countNetwork('console', edge),
        cspReportPath: CSP_REPORT_PATH,
        production: config.server.production,
        brand: config.brand,
        gate: { isSet: config.gatePassword !== undefined, passes: auth.passesGate },
      }),
      mcpEndpoint({ tools: buildTools(container), resources }, edge, onTrouble),
      ...(sandbox?.pages === undefined ? [] : [sandbox.pages]),
    ],
    trustProxy: config.server.trustProxy,
    sandbox: sandbox?.play,
    observe: observe({
      ...{ accessLog, metrics },
      tracing: { tracer, trustsCallers: config.tracing.trustsCallers },
      onKeyRequest: (request) => keyRequests.add({ ...request, at: container.get(port.clock).now() }),
    }),
    onTrouble,
  });
}
