import type { RequestListener } from 'node:http';
import type { Container } from 'inversify';
import { alarmRoutes } from '../../adapters/http/alarm/alarm.routes.ts';
import { auditRoutes } from '../../adapters/http/audit/audit.routes.ts';
import { apiKeyRoutes } from '../../adapters/http/auth/api-keys.routes.ts';
import { authRoutes } from '../../adapters/http/auth/auth.routes.ts';
import { embeddedWalletRoutes } from '../../adapters/http/auth/embedded-wallet.routes.ts';
import { gateRoutes } from '../../adapters/http/auth/gate.routes.ts';
import { chatRoutes } from '../../adapters/http/chat/chat.routes.ts';
import { complianceRoutes } from '../../adapters/http/compliance/compliance.routes.ts';
import { installedConsole } from '../../adapters/http/console/builds.ts';
import { consolePages } from '../../adapters/http/console/console-pages.ts';
import { CSP_REPORT_PATH, cspRoutes } from '../../adapters/http/csp/csp.routes.ts';
import { decisionRoutes } from '../../adapters/http/decision/decision.routes.ts';
import { discoveryRoutes } from '../../adapters/http/discovery/discovery.routes.ts';
import { docsPages } from '../../adapters/http/docs/docs-pages.ts';
import { llmsRoutes } from '../../adapters/http/docs/llms.routes.ts';
import { llmsFull } from '../../adapters/http/docs/llms-full.ts';
import { llmsIndex } from '../../adapters/http/docs/llms-index.ts';
import { feeRoutes } from '../../adapters/http/fee/fee.routes.ts';
import { countNetwork } from '../../adapters/http/frame/admission/count.ts';
import type { Edge } from '../../adapters/http/frame/admission/edge.ts';
import { KeyGuesses } from '../../adapters/http/frame/admission/key-guesses.ts';
import { requestCounter } from '../../adapters/http/frame/admission/limiter.ts';
import { errorsPage } from '../../adapters/http/frame/description/errors.ts';
import { type ApiDocument, listErrors, openApiDocument } from '../../adapters/http/frame/description/openapi.ts';
import { API_VERSION } from '../../adapters/http/frame/description/version.ts';
import type { OnTrouble } from '../../adapters/http/frame/failure/failed-request.ts';
import type { Route } from '../../adapters/http/frame/record/route.ts';
import { createExpressApp } from '../../adapters/http/frame/serving/express-app.ts';
import { RECHECK_MS } from '../../adapters/http/frame/serving/while-admitted.ts';
import { historyRoutes } from '../../adapters/http/history/history.routes.ts';
import { kycRoutes } from '../../adapters/http/kyc/kyc.routes.ts';
import { marketRoutes } from '../../adapters/http/market/market.routes.ts';
import { mcpDescription } from '../../adapters/http/mcp/mcp-description.ts';
import { mcpEndpoint } from '../../adapters/http/mcp/mcp-endpoint.ts';
import { mcpTools } from '../../adapters/http/mcp/mcp-tools.ts';
import { mcpResources, type Resource } from '../../adapters/http/mcp/resources.ts';
import type { Tool } from '../../adapters/http/mcp/tool.ts';
import { messagingRoutes } from '../../adapters/http/messaging/messaging.routes.ts';
import { noticeRoutes } from '../../adapters/http/notice/notice.routes.ts';
import { actRoutes } from '../../adapters/http/operator/acts.routes.ts';
import { ChangeFeed, eventRoutes } from '../../adapters/http/operator/change-feed.ts';
import { operatorRoutes } from '../../adapters/http/operator/operator.routes.ts';
import { peopleRoutes } from '../../adapters/http/operator/people.routes.ts';
import { proposalRoutes } from '../../adapters/http/operator/proposals.routes.ts';
import { recordRoutes } from '../../adapters/http/operator/records.routes.ts';
import { oracleRoutes } from '../../adapters/http/oracle/oracle.routes.ts';
import { paymasterRoutes } from '../../adapters/http/paymaster/paymaster.routes.ts';
import { paymentRoutes } from '../../adapters/http/payment/payment.routes.ts';
import { portfolioRoutes } from '../../adapters/http/portfolio/portfolio.routes.ts';
import { privacyRoutes } from '../../adapters/http/privacy/privacy.routes.ts';
import { receiveRoutes } from '../../adapters/http/receive/receive.routes.ts';
import { reconciliationRoutes } from '../../adapters/http/reconciliation/reconciliation.routes.ts';
import { referralRoutes } from '../../adapters/http/referral/referral.routes.ts';
import { saleRoutes } from '../../adapters/http/sale/sale.routes.ts';
import { swapRoutes } from '../../adapters/http/swap/swap.routes.ts';
import { systemRoutes } from '../../adapters/http/system/system.routes.ts';
import { tokenRoutes } from '../../adapters/http/token/token.routes.ts';
import { transferRoutes } from '../../adapters/http/transfer/transfer.routes.ts';
import { preferenceRoutes } from '../../adapters/http/user/preferences.routes.ts';
import { userRoutes } from '../../adapters/http/user/user.routes.ts';
import { userWalletRoutes } from '../../adapters/http/user/wallets.routes.ts';
import { type Config, isSandbox } from '../config/config.ts';
import { port, subject } from '../container/tokens.ts';
import type { Tools } from '../container/tools.ts';
import { observe } from '../observability/observe.ts';
import { limitCountersOn } from '../shared-store/shared-store.ts';
import type { SandboxEdge } from './sandbox-edge.ts';

/** Every endpoint of the service, in the order of the API description. */
export function buildRoutes(
  config: Config,
  container: Container,
  feed = new ChangeFeed(container.get(subject.operator).readMarks),
): readonly Route[] {
  const { baseUrl, production } = config.server;
  const random = container.get(port.random);
  const routes: readonly Route[] = [
    ...systemRoutes(container.get(subject.health), {
      version: API_VERSION,
      environment: isSandbox(config) ? 'sandbox' : production ? 'production' : 'development',
      uptime: () => process.uptime(),
      description: () => describe(routes),
    }),
    ...llmsRoutes(() => describe(routes), baseUrl),
    ...discoveryRoutes(baseUrl),
    ...auditRoutes(container.get(subject.audit)),
    ...authRoutes(container.get(subject.auth), baseUrl),
    ...embeddedWalletRoutes(container.get(subject.auth), baseUrl),
    ...gateRoutes(container.get(subject.auth), baseUrl),
    ...apiKeyRoutes(container.get(subject.auth)),
    ...userRoutes(container.get(subject.user)),
    ...noticeRoutes(container.get(subject.notice)),
    ...preferenceRoutes(container.get(subject.user)),
    ...userWalletRoutes(container.get(subject.user)),
    ...referralRoutes(container.get(subject.referral)),
    ...kycRoutes(container.get(subject.kyc)),
    ...complianceRoutes(container.get(subject.compliance)),
    ...cspRoutes(container.get(subject.csp)),
    ...saleRoutes(container.get(subject.sale), config.sale),
    ...decisionRoutes(container.get(subject.decision), container.get(subject.operator)),
    ...feeRoutes(container.get(subject.fee)),
    ...swapRoutes(container.get(subject.swap)),
    ...transferRoutes(container.get(subject.transfer)),
    ...paymasterRoutes(container.get(subject.paymaster)),
    ...portfolioRoutes(container.get(subject.portfolio)),
    ...receiveRoutes(container.get(subject.receive)),
    ...historyRoutes(container.get(subject.history)),
    ...tokenRoutes(container.get(subject.token)),
    ...marketRoutes(container.get(subject.market)),
    ...oracleRoutes(container.get(subject.oracle)),
    ...paymentRoutes(container.get(subject.payment), container.get(port.paymentRail).terms),
    ...chatRoutes(container.get(subject.chat), () => random.uuid()),
    ...messagingRoutes(container.get(subject.messaging)),
    ...operatorRoutes(container.get(subject.operator)),
    ...alarmRoutes(container.get(subject.alarm)),
    ...privacyRoutes(container.get(subject.privacy), container.get(subject.operator)),
    ...reconciliationRoutes(container.get(subject.reconciliation)),
    ...actRoutes(container.get(subject.operator)),
    ...proposalRoutes(container.get(subject.operator)),
    ...peopleRoutes(container.get(subject.operator)),
    ...recordRoutes(container.get(subject.operator)),
    ...eventRoutes(feed),
  ];
  return routes;
}

const documents = new WeakMap<readonly Route[], ApiDocument>();

/** The description of the routes, generated once. */
export function describe(routes: readonly Route[]): ApiDocument {
  const document = documents.get(routes) ?? openApiDocument(routes, [mcpDescription], API_VERSION);
  documents.set(routes, document);
  return document;
}

/** The page of every error code, in Markdown. */
export const describeErrors = (routes: readonly Route[]): string => errorsPage(listErrors(routes, [mcpDescription]));

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

/** The documents offered over MCP. */
function buildResources(config: Config, routes: readonly Route[]): readonly Resource[] {
  const { baseUrl } = config.server;
  const document = () => describe(routes);
  return mcpResources(baseUrl, {
    document,
    index: () => llmsIndex(document(), baseUrl),
    full: () => llmsFull(document()),
  });
}

/** What the app serves beside the container's use cases. `sandbox` is loaded only when a port is in memory; `consoleDist` holds the built console. */
type AppParts = Readonly<{
  feed?: ChangeFeed;
  recheckMs?: number;
  sandbox?: SandboxEdge | undefined;
  consoleDist?: string | undefined;
}>;

/** The HTTP app of the service. */
export function buildApp(
  config: Config,
  container: Container,
  tools: Tools,
  { feed, recheckMs = RECHECK_MS, sandbox, consoleDist = installedConsole() }: AppParts = {},
): RequestListener {
  const { logger, accessLog, metrics, tracer } = tools;
  const [auth, operator] = [container.get(subject.auth), container.get(subject.operator)];
  const edge: Edge = {
    baseUrl: config.server.baseUrl,
    origins: new Set(config.server.origins),
    cronSecret: config.cronSecret,
    countryHeader: config.countryHeader,
    sessionOf: auth.sessionOfToken,
    isLive: auth.isSessionLive,
    keyOf: auth.verifyApiKey,
    admitOperator: operator.admitOperator,
    isStillAdmitted: operator.isStillAdmitted,
    recheckMs,
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
  return createExpressApp(routes, {
    edge,
    cspReportPath: CSP_REPORT_PATH,
    routers: [
      docsPages(countNetwork('read', edge)),
      consolePages({
        dist: consoleDist,
        limiter: countNetwork('console', edge),
        cspReportPath: CSP_REPORT_PATH,
        production: config.server.production,
        gate: { isSet: config.gatePassword !== undefined, passes: auth.passesGate },
      }),
      mcpEndpoint({ tools: buildTools(container), resources: buildResources(config, routes) }, edge, onTrouble),
      ...(sandbox?.pages === undefined ? [] : [sandbox.pages]),
    ],
    trustProxy: config.server.trustProxy,
    sandbox: sandbox?.play,
    observe: observe({ accessLog, metrics, tracing: { tracer, trustsCallers: config.tracing.trustsCallers } }),
    onTrouble,
  });
}
