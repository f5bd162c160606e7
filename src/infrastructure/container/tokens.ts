import type { ServiceIdentifier } from 'inversify';
import type { AuthUseCases } from '../../application/auth/index.ts';
import type { ChatUseCases } from '../../application/chat/index.ts';
import type { ComplianceUseCases } from '../../application/compliance/index.ts';
import type { CspUseCases } from '../../application/csp/index.ts';
import type { FeeUseCases } from '../../application/fee/index.ts';
import type { HealthUseCases } from '../../application/health/index.ts';
import type { HistoryUseCases } from '../../application/history/index.ts';
import type { KycUseCases } from '../../application/kyc/index.ts';
import type { MarketUseCases } from '../../application/market/index.ts';
import type { MessagingUseCases } from '../../application/messaging/index.ts';
import type { OracleUseCases } from '../../application/oracle/index.ts';
import type { PaymasterUseCases } from '../../application/paymaster/index.ts';
import type { PaymentUseCases } from '../../application/payment/index.ts';
import type { PortfolioUseCases } from '../../application/portfolio/index.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { ReceiveUseCases } from '../../application/receive/index.ts';
import type { ReferralUseCases } from '../../application/referral/index.ts';
import type { SaleUseCases } from '../../application/sale/index.ts';
import type { SwapUseCases } from '../../application/swap/index.ts';
import type { TokenUseCases } from '../../application/token/index.ts';
import type { TransferUseCases } from '../../application/transfer/index.ts';
import type { UserUseCases } from '../../application/user/index.ts';

export type Tokens<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/** A typed identifier for each key that is asked of it. */
const tokens = <T>(room: string): Tokens<T> =>
  new Proxy({} as Tokens<T>, { get: (_target, name) => Symbol.for(`${room}.${String(name)}`) });

export interface Subjects {
  auth: AuthUseCases;
  chat: ChatUseCases;
  compliance: ComplianceUseCases;
  fee: FeeUseCases;
  csp: CspUseCases;
  health: HealthUseCases;
  history: HistoryUseCases;
  kyc: KycUseCases;
  referral: ReferralUseCases;
  paymaster: PaymasterUseCases;
  payment: PaymentUseCases;
  receive: ReceiveUseCases;
  sale: SaleUseCases;
  transfer: TransferUseCases;
  market: MarketUseCases;
  oracle: OracleUseCases;
  portfolio: PortfolioUseCases;
  swap: SwapUseCases;
  token: TokenUseCases;
  messaging: MessagingUseCases;
  user: UserUseCases;
}

/** The identifiers of some keys, as a record. */
export const pick = <T, K extends keyof T>(all: Tokens<T>, ...names: readonly K[]): Tokens<Pick<T, K>> =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Tokens<Pick<T, K>>;

export const port = tokens<Ports>('port');
export const subject = tokens<Subjects>('subject');
