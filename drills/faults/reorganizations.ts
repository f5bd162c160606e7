import type { Knex } from 'knex';
import { InMemoryAlarms } from '../../src/adapters/alarm/alarms.memory.ts';
import { ChainRpc } from '../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmAuctionEvents } from '../../src/adapters/chain/sale/auctions.evm.ts';
import { EvmSaleEvents } from '../../src/adapters/chain/sale/sale-events.evm.ts';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../src/adapters/local/random.ts';
import { PostgresAuctionIndex } from '../../src/adapters/store/sale/auction-index.postgres.ts';
import { PostgresIssuedBidPermits } from '../../src/adapters/store/sale/issued-bid-permits.postgres.ts';
import { PostgresPurchaseHistory } from '../../src/adapters/store/sale/purchase-history.postgres.ts';
import { PostgresPurchaseIndex } from '../../src/adapters/store/sale/purchase-index.postgres.ts';
import { InMemoryLeases } from '../../src/adapters/store/system/system-stores.memory.ts';
import type { Ports } from '../../src/application/ports/index.ts';
import { indexAuctions } from '../../src/application/sale/index-auctions.ts';
import { indexPurchases } from '../../src/application/sale/index-purchases.ts';
import type { Purchase } from '../../src/domain/sale/purchase.ts';
import { Failure } from '../../src/domain/shared/failure.ts';
import { openPostgres } from '../../src/infrastructure/database/open-postgres.ts';
import { BOUGHT, BUYER, DEEPEST, ForkingChain, KEPT } from '../../test/support/chain/forking-chain.ts';
import { bidLogs, bidOf, forkingNode, type NodeHabits } from '../../test/support/chain/forking-node.ts';
import { AUCTION, anAuctionState } from '../../test/support/fixtures/auction-fixtures.ts';
import { type Methods, startRpcServer } from '../../test/support/servers/rpc-server.ts';
import type { Drill } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';

/** More blocks than are linked by hash, so that the older ones are queried by range. */
const OLD_BLOCKS = DEEPEST + 16;
const CONFIRMATIONS = 4;
/** The answers of a node in one run of the indexer; the chain changes before each of them in turn. */
const MOMENTS = 24;
const LARGEST_RANGE = 30;

const SALE = { chainId: 1, contract: BUYER };

type Placed = Pick<Purchase, 'txHash' | 'logIndex' | 'blockHash'>;
type IndexPorts = Pick<Ports, 'alarms' | 'clock' | 'leases' | 'random' | 'salePolicy'>;

/** What is indexed: purchases, or in their place bids. */
type Subject = Readonly<{
  toLogs?: NonNullable<NodeHabits['toLogs']>;
  index(db: Knex, rpc: ChainRpc, ports: IndexPorts): () => Promise<unknown>;
  indexed(db: Knex): Promise<readonly Placed[]>;
  expected(purchase: Purchase): Placed;
}>;

const SUBJECTS: Readonly<Record<string, Subject>> = {
  purchases: {
    index: (db, rpc, ports) =>
      indexPurchases({
        ...ports,
        saleEvents: new EvmSaleEvents(rpc, BUYER),
        purchaseIndex: new PostgresPurchaseIndex(db, SALE),
      }),
    indexed: async (db) => (await new PostgresPurchaseHistory(db, SALE).list(BUYER, { limit: 10_000 })).items,
    expected: (purchase) => purchase,
  },
  bids: {
    toLogs: bidLogs(AUCTION),
    index: (db, rpc, { salePolicy, ...ports }) =>
      indexAuctions({
        ...{ ...ports, salePolicy: { ...salePolicy, auctions: [AUCTION] } },
        auctionContracts: {
          state: async () => anAuctionState({ startBlock: 0 }),
          hookOf: async () => AUCTION.hook,
          committed: async () => 0n,
        },
        saleContract: { settledUntil: async () => new Date(0) },
        issuedBidPermits: new PostgresIssuedBidPermits(db, SALE),
        auctionEvents: new EvmAuctionEvents(rpc),
        auctionIndex: new PostgresAuctionIndex(db, SALE),
      }),
    indexed: (db) => new PostgresAuctionIndex(db, SALE).eventsOf(BUYER),
    expected: (purchase) => bidOf(AUCTION, purchase),
  },
};

const placeOf = ({ txHash, logIndex, blockHash }: Placed) => `${txHash}:${logIndex} in ${blockHash}`;

/** For each depth from 1 to 64 and each moment of a run: the newest blocks are replaced just then. Both histories must be the chain's. */
export const reorganizations: Drill = {
  title: 'the chain reorganizes 1 to 64 blocks during an indexing run',
  rounds: { short: 32, full: DEEPEST * MOMENTS },
  run: async (rounds) => {
    const place = await onPostgres();
    const { knex, close } = openPostgres({ url: place.url });
    const methods: Methods = {};
    const node = await startRpcServer(methods);
    const rpc = new ChainRpc({ chainId: 1, urls: [node.url] });
    let [accepted, lost, doubled] = [0, 0, 0];
    const notes: string[] = [];
    const step = (DEEPEST * MOMENTS) / rounds;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const which = Math.floor(round * step);
        const [depth, moment] = [1 + (which % DEEPEST), Math.floor(which / DEEPEST)];
        await knex.raw('truncate purchases, auction_events, sale_cursors, sale_checkpoints');
        for (const [name, subject] of Object.entries(SUBJECTS)) {
          const { expected, found } = await indexedThrough(subject, depth, moment);
          const missing = expected.filter((one) => !found.includes(one));
          const surplus = found.filter((one, i) => !expected.includes(one) || found.indexOf(one) !== i);
          accepted += expected.length;
          lost += missing.length;
          doubled += surplus.length;
          if (missing.length + surplus.length > 0) notes.push(`${name}: depth ${depth}, before answer ${moment}`);
        }
      }
    } finally {
      rpc.close();
      await node.stop();
      await close();
      await place.close();
    }
    const recoveries = new Map([['reorganized', { rounds, worstMs: 0 }]]);
    return { accepted, lost, doubled, wrong: 0, recoveries, notes };

    async function indexedThrough(
      { toLogs, index: indexing, indexed, expected }: Subject,
      depth: number,
      moment: number,
    ) {
      const chain = new ForkingChain();
      for (let i = 0; i < OLD_BLOCKS; i += 1) chain.mine(i % 3 === 0 ? BOUGHT : 0);
      let answers = -1;
      const beforeAnswer = () => {
        answers += 1;
        if (answers === moment) chain.fork(depth, Array(depth + 1).fill(BOUGHT | KEPT));
      };
      const habits = { chain, beforeAnswer, keepsOrphans: moment % 2 === 0, largestRange: LARGEST_RANGE };
      Object.assign(methods, forkingNode({ ...habits, ...(toLogs !== undefined && { toLogs }) }));
      const salePolicy = {
        chainId: 1,
        contract: BUYER,
        paymentTokens: [{ address: BUYER, symbol: 'USDC', decimals: 6 }],
        startBlock: 0,
        confirmations: CONFIRMATIONS,
      } as const;
      const index = indexing(knex, rpc, {
        alarms: new InMemoryAlarms(),
        clock: systemClock,
        leases: new InMemoryLeases(systemClock),
        random: cryptoRandom,
        salePolicy,
      });
      answers = Number.NEGATIVE_INFINITY;
      await index();
      for (let i = 0; i < 3; i += 1) chain.mine(BOUGHT);
      answers = -1;
      await index().catch((error: unknown) => {
        if (!(error instanceof Failure && error.code === 'CHAIN_UNAVAILABLE')) throw error;
      });
      if (answers < moment) chain.fork(depth, Array(depth + 1).fill(BOUGHT | KEPT));
      answers = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 2; i += 1) {
        chain.mine(BOUGHT);
        await index();
      }
      const found = (await indexed(knex)).map(placeOf);
      return { expected: chain.purchases().map((one) => placeOf(expected(one))), found };
    }
  },
};
