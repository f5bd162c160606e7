import { expect } from 'chai';
import type { Knex } from 'knex';
import { PostgresAuctionIndex } from '../../../../src/adapters/store/sale/auction-index.postgres.ts';
import { PostgresIssuedAuthorizations } from '../../../../src/adapters/store/sale/issued-authorizations.postgres.ts';
import { PostgresIssuedBidPermits } from '../../../../src/adapters/store/sale/issued-bid-permits.postgres.ts';
import { PostgresNftSaleLedger } from '../../../../src/adapters/store/sale/nft-sale-ledger.postgres.ts';
import {
  PostgresPurchaseHistory,
  PostgresReferralPurchases,
} from '../../../../src/adapters/store/sale/purchase-history.postgres.ts';
import {
  PostgresPurchaseIndex,
  recountPurchases,
} from '../../../../src/adapters/store/sale/purchase-index.postgres.ts';
import { type Sale, saleKeyOf } from '../../../../src/adapters/store/sale/sale-rows.ts';
import { inMemorySaleStores } from '../../../../src/adapters/store/sale/sale-stores.memory.ts';
import { describeAuctionIndexContract } from '../../../contracts/sale/auction-index.contract.ts';
import { describeIssuedAuthorizationsContract } from '../../../contracts/sale/issued-authorizations.contract.ts';
import { describeIssuedBidPermitsContract } from '../../../contracts/sale/issued-bid-permits.contract.ts';
import { describeKeptSumsContract } from '../../../contracts/sale/kept-sums.contract.ts';
import { describePersonRoomContract } from '../../../contracts/sale/person-room.contract.ts';
import { describePersonRoomAtOnceContract } from '../../../contracts/sale/person-room-at-once.contract.ts';
import {
  describeBidsOfBeforeContract,
  describePersonRoomOfBidsContract,
} from '../../../contracts/sale/person-room-bids.contract.ts';
import { describePurchaseHistoryContract } from '../../../contracts/sale/purchase-history.contract.ts';
import { describePurchaseIndexContract } from '../../../contracts/sale/purchase-index.contract.ts';
import { describeReferralPurchasesContract } from '../../../contracts/sale/referral-purchases.contract.ts';
import { aGrant } from '../../../support/fixtures/decision-fixtures.ts';
import { authorization, block, purchase, step } from '../../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const SALE: Sale = { chainId: 8453, contract: CAROL };
const CONTRACTS = [
  describeAuctionIndexContract,
  describeIssuedBidPermitsContract,
  describeIssuedAuthorizationsContract,
  describePersonRoomContract,
  describePersonRoomAtOnceContract,
  describePersonRoomOfBidsContract,
  describeBidsOfBeforeContract,
  describePurchaseHistoryContract,
  describePurchaseIndexContract,
  describeReferralPurchasesContract,
  describeKeptSumsContract,
];

const postgresSaleStores = (db: Knex, sale: Sale) => ({
  auctionIndex: new PostgresAuctionIndex(db, sale),
  issuedBidPermits: new PostgresIssuedBidPermits(db, sale),
  issuedAuthorizations: new PostgresIssuedAuthorizations(db, { ...sale, nftContract: CAROL }),
  nftSaleLedger: new PostgresNftSaleLedger(db, sale),
  purchaseHistory: new PostgresPurchaseHistory(db, sale),
  purchaseIndex: new PostgresPurchaseIndex(db, sale),
  referralPurchases: new PostgresReferralPurchases(db, sale),
});

for (const describeContract of CONTRACTS) describeContract('in memory', async () => inMemorySaleStores());

onEveryDatabase((open) => {
  for (const describeContract of CONTRACTS)
    describeContract('Postgres', async () => postgresSaleStores(await open(), SALE));
  describeBidsOfBeforeContract('Postgres, where nothing else is configured', async () => {
    const db = await open();
    return { ...postgresSaleStores(db, SALE), issuedAuthorizations: new PostgresIssuedAuthorizations(db, SALE) };
  });

  it('recounts purchases slice by slice, each once', async () => {
    const db = await open();
    const blocks = [5, 5, 5, 6, 7, 7, 9];
    const confirmed = blocks.map((number, i) => purchase(i + 1, number, { tokens: 10n ** BigInt(i) }));
    const unconfirmed = [purchase(8, 12)];
    await postgresSaleStores(db, SALE).purchaseIndex.commit(step(block(10), { confirmed, unconfirmed }));
    for (const rows of [1, 2, 3, 100])
      expect(await recountPurchases(db, saleKeyOf(SALE), rows), `${rows} rows a slice`).to.deep.equal({
        confirmed: 7,
        confirmedTokens: 1_111_111n,
      });
  });

  it('never mixes records of different chains or contracts', async () => {
    const db = await open();
    const ours = postgresSaleStores(db, SALE);
    const others = [{ chainId: 1 }, { contract: BOB }].map((over) => postgresSaleStores(db, { ...SALE, ...over }));
    await ours.issuedAuthorizations.record(authorization(1n), at(), aGrant());
    await ours.purchaseIndex.commit(step(block(10), { confirmed: [purchase(2, 8)], unconfirmed: [purchase(3, 11)] }));
    for (const other of others) {
      expect(await other.issuedAuthorizations.stateOf(1n, at())).to.equal(undefined);
      expect(await other.issuedAuthorizations.countLive(ALICE, at())).to.equal(0);
      expect(await other.purchaseHistory.list(ALICE, { limit: 10 })).to.deep.equal({ items: [] });
      expect(await other.referralPurchases.statisticsOf(BOB, 10)).to.deep.include({ buyers: 0, recent: [] });
      expect(await other.purchaseIndex.cursor()).to.equal(undefined);
      expect(await other.purchaseIndex.unissuedPurchases()).to.deep.equal([]);
      await other.issuedAuthorizations.record(authorization(1n), at(), aGrant());
      await other.purchaseIndex.commit(step(block(20), { confirmed: [purchase(1, 8), purchase(2, 8)] }));
      await other.purchaseIndex.markReported(purchase(2, 8));
      await other.purchaseIndex.rollBack(block(20), undefined);
    }
    expect(await ours.issuedAuthorizations.stateOf(1n, at())).to.equal('issued');
    expect(await ours.purchaseIndex.cursor()).to.deep.equal(block(10));
    expect(await ours.purchaseIndex.checkpoints()).to.deep.equal([block(10)]);
    expect((await ours.purchaseHistory.list(ALICE, { limit: 10 })).items).to.have.length(2);
    expect(await ours.purchaseIndex.unissuedPurchases()).to.deep.equal([purchase(2, 8)]);
  });
});
