import { expect } from 'chai';
import fc from 'fast-check';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmAuctionEvents } from '../../../src/adapters/chain/sale/auctions.evm.ts';
import { EvmSaleEvents } from '../../../src/adapters/chain/sale/sale-events.evm.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { SeededRandom } from '../../../src/adapters/local/random.ts';
import { inMemorySaleStores } from '../../../src/adapters/store/sale/sale-stores.memory.ts';
import { InMemoryLeases } from '../../../src/adapters/store/system/system-stores.memory.ts';
import type { ChainEvents } from '../../../src/application/ports/chain-events.ts';
import type { Ports } from '../../../src/application/ports/index.ts';
import { indexAuctions } from '../../../src/application/sale/index-auctions.ts';
import { indexPurchases } from '../../../src/application/sale/index-purchases.ts';
import type { AuctionEvent } from '../../../src/domain/sale/auction-event.ts';
import type { BlockRef, Purchase } from '../../../src/domain/sale/purchase.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import { BOUGHT, BUYER, ForkingChain } from '../../support/chain/forking-chain.ts';
import { bidsInMemory, inProcess, purchasesInMemory } from '../../support/chain/forking-events.ts';
import { bidLogs, bidOf, forkingNode, type NodeHabits } from '../../support/chain/forking-node.ts';
import { makeMove, type Scenario, scenario } from '../../support/chain/reorganizations.ts';
import { AUCTION, anAuctionState } from '../../support/fixtures/auction-fixtures.ts';
import { type Methods, startRpcServer } from '../../support/servers/rpc-server.ts';

const USDC = { address: BUYER, symbol: 'USDC', decimals: 6 };
/** More in `npm run test:rest`. */
const RUNS = process.env.TESTS === 'rest' ? 1_000 : 100;
const RUNS_OVER_HTTP = 20;

type Stores = ReturnType<typeof inMemorySaleStores>;
type Indexed = Readonly<{ txHash: Hex; logIndex: number; blockHash: Hex; confirmed: boolean }>;

/** What is indexed: purchases, or in their place bids. */
type Subject<Event> = Readonly<{
  toLogs?: NonNullable<NodeHabits['toLogs']>;
  index(stores: Stores, events: ChainEvents<Event>, ports: IndexPorts): () => Promise<unknown>;
  indexed(stores: Stores): Promise<readonly Indexed[]>;
  cursor(stores: Stores): Promise<BlockRef | undefined>;
  expected(purchase: Purchase): Omit<Indexed, 'confirmed'>;
}>;
type IndexPorts = Pick<Ports, 'alarms' | 'clock' | 'leases' | 'random' | 'salePolicy'>;

const PURCHASES: Subject<Purchase> = {
  index: (stores, saleEvents, ports) => indexPurchases({ ...stores, ...ports, saleEvents }),
  indexed: async ({ purchaseHistory }) => (await purchaseHistory.list(BUYER, { limit: 10_000 })).items.toReversed(),
  cursor: ({ purchaseIndex }) => purchaseIndex.cursor(),
  expected: (purchase) => purchase,
};

const BIDS: Subject<AuctionEvent> = {
  toLogs: bidLogs(AUCTION),
  index: (stores, events, { salePolicy, ...ports }) =>
    indexAuctions({
      ...{ ...stores, ...ports, salePolicy: { ...salePolicy, auctions: [AUCTION] } },
      auctionContracts: {
        state: async () => anAuctionState({ startBlock: salePolicy.startBlock }),
        hookOf: async () => AUCTION.hook,
        committed: async () => 0n,
      },
      auctionEvents: { of: () => events },
      saleContract: { settledUntil: async () => new Date(0) },
    }),
  indexed: ({ auctionIndex }) => auctionIndex.eventsOf(BUYER),
  cursor: ({ auctionIndex }) => auctionIndex.of(AUCTION.auction).cursor(),
  expected: (purchase) => bidOf(AUCTION, purchase),
};

function anIndexer<Event>(
  { before, confirmations, startBlock, moves, secondsToAnswer, ...habits }: Scenario,
  read: (node: NodeHabits) => ChainEvents<Event>,
  subject: Subject<Event>,
) {
  const chain = new ForkingChain();
  for (const one of before) chain.mine(one);
  const clock = new SettableClock(new Date('2026-01-31T12:00:00Z'));
  const left = [...moves];
  let answers = 0;
  const beforeAnswer = () => {
    const [due] = left;
    if (due !== undefined) clock.advance(secondsToAnswer * 1_000);
    if (due === undefined || answers++ < due[0]) return;
    answers = 0;
    left.shift();
    makeMove(chain, due[1]);
  };
  const stores = inMemorySaleStores();
  const { toLogs } = subject;
  const events = read({ chain, beforeAnswer, ...habits, ...(toLogs !== undefined && { toLogs }) });
  const index = subject.index(stores, events, {
    alarms: new InMemoryAlarms(),
    clock,
    leases: new InMemoryLeases(clock),
    random: new SeededRandom('reorganizations'),
    salePolicy: { chainId: 1, contract: BUYER, paymentTokens: [USDC], startBlock, confirmations },
  });
  const indexed = () => subject.indexed(stores);
  return { chain, index, indexed, cursor: () => subject.cursor(stores), movesLeft: () => left.length };
}

/** A run that the chain disturbed too often is made again later. */
async function attempt(index: () => Promise<unknown>): Promise<void> {
  await index().catch((error: unknown) => {
    if (!(error instanceof Failure && error.code === 'CHAIN_UNAVAILABLE')) throw error;
  });
}

const placesOf = (events: readonly Omit<Indexed, 'confirmed'>[]) =>
  events.map(({ txHash, logIndex, blockHash }) => `${txHash}:${logIndex} in ${blockHash}`).join('\n');

async function historyEqualsTheChain<Event>(
  it: Scenario,
  read: (node: NodeHabits) => ChainEvents<Event>,
  subject: Subject<Event>,
): Promise<void> {
  const { chain, index, indexed, cursor, movesLeft } = anIndexer(it, read, subject);
  let checked: string | undefined;
  while (movesLeft() > 0) {
    await attempt(index);
    const at = await cursor();
    if (at?.hash === checked) continue;
    checked = at?.hash;
    const behindCursor = at === undefined ? [] : chain.upTo(at.hash).slice(it.startBlock);
    const confirmed = (await indexed()).filter((one) => one.confirmed);
    const expected = behindCursor.flatMap(({ purchases }) => purchases.map(subject.expected));
    expect(placesOf(confirmed), 'confirmed events, while the chain moves').to.equal(placesOf(expected));
  }
  const end = chain.highest + 1;
  while (chain.head.number < end) chain.mine(BOUGHT);
  for (let i = 0; i < 2; i += 1) await index();
  const last = chain.head.number - it.confirmations;
  const startsAt = last < it.startBlock ? Number.POSITIVE_INFINITY : it.startBlock;
  const expected = chain
    .purchases(startsAt)
    .map((one) => ({ ...subject.expected(one), confirmed: one.blockNumber <= last }));
  expect(await indexed(), 'history, when the chain is quiet').to.deep.equal(expected);
}

/** The same history, read by each adapter. */
function describeReading<Event>(
  what: string,
  subject: Subject<Event>,
  {
    evm,
    memory,
  }: Readonly<{
    evm(rpc: Pick<ChainRpc, 'read'>): ChainEvents<Event>;
    memory(node: NodeHabits): ChainEvents<Event>;
  }>,
): void {
  it(`threat, phantom ${what}: history equals the chain, read from a node`, () =>
    fc.assert(
      fc.asyncProperty(scenario, (it) =>
        historyEqualsTheChain(it, (node) => evm(inProcess(forkingNode(node))), subject),
      ),
      { numRuns: RUNS, endOnFailure: true },
    ));

  it(`threat, phantom ${what}: history equals the chain, read in memory`, () =>
    fc.assert(
      fc.asyncProperty(scenario, (it) => historyEqualsTheChain(it, memory, subject)),
      { numRuns: RUNS, endOnFailure: true },
    ));

  it(`threat, phantom ${what}: history equals the chain, read from a node over HTTP`, async () => {
    const methods: Methods = {};
    const server = await startRpcServer(methods);
    const rpc = new ChainRpc({ chainId: 1, urls: [server.url] });
    const read = (node: NodeHabits) => {
      Object.assign(methods, forkingNode(node));
      return evm(rpc);
    };
    try {
      await fc.assert(
        fc.asyncProperty(scenario, (it) => historyEqualsTheChain(it, read, subject)),
        { numRuns: RUNS_OVER_HTTP, endOnFailure: true },
      );
    } finally {
      rpc.close();
      await server.stop();
    }
  });
}

describe('reorganizations of up to 64 blocks between any two answers of the node', () => {
  describeReading('purchases', PURCHASES, { evm: (rpc) => new EvmSaleEvents(rpc, BUYER), memory: purchasesInMemory });
  describeReading('bids', BIDS, { evm: (rpc) => new EvmAuctionEvents(rpc).of(AUCTION), memory: bidsInMemory });
});
