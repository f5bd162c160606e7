import type { Knex } from 'knex';
import type { Ports } from '../../application/ports/index.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { CheckpointSigner } from '../local/transparency/checkpoint-signer.ts';
import { InMemoryAuditEntries } from './audit/audit-entries.memory.ts';
import { InMemoryAuditLog } from './audit/audit-log.memory.ts';
import { PostgresAuditLog } from './audit/audit-log.postgres.ts';
import { InMemoryAuditTree } from './audit-tree/audit-tree.memory.ts';
import { PostgresAuditTree } from './audit-tree/audit-tree.postgres.ts';
import { CachedApiKeyStore } from './auth/api-key-store.cached.ts';
import { InMemoryApiKeyStore } from './auth/api-key-store.memory.ts';
import { PostgresApiKeyStore } from './auth/api-key-store.postgres.ts';
import { InMemoryNonceStore } from './auth/nonce-store.memory.ts';
import { PostgresNonceStore } from './auth/nonce-store.postgres.ts';
import { CachedSessionStore } from './auth/session-store.cached.ts';
import { InMemorySessionStore } from './auth/session-store.memory.ts';
import { PostgresSessionStore } from './auth/session-store.postgres.ts';
import { InMemoryTryCounts } from './auth/try-counts.memory.ts';
import { PostgresTryCounts } from './auth/try-counts.postgres.ts';
import { InMemoryChatLinks } from './chat/chat-links.memory.ts';
import { PostgresChatLinks } from './chat/chat-links.postgres.ts';
import { InMemoryChatSessions } from './chat/chat-sessions.memory.ts';
import { PostgresChatSessions } from './chat/chat-sessions.postgres.ts';
import { InMemoryContacts } from './chat/contacts.memory.ts';
import { PostgresContacts } from './chat/contacts.postgres.ts';
import { InMemoryTermsStore } from './compliance/terms-store.memory.ts';
import { PostgresTermsStore } from './compliance/terms-store.postgres.ts';
import { InMemoryDecisions } from './decision/decision-store.memory.ts';
import { PostgresDecisionStore } from './decision/decision-store.postgres.ts';
import { InMemoryKycStore } from './kyc/kyc-store.memory.ts';
import { PostgresKycStore } from './kyc/kyc-store.postgres.ts';
import { InMemoryMessageQueue } from './messaging/message-queue.memory.ts';
import { PostgresMessageQueue } from './messaging/message-queue.postgres.ts';
import { InMemorySponsorships } from './paymaster/sponsorships.memory.ts';
import { PostgresSponsorships } from './paymaster/sponsorships.postgres.ts';
import { InMemoryMppConsentStore } from './payment/mpp-consent-store.memory.ts';
import { PostgresMppConsentStore } from './payment/mpp-consent-store.postgres.ts';
import { InMemoryPaymentClaims } from './payment/payment-claims.memory.ts';
import { PostgresPaymentClaims } from './payment/payment-claims.postgres.ts';
import { InMemoryPortfolioSnapshots } from './portfolio/portfolio-snapshots.memory.ts';
import { PostgresPortfolioSnapshots } from './portfolio/portfolio-snapshots.postgres.ts';
import { PostgresIssuedAuthorizations } from './sale/issued-authorizations.postgres.ts';
import { InMemoryNftSaleLedger } from './sale/nft-sale-ledger.memory.ts';
import { PostgresNftSaleLedger } from './sale/nft-sale-ledger.postgres.ts';
import { PostgresPurchaseHistory } from './sale/purchase-history.postgres.ts';
import { PostgresPurchaseIndex } from './sale/purchase-index.postgres.ts';
import { PostgresReferralPurchases } from './sale/referral-purchases.postgres.ts';
import { inMemorySaleStores } from './sale/sale-stores.memory.ts';
import { joiningUnits } from './shared/unit-of-work.ts';
import { CachedDatabaseProbe } from './system/database-probe.cached.ts';
import { InMemoryDatabaseProbe } from './system/database-probe.memory.ts';
import { PostgresDatabaseProbe } from './system/database-probe.postgres.ts';
import { InMemoryIdempotencyKeys } from './system/idempotency-keys.memory.ts';
import { PostgresIdempotencyKeys } from './system/idempotency-keys.postgres.ts';
import { InMemoryLeases } from './system/leases.memory.ts';
import { PostgresLeases } from './system/leases.postgres.ts';
import { InMemoryPreparedTransfers } from './transfer/prepared-transfers.memory.ts';
import { PostgresPreparedTransfers } from './transfer/prepared-transfers.postgres.ts';
import { InMemoryRelayedTransactions } from './transfer/relayed-transactions.memory.ts';
import { PostgresRelayedTransactions } from './transfer/relayed-transactions.postgres.ts';
import { InMemoryPreferenceStore } from './user/preference-store.memory.ts';
import { PostgresPreferenceStore } from './user/preference-store.postgres.ts';
import { InMemoryUserStore } from './user/user-store.memory.ts';
import { PostgresUserStore } from './user/user-store.postgres.ts';
import { InMemoryUserWalletStore } from './user/user-wallet-store.memory.ts';
import { PostgresUserWalletStore } from './user/user-wallet-store.postgres.ts';

type InMemoryStores = ReturnType<typeof inMemoryStores>;
type Stores = Pick<Ports, keyof InMemoryStores>;
/** `migrations`: the names of those that the database must have. */
type Tools = Pick<Ports, 'clock' | 'random'> &
  Readonly<{ sale: SalePolicy; checkpoints: CheckpointSigner; migrations: readonly string[] }>;

/** All stores, in the database or, without one, in this process: their contents are then lost when the process ends. */
export const chooseStores = (database: Knex | undefined, tools: Tools): Stores =>
  database === undefined ? inMemoryStores(tools) : postgresStores(joiningUnits(database), database, tools);

function inMemoryStores({ checkpoints, clock, random }: Omit<Tools, 'sale'>) {
  const auditEntries = new InMemoryAuditEntries();
  const decisions = new InMemoryDecisions(auditEntries);
  const kycs = new InMemoryKycStore();
  return {
    apiKeys: new InMemoryApiKeyStore(),
    auditLog: new InMemoryAuditLog(auditEntries),
    auditTree: new InMemoryAuditTree(auditEntries, checkpoints),
    chatLinks: new InMemoryChatLinks(),
    chatSessions: new InMemoryChatSessions(),
    contacts: new InMemoryContacts(),
    databaseProbe: new InMemoryDatabaseProbe(),
    idempotencyKeys: new InMemoryIdempotencyKeys(clock),
    kycs,
    decisions,
    leases: new InMemoryLeases(clock),
    messageQueue: new InMemoryMessageQueue({ clock, random }),
    mppConsents: new InMemoryMppConsentStore(),
    nftSaleLedger: new InMemoryNftSaleLedger(decisions),
    nonces: new InMemoryNonceStore(),
    paymentClaims: new InMemoryPaymentClaims(),
    portfolioSnapshots: new InMemoryPortfolioSnapshots(),
    preferences: new InMemoryPreferenceStore(),
    preparedTransfers: new InMemoryPreparedTransfers(),
    relayedTransactions: new InMemoryRelayedTransactions(decisions),
    ...inMemorySaleStores(decisions),
    sessions: new InMemorySessionStore(),
    sponsorships: new InMemorySponsorships(decisions, (wallet) => kycs.walletsOfSamePerson(wallet)),
    terms: new InMemoryTermsStore(),
    tryCounts: new InMemoryTryCounts(),
    userWallets: new InMemoryUserWalletStore(),
    users: new InMemoryUserStore(),
  };
}

/** `apart` takes no part in a unit of work: what is written there stays when the unit is undone. */
function postgresStores(db: Knex, apart: Knex, { checkpoints, clock, migrations, sale }: Tools): Stores {
  return {
    apiKeys: new CachedApiKeyStore(new PostgresApiKeyStore(db), clock),
    auditLog: new PostgresAuditLog(db),
    auditTree: new PostgresAuditTree(db, checkpoints),
    chatLinks: new PostgresChatLinks(db),
    chatSessions: new PostgresChatSessions(db),
    contacts: new PostgresContacts(db),
    databaseProbe: new CachedDatabaseProbe(new PostgresDatabaseProbe(db, migrations)),
    idempotencyKeys: new PostgresIdempotencyKeys(db),
    // Grants are stored with what they grant; a refusal is recorded also when the work of the request is undone.
    decisions: new PostgresDecisionStore(apart),
    issuedAuthorizations: new PostgresIssuedAuthorizations(db, sale),
    kycs: new PostgresKycStore(db),
    leases: new PostgresLeases(db),
    messageQueue: new PostgresMessageQueue(db),
    mppConsents: new PostgresMppConsentStore(db),
    nftSaleLedger: new PostgresNftSaleLedger(db, sale),
    nonces: new PostgresNonceStore(db),
    paymentClaims: new PostgresPaymentClaims(db),
    portfolioSnapshots: new PostgresPortfolioSnapshots(db),
    preferences: new PostgresPreferenceStore(db),
    preparedTransfers: new PostgresPreparedTransfers(db),
    purchaseHistory: new PostgresPurchaseHistory(db, sale),
    purchaseIndex: new PostgresPurchaseIndex(db, sale),
    referralPurchases: new PostgresReferralPurchases(db, sale),
    relayedTransactions: new PostgresRelayedTransactions(db),
    sessions: new CachedSessionStore(new PostgresSessionStore(db), clock),
    sponsorships: new PostgresSponsorships(db),
    terms: new PostgresTermsStore(db),
    tryCounts: new PostgresTryCounts(db),
    userWallets: new PostgresUserWalletStore(db),
    users: new PostgresUserStore(db),
  };
}
