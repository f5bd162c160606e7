import { expect } from 'chai';
import { InMemoryNftSaleLedger } from '../../../../src/adapters/store/sale/authorizations.memory.ts';
import { PostgresNftSaleLedger } from '../../../../src/adapters/store/sale/nft-sale-ledger.postgres.ts';
import { describeNftSaleLedgerContract } from '../../../contracts/sale/nft-sale-ledger.contract.ts';
import { aGrant, inMemoryDecisions } from '../../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../../support/fixtures/nft-fixtures.ts';
import { at, BOB, CAROL } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describeNftSaleLedgerContract('InMemoryNftSaleLedger', async () => new InMemoryNftSaleLedger(inMemoryDecisions()));

onEveryDatabase((open) => {
  describeNftSaleLedgerContract(
    'PostgresNftSaleLedger',
    async () => new PostgresNftSaleLedger(await open(), { chainId: 8453, contract: BOB }),
  );

  it('never mixes records of different chains', async () => {
    const db = await open();
    const [ledger, other] = [8453, 1].map((chainId) => new PostgresNftSaleLedger(db, { chainId, contract: BOB }));
    await ledger?.record({ contract: CAROL, authorization: nftAuthorization(1n), issuedAt: at() }, aGrant());
    expect(await other?.issued(CAROL, 1n)).to.equal(undefined);
  });
});
