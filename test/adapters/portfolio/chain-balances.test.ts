import { expect } from 'chai';
import { Interface, Wallet } from 'ethers';
import { InMemoryAccounts } from '../../../src/adapters/chain/memory/accounts.memory.ts';
import { BASE_FEE } from '../../../src/adapters/chain/memory/gas.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { multicallOn } from '../../../src/adapters/chain/rpc/multicall.ts';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { EvmChainBalances } from '../../../src/adapters/portfolio/chain-balances.evm.ts';
import { InMemoryChainBalances } from '../../../src/adapters/portfolio/chain-balances.memory.ts';
import { SUPPORTED_CHAINS } from '../../../src/domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeChainBalancesContract } from '../../contracts/portfolio/chain-balances.contract.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { signedTransaction, transferData } from '../../support/chain/transfers.ts';
import { rejection } from '../../support/rejection.ts';
import { blackHole, misbehaviours, startRpcServer } from '../../support/servers/rpc-server.ts';

const [RICH, ONE, TWO, OTHER] = [1, 2, 3, 4].map((n) => `0x${n.toString().repeat(40)}`) as [
  WalletAddress,
  WalletAddress,
  WalletAddress,
  WalletAddress,
];
const MILLION = 10n ** 12n;

const BASE = 8453;
const inMemory = (native = 10_000n * 10n ** 18n, rich = RICH) => {
  const holdings = { native, tokens: new Map([ONE, TWO].map((token) => [token, MILLION])) };
  const accounts = new InMemoryAccounts(systemClock, BASE, new Map([[rich, holdings]]));
  const onBoth = new Map([BASE, 10].map((chainId) => [chainId, accounts]));
  return { accounts, balances: new InMemoryChainBalances(systemClock, onBoth) };
};

describeChainBalancesContract('in memory', async () => ({
  balances: inMemory().balances,
  chainId: BASE,
  rich: RICH,
  tokens: [ONE, TWO],
  other: OTHER,
}));

describe('InMemoryChainBalances', () => {
  const wallet = new Wallet(`0x${'5'.repeat(64)}`);
  const payer = wallet.address as WalletAddress;

  it('reflect transfers of the accounts: coins, tokens and gas', async () => {
    const { accounts, balances } = inMemory(10n ** 18n, payer);
    const sending = { maxFeePerGas: BASE_FEE, maxPriorityFeePerGas: 0n };
    accounts.submit(await signedTransaction(wallet, { ...sending, to: OTHER, value: 5n }));
    const token = { to: ONE, value: 0n, data: transferData(OTHER, 7n), gasLimit: 60_000n, nonce: 1 };
    accounts.submit(await signedTransaction(wallet, { ...sending, ...token }));
    const [sender, receiver] = [
      await balances.read(BASE, payer, [ONE, TWO]),
      await balances.read(BASE, OTHER, [ONE, TWO]),
    ];
    expect(receiver.value).to.deep.include({ native: 5n, tokens: new Map([[ONE, 7n]]) });
    expect(sender.value.tokens).to.deep.equal(
      new Map([
        [ONE, MILLION - 7n],
        [TWO, MILLION],
      ]),
    );
    const gas = 10n ** 18n - 5n - sender.value.native;
    expect(gas > 0n && gas % BASE_FEE === 0n).to.equal(true);
  });
});

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

  it('lists addresses that are not tokens, and reads the rest', async () => {
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
    const rpc = new ChainRpc({
      chainId: 8453,
      urls: [server.url],
      callMs: 8_000,
      totalMs: 8_000,
      troublesBeforeRest: 100,
    });
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
    const readAll = (wallets: readonly WalletAddress[]) => balances.readAll(8453, wallets, [ONE]);
    return { server, stop, read: () => balances.read(8453, RICH, [ONE]), readAll };
  };

  for (const [name, behaviour] of Object.entries({ ...misbehaviours, 'a black hole': blackHole }))
    it(`rejects with CHAIN_UNAVAILABLE from a node that sends ${name}, within its time limit`, async () => {
      const { server, read, stop } = await world('0x');
      server.behave(behaviour);
      expect(await rejection(read())).to.equal('CHAIN_UNAVAILABLE');
      await stop();
    });

  for (const [name, result] of Object.entries({
    'no contract there': '0x',
    'one word': word(1n),
    'too few results': answer(word(1n), word(2n)),
    'no native balance': answer(word(1n), '0x', word(3n)),
    'a number': 7,
  }))
    it(`rejects with CHAIN_UNAVAILABLE for ${name} in the response, and invents no balance`, async () => {
      const { read, stop } = await world(result as string);
      expect(await rejection(read())).to.equal('CHAIN_UNAVAILABLE');
      await stop();
    });

  it('reads ten wallets with one request, and one of them that cannot be read fails no other', async () => {
    const { server, readAll, stop } = await world('');
    let calls = 0;
    server.methods.eth_call = () => {
      calls += 1;
      return calls === 3 ? '0x' : answer(word(7n), word(BigInt(calls)), word(3n));
    };
    const wallets = Array.from({ length: 10 }, (_, i) => `0x${String(i).repeat(40)}` as WalletAddress);
    const all = await readAll(wallets);
    expect(all.map(({ known }) => known)).to.deep.equal(wallets.map((_, i) => i !== 2));
    expect(server.requests, 'the proof of the chain, and one batch').to.deep.equal([1, 10]);
    await stop();
  });

  it('makes one call for a burst of 500 equal readings, all through Multicall3', async () => {
    const { server, read, stop } = await world(answer(word(7n), word(2n ** 256n - 1n), word(3n)));
    const readings = await Promise.all(Array.from({ length: 500 }, read));
    expect(new Set(readings.map(({ value }) => value.native))).to.deep.equal(new Set([2n ** 256n - 1n]));
    expect(readings[0]?.value.blockNumber).to.equal(7);
    expect(server.calls.map(({ method }) => method)).to.deep.equal(['eth_chainId', 'eth_call']);
    for (const chainId of [...SUPPORTED_CHAINS, 31337])
      expect(multicallOn(chainId)).to.equal('0xcA11bde05977b3631167028862bE2a173976CA11');
    await stop();
  });
});
