import type { Container } from 'inversify';
import { alarmRoutes } from '../../adapters/http/alarm/alarm.routes.ts';
import { auditRoutes } from '../../adapters/http/audit/audit.routes.ts';
import { authRoutes } from '../../adapters/http/auth/auth.routes.ts';
import { chatRoutes } from '../../adapters/http/chat/chat.routes.ts';
import { complianceRoutes } from '../../adapters/http/compliance/compliance.routes.ts';
import { cspRoutes } from '../../adapters/http/csp/csp.routes.ts';
import { decisionRoutes } from '../../adapters/http/decision/decision.routes.ts';
import { discoveryRoutes } from '../../adapters/http/discovery/discovery.routes.ts';
import { llmsRoutes } from '../../adapters/http/docs/llms.routes.ts';
import { feeRoutes } from '../../adapters/http/fee/fee.routes.ts';
import { errorsPage, type ListedError } from '../../adapters/http/frame/description/errors.ts';
import { type ApiDocument, listErrors, openApiDocument } from '../../adapters/http/frame/description/openapi.ts';
import { API_VERSION } from '../../adapters/http/frame/description/version.ts';
import type { Route } from '../../adapters/http/frame/record/route.ts';
import { historyRoutes } from '../../adapters/http/history/history.routes.ts';
import { kycRoutes } from '../../adapters/http/kyc/kyc.routes.ts';
import { marketRoutes } from '../../adapters/http/market/market.routes.ts';
import { mcpDescription } from '../../adapters/http/mcp/mcp-description.ts';
import { messagingRoutes } from '../../adapters/http/messaging/messaging.routes.ts';
import { ChangeFeed } from '../../adapters/http/operator/change-feed.ts';
import { dutyRoutes, operatorRoutes } from '../../adapters/http/operator/operator.routes.ts';
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
import { userRoutes } from '../../adapters/http/user/user.routes.ts';
import { type Config, isSandbox } from '../config/config.ts';
import { port, subject } from '../container/tokens.ts';

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
    ...discoveryRoutes(baseUrl, config.brand),
    ...auditRoutes(container.get(subject.audit)),
    ...authRoutes(container.get(subject.auth), baseUrl),
    ...userRoutes(container.get(subject.user), container.get(subject.notice)),
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
    ...paymentRoutes(
      container.get(subject.payment),
      container.get(port.paymentRail).terms,
      container.get(port.transferRail).terms,
    ),
    ...chatRoutes(container.get(subject.chat), () => random.uuid()),
    ...messagingRoutes(container.get(subject.messaging)),
    ...operatorRoutes(container.get(subject.operator)),
    ...alarmRoutes(container.get(subject.alarm)),
    ...privacyRoutes(container.get(subject.privacy), container.get(subject.operator)),
    ...reconciliationRoutes(container.get(subject.reconciliation)),
    ...dutyRoutes(container.get(subject.operator), feed),
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

/** Every error code of the routes and of MCP. */
export const errorsIn = (routes: readonly Route[]): readonly ListedError[] => listErrors(routes, [mcpDescription]);

/** The page of every error code, in Markdown. */
export const describeErrors = (routes: readonly Route[]): string => errorsPage(errorsIn(routes));
