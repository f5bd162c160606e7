import { cryptoRandom } from '../../../../src/adapters/local/random.ts';
import { InMemoryAlarmStore } from '../../../../src/adapters/store/alarm/alarm-store.memory.ts';
import { PostgresAlarmStore } from '../../../../src/adapters/store/alarm/alarm-store.postgres.ts';
import { InMemoryAuditEntries, InMemoryAuditLog } from '../../../../src/adapters/store/audit/audit-log.memory.ts';
import { PostgresAuditLog } from '../../../../src/adapters/store/audit/audit-log.postgres.ts';
import { describeAlarmStoreContract } from '../../../contracts/alarm/alarm-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeAlarmStoreContract('InMemoryAlarmStore', async () => {
  const entries = new InMemoryAuditEntries();
  return { alarms: new InMemoryAlarmStore(cryptoRandom, entries), auditLog: new InMemoryAuditLog(entries) };
});
onEveryDatabase((open) =>
  describeAlarmStoreContract('PostgresAlarmStore', async () => {
    const db = await open();
    return { alarms: new PostgresAlarmStore(db), auditLog: new PostgresAuditLog(db) };
  }),
);
