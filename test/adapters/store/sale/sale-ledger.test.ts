import { expect } from 'chai';
import { it } from 'mocha';
import { InMemorySaleLedger } from '../../../../src/adapters/store/sale/sale-ledger.memory.ts';
import { PostgresSaleLedger } from '../../../../src/adapters/store/sale/sale-ledger.postgres.ts';
import { describeSaleLedgerContract } from '../../../contracts/sale/sale-ledger.contract.ts';
import { authorization, block, purchase, step } from '../../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const sale = { chainId: 8453, contract: CAROL };

describeSaleLedgerContract('InMemorySaleLedger', async () => new InMemorySaleLedger());

onEveryDatabase((open) => {
  describeSaleLedgerContract('PostgresSaleLedger', async () => new PostgresSaleLedger(await open(), sale));

  it('never mixes what belongs to another chain or another contract', async () => {
    const db = await open();
    const ledger = new PostgresSaleLedger(db, sale);
    const others = [
      new PostgresSaleLedger(db, { ...sale, chainId: 1 }),
      new PostgresSaleLedger(db, { ...sale, contract: BOB }),
    ];
    await ledger.record(authorization(1n), at());
    await ledger.commit(step(block(10), { confirmed: [purchase(2, 8)], unconfirmed: [purchase(3, 11)] }));
    for (const other of others) {
      expect(await other.authorizationState(1n, at())).to.equal(undefined);
      expect(await other.liveAuthorizations(ALICE, at())).to.equal(0);
      expect(await other.history(ALICE, { limit: 10 })).to.deep.equal({ items: [] });
      expect(await other.referralsOf(BOB, 10)).to.deep.include({ buyers: 0, recent: [] });
      expect(await other.cursor()).to.equal(undefined);
      expect(await other.unissuedPurchases()).to.deep.equal([]);
      await other.record(authorization(1n), at());
      await other.commit(step(block(20), { confirmed: [purchase(1, 8), purchase(2, 8)] }));
      await other.markReported(purchase(2, 8));
      await other.rollBack(block(20), undefined);
    }
    expect(await ledger.authorizationState(1n, at())).to.equal('issued');
    expect(await ledger.cursor()).to.deep.equal(block(10));
    expect(await ledger.checkpoints()).to.deep.equal([block(10)]);
    expect((await ledger.history(ALICE, { limit: 10 })).items).to.have.length(2);
    expect(await ledger.unissuedPurchases()).to.deep.equal([purchase(2, 8)]);
  });
});
