import { expect } from 'chai';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmSaleEvents } from '../../../../src/adapters/chain/sale/sale-events.evm.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { rejection } from '../../../support/rejection.ts';
import { hashOf, purchaseLog, startLogServer } from '../../../support/servers/log-server.ts';
import { Refusal, type RpcServer } from '../../../support/servers/rpc-server.ts';

const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as WalletAddress;
const HEAD = 50;
const log = (block: number, index?: number) => purchaseLog(SALE, block, index);

describe('EvmSaleEvents', () => {
  let logs: unknown;
  const servers: RpcServer[] = [];
  const clients: ChainRpc[] = [];

  const startNode = async (head = HEAD) => {
    const server = await startLogServer(head, () => logs);
    servers.push(server);
    return server;
  };
  const eventsOf = (...nodes: RpcServer[]) => {
    const rpc = new ChainRpc({ chainId: 1, urls: nodes.map(({ url }) => url) });
    clients.push(rpc);
    return new EvmSaleEvents(rpc, SALE);
  };
  const purchasesIn = async (node: RpcServer, from: number, to: number) =>
    (await eventsOf(node).range(from, to))?.events ?? [];
  const told = (node: RpcServer, method: string) => node.calls.filter((call) => call.method === method);

  beforeEach(() => {
    logs = [];
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  it('queries only the purchases of this contract in these blocks', async () => {
    const node = await startNode();
    await eventsOf(node).range(7, 16);
    const query = { address: SALE, topics: [log(7).topics[0]], fromBlock: '0x7', toBlock: '0x10' };
    expect(told(node, 'eth_getLogs').map(({ params }) => params)).to.deep.equal([[query]]);
  });

  it('decodes a log', async () => {
    logs = [log(7, 4)];
    expect(await purchasesIn(await startNode(), 7, 7)).to.deep.equal([
      {
        txHash: log(7).transactionHash,
        logIndex: 4,
        blockNumber: 7,
        blockHash: hashOf(7),
        timestamp: new Date(1_700_000_007_000),
        buyer: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
        paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        referrer: '0x0000000000000000000000000000000000000000',
        amount: 100n,
        tokens: 2000n,
        nonce: 7n,
        tier: 3,
      },
    ]);
  });

  it('returns logs in chain order, however the node sorts them', async () => {
    logs = [log(9, 0), log(7, 10), log(8, 1), log(7, 9)];
    const purchases = await purchasesIn(await startNode(), 1, 9);
    const places = purchases.map(({ blockNumber, logIndex }) => [blockNumber, logIndex]);
    expect(places).to.deep.equal([
      [7, 9],
      [7, 10],
      [8, 1],
      [9, 0],
    ]);
  });

  it('omits logs that a reorganization removed, even when they are incomplete', async () => {
    logs = [{ ...log(7), removed: true }, { removed: true }, log(8)];
    const purchases = await purchasesIn(await startNode(), 1, 9);
    expect(purchases.map(({ blockNumber }) => blockNumber)).to.deep.equal([8]);
  });

  it('reads the time of each block once, for any number of blocks', async () => {
    logs = Array.from({ length: 45 }, (_, i) => [log(i + 1, 0), log(i + 1, 1)]).flat();
    const node = await startNode();
    const purchases = await purchasesIn(node, 1, 45);
    expect(purchases).to.have.lengthOf(90);
    for (const { blockNumber, timestamp } of purchases) {
      expect(timestamp.getTime()).to.equal((1_700_000_000 + blockNumber) * 1000);
    }
    const heights = told(node, 'eth_getBlockByNumber').map(({ params }) => Number(params[0]));
    expect(heights.sort((a, b) => a - b)).to.deep.equal([1, ...Array.from({ length: 45 }, (_, i) => i + 1), 45]);
  });

  it('uses the next node when the preferred one lacks the newest block', async () => {
    logs = [log(HEAD)];
    const [late, upToDate] = [await startNode(HEAD - 1), await startNode()];
    expect((await eventsOf(late, upToDate).range(1, HEAD))?.events).to.have.lengthOf(1);
    expect(told(late, 'eth_getLogs')).to.be.empty;
  });

  it('returns no range when the block of a log is no longer on the chain', async () => {
    logs = [log(6), { ...log(7), blockHash: hashOf(HEAD + 1) }];
    expect(await eventsOf(await startNode()).range(1, 9)).to.equal(undefined);
  });

  it('returns no range when the block of a log has another height', async () => {
    logs = [{ ...log(7), blockHash: hashOf(8) }];
    expect(await eventsOf(await startNode()).range(1, 9)).to.equal(undefined);
  });

  it('rejects with CHAIN_UNAVAILABLE when the node returns another block than requested', async () => {
    const node = await startNode();
    node.methods.eth_getBlockByNumber = () => ({
      number: '0x8',
      hash: hashOf(8),
      parentHash: hashOf(7),
      timestamp: '0x1',
    });
    expect(await rejection(eventsOf(node).blocksAt([7]))).to.equal('CHAIN_UNAVAILABLE');
    expect(await rejection(eventsOf(node).range(1, 7))).to.equal('CHAIN_UNAVAILABLE');
  });

  it('rejects with CHAIN_UNAVAILABLE when a block’s time exceeds the range of dates', async () => {
    logs = [log(7)];
    const node = await startNode();
    const beyond = { number: '0x7', hash: hashOf(7), parentHash: hashOf(6), timestamp: '0x1fffffffffffff' };
    node.methods.eth_getBlockByNumber = () => beyond;
    expect(await rejection(eventsOf(node).range(7, 7))).to.equal('CHAIN_UNAVAILABLE');
  });

  const { data, topics } = log(7);
  const malformed: Record<string, object> = {
    'a word too few': { data: data.slice(0, -64) },
    'a word too many': { data: `${data}${'0'.repeat(64)}` },
    'no data': { data: '0x' },
    'tier 0': { data: `${data.slice(0, -1)}0` },
    'tier 4': { data: `${data.slice(0, -1)}4` },
    'tier 257': { data: `${data.slice(0, -3)}101` },
    'three topics': { topics: topics.slice(0, 3) },
    'five topics': { topics: [...topics, topics[3]] },
    'a buyer of more than 20 bytes': { topics: [topics[0], topics[1]?.replace('0x00', '0x01'), topics[2], topics[3]] },
    'another event': { topics: [hashOf(1), ...topics.slice(1)] },
    'another contract': { address: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913' },
    'a block before the range': { blockNumber: '0x0', blockHash: hashOf(0) },
    'a block after the range': { blockNumber: '0xa', blockHash: hashOf(10) },
    'a pending block': { blockNumber: null, blockHash: null },
    'no transaction': { transactionHash: undefined },
    'a log index that is a number': { logIndex: 0 },
    'a removal that is no boolean': { removed: 'true' },
  };
  for (const [what, change] of Object.entries(malformed)) {
    it(`rejects with CHAIN_UNAVAILABLE, instead of skipping it, for a log with ${what}`, async () => {
      logs = [log(6), { ...log(7), ...change }];
      expect(await rejection(eventsOf(await startNode()).range(1, 9))).to.equal('CHAIN_UNAVAILABLE');
    });
  }

  for (const nonsense of [null, {}, 'logs', [null], [7]]) {
    it(`rejects with CHAIN_UNAVAILABLE for ${JSON.stringify(nonsense)} instead of logs`, async () => {
      logs = nonsense;
      expect(await rejection(eventsOf(await startNode()).range(1, 9))).to.equal('CHAIN_UNAVAILABLE');
    });
  }

  it('rejects with BLOCK_RANGE_TOO_LARGE when the node reports that, and uses no other node', async () => {
    const [strict, generous] = [await startNode(), await startNode()];
    strict.methods.eth_getLogs = () => {
      throw new Refusal(-32005, 'query returned more than 10000 results');
    };
    expect(await rejection(eventsOf(strict, generous).range(1, 9))).to.equal('BLOCK_RANGE_TOO_LARGE');
    expect(generous.calls).to.be.empty;
  });

  it('rejects with CHAIN_UNAVAILABLE for any other error of the node', async () => {
    const node = await startNode();
    node.methods.eth_getLogs = () => {
      throw new Refusal(-32000, 'internal error');
    };
    expect(await rejection(eventsOf(node).range(1, 9))).to.equal('CHAIN_UNAVAILABLE');
  });
});
