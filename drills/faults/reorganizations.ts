import { InMemoryAlarms } from '../../src/adapters/alarm/alarms.memory.ts';
import { ChainRpc } from '../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmSaleEvents } from '../../src/adapters/chain/sale/sale-events.evm.ts';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../src/adapters/local/random.ts';
import { PostgresPurchaseHistory } from '../../src/adapters/store/sale/purchase-history.postgres.ts';
import { PostgresPurchaseIndex } from '../../src/adapters/store/sale/purchase-index.postgres.ts';
import { InMemoryLeases } from '../../src/adapters/store/system/system-stores.memory.ts';
import { indexPurchases } from '../../src/application/sale/index-purchases.ts';
import type { Purchase } from '../../src/domain/sale/purchase.ts';
import { Failure } from '../../src/domain/shared/failure.ts';
import { openPostgres } from '../../src/infrastructure/database/open-postgres.ts';
import { BOUGHT, BUYER, DEEPEST, ForkingChain, KEPT } from '../../test/support/chain/forking-chain.ts';
import { forkingNode } from '../../test/support/chain/forking-node.ts';
import { type Methods, startRpcServer } from '../../test/support/servers/rpc-server.ts';
import type { Drill } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';

/** More blocks than are linked by hash, so that the older ones are queried by range. */
const OLD_BLOCKS = DEEPEST + 16;
const CONFIRMATIONS = 4;
/** The answers of a node in one run of the indexer; the chain changes before each of them in turn. */
const MOMENTS = 24;
const LARGEST_RANGE = 30;

const placeOf = ({ txHash, logIndex, blockHash }: Purchase) => `${txHash}:${logIndex} in ${blockHash}`;

/** For each depth from 1 to 64 and each moment of a run: the newest blocks are replaced just then. The history must be the chain's. */
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
        await knex.raw('truncate purchases, sale_cursors, sale_checkpoints');
        const { expected, found } = await indexedThrough(depth, moment);
        const missing = expected.filter((one) => !found.includes(one));
        const surplus = found.filter((one, i) => !expected.includes(one) || found.indexOf(one) !== i);
        accepted += expected.length;
        lost += missing.length;
        doubled += surplus.length;
        if (missing.length + surplus.length > 0) notes.push(`depth ${depth}, before answer ${moment}`);
      }
    } finally {
      rpc.close();
      await node.stop();
      await close();
      await place.close();
    }
    const recoveries = new Map([['reorganized', { rounds, worstMs: 0 }]]);
    return { accepted, lost, doubled, wrong: 0, recoveries, notes };

    async function indexedThrough(depth: number, moment: number) {
      const chain = new ForkingChain();
      for (let i = 0; i < OLD_BLOCKS; i += 1) chain.mine(i % 3 === 0 ? BOUGHT : 0);
      let answers = -1;
      const beforeAnswer = () => {
        answers += 1;
        if (answers === moment) chain.fork(depth, Array(depth + 1).fill(BOUGHT | KEPT));
      };
      Object.assign(
        methods,
        forkingNode({ chain, beforeAnswer, keepsOrphans: moment % 2 === 0, largestRange: LARGEST_RANGE }),
      );
      const salePolicy = {
        chainId: 1,
        contract: BUYER,
        paymentTokens: [{ address: BUYER, symbol: 'USDC', decimals: 6 }],
        startBlock: 0,
        confirmations: CONFIRMATIONS,
      } as const;
      const sale = { chainId: 1, contract: BUYER };
      const index = indexPurchases({
        alarms: new InMemoryAlarms(),
        clock: systemClock,
        leases: new InMemoryLeases(systemClock),
        random: cryptoRandom,
        saleEvents: new EvmSaleEvents(rpc, BUYER),
        purchaseIndex: new PostgresPurchaseIndex(knex, sale),
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
      const history = await new PostgresPurchaseHistory(knex, sale).list(BUYER, { limit: 10_000 });
      return { expected: chain.purchases().map(placeOf), found: history.items.map(placeOf) };
    }
  },
};
