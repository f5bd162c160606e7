import { expect } from 'chai';
import type { AuctionEvent } from '../../../src/domain/sale/auction-event.ts';
import { AUCTION, bid, exit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { authorization, block, DEADLINE } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';
import { asking, CAP, dollars, LIMIT, shareOf, UNIT } from './person-room-asks.ts';
import type { SaleStores } from './sale-stores.ts';

/** Also where nothing else than purchases is configured. */
export function describeBidsOfBeforeContract(name: string, makeStores: () => Promise<SaleStores>): void {
  it(`the limit of a person with bids of an auction that is not configured any more: ${name}`, async () => {
    const { auctionIndex, issuedAuthorizations } = await makeStores();
    const buy = (nonce: bigint, usd: bigint, committed: bigint) =>
      issuedAuthorizations.record(
        authorization(nonce, { ...dollars(usd), maxAllowed: CAP - committed * UNIT }),
        at(),
        aGrant(),
        { ...shareOf(ALICE, {}), others: [], committed: committed * UNIT },
      );
    await buy(1n, 300n, 0n);
    await auctionIndex.of(AUCTION.auction).commit({ to: block(50), confirmed: [bid(7, 10, dollars(600n))] });
    expect(await rejection(buy(2n, 101n, 600n))).to.equal(LIMIT.code);
    await buy(3n, 100n, 600n);
  });
}

/** Bids of one person beside purchases and mints, whose limit no contract enforces together. */
export function describePersonRoomOfBidsContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`the limit of a person with bids: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    const { mint, buy, permit } = asking(() => stores);

    const index = (confirmed: readonly AuctionEvent[], unconfirmed: readonly AuctionEvent[] = []) =>
      stores.auctionIndex.of(AUCTION.auction).commit({ to: block(50), confirmed, unconfirmed });

    it('counts the unused permits of a wallet in one auction once', async () => {
      for (const nonce of [1, 2, 3, 4]) await permit(nonce, ALICE, 900n);
      expect(await rejection(permit(5, BOB, 1n))).to.equal(LIMIT.code);
      expect(await rejection(permit(6, ALICE, 1n, { auction: CAROL }))).to.equal(LIMIT.code);
    });

    it('counts permits of other wallets and auctions, and says what is left', async () => {
      await permit(1, ALICE, 300n);
      await permit(2, BOB, 300n, { auction: CAROL });
      const refusal = await failureOf(permit(3, CAROL, 401n), LIMIT);
      expect(refusal.facts.remaining).to.equal(String(400n * UNIT));
      await permit(4, CAROL, 400n);
    });

    it('counts permits against purchases and mints, and these against permits', async () => {
      await permit(1, ALICE, 300n);
      expect(await rejection(buy(1, ALICE, 701n))).to.equal(LIMIT.code);
      await buy(2, ALICE, 300n, { minted: 300n });
      expect(await rejection(mint(1, BOB, 401n))).to.equal(LIMIT.code);
      await mint(2, BOB, 200n);
      expect(await rejection(permit(2, ALICE, 201n, { auction: CAROL }))).to.equal(LIMIT.code);
      await permit(3, CAROL, 200n);
      expect(await rejection(mint(3, BOB, 1n))).to.equal(LIMIT.code);
    });

    it('counts bids as read or as indexed, until a confirmed exit refunds them', async () => {
      expect(await rejection(permit(1, ALICE, 501n, { committed: 500n }))).to.equal(LIMIT.code);
      await index([bid(7, 10, { owner: BOB, ...dollars(600n) })], [exit(7, 51, { owner: BOB, ...dollars(500n) })]);
      expect(await rejection(permit(2, ALICE, 401n))).to.equal(LIMIT.code);
      expect(await rejection(mint(1, CAROL, 401n))).to.equal(LIMIT.code);
      expect(await rejection(buy(1, CAROL, 401n))).to.equal(LIMIT.code);
      await stores.auctionIndex
        .of(AUCTION.auction)
        .commit({ from: block(50), to: block(60), confirmed: [exit(7, 51, { owner: BOB, ...dollars(500n) })] });
      await permit(3, ALICE, 900n);
    });

    it('lets a wallet bid again what was refunded, against a higher maximum', async () => {
      await index([bid(7, 10, dollars(900n)), exit(7, 11, dollars(900n))]);
      await permit(1, ALICE, 900n, { here: 900n, maximum: 1_900n });
      expect(await rejection(permit(2, BOB, 101n))).to.equal(LIMIT.code);
      await permit(3, BOB, 100n);
    });

    it('does not count a permit whose bid is indexed twice', async () => {
      await permit(7, ALICE, 600n);
      await index([], [bid(7, 51, dollars(600n))]);
      await permit(8, BOB, 400n);
      expect(await rejection(permit(9, BOB, 1n, { auction: CAROL }))).to.equal(LIMIT.code);
    });

    const asks = { purchase: buy, bid: permit, mint } as const;
    for (const held of ['purchase', 'bid'] as const)
      for (const asked of ['purchase', 'bid', 'mint'] as const)
        it(`counts what another wallet may use for a ${held} against a ${asked} until a confirmed block is after its deadline, and for a bid is indexed, whatever the clock says`, async () => {
          const second = (later: bigint) => new Date(Number(DEADLINE + later) * 1000);
          await asks[held](1, ALICE, 900n);
          const asksAt = second(3_600n);
          for (const settledUntil of [new Date(0), second(-1n), second(0n)])
            expect(await rejection(asks[asked](2, BOB, 900n, { asksAt, settledUntil }))).to.equal(LIMIT.code);
          const { issuedBidPermits } = stores;
          if (held === 'bid') {
            for (const indexedUntil of [new Date(0), second(0n)]) {
              await issuedBidPermits.settle(AUCTION.auction, indexedUntil);
              expect(await rejection(asks[asked](2, BOB, 900n, { asksAt, settledUntil: second(1n) }))).to.equal(
                LIMIT.code,
              );
            }
            await issuedBidPermits.settle(AUCTION.auction, second(1n));
          }
          await asks[asked](2, BOB, 900n, { asksAt, settledUntil: second(1n) });
        });

    it('counts no permit that is settled, also while the clock is behind that block', async () => {
      await permit(1, ALICE, 900n);
      await stores.issuedBidPermits.settle(AUCTION.auction, new Date(Number(DEADLINE + 1n) * 1000));
      await permit(2, BOB, 900n, { asksAt: at(), settledUntil: new Date(0) });
    });
  });
}
