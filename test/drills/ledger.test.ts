import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { Ledger } from '../../drills/load/ledger.ts';
import { embeddedDatabase } from '../support/servers/database.ts';

describe('the ledger of a drill', () => {
  const effect = (value: string) => ({ table: 'leases', column: 'name', value });

  it('finds a confirmed write that is lost and an effect that is doubled, and accepts what nobody can know', async () => {
    const { knex } = await embeddedDatabase();
    const [kept, lost, doubtful, doubled] = Array.from({ length: 4 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
    ];
    const ledger = new Ledger();
    for (const name of [kept, lost]) ledger.confirm(1, effect(name));
    ledger.doubt(effect(doubtful));
    const store = (name: string, owner = name) => knex('leases').insert({ name, owner, expires_at: new Date(0) });
    for (const name of [kept, doubtful]) await store(name);
    expect(await ledger.compare(knex)).to.deep.include({ lost: 1, doubled: 0 });
    ledger.confirm(2, { table: 'leases', column: 'owner', value: doubled });
    for (let i = 0; i < 2; i += 1) await store(randomUUID(), doubled);
    const { lost: missing, doubled: surplus, notes } = await ledger.compare(knex);
    expect([missing, surplus]).to.deep.equal([1, 1]);
    expect(notes).to.deep.equal([
      `leases.name = ${lost}: 0 rows, 1 confirmed, 0 more possible`,
      `leases.owner = ${doubled}: 2 rows, 1 confirmed, 0 more possible`,
    ]);
    expect([ledger.accepted, ledger.newestConfirmed('leases')]).to.deep.equal([3, 2]);
  });
});
