import { InMemoryAuditEntries, InMemoryAuditLog } from '../../../../src/adapters/store/audit/audit-log.memory.ts';
import { PostgresAuditLog } from '../../../../src/adapters/store/audit/audit-log.postgres.ts';
import { InMemoryDecisions } from '../../../../src/adapters/store/decision/decision-store.memory.ts';
import { PostgresDecisionStore } from '../../../../src/adapters/store/decision/decision-store.postgres.ts';
import { describeDecisionStoreContract } from '../../../contracts/decision/decision-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeDecisionStoreContract('InMemoryDecisions', async () => {
  const entries = new InMemoryAuditEntries();
  return { decisions: new InMemoryDecisions(entries), auditLog: new InMemoryAuditLog(entries) };
});
onEveryDatabase((open) =>
  describeDecisionStoreContract('PostgresDecisionStore', async () => {
    const db = await open();
    return { decisions: new PostgresDecisionStore(db), auditLog: new PostgresAuditLog(db) };
  }),
);
