import type { Knex } from 'knex';
import type { Ports } from '../../application/ports/index.ts';
import type { OperatorPolicy } from '../../application/ports/policies.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { CheckpointSigner } from '../local/transparency/checkpoint-signer.ts';
import { PostgresAlarmStore } from './alarm/alarm-store.postgres.ts';
import { PostgresAuditLog } from './audit/audit-log.postgres.ts';
import { PostgresAuditTree } from './audit-tree/audit-tree.postgres.ts';
import { CachedApiKeyStore } from './auth/api-key-store.cached.ts';
import { PostgresApiKeyStore } from './auth/api-key-store.postgres.ts';
import { PostgresKeyRequests } from './auth/key-requests.postgres.ts';
import { CachedSessionStore } from './auth/session-store.cached.ts';
import { PostgresNonceStore, PostgresSessionStore, PostgresTryCounts } from './auth/session-store.postgres.ts';
import { PostgresChatLinks, PostgresContacts } from './chat/chat-links.postgres.ts';
import { PostgresChatSessions } from './chat/chat-sessions.postgres.ts';
import { PostgresBuyerFiles, PostgresTermsStore } from './compliance/compliance-stores.postgres.ts';
import { PostgresDecisionStore } from './decision/decision-store.postgres.ts';
import { PostgresKycStore } from './kyc/kyc-store.postgres.ts';
import { PostgresMessageQueue } from './messaging/message-queue.postgres.ts';
import { PostgresEmailConfirmations, PostgresOutbox } from './notice/notice-stores.postgres.ts';
import { PostgresCaseFiles } from './operator/case-files.postgres.ts';
import { PostgresOperatorStore, PostgresProposalStore } from './operator/proposal-store.postgres.ts';
import { PostgresChangeMarks, PostgresServiceFigures } from './operator/service-figures.postgres.ts';
import { PostgresUserDirectory } from './operator/user-directory.postgres.ts';
import { PostgresSponsorships } from './paymaster/sponsorships.postgres.ts';
import { PostgresMppConsentStore } from './payment/mpp-consent-store.postgres.ts';
import { PostgresPaymentClaims } from './payment/payment-claims.postgres.ts';
import { PostgresPortfolioSnapshots } from './portfolio/portfolio-snapshots.postgres.ts';
import { PostgresPersonalData } from './privacy/personal-data.postgres.ts';
import { PostgresReconciliationStore } from './reconciliation/reconciliation-store.postgres.ts';
import { PostgresAuctionIndex } from './sale/auction-index.postgres.ts';
import { PostgresIssuedAuthorizations } from './sale/issued-authorizations.postgres.ts';
import { PostgresIssuedBidPermits } from './sale/issued-bid-permits.postgres.ts';
import { PostgresNftSaleLedger } from './sale/nft-sale-ledger.postgres.ts';
import { PostgresPurchaseHistory, PostgresReferralPurchases } from './sale/purchase-history.postgres.ts';
import { PostgresPurchaseIndex } from './sale/purchase-index.postgres.ts';
import type { InMemoryStores } from './stores.memory.ts';
import { CachedDatabaseProbe } from './system/database-probe.cached.ts';
import { PostgresDatabaseProbe } from './system/database-probe.postgres.ts';
import { PostgresIdempotencyKeys } from './system/idempotency-keys.postgres.ts';
import { PostgresLeases } from './system/leases.postgres.ts';
import { PostgresPreparedTransfers, PostgresRelayedTransactions } from './transfer/transfer-stores.postgres.ts';
import { PostgresPreferenceStore, PostgresUserWalletStore } from './user/user-lists.postgres.ts';
import { PostgresUserStore } from './user/user-store.postgres.ts';

export type Stores = Pick<Ports, keyof InMemoryStores>;

/** `migrations`: the names of those that the database must have. `operators`: those that the configuration names. */
export type StoreTools = Pick<Ports, 'clock' | 'random'> &
  Readonly<{
    sale: SalePolicy;
    checkpoints: CheckpointSigner;
    migrations: readonly string[];
    operators: OperatorPolicy['named'];
  }>;

/** All on the same `db`, which joins units of work: a unit on the only connection of a pool must not need a second one. */
export function postgresStores(db: Knex, { checkpoints, clock, migrations, operators, sale }: StoreTools): Stores {
  return {
    alarmStore: new PostgresAlarmStore(db, operators),
    apiKeys: new CachedApiKeyStore(new PostgresApiKeyStore(db), clock),
    auctionIndex: new PostgresAuctionIndex(db, sale),
    auditLog: new PostgresAuditLog(db, operators),
    buyerFiles: new PostgresBuyerFiles(db, sale),
    auditTree: new PostgresAuditTree(db, checkpoints),
    caseFiles: new PostgresCaseFiles(db, operators),
    changeMarks: new PostgresChangeMarks(db),
    chatLinks: new PostgresChatLinks(db),
    chatSessions: new PostgresChatSessions(db),
    contacts: new PostgresContacts(db),
    databaseProbe: new CachedDatabaseProbe(new PostgresDatabaseProbe(db, migrations)),
    idempotencyKeys: new PostgresIdempotencyKeys(db),
    decisions: new PostgresDecisionStore(db),
    emailConfirmations: new PostgresEmailConfirmations(db),
    keyRequests: new PostgresKeyRequests(db),
    issuedAuthorizations: new PostgresIssuedAuthorizations(db, sale),
    issuedBidPermits: new PostgresIssuedBidPermits(db, sale),
    kycs: new PostgresKycStore(db, clock),
    leases: new PostgresLeases(db),
    messageQueue: new PostgresMessageQueue(db, operators),
    mppConsents: new PostgresMppConsentStore(db),
    nftSaleLedger: new PostgresNftSaleLedger(db, sale),
    nonces: new PostgresNonceStore(db),
    operators: new PostgresOperatorStore(db),
    outbox: new PostgresOutbox(db),
    personalData: new PostgresPersonalData(db),
    paymentClaims: new PostgresPaymentClaims(db),
    portfolioSnapshots: new PostgresPortfolioSnapshots(db),
    preferences: new PostgresPreferenceStore(db),
    proposals: new PostgresProposalStore(db, operators),
    preparedTransfers: new PostgresPreparedTransfers(db),
    purchaseHistory: new PostgresPurchaseHistory(db, sale),
    purchaseIndex: new PostgresPurchaseIndex(db, sale),
    reconciliations: new PostgresReconciliationStore(db),
    referralPurchases: new PostgresReferralPurchases(db, sale),
    relayedTransactions: new PostgresRelayedTransactions(db),
    sessions: new CachedSessionStore(new PostgresSessionStore(db), clock),
    serviceFigures: new PostgresServiceFigures(db, sale),
    sponsorships: new PostgresSponsorships(db),
    terms: new PostgresTermsStore(db),
    tryCounts: new PostgresTryCounts(db),
    userWallets: new PostgresUserWalletStore(db),
    userDirectory: new PostgresUserDirectory(db),
    users: new PostgresUserStore(db),
  };
}
