import { expect } from 'chai';
import type { Knex } from 'knex';
import { insertAlone, lockLimit } from '../../../../src/adapters/store/sale/person-limits.postgres.ts';
import { saleKeyOf, toAuthorizationRow } from '../../../../src/adapters/store/sale/sale-rows.ts';
import { type Database, openDatabase } from '../../../../src/infrastructure/database/open-database.ts';
import { authorization } from '../../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase, onServer } from '../../../support/servers/database.ts';

const SALE = { chainId: 8453, contract: CAROL };

const insert = async (db: Knex, nonce: bigint) =>
  (await insertAlone(db, toAuthorizationRow(saleKeyOf(SALE), authorization(nonce, { buyer: ALICE }), at()))).rows
    .length;
const lock = (db: Knex, isShared: boolean, wallets = [ALICE]) =>
  lockLimit(db, { chainId: SALE.chainId, wallets, isShared });

onEveryDatabase((open) => {
  it('nobody is recorded alone before it is known that nothing else counts', async () => {
    const db = await open();
    expect(await insert(db, 1n)).to.equal(0);
    await lock(db, false);
    expect(await insert(db, 2n)).to.equal(1);
    await lock(db, true, [BOB, ALICE]);
    await lock(db, false, [ALICE, BOB]);
    expect(await insert(db, 3n)).to.equal(0);
  });

  it('a wallet with mints that an older release recorded is not recorded alone', async () => {
    const db = await open();
    await lock(db, false);
    await db('nft_purchase_authorizations').insert({
      ...{ chain_id: SALE.chainId, contract: BOB, nonce: '1', buyer: ALICE, payment_token: CAROL, amount: '5' },
      ...{ token_id: '1', tier_id: 1, referrer: BOB, deadline: '9999999999', issued_at: at() },
    });
    expect(await insert(db, 1n)).to.equal(0);
    await lock(db, false);
    expect(await db('limit_locks').select('is_shared')).to.deep.equal([{ is_shared: true }]);
  });
});

onServer((serverOf) => {
  let database: Database;
  after('close it', async () => await database?.close());

  it('a purchase waits for the mint that locked the limit first, and is not recorded alone then', async () => {
    database = await openDatabase({ kind: 'postgres', url: await serverOf().create('migrated') });
    const db = database.knex;
    await lock(db, false);
    const mint = await db.transaction();
    await lock(mint, true);
    let isOver = false;
    const purchase = insert(db, 1n).finally(() => {
      isOver = true;
    });
    const waiting = () => db('pg_locks').where({ granted: false }).first();
    while (!isOver && (await waiting()) === undefined);
    expect(isOver, 'it did not wait').to.equal(false);
    await mint.commit();
    expect(await purchase).to.equal(0);
  });

  it('a mint waits for the purchase that is recorded alone', async () => {
    const db = database.knex;
    await db('limit_locks').update({ is_shared: false });
    const purchase = await db.transaction();
    expect(await insert(purchase, 2n)).to.equal(1);
    let isOver = false;
    const mint = db
      .transaction(async (trx) => await lock(trx, true))
      .finally(() => {
        isOver = true;
      });
    const waiting = () => db('pg_locks').where({ granted: false }).first();
    while (!isOver && (await waiting()) === undefined);
    expect(isOver, 'it did not wait').to.equal(false);
    await purchase.commit();
    await mint;
  });
});
