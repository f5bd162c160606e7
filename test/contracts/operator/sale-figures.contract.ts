import { expect } from 'chai';
import { describe, it } from 'mocha';
import { AUCTION, bid, bidPermit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import type { OperatorStores } from '../../support/fixtures/operator-fixtures.ts';
import { authorization, block, DEADLINE, purchase } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';

const PAST = DEADLINE - 60n;
const BETWEEN = new Date(Number(PAST + 1n) * 1000);
const AMOUNT = 400n;
const USED = [1n, 2n, 3n];

type Sale = Readonly<{
  issue: (stores: OperatorStores, nonce: bigint, deadline: bigint) => Promise<void>;
  /** The chain shows that these were used, and that the one that is past was not. */
  settle: (stores: OperatorStores) => Promise<unknown>;
  statesOf: (stores: OperatorStores) => Promise<readonly Readonly<{ state?: string }>[]>;
}>;

const step = { to: block(10), confirmed: [] };

/** The ways to buy, each told as fully as the others. */
const SALES: Readonly<Record<'buy' | 'mint' | 'bid', Sale>> = {
  buy: {
    issue: (stores, nonce, deadline) =>
      stores.issuedAuthorizations.record(authorization(nonce, { amount: AMOUNT, deadline }), at(), aGrant()),
    settle: (stores) =>
      stores.purchaseIndex.commit({
        ...step,
        unconfirmed: USED.map((nonce) => purchase(Number(nonce), 11, { amount: AMOUNT })),
      }),
    statesOf: (stores) => stores.issuedAuthorizations.issuedTo(ALICE, 10, BETWEEN),
  },
  mint: {
    issue: (stores, nonce, deadline) =>
      stores.nftSaleLedger.record(
        { contract: BOB, authorization: nftAuthorization(nonce, { amount: AMOUNT, deadline }), issuedAt: at() },
        aGrant(),
      ),
    settle: async ({ nftSaleLedger }) => {
      for (const nonce of USED) await nftSaleLedger.settle(BOB, nonce, 'used');
      await nftSaleLedger.settle(BOB, 4n, 'unused');
    },
    statesOf: (stores) => stores.nftSaleLedger.issuedTo(ALICE, 10, BETWEEN),
  },
  bid: {
    issue: (stores, nonce, deadline) =>
      stores.issuedBidPermits.record(bidPermit(nonce, { amount: AMOUNT, deadline }), at(), aGrant()),
    settle: (stores) =>
      stores.auctionIndex
        .of(AUCTION.auction)
        .commit({ ...step, unconfirmed: USED.map((nonce) => bid(Number(nonce), 11, { amount: AMOUNT })) }),
    statesOf: (stores) => stores.issuedBidPermits.issuedTo(ALICE, 10, BETWEEN),
  },
};
const KINDS = ['buy', 'mint', 'bid'] as const;

export function describeSaleFiguresContract(name: string, makeWorld: () => Promise<OperatorStores>): void {
  describe(`the figures of every way to buy: ${name}`, () => {
    /** Three are used, one is past its deadline, two can still be used. */
    const aService = async (kinds: readonly (typeof KINDS)[number][]) => {
      const stores = await makeWorld();
      for (const kind of kinds) {
        for (const nonce of [...USED, 4n]) await SALES[kind].issue(stores, nonce, PAST);
        for (const nonce of [5n, 6n]) await SALES[kind].issue(stores, nonce, DEADLINE);
      }
      return stores;
    };

    it('are the same for the same history, each of its own sale only', async () => {
      const stores = await aService(KINDS);
      for (const kind of KINDS) await SALES[kind].settle(stores);
      for (const kind of KINDS) {
        const { bought, ...figures } = await stores.serviceFigures.sale(kind, new Date(0), BETWEEN);
        expect(figures, kind).to.deep.equal({
          authorizations: { issued: 2, used: 3, expired: 1 },
          purchases: 3,
          volume: 3n * AMOUNT,
          issued: [{ day: at().toISOString().slice(0, 10), count: 6 }],
        });
        const days = bought?.map(({ count, volume }) => [count, volume]);
        expect(days, kind).to.deep.equal(kind === 'mint' ? undefined : [[3, 3n * AMOUNT]]);
        const states = (await SALES[kind].statesOf(stores)).map(({ state }) => state);
        expect(states.toSorted(), kind).to.deep.equal(['expired', 'issued', 'issued', 'used', 'used', 'used']);
        const none = await stores.serviceFigures.sale(kind, new Date('2100-01-01'), BETWEEN);
        expect([none.issued, none.bought ?? []], kind).to.deep.equal([[], []]);
      }
    });

    it('are of one sale, whatever the others do', async () => {
      for (const kind of KINDS) {
        const stores = await aService([kind]);
        await SALES[kind].settle(stores);
        const counts = KINDS.map(async (one) => (await stores.serviceFigures.sale(one, at(), BETWEEN)).purchases);
        expect(await Promise.all(counts)).to.deep.equal(KINDS.map((one) => (one === kind ? 3 : 0)));
      }
    });

    it('count an NFT that the chain has not shown yet neither as used nor as expired', async () => {
      const stores = await aService(['mint']);
      const { authorizations, purchases } = await stores.serviceFigures.sale('mint', at(), BETWEEN);
      expect([authorizations, purchases]).to.deep.equal([{ issued: 2, used: 0, expired: 0 }, 0]);
      const states = (await SALES.mint.statesOf(stores)).filter((one) => 'state' in one);
      expect(states.map(({ state }) => state)).to.deep.equal(['issued', 'issued']);
    });
  });
}
