import type { AuthUseCases } from '../auth/index.ts';
import type { ComplianceUseCases } from '../compliance/index.ts';
import type { DecisionUseCases } from '../decision/index.ts';
import type { FeeUseCases } from '../fee/index.ts';
import type { HistoryUseCases } from '../history/index.ts';
import type { KycUseCases } from '../kyc/index.ts';
import type { PortfolioUseCases } from '../portfolio/index.ts';
import type { Ports } from '../ports/index.ts';
import type { ReferralUseCases } from '../referral/index.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { SwapUseCases } from '../swap/index.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { UserUseCases } from '../user/index.ts';
import { answerContacts, answerHelp, answerHistory, answerKeys, answerLink, answerStatus } from './answer-account.ts';
import { answerAuction, answerBids } from './answer-auction.ts';
import { answerFees, answerGas, answerNetworks, answerPrice, withDuration } from './answer-costs.ts';
import { answerBalance, answerPortfolio } from './answer-holdings.ts';
import { answerPurchases, answerReferral, answerSale, answerTerms, answerTokens } from './answer-sale.ts';
import { answerEligibility, answerKyc, answerLimit, answerRefusal } from './answer-standing.ts';
import type { Inquiries } from './inquiries.ts';

export type Subjects = Readonly<{
  auth: AuthUseCases;
  compliance: ComplianceUseCases;
  decision: DecisionUseCases;
  fee: FeeUseCases;
  history: HistoryUseCases;
  kyc: KycUseCases;
  portfolio: PortfolioUseCases;
  referral: ReferralUseCases;
  sale: SaleUseCases;
  swap: SwapUseCases;
  token: TokenUseCases;
  user: UserUseCases;
}>;

export type AnswerPorts = Pick<
  Ports,
  'chainBalances' | 'chatLinks' | 'chatPolicy' | 'clock' | 'contacts' | 'messagingPolicy' | 'salePolicy'
>;

/** Who answers each question of the catalogue: the use case that the endpoint of the subject has, too. */
export function answerersOf(ports: AnswerPorts, subjects: Subjects): Inquiries {
  const { chainBalances, chatPolicy, messagingPolicy, salePolicy } = ports;
  const { directory } = chatPolicy;
  const { auth, compliance, decision, fee, history, kyc, portfolio, referral, sale, swap, token, user } = subjects;
  const everything = answerPortfolio(portfolio, directory);
  return {
    balance: answerBalance(ports, everything),
    portfolio: everything,
    kyc: answerKyc(kyc, salePolicy),
    eligibility: answerEligibility(sale, salePolicy),
    refusal: answerRefusal(decision),
    limit: answerLimit(sale, salePolicy),
    purchases: answerPurchases(sale, salePolicy),
    sale: answerSale(sale),
    auction: answerAuction(sale, salePolicy),
    bids: answerBids(sale, salePolicy),
    terms: answerTerms(compliance),
    referral: answerReferral(user, referral),
    price: answerPrice(token, directory),
    gas: withDuration(answerGas(fee, chainBalances)),
    fees: withDuration(answerFees(fee, chainBalances)),
    networks: answerNetworks,
    tokens: answerTokens(token, salePolicy),
    history: answerHistory(history, directory),
    status: answerStatus(history, swap),
    keys: answerKeys(auth),
    contacts: answerContacts(ports),
    link: answerLink(ports),
    help: answerHelp(messagingPolicy),
  };
}
