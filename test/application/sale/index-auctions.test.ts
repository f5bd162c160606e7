import { expect } from 'chai';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { InMemoryChain } from '../../../src/adapters/chain/memory/chain.memory.ts';
import { InMemoryAuctionContracts, InMemoryAuctionEvents } from '../../../src/adapters/chain/sale/auctions.memory.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { inMemorySaleStores } from '../../../src/adapters/store/sale/sale-stores.memory.ts';
import { InMemoryLeases } from '../../../src/adapters/store/system/system-stores.memory.ts';
import { indexAuctions } from '../../../src/application/sale/index-auctions.ts';
import type { Auction } from '../../../src/domain/sale/auction.ts';
import { AUCTION, anAuctionState, bid, bidPermit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { DEADLINE } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

const CONFIRMATIONS = 2;

describe('indexing an auction that was removed from the configuration', () => {
  let clock: SettableClock;
  let chain: InMemoryChain;
  let events: InMemoryAuctionEvents;
  let stores: ReturnType<typeof inMemorySaleStores>;
  let index: () => Promise<number>;
  const run = (auctions: readonly Auction[], inMemory = true) => {
    const contracts = new InMemoryAuctionContracts(chain);
    const { block: _, ...terms } = anAuctionState({ startBlock: 0 });
    contracts.set(AUCTION, () => terms);
    return indexAuctions({
      ...{ ...stores, clock, alarms: new InMemoryAlarms(), leases: new InMemoryLeases(clock), random: cryptoRandom },
      ...{ auctionContracts: contracts, auctionEvents: events },
      saleContract: { settledUntil: async () => clock.now() },
      salePolicy: {
        ...{ chainId: 8453, contract: ALICE, startBlock: 0, confirmations: CONFIRMATIONS, auctions },
        ...(inMemory && { inMemory }),
        paymentTokens: [{ address: anAuctionState().currency, symbol: 'USDC', decimals: 6 }],
      },
    });
  };
  const mine = (time: bigint, count = 1) => {
    clock.set(new Date(Number(time) * 1_000));
    for (let i = 0; i < count; i++) chain.mine();
  };

  beforeEach(async () => {
    clock = new SettableClock(at());
    chain = new InMemoryChain(clock);
    events = new InMemoryAuctionEvents(chain);
    stores = inMemorySaleStores();
    await stores.issuedBidPermits.record(bidPermit(1n), at(), aGrant());
    await run([AUCTION])();
    index = run([]);
  });

  it('goes on until a confirmed block after the deadlines of its permits is indexed, and then ends', async () => {
    for (const [time, followed] of [
      [DEADLINE, true],
      [DEADLINE + 1n, true],
      [DEADLINE + 1n, true],
      [DEADLINE + 1n, false],
    ] as const) {
      mine(time);
      await index();
      expect(await stores.issuedBidPermits.unsettledAuctions()).to.deep.equal(followed ? [AUCTION.auction] : []);
    }
    const cursor = await stores.auctionIndex.of(AUCTION.auction).cursor();
    mine(DEADLINE + 2n, 5);
    await index();
    expect(await stores.auctionIndex.of(AUCTION.auction).cursor()).to.deep.equal(cursor);
  });

  it('settles the permits of one that the chain does not have, once they are over, without a failure', async () => {
    const gone = bidPermit(1n, { auction: ALICE });
    await stores.issuedBidPermits.record(gone, at(), aGrant());
    for (const [time, followed] of [
      [DEADLINE, true],
      [DEADLINE + 1n, false],
      [DEADLINE + 1n, false],
    ] as const) {
      mine(time);
      await index();
      expect((await stores.issuedBidPermits.unsettledAuctions()).includes(ALICE)).to.equal(followed);
    }
    expect(await stores.auctionIndex.of(ALICE).cursor()).to.equal(undefined);
  });

  it('trusts no node that has no contract there', async () => {
    await stores.issuedBidPermits.record(bidPermit(1n, { auction: ALICE }), at(), aGrant());
    mine(DEADLINE + 1n);
    expect(await rejection(run([], false)())).to.equal('CHAIN_UNAVAILABLE');
    expect(await stores.issuedBidPermits.unsettledAuctions()).to.include(ALICE);
  });

  it('finds a bid that was made with such a permit in the last second', async () => {
    mine(DEADLINE);
    const { number, hash } = chain.head;
    events.add(bid(1, number, { blockHash: hash }));
    mine(DEADLINE + 1n, 1 + CONFIRMATIONS);
    expect(await index()).to.equal(1);
    expect(await stores.auctionIndex.totals()).to.deep.equal({ confirmed: 1, unconfirmed: 0, neverIssued: 0 });
    expect(await stores.issuedBidPermits.unsettledAuctions()).to.deep.equal([]);
  });
});
