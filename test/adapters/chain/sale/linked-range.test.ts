import { expect } from 'chai';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmSaleEvents } from '../../../../src/adapters/chain/sale/sale-events.evm.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { rejection } from '../../../support/rejection.ts';
import { hashOf, purchaseLog, startLogServer } from '../../../support/servers/log-server.ts';
import { Refusal, type RpcServer, status } from '../../../support/servers/rpc-server.ts';

const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as WalletAddress;
const HEAD = 50;
const log = (block: number, index?: number) => purchaseLog(SALE, block, index);
const header = (number: number, hash = hashOf(number), parentHash = hashOf(number - 1)) => ({
  number: `0x${number.toString(16)}`,
  hash,
  parentHash,
  timestamp: '0x1',
});
/** The hash of a block of another fork. */
const forked = (number: number) => hashOf(0xf000 + number);

describe('EvmSaleEvents.linkedRange', () => {
  let logs: unknown[];
  const servers: RpcServer[] = [];
  const clients: ChainRpc[] = [];

  const startNode = async () => {
    const server = await startLogServer(HEAD, () => logs);
    servers.push(server);
    return server;
  };
  const eventsOf = (...nodes: RpcServer[]) => {
    const rpc = new ChainRpc({ chainId: 1, urls: nodes.map(({ url }) => url) });
    clients.push(rpc);
    return new EvmSaleEvents(rpc, SALE);
  };
  const answerHeaders = (node: RpcServer, headers: (height: number) => unknown) => {
    node.methods.eth_getBlockByNumber = ([height]) => headers(Number(height));
  };

  const told = (node: RpcServer, method: string) => node.calls.filter((call) => call.method === method);

  beforeEach(() => {
    logs = [log(7), log(8)];
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  it('asks for the purchases of each block by its hash, in two requests for twenty blocks', async () => {
    const node = await startNode();
    const events = eventsOf(node);
    await events.head();
    const [calls, requests] = [node.calls.length, node.requests.length];
    await events.linkedRange(1, 20);
    expect(node.requests.slice(requests)).to.deep.equal([20, 20]);
    const queries = node.calls.slice(calls + 20).map(({ params }) => params[0]);
    expect(queries).to.deep.equal(
      Array.from({ length: 20 }, (_, i) => ({ address: SALE, topics: [log(7).topics[0]], blockHash: hashOf(i + 1) })),
    );
  });

  it('returns no range when a block is not the parent of the next: the node changed forks between two headers', async () => {
    const node = await startNode();
    answerHeaders(node, (height) => (height < 8 ? header(height) : header(height, forked(height), forked(height - 1))));
    expect(await eventsOf(node).linkedRange(6, 9)).to.equal(undefined);
  });

  it('returns no range when the node no longer has a block that it listed', async () => {
    const node = await startNode();
    node.methods.eth_getLogs = () => {
      answerHeaders(node, (height) => header(height, forked(height), forked(height - 1)));
      throw new Refusal(-32000, 'unknown block');
    };
    expect(await eventsOf(node).linkedRange(6, 9)).to.equal(undefined);
  });

  it('returns no range when the chain became shorter meanwhile', async () => {
    const node = await startNode();
    node.methods.eth_getLogs = () => {
      answerHeaders(node, () => null);
      throw new Refusal(-32000, 'unknown block');
    };
    expect(await eventsOf(node).linkedRange(6, 9)).to.equal(undefined);
  });

  it('returns no range when the node marks a log of a listed block as removed', async () => {
    logs = [log(7), { ...log(8), removed: true }];
    expect(await eventsOf(await startNode()).linkedRange(6, 9)).to.equal(undefined);
  });

  it('rejects with CHAIN_UNAVAILABLE when the node refuses the logs of a block that is still on its chain', async () => {
    const node = await startNode();
    node.methods.eth_getLogs = () => {
      throw new Refusal(-32602, 'blockHash is not supported');
    };
    expect(await rejection(eventsOf(node).linkedRange(6, 9))).to.equal('CHAIN_UNAVAILABLE');
  });

  it('rejects with CHAIN_UNAVAILABLE on a log of another block than the one asked for', async () => {
    const node = await startNode();
    node.methods.eth_getLogs = () => [{ ...log(7), blockHash: forked(7) }];
    expect(await rejection(eventsOf(node).linkedRange(7, 7))).to.equal('CHAIN_UNAVAILABLE');
  });

  for (const method of ['range', 'linkedRange'] as const) {
    it(`never mixes two nodes that disagree in one ${method}: the next node answers everything again`, async () => {
      const [broken, sound] = [await startNode(), await startNode()];
      answerHeaders(broken, (height) => {
        broken.behave(status(502));
        return header(height, forked(height), forked(height - 1));
      });
      const range = await eventsOf(broken, sound)[method](6, 9);
      expect(told(broken, 'eth_getBlockByNumber')).to.have.length.above(0);
      expect([range?.first.hash, range?.last.hash]).to.deep.equal([hashOf(6), hashOf(9)]);
      expect(range?.events.map(({ blockHash }) => blockHash)).to.deep.equal([hashOf(7), hashOf(8)]);
    });
  }
});
