import { expect } from 'chai';
import { Interface } from 'ethers';
import { MULTICALL3 } from '../../../src/adapters/chain/multicall.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmChainBalances } from '../../../src/adapters/portfolio/chain-balances.evm.ts';
import { InMemoryChainBalances } from '../../../src/adapters/portfolio/chain-balances.memory.ts';
import { systemClock } from '../../../src/adapters/system/clock.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeChainBalancesContract } from '../../contracts/chain-balances.contract.ts';
import { describeInWorld } from '../../support/chain.ts';
import { rejection } from '../../support/rejection.ts';
import { blackHole, misbehaviours, startRpcServer } from '../../support/rpc-server.ts';

const [RICH, ONE, TWO, OTHER] = [1, 2, 3, 4].map((n) => `0x${n.toString().repeat(40)}`) as [
  WalletAddress,
  WalletAddress,
  WalletAddress,
  WalletAddress,
];
const MILLION = 10n ** 12n;

describeChainBalancesContract('in memory', async () => ({
  balances: new InMemoryChainBalances(
    systemClock,
    new Map([
      [
        8453,
        {
          blockNumber: 1,
          native: new Map([[RICH, 10_000n * 10n ** 18n]]),
          tokens: new Map([ONE, TWO].map((token) => [`${token}:${RICH}`, MILLION])),
        },
      ],
    ]),
  ),
  chainId: 8453,
  rich: RICH,
  tokens: [ONE, TWO],
  other: OTHER,
}));

describeInWorld('EvmChainBalances on a node', (chain) => {
  const opened: ChainRpc[] = [];
  const open = () => {
    const { url, chainId } = chain().node;
    const rpc = new ChainRpc({ chainId, urls: [url] });
    opened.push(rpc);
    return new EvmChainBalances({ chains: new Map([[chainId, rpc]]), clock: systemClock, onTrouble: () => {} });
  };
  afterEach(() => {
    for (const rpc of opened.splice(0)) rpc.close();
  });

  describeChainBalancesContract('EVM', async () => ({
    balances: open(),
    chainId: chain().node.chainId,
    rich: chain().accounts[4].address as WalletAddress,
    tokens: [chain().addresses.usdc, chain().addresses.usdt] as [WalletAddress, WalletAddress],
    other: chain().addresses.saleToken as WalletAddress,
  }));

  it('names addresses that are no token, and reads the rest', async () => {
    const { addresses, accounts, node } = chain();
    const [wallet, usdc] = [accounts[4].address, addresses.usdc] as [WalletAddress, WalletAddress];
    const strangers = [OTHER, wallet, addresses.forwarder as WalletAddress];
    const { value } = await open().read(node.chainId, wallet, [...strangers, usdc]);
    expect(value.unread).to.deep.equal(strangers);
    expect([...value.tokens.keys()]).to.deep.equal([usdc]);
  });
});

describe('EvmChainBalances', () => {
  const abi = new Interface([
    'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] results)',
  ]);
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
  const answer = (...results: readonly string[]) =>
    abi.encodeFunctionResult('aggregate3', [results.map((data) => [true, data])]);
  const world = async (result: string) => {
    const server = await startRpcServer({ eth_chainId: () => '0x2105', eth_call: () => result });
    const rpc = new ChainRpc({ chainId: 8453, urls: [server.url], callMs: 100, totalMs: 150, troublesBeforeRest: 100 });
    const balances = new EvmChainBalances({
      chains: new Map([[8453, rpc]]),
      clock: systemClock,
      onTrouble: () => {},
      limitMs: 150,
    });
    const stop = async () => {
      rpc.close();
      await server.stop();
    };
    return { server, stop, read: () => balances.read(8453, RICH, [ONE]) };
  };

  for (const [name, behaviour] of Object.entries({ ...misbehaviours, 'a black hole': blackHole }))
    it(`rejects with CHAIN_UNAVAILABLE from a node that sends ${name}, within its time limit`, async () => {
      const { server, read, stop } = await world('0x');
      server.behave(behaviour);
      const startedAt = performance.now();
      expect(await rejection(read())).to.equal('CHAIN_UNAVAILABLE');
      expect(performance.now() - startedAt).to.be.lessThan(400);
      await stop();
    });

  for (const [name, result] of Object.entries({
    'no contract there': '0x',
    'one word': word(1n),
    'too few results': answer(word(1n), word(2n)),
    'no native balance': answer(word(1n), '0x', word(3n)),
    'a number': 7,
  }))
    it(`rejects with CHAIN_UNAVAILABLE for ${name} in the answer, and makes up no balance`, async () => {
      const { read, stop } = await world(result as string);
      expect(await rejection(read())).to.equal('CHAIN_UNAVAILABLE');
      await stop();
    });

  it('asks the node once for a burst of 500 equal readings, all at Multicall3', async () => {
    const { server, read, stop } = await world(answer(word(7n), word(2n ** 256n - 1n), word(3n)));
    const readings = await Promise.all(Array.from({ length: 500 }, read));
    expect(new Set(readings.map(({ value }) => value.native))).to.deep.equal(new Set([2n ** 256n - 1n]));
    expect(readings[0]?.value.blockNumber).to.equal(7);
    expect(server.calls.map(({ method }) => method)).to.deep.equal(['eth_chainId', 'eth_call']);
    expect(MULTICALL3).to.equal('0xcA11bde05977b3631167028862bE2a173976CA11');
    await stop();
  });
});
