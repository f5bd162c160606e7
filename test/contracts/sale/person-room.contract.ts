import { expect } from 'chai';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { block, DEADLINE, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';
import { asking, CAP, COLLECTION, LIMIT, UNIT, WALLETS } from './person-room-asks.ts';
import type { SaleStores } from './sale-stores.ts';

/** Purchases and mints of one person, whose limit no contract enforces together. */
export function describePersonRoomContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`the limit of a person over both sales: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    const { mint, buy } = asking(() => stores);

    it('counts mints of one wallet together, and says what is left', async () => {
      for (const nonce of [1, 2, 3]) await mint(nonce, ALICE, 300n);
      const refusal = await failureOf(mint(4, ALICE, 300n), LIMIT);
      expect(refusal.facts.remaining).to.equal(String(100n * UNIT));
      expect(await stores.nftSaleLedger.issued(COLLECTION, 4n)).to.equal(undefined);
      await mint(5, ALICE, 100n);
    });

    it('counts mints of all wallets of the person, and of nobody else', async () => {
      await mint(1, ALICE, 600n);
      expect(await rejection(mint(2, BOB, 500n))).to.equal(LIMIT.code);
      const stranger = '0x6666666666666666666666666666666666666666' as WalletAddress;
      const nothing = { purchased: 0n, purchasedElsewhere: 0n, committed: 0n, settledUntil: at() };
      const alone = { others: [], tier: 'TIER_1', cap: CAP, ...nothing };
      const theirs = nftAuthorization(3n, { buyer: stranger, amount: CAP });
      await stores.nftSaleLedger.record(
        { contract: COLLECTION, authorization: theirs, issuedAt: at() },
        aGrant(),
        alone,
      );
    });

    it('counts a token once, however often it is asked for', async () => {
      for (const nonce of [1, 2, 3]) await mint(nonce, ALICE, 900n, { token: 77 });
      expect(await stores.nftSaleLedger.mintedBy(WALLETS)).to.equal(900n * UNIT);
      const asked = { contract: COLLECTION, tokenId: 77n };
      expect(await stores.nftSaleLedger.mintedBy(WALLETS, asked)).to.equal(0n);
      expect(await rejection(mint(4, BOB, 200n, { token: 78 }))).to.equal(LIMIT.code);
    });

    it('counts expired mints until the chain proved that they were not used', async () => {
      await mint(1, ALICE, 600n);
      await mint(2, ALICE, 400n);
      const open = await stores.nftSaleLedger.unsettled(10);
      expect(open.map(({ nonce, deadline }) => [nonce, deadline.getTime()])).to.have.deep.members(
        [1n, 2n].map((nonce) => [nonce, Number(DEADLINE) * 1000]),
      );
      await stores.nftSaleLedger.settle(COLLECTION, 1n, 'used');
      await stores.nftSaleLedger.settle(COLLECTION, 2n, 'unused');
      await stores.nftSaleLedger.settle(COLLECTION, 1n, 'unused');
      expect(await stores.nftSaleLedger.unsettled(10)).to.deep.equal([]);
      expect(await stores.nftSaleLedger.mintedBy(WALLETS)).to.equal(600n * UNIT);
      expect(await rejection(mint(3, BOB, 401n))).to.equal(LIMIT.code);
      await mint(4, BOB, 400n);
    });

    it('deletes only mints that were not used, long after their deadline', async () => {
      for (const nonce of [1, 2, 3]) await mint(nonce, ALICE, 100n);
      await stores.nftSaleLedger.settle(COLLECTION, 1n, 'used');
      await stores.nftSaleLedger.settle(COLLECTION, 2n, 'unused');
      const later = new Date(Number(DEADLINE + 1n) * 1000);
      expect(await stores.nftSaleLedger.purgeUnused(at(), 10)).to.equal(0);
      expect(await stores.nftSaleLedger.purgeUnused(later, 10)).to.equal(1);
      expect(await stores.nftSaleLedger.issued(COLLECTION, 2n)).to.equal(undefined);
      expect(await stores.nftSaleLedger.mintedBy(WALLETS)).to.equal(200n * UNIT);
    });

    it('counts what was bought in the sale, as read or as indexed', async () => {
      expect(await rejection(mint(1, ALICE, 501n, { purchased: 300n, elsewhere: 200n }))).to.equal(LIMIT.code);
      await mint(2, ALICE, 500n, { purchased: 300n, elsewhere: 200n });
      await stores.purchaseIndex.commit(
        step(block(10), { confirmed: [purchase(1, 8, { buyer: BOB, amount: 400n * UNIT })] }),
      );
      expect(await rejection(mint(3, CAROL, 101n))).to.equal(LIMIT.code);
      await mint(4, CAROL, 100n);
    });

    it('counts usable authorizations of the sale against a mint, also of the same wallet', async () => {
      await buy(1, ALICE, 700n);
      expect(await rejection(mint(1, ALICE, 301n))).to.equal(LIMIT.code);
      expect(await rejection(mint(2, BOB, 301n))).to.equal(LIMIT.code);
      await mint(3, BOB, 300n);
    });

    it('counts mints against an authorization of the sale', async () => {
      await mint(1, ALICE, 600n);
      expect(await rejection(buy(1, ALICE, 401n))).to.equal(LIMIT.code);
      expect(await rejection(buy(2, BOB, 401n))).to.equal(LIMIT.code);
      await buy(3, ALICE, 400n, { minted: 600n });
      await buy(4, ALICE, 400n, { minted: 600n });
    });

    it('does not forget an older authorization of the sale with a higher maximum', async () => {
      await buy(1, ALICE, 500n);
      await mint(1, ALICE, 500n);
      expect(await rejection(buy(2, ALICE, 500n, { minted: 500n }))).to.equal(LIMIT.code);
    });

    it('does not forget an older authorization with the maximum from before another wallet bought', async () => {
      await buy(1, BOB, 239n);
      expect(await rejection(buy(2, BOB, 572n, { elsewhere: 428n })), 'as read').to.equal(LIMIT.code);
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(9, 8, { amount: 428n * UNIT })] }));
      const refusal = await failureOf(buy(3, BOB, 572n, { elsewhere: 428n }), LIMIT);
      expect(refusal.facts.remaining).to.equal(String(333n * UNIT));
      await buy(4, BOB, 333n, { elsewhere: 428n });
    });

    it('limits nobody whose tier has no cap', async () => {
      for (const nonce of [1, 2, 3]) await mint(nonce, ALICE, 1_000_000n, { cap: MAX_UINT256 });
    });
  });
}
