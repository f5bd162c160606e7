import { expect } from 'chai';
import { PostgresLeases } from '../../../../src/adapters/store/system/leases.postgres.ts';
import { InMemoryLeases } from '../../../../src/adapters/store/system/system-stores.memory.ts';
import { openDatabase } from '../../../../src/infrastructure/database/open-database.ts';
import { describeLeasesContract } from '../../../contracts/system/leases.contract.ts';
import { until } from '../../../support/real-time.ts';
import { onEveryDatabase, onServer } from '../../../support/servers/database.ts';

const clock = { now: () => new Date() };

describeLeasesContract('InMemoryLeases', async () => new InMemoryLeases(clock));
onEveryDatabase((open) => describeLeasesContract('PostgresLeases', async () => new PostgresLeases(await open())));

onServer((server) => {
  it('a kept lease ends soon after its process lost the database', async () => {
    const url = await server().create('migrated');
    const [dying, living] = [
      await openDatabase({ kind: 'postgres', url }),
      await openDatabase({ kind: 'postgres', url }),
    ];
    await new PostgresLeases(dying.knex).keep('indexer', 'dying', 300);
    const leases = new PostgresLeases(living.knex);
    expect(await leases.acquire('indexer', 'living', 1_000)).to.equal(false);
    await dying.close();
    await until(() => leases.acquire('indexer', 'living', 1_000));
    await living.close();
  });
});
