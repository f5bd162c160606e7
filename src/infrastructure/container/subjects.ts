import { alarmUseCases } from '../../application/alarm/index.ts';
import { auditUseCases } from '../../application/audit/index.ts';
import { authUseCases } from '../../application/auth/index.ts';
import { chatUseCases } from '../../application/chat/index.ts';
import { complianceUseCases } from '../../application/compliance/index.ts';
import { cspUseCases } from '../../application/csp/index.ts';
import { decisionUseCases } from '../../application/decision/index.ts';
import { feeUseCases } from '../../application/fee/index.ts';
import { healthUseCases } from '../../application/health/index.ts';
import { historyUseCases } from '../../application/history/index.ts';
import { idempotencyUseCases } from '../../application/idempotency/index.ts';
import { kycUseCases } from '../../application/kyc/index.ts';
import { marketUseCases } from '../../application/market/index.ts';
import { messagingUseCases } from '../../application/messaging/index.ts';
import { noticeUseCases } from '../../application/notice/index.ts';
import { operatorUseCases } from '../../application/operator/index.ts';
import { oracleUseCases } from '../../application/oracle/index.ts';
import { paymasterUseCases } from '../../application/paymaster/index.ts';
import { paymentUseCases } from '../../application/payment/index.ts';
import { portfolioUseCases } from '../../application/portfolio/index.ts';
import type { Ports } from '../../application/ports/index.ts';
import { privacyUseCases } from '../../application/privacy/index.ts';
import { receiveUseCases } from '../../application/receive/index.ts';
import { reconciliationUseCases } from '../../application/reconciliation/index.ts';
import { referralUseCases } from '../../application/referral/index.ts';
import { retentionUseCases } from '../../application/retention/index.ts';
import { saleUseCases } from '../../application/sale/index.ts';
import { swapUseCases } from '../../application/swap/index.ts';
import { tokenUseCases } from '../../application/token/index.ts';
import { transferUseCases } from '../../application/transfer/index.ts';
import { userUseCases } from '../../application/user/index.ts';

/** One line per subject. The dependencies of a subject are those of its use cases: ports and, for some, other subjects. */
const subjects = {
  alarm: alarmUseCases,
  audit: auditUseCases,
  auth: authUseCases,
  chat: chatUseCases,
  compliance: complianceUseCases,
  csp: cspUseCases,
  decision: decisionUseCases,
  fee: feeUseCases,
  health: healthUseCases,
  history: historyUseCases,
  idempotency: idempotencyUseCases,
  kyc: kycUseCases,
  market: marketUseCases,
  messaging: messagingUseCases,
  notice: noticeUseCases,
  operator: operatorUseCases,
  oracle: oracleUseCases,
  paymaster: paymasterUseCases,
  payment: paymentUseCases,
  portfolio: portfolioUseCases,
  receive: receiveUseCases,
  privacy: privacyUseCases,
  reconciliation: reconciliationUseCases,
  retention: retentionUseCases,
  referral: referralUseCases,
  sale: saleUseCases,
  swap: swapUseCases,
  token: tokenUseCases,
  transfer: transferUseCases,
  user: userUseCases,
};

export type Subjects = { readonly [K in keyof typeof subjects]: ReturnType<(typeof subjects)[K]> };

/** A dependency that is neither a port nor a subject, or has another type, does not compile. */
export type Factories = { readonly [K in keyof Subjects]: (needs: Ports & Subjects) => Subjects[K] };

export const factories: Factories = subjects;
