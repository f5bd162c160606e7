import { expect } from 'chai';
import { as } from '../../../../contracts/kit/handles.ts';
import { InMemoryChain } from '../../../../src/adapters/chain/memory/chain.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmSaleEvents } from '../../../../src/adapters/chain/sale/sale-events.evm.ts';
import { InMemorySaleEvents } from '../../../../src/adapters/chain/sale/sale-events.memory.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeSaleEventsContract } from '../../../contracts/sale/sale-events.contract.ts';
import { describeInWorld, describeOnChain } from '../../../support/chain/chain.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { placeEmitter } from '../../../support/emitter.ts';
import { cast, purchaseOrder } from '../../../support/fixtures/sale-orders.ts';
import { type Methods, Refusal, startProxy } from '../../../support/servers/rpc-server.ts';

const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as WalletAddress;

describeSaleEventsContract('in memory', async (limits) => {
  const chain = new InMemoryChain({ now: () => new Date() });
  chain.mine();
  return {
    events: new InMemorySaleEvents(chain, limits?.largestRange),
    mine: async (...sold) => void chain.mine(...sold),
    reorganise: async (depth) => chain.reorganise(depth),
    rollBack: async (depth) => chain.rollBack(depth),
  };
});

describeOnChain('a chain of its own', (node) => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  describeSaleEventsContract('a node', async (limits) => {
    const { address, mine } = await placeEmitter(node());
    const proxy = await startProxy(node(), limits && refusingRanges(limits.largestRange));
    const rpc = new ChainRpc({ chainId: node().chainId, urls: [proxy.url] });
    closing.push(() => rpc.close(), proxy.stop);
    return {
      events: new EvmSaleEvents(rpc, address),
      mine,
      reorganise: (depth) => node().rpc('anvil_reorg', [depth, []]),
      rollBack: (depth) => node().rpc('anvil_rollback', [depth]),
    };
  });

  /** Rejects log queries as a hosted node does; other calls go to the real node. */
  const refusingRanges = (largest: number): Methods => ({
    eth_getLogs: (params) => {
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
      if (Number(toBlock) - Number(fromBlock) >= largest)
        throw new Refusal(-32602, `query exceeds max block range ${largest}`);
      return node().rpc('eth_getLogs', params);
    },
  });
});

describeInWorld('EvmSaleEvents in the deployed world', (world) => {
  it('returns the purchase that a buyer made at the sale contract', async () => {
    const [order, signature] = await purchaseOrder(world(), { referrer: cast(world()).referrer.address, tier: 2 });
    const { sale, usdc, node } = world();
    await mined(as(cast(world()).buyer, usdc).approve(sale, order.amount));
    const receipt = await mined(as(cast(world()).buyer, sale).buy(order, signature));
    const rpc = new ChainRpc({ chainId: node.chainId, urls: [node.url] });
    const events = new EvmSaleEvents(rpc, world().addresses.sale as WalletAddress);
    const reads = [events.range, events.linkedRange];
    const ranges = await Promise.all(reads.map((read) => read.call(events, world().startBlock, receipt.blockNumber)));
    rpc.close();
    const { buyer, paymentToken, referrer, amount, nonce, tier } = order;
    const block = await world().provider.getBlock(receipt.blockNumber);
    const purchase = {
      txHash: receipt.hash,
      logIndex: receipt.logs.find(({ address }) => address === sale.target)?.index,
      blockNumber: receipt.blockNumber,
      blockHash: receipt.blockHash,
      timestamp: block?.date,
      buyer,
      paymentToken,
      referrer,
      amount,
      tokens: 2_000n * 10n ** 18n,
      nonce,
      tier,
    };
    for (const range of ranges) expect(range?.events).to.deep.equal([purchase]);
  });
});

describeChainOutages('EvmSaleEvents.head', 'CHAIN_UNAVAILABLE', (rpc) => new EvmSaleEvents(rpc, SALE).head());
describeChainOutages('EvmSaleEvents.blocksAt', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmSaleEvents(rpc, SALE).blocksAt([7]),
);
describeChainOutages('EvmSaleEvents.range', 'CHAIN_UNAVAILABLE', (rpc) => new EvmSaleEvents(rpc, SALE).range(1, 7));
describeChainOutages('EvmSaleEvents.linkedRange', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmSaleEvents(rpc, SALE).linkedRange(1, 7),
);
