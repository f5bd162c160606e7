import type { Knex } from 'knex';
import type { Ports } from '../../application/ports/index.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { CheckpointSigner } from '../local/transparency/checkpoint-signer.ts';
import { InMemoryAlarmStore } from './alarm/alarm-store.memory.ts';
import { PostgresAlarmStore } from './alarm/alarm-store.postgres.ts';
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
import { InMemoryBuyerFiles } from './compliance/buyer-files.memory.ts';
import { PostgresBuyerFiles } from './compliance/buyer-files.postgres.ts';
import { InMemoryTermsStore } from './compliance/terms-store.memory.ts';
import { PostgresTermsStore } from './compliance/terms-store.postgres.ts';
import { InMemoryDecisions } from './decision/decision-store.memory.ts';
import { PostgresDecisionStore } from './decision/decision-store.postgres.ts';
import { InMemoryKycStore } from './kyc/kyc-store.memory.ts';
import { PostgresKycStore } from './kyc/kyc-store.postgres.ts';
import { InMemoryMessageQueue } from './messaging/message-queue.memory.ts';
import { PostgresMessageQueue } from './messaging/message-queue.postgres.ts';
import { InMemoryEmailConfirmations } from './notice/email-confirmations.memory.ts';
import { PostgresEmailConfirmations } from './notice/email-confirmations.postgres.ts';
import { InMemoryOutbox } from './notice/outbox.memory.ts';
import { PostgresOutbox } from './notice/outbox.postgres.ts';
import { InMemoryCaseFiles } from './operator/case-files.memory.ts';
import { PostgresCaseFiles } from './operator/case-files.postgres.ts';
import { InMemoryChangeMarks } from './operator/change-marks.memory.ts';
import { PostgresChangeMarks } from './operator/change-marks.postgres.ts';
import { OperatorRecords } from './operator/operator-records.memory.ts';
import { InMemoryOperatorStore } from './operator/operator-store.memory.ts';
import { PostgresOperatorStore } from './operator/operator-store.postgres.ts';
import { InMemoryProposalStore } from './operator/proposal-store.memory.ts';
import { PostgresProposalStore } from './operator/proposal-store.postgres.ts';
import { InMemoryServiceFigures } from './operator/service-figures.memory.ts';
import { PostgresServiceFigures } from './operator/service-figures.postgres.ts';
import { InMemoryUserDirectory } from './operator/user-directory.memory.ts';
import { PostgresUserDirectory } from './operator/user-directory.postgres.ts';
import { InMemorySponsorships } from './paymaster/sponsorships.memory.ts';
import { PostgresSponsorships } from './paymaster/sponsorships.postgres.ts';
import { InMemoryMppConsentStore } from './payment/mpp-consent-store.memory.ts';
import { PostgresMppConsentStore } from './payment/mpp-consent-store.postgres.ts';
import { InMemoryPaymentClaims } from './payment/payment-claims.memory.ts';
import { PostgresPaymentClaims } from './payment/payment-claims.postgres.ts';
import { InMemoryPortfolioSnapshots } from './portfolio/portfolio-snapshots.memory.ts';
import { PostgresPortfolioSnapshots } from './portfolio/portfolio-snapshots.postgres.ts';
import { PostgresPersonalData } from './privacy/personal-data.postgres.ts';
import { personalDataOf } from './privacy/personal-stores.ts';
import { InMemoryReconciliationStore } from './reconciliation/reconciliation-store.memory.ts';
import { PostgresReconciliationStore } from './reconciliation/reconciliation-store.postgres.ts';
import { PostgresIssuedAuthorizations } from './sale/issued-authorizations.postgres.ts';
import { PostgresNftSaleLedger } from './sale/nft-sale-ledger.postgres.ts';
import { PostgresPurchaseHistory } from './sale/purchase-history.postgres.ts';
import { PostgresPurchaseIndex } from './sale/purchase-index.postgres.ts';
import { PostgresReferralPurchases } from './sale/referral-purchases.postgres.ts';
import { SaleRecords } from './sale/sale-records.memory.ts';
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
  const alarms = new InMemoryAlarmStore(random, auditEntries);
  const decisions = new InMemoryDecisions(auditEntries);
  const kycs = new InMemoryKycStore();
  const messageQueue = new InMemoryMessageQueue({ clock, random, auditEntries });
  const operators = new InMemoryOperatorStore();
  const sessions = new InMemorySessionStore();
  const users = new InMemoryUserStore();
  const saleRecords = new SaleRecords();
  const saleStores = inMemorySaleStores(decisions, saleRecords);
  const sponsorships = new InMemorySponsorships(decisions, (wallet) => kycs.walletsOfSamePerson(wallet));
  const paymentClaims = new InMemoryPaymentClaims();
  const records = new OperatorRecords({ auditEntries, kycs, operators, users });
  const serviceFigures = new InMemoryServiceFigures({
    ...{ alarms, clock, decisions, messageQueue, records, sponsorships },
    issued: saleStores.issuedAuthorizations,
    payments: paymentClaims,
    sale: saleRecords,
  });
  const [terms, userWallets] = [new InMemoryTermsStore(), new InMemoryUserWalletStore()];
  const stores = {
    alarmStore: alarms,
    apiKeys: new InMemoryApiKeyStore(sessions),
    auditLog: new InMemoryAuditLog(auditEntries),
    buyerFiles: new InMemoryBuyerFiles({ kycs, terms, userWallets, users }),
    auditTree: new InMemoryAuditTree(auditEntries, checkpoints),
    caseFiles: new InMemoryCaseFiles(records),
    changeMarks: new InMemoryChangeMarks(records, { alarms, decisions, messageQueue }),
    chatLinks: new InMemoryChatLinks(),
    chatSessions: new InMemoryChatSessions(),
    contacts: new InMemoryContacts(),
    databaseProbe: new InMemoryDatabaseProbe(),
    idempotencyKeys: new InMemoryIdempotencyKeys(clock),
    kycs,
    decisions,
    emailConfirmations: new InMemoryEmailConfirmations(),
    leases: new InMemoryLeases(clock),
    messageQueue,
    mppConsents: new InMemoryMppConsentStore(),
    nonces: new InMemoryNonceStore(),
    operators,
    outbox: new InMemoryOutbox({ clock, random }),
    paymentClaims,
    portfolioSnapshots: new InMemoryPortfolioSnapshots(),
    preferences: new InMemoryPreferenceStore(),
    proposals: new InMemoryProposalStore(records),
    preparedTransfers: new InMemoryPreparedTransfers(),
    reconciliations: new InMemoryReconciliationStore(),
    relayedTransactions: new InMemoryRelayedTransactions(decisions),
    ...saleStores,
    sessions,
    serviceFigures,
    sponsorships,
    terms,
    tryCounts: new InMemoryTryCounts(),
    userWallets,
    userDirectory: new InMemoryUserDirectory(users, kycs),
    users,
  };
  const personalData = personalDataOf(stores, { records, sale: saleRecords }, auditEntries);
  records.personal = personalData;
  return { ...stores, personalData };
}

/** `apart` takes no part in a unit of work: what is written there stays when the unit is undone. */
function postgresStores(db: Knex, apart: Knex, { checkpoints, clock, migrations, sale }: Tools): Stores {
  return {
    alarmStore: new PostgresAlarmStore(db),
    apiKeys: new CachedApiKeyStore(new PostgresApiKeyStore(db), clock),
    auditLog: new PostgresAuditLog(db),
    buyerFiles: new PostgresBuyerFiles(db),
    auditTree: new PostgresAuditTree(db, checkpoints),
    caseFiles: new PostgresCaseFiles(db),
    changeMarks: new PostgresChangeMarks(db),
    chatLinks: new PostgresChatLinks(db),
    chatSessions: new PostgresChatSessions(db),
    contacts: new PostgresContacts(db),
    databaseProbe: new CachedDatabaseProbe(new PostgresDatabaseProbe(db, migrations)),
    idempotencyKeys: new PostgresIdempotencyKeys(db),
    // Grants are stored with what they grant; a refusal is recorded also when the work of the request is undone.
    decisions: new PostgresDecisionStore(apart),
    emailConfirmations: new PostgresEmailConfirmations(db),
    issuedAuthorizations: new PostgresIssuedAuthorizations(db, sale),
    kycs: new PostgresKycStore(db, clock),
    leases: new PostgresLeases(db),
    messageQueue: new PostgresMessageQueue(db),
    mppConsents: new PostgresMppConsentStore(db),
    nftSaleLedger: new PostgresNftSaleLedger(db, sale),
    nonces: new PostgresNonceStore(db),
    operators: new PostgresOperatorStore(db),
    outbox: new PostgresOutbox(db),
    personalData: new PostgresPersonalData(db),
    paymentClaims: new PostgresPaymentClaims(db),
    portfolioSnapshots: new PostgresPortfolioSnapshots(db),
    preferences: new PostgresPreferenceStore(db),
    proposals: new PostgresProposalStore(db),
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
