import type { Ports } from '../../application/ports/index.ts';
import type { OperatorPolicy } from '../../application/ports/policies.ts';
import type { CheckpointSigner } from '../local/transparency/checkpoint-signer.ts';
import { InMemoryAlarmStore } from './alarm/alarm-store.memory.ts';
import { InMemoryAuditEntries, InMemoryAuditLog } from './audit/audit-log.memory.ts';
import { InMemoryAuditTree } from './audit-tree/audit-tree.memory.ts';
import {
  InMemoryApiKeyStore,
  InMemoryNonceStore,
  InMemorySessionStore,
  InMemoryTryCounts,
} from './auth/auth-stores.memory.ts';
import { InMemoryKeyRequests } from './auth/key-requests.memory.ts';
import { InMemoryChatLinks, InMemoryChatSessions, InMemoryContacts } from './chat/chat-stores.memory.ts';
import { InMemoryBuyerFiles, InMemoryTermsStore } from './compliance/compliance-stores.memory.ts';
import { InMemoryDecisions } from './decision/decision-store.memory.ts';
import { InMemoryKycStore } from './kyc/kyc-store.memory.ts';
import { InMemoryMessageQueue } from './messaging/message-queue.memory.ts';
import { InMemoryEmailConfirmations, InMemoryOutbox } from './notice/notice-stores.memory.ts';
import { InMemoryCaseFiles, InMemoryProposalStore } from './operator/case-files.memory.ts';
import { InMemoryOperatorStore, OperatorRecords } from './operator/operator-records.memory.ts';
import { InMemoryChangeMarks, InMemoryServiceFigures } from './operator/service-figures.memory.ts';
import { InMemoryUserDirectory } from './operator/user-directory.memory.ts';
import { InMemorySponsorships } from './paymaster/sponsorships.memory.ts';
import { InMemoryMppConsentStore, InMemoryPaymentClaims } from './payment/payment-stores.memory.ts';
import { InMemoryPortfolioSnapshots } from './portfolio/portfolio-snapshots.memory.ts';
import { personalDataOf } from './privacy/personal-data.memory.ts';
import { InMemoryReconciliationStore } from './reconciliation/reconciliation-store.memory.ts';
import { SaleRecords } from './sale/sale-records.memory.ts';
import { inMemorySaleStores } from './sale/sale-stores.memory.ts';
import { InMemoryDatabaseProbe, InMemoryIdempotencyKeys, InMemoryLeases } from './system/system-stores.memory.ts';
import { InMemoryPreparedTransfers, InMemoryRelayedTransactions } from './transfer/transfer-stores.memory.ts';
import { InMemoryPreferenceStore, InMemoryUserWalletStore } from './user/user-lists.memory.ts';
import { InMemoryUserStore } from './user/user-store.memory.ts';

type Tools = Pick<Ports, 'clock' | 'random'> &
  Readonly<{ checkpoints: CheckpointSigner; operators: OperatorPolicy['named'] }>;

/** In this process: their contents are lost when it ends. */
export function inMemoryStores({ checkpoints, clock, random, operators: named }: Tools) {
  const nonces = new InMemoryNonceStore();
  const sessions = new InMemorySessionStore(nonces);
  const users = new InMemoryUserStore(sessions);
  const operators = new InMemoryOperatorStore(named, users);
  const auditEntries = new InMemoryAuditEntries(() => operators.staff());
  const alarms = new InMemoryAlarmStore(random, auditEntries);
  const decisions = new InMemoryDecisions(auditEntries);
  const kycs = new InMemoryKycStore(sessions);
  const messageQueue = new InMemoryMessageQueue({ clock, random, auditEntries });
  const saleRecords = new SaleRecords();
  const saleStores = inMemorySaleStores(decisions, saleRecords);
  const sponsorships = new InMemorySponsorships(decisions, (wallet) => kycs.walletsOfSamePerson(wallet));
  const paymentClaims = new InMemoryPaymentClaims();
  const records = new OperatorRecords({ auditEntries, kycs, operators, users });
  const serviceFigures = new InMemoryServiceFigures({
    ...{ alarms, clock, decisions, messageQueue, records, sponsorships },
    payments: paymentClaims,
    sale: saleRecords,
  });
  const [terms, userWallets] = [new InMemoryTermsStore(), new InMemoryUserWalletStore()];
  const stores = {
    alarmStore: alarms,
    apiKeys: new InMemoryApiKeyStore(sessions),
    auditLog: new InMemoryAuditLog(auditEntries),
    buyerFiles: new InMemoryBuyerFiles({
      ...{ kycs, terms, userWallets, users },
      nftSaleLedger: saleStores.nftSaleLedger,
      sale: saleRecords,
    }),
    auditTree: new InMemoryAuditTree(auditEntries, checkpoints),
    caseFiles: new InMemoryCaseFiles(records),
    changeMarks: new InMemoryChangeMarks(records, { alarms, decisions, messageQueue }),
    chatLinks: new InMemoryChatLinks(),
    chatSessions: new InMemoryChatSessions(),
    contacts: new InMemoryContacts(),
    databaseProbe: new InMemoryDatabaseProbe(),
    idempotencyKeys: new InMemoryIdempotencyKeys(clock),
    keyRequests: new InMemoryKeyRequests(),
    kycs,
    decisions,
    emailConfirmations: new InMemoryEmailConfirmations(),
    leases: new InMemoryLeases(clock),
    messageQueue,
    mppConsents: new InMemoryMppConsentStore(),
    nonces,
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

export type InMemoryStores = ReturnType<typeof inMemoryStores>;
