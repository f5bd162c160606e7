import type { Policies } from '../policies.ts';
import type { AddressScreening } from './address-screening.ts';
import type { Alarms } from './alarms.ts';
import type { ChatSessions } from './chat-sessions.ts';
import type { Clock } from './clock.ts';
import type { ContractSignatures } from './contract-signatures.ts';
import type { DatabaseProbe } from './database-probe.ts';
import type { GeoLocator } from './geo-locator.ts';
import type { KycProvider } from './kyc-provider.ts';
import type { KycStore } from './kyc-store.ts';
import type { Leases } from './leases.ts';
import type { MessageSignatures } from './message-signatures.ts';
import type { NonceStore } from './nonce-store.ts';
import type { PurchaseSigner } from './purchase-signer.ts';
import type { Random } from './random.ts';
import type { SaleContract } from './sale-contract.ts';
import type { SaleEvents } from './sale-events.ts';
import type { SaleLedger } from './sale-ledger.ts';
import type { SessionStore } from './session-store.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { TermsStore } from './terms-store.ts';
import type { UserStore } from './user-store.ts';

/** Everything that the service asks of the world outside it, and what its operator decided. */
export interface Ports extends Policies {
  addressScreening: AddressScreening;
  alarms: Alarms;
  chatSessions: ChatSessions;
  clock: Clock;
  contractSignatures: ContractSignatures;
  databaseProbe: DatabaseProbe;
  geoLocator: GeoLocator;
  kycProvider: KycProvider;
  kycs: KycStore;
  leases: Leases;
  messageSignatures: MessageSignatures;
  nonces: NonceStore;
  purchaseSigner: PurchaseSigner;
  random: Random;
  saleContract: SaleContract;
  saleEvents: SaleEvents;
  saleLedger: SaleLedger;
  sessions: SessionStore;
  sessionTokens: SessionTokens;
  terms: TermsStore;
  users: UserStore;
}
