import { expect } from 'chai';
import { InMemoryAlarms } from '../../../../src/adapters/alarm/alarms.memory.ts';
import type { Sold } from '../../../../src/adapters/chain/memory/chain.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmSaleEvents } from '../../../../src/adapters/chain/sale/sale-events.evm.ts';
import { SettableClock } from '../../../../src/adapters/local/clock.ts';
import { SeededRandom } from '../../../../src/adapters/local/random.ts';
import { inMemorySaleStores } from '../../../../src/adapters/store/sale/sale-stores.memory.ts';
import { InMemoryLeases } from '../../../../src/adapters/store/system/system-stores.memory.ts';
import { indexPurchases } from '../../../../src/application/sale/index-purchases.ts';
import { Failure } from '../../../../src/domain/shared/failure.ts';
import { describeOnChain } from '../../../support/chain/chain.ts';
import { BUYER } from '../../../support/chain/forking-chain.ts';
import { emission, placeEmitter } from '../../../support/emitter.ts';
import { startProxy } from '../../../support/servers/rpc-server.ts';

const CONFIRMATIONS = 2;
/** More than are linked by hash, so that a part is queried by range. */
const OLD_BLOCKS = 70;
/** The chain changes before the first answer of a run, before the second, and so on. */
const MOMENTS = Array.from({ length: 24 }, (_, moment) => moment);

let nonce = 0n;
const bought = (): Sold => {
  nonce += 1n;
  return { buyer: BUYER, paymentToken: BUYER, referrer: BUYER, amount: 1n, tokens: 2n, nonce, tier: 1 };
};

describeOnChain('threat, phantom purchases: a node reorganizes while the indexer reads', (node) => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function anIndexer() {
    const { address, mine } = await placeEmitter(node());
    let answersLeft = Number.POSITIVE_INFINITY;
    let disturb = async () => {};
    const proxy = await startProxy(node(), {}, async () => {
      answersLeft -= 1;
      if (answersLeft === -1) await disturb();
    });
    const rpc = new ChainRpc({ chainId: node().chainId, urls: [proxy.url] });
    closing.push(() => rpc.close(), proxy.stop);
    const clock = new SettableClock(new Date());
    const stores = inMemorySaleStores();
    const startBlock = Number(await node().rpc('eth_blockNumber'));
    const index = indexPurchases({
      ...stores,
      alarms: new InMemoryAlarms(),
      clock,
      leases: new InMemoryLeases(clock),
      random: new SeededRandom('reorganizations'),
      saleEvents: new EvmSaleEvents(rpc, address),
      salePolicy: {
        chainId: node().chainId,
        contract: address,
        paymentTokens: [{ address: BUYER, symbol: 'USDC', decimals: 6 }],
        startBlock,
        confirmations: CONFIRMATIONS,
      },
    });
    const indexDisturbed = async (moment: number, change: () => Promise<unknown>) => {
      let changed = false;
      disturb = async () => {
        changed = true;
        await change();
      };
      answersLeft = moment;
      await index().catch((error: unknown) => {
        if (!(error instanceof Failure && error.code === 'CHAIN_UNAVAILABLE')) throw error;
      });
      answersLeft = Number.POSITIVE_INFINITY;
      if (!changed) await change();
    };
    const indexed = async () => (await stores.purchaseHistory.list(BUYER, { limit: 10_000 })).items.toReversed();
    return { address, mine, index, indexDisturbed, indexed };
  }
  type Indexer = Awaited<ReturnType<typeof anIndexer>>;

  async function expectTheChainsHistory({ address, index, indexed }: Indexer): Promise<void> {
    await index();
    const query = { address, fromBlock: '0x0', toBlock: 'latest' };
    const logs = await node().rpc<Record<'transactionHash' | 'blockHash' | 'blockNumber', string>[]>('eth_getLogs', [
      query,
    ]);
    expect(logs).not.to.be.empty;
    const last = Number(await node().rpc('eth_blockNumber')) - CONFIRMATIONS;
    expect(
      (await indexed()).map(({ txHash, blockHash, confirmed }) => ({ txHash, blockHash, confirmed })),
    ).to.deep.equal(
      logs.map(({ transactionHash, blockHash, blockNumber }) => ({
        txHash: transactionHash,
        blockHash,
        confirmed: Number(blockNumber) <= last,
      })),
    );
  }

  it('history equals the chain after anvil_reorg, with purchases in other blocks, at every moment of a run', async () => {
    const indexer = await anIndexer();
    await indexer.mine(bought(), bought());
    for (let i = 0; i < OLD_BLOCKS; i += 1) await indexer.mine();
    for (const moment of MOMENTS) {
      // The newest confirmed block is empty: its hash alone tells nothing of the purchase below.
      await indexer.mine(bought());
      for (let i = 0; i < 3; i += 1) await indexer.mine();
      await indexer.indexDisturbed(moment, () =>
        node().rpc('anvil_reorg', [6, [[emission(indexer.address, bought()), moment % 6]]]),
      );
      await expectTheChainsHistory(indexer);
    }
  });

  it('history equals the chain after evm_revert to a lower head, and other blocks, at every moment of a run', async () => {
    const indexer = await anIndexer();
    for (let i = 0; i < OLD_BLOCKS; i += 1) await indexer.mine();
    for (const moment of MOMENTS) {
      await indexer.mine(bought());
      const snapshot = await node().rpc('evm_snapshot');
      for (let i = 0; i < 4; i += 1) await indexer.mine(bought());
      if (moment % 2 === 1) await indexer.index();
      await indexer.mine(bought());
      await indexer.indexDisturbed(moment, async () => {
        await node().rpc('evm_revert', [snapshot]);
        for (let i = 0; i <= moment % 3; i += 1) await indexer.mine(bought(), bought());
      });
      for (let i = 0; i < 6; i += 1) await indexer.mine();
      await expectTheChainsHistory(indexer);
    }
  });
});
