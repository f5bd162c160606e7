import type { Policies } from '../policies.ts';
import type { AddressScreening } from './address-screening.ts';
import type { Alarms } from './alarms.ts';
import type { Clock } from './clock.ts';
import type { ContractSignatures } from './contract-signatures.ts';
import type { DatabaseProbe } from './database-probe.ts';
import type { GeoLocator } from './geo-locator.ts';
import type { KycProvider } from './kyc-provider.ts';
import type { KycStore } from './kyc-store.ts';
import type { Leases } from './leases.ts';
import type { MarketData } from './market-data.ts';
import type { MarketOverview } from './market-overview.ts';
import type { MarketSentiment } from './market-sentiment.ts';
import type { MessageSignatures } from './message-signatures.ts';
import type { MppConsentStore } from './mpp-consent-store.ts';
import type { NonceStore } from './nonce-store.ts';
import type { PaymentClaims } from './payment-claims.ts';
import type { PaymentNetwork } from './payment-network.ts';
import type { PaymentRail } from './payment-rail.ts';
import type { PurchaseSigner } from './purchase-signer.ts';
import type { Random } from './random.ts';
import type { SaleContract } from './sale-contract.ts';
import type { SaleEvents } from './sale-events.ts';
import type { SaleLedger } from './sale-ledger.ts';
import type { SessionStore } from './session-store.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { TermsStore } from './terms-store.ts';
import type { TokenList } from './token-list.ts';
import type { TokenPrices } from './token-prices.ts';
import type { UserStore } from './user-store.ts';

/** Everything that the service asks of the world outside it, and what its operator decided. */
export interface Ports extends Policies {
  addressScreening: AddressScreening;
  alarms: Alarms;
  clock: Clock;
  contractSignatures: ContractSignatures;
  databaseProbe: DatabaseProbe;
  geoLocator: GeoLocator;
  kycProvider: KycProvider;
  kycs: KycStore;
  leases: Leases;
  marketData: MarketData;
  marketOverview: MarketOverview;
  marketSentiment: MarketSentiment;
  messageSignatures: MessageSignatures;
  mppConsents: MppConsentStore;
  nonces: NonceStore;
  paymentClaims: PaymentClaims;
  paymentNetwork: PaymentNetwork;
  paymentRail: PaymentRail;
  purchaseSigner: PurchaseSigner;
  random: Random;
  saleContract: SaleContract;
  saleEvents: SaleEvents;
  saleLedger: SaleLedger;
  sessions: SessionStore;
  sessionTokens: SessionTokens;
  terms: TermsStore;
  tokenList: TokenList;
  tokenPrices: TokenPrices;
  users: UserStore;
}

/** What the composed use cases of a room need, given the use-case factories. */
export type Needs<F extends (needs: never) => unknown> = Parameters<F>[0];
