import { expect } from 'chai';
import { Wallet } from 'ethers';
import { EvmForwarders } from '../../../../src/adapters/chain/gasless/forwarders.evm.ts';
import { InMemoryForwarders } from '../../../../src/adapters/chain/gasless/forwarders.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { requestReverts } from '../../../../src/domain/paymaster/errors.ts';
import { type Forwarding, relayGasLimit } from '../../../../src/domain/paymaster/forward-request.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeForwardersContract } from '../../../contracts/paymaster/forwarders.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { forbidden, forwardingIn, harmless } from '../../../support/chain/forwardings.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { chainTime } from '../../../support/fixtures/sale-orders.ts';
import { newSponsorship } from '../../../support/fixtures/sponsorship-fixtures.ts';
import { failureOf, rejection } from '../../../support/rejection.ts';
import { startProxy } from '../../../support/servers/rpc-server.ts';

const GAS = 400_000n;

describeForwardersContract('in memory', async () => {
  const forwarders = new InMemoryForwarders(({ request }) => {
    if (request.data === '0xbad0bad0') throw requestReverts({ reason: 'Bad(1)' });
  });
  return {
    forwarders,
    forwarding: async (changes) => {
      const { chainId, forwarder, request } = newSponsorship(0, { request: changes ?? {} });
      return { chainId, forwarder, request };
    },
    refused: { data: '0xbad0bad0', reason: 'Bad' },
    blockTimes: async () => [0, 0, 0],
    execute: async (forwarding) => forwarders.execute(forwarding),
  };
});

describeInWorld('EvmForwarders in the deployed world', (world) => {
  let rpc: ChainRpc;
  let forwarders: EvmForwarders;
  let wallet: Wallet;
  before(() => {
    const { chainId, url } = world().node;
    rpc = new ChainRpc({ chainId, urls: [url] });
    forwarders = new EvmForwarders(new Map([[chainId, rpc]]));
  });
  beforeEach(() => {
    wallet = new Wallet(Wallet.createRandom().privateKey);
  });
  after(() => rpc.close());

  const execute = async ({ request }: Forwarding, gasLimit?: bigint): Promise<Hex> => {
    const { forwarder, accounts } = world();
    const { nonce, ...struct } = request;
    const data = forwarder.interface.encodeFunctionData('execute', [struct]);
    const call = { to: world().addresses.forwarder, data, ...(gasLimit && { gasLimit }) };
    return (await mined(accounts[6].sendTransaction(call) as never)).hash as Hex;
  };

  describeForwardersContract('a node', async () => ({
    forwarders,
    forwarding: (changes) => forwardingIn(world(), wallet, changes),
    refused: { data: forbidden(world()), reason: 'OwnableUnauthorizedAccount' },
    blockTimes: async () => {
      const { provider } = world();
      const head = await provider.getBlockNumber();
      const blocks = [await provider.getBlock(head), await provider.getBlock(head - 1)];
      return [...blocks.map((block) => (block?.timestamp ?? 0) * 1_000), 0];
    },
    execute,
  }));

  it('rejects a target that does not trust the forwarder, and a signature of another account', async () => {
    const { addresses, usdc } = world();
    const data = usdc.interface.encodeFunctionData('transfer', [addresses.treasury, 0n]) as Hex;
    const untrusting = await forwardingIn(world(), wallet, { to: addresses.usdc as WalletAddress, data });
    const refusal = await failureOf(forwarders.rehearse(untrusting, GAS), { code: 'REQUEST_REVERTS' });
    expect(refusal.facts.reason).to.include('ERC2771UntrustfulTarget');
    const foreign = await forwardingIn(world(), wallet, { from: addresses.treasury as WalletAddress });
    expect((await failureOf(forwarders.rehearse(foreign, GAS), { code: 'REQUEST_REVERTS' })).facts.reason).to.include(
      'ERC2771ForwarderInvalidSigner',
    );
  });

  it('rejects a request that runs out of gas', async () => {
    const starving = await forwardingIn(world(), wallet, { gas: 200n });
    expect(await rejection(forwarders.rehearse(starving, GAS))).to.equal('REQUEST_REVERTS');
  });

  it('calls the target on behalf of the signing wallet only', async () => {
    const owner = world().accounts[0];
    const asOwner = await forwardingIn(world(), new Wallet(owner.privateKey), { data: forbidden(world()) });
    await forwarders.rehearse(asOwner, GAS);
    const spoofing = `${forbidden(world())}${owner.address.slice(2).toLowerCase()}` as Hex;
    const spoofed = await forwardingIn(world(), wallet, { data: spoofing });
    expect(await rejection(forwarders.rehearse(spoofed, GAS))).to.equal('REQUEST_REVERTS');
  });

  it('has a sufficient gas limit, for a wallet’s first request and for long calldata', async () => {
    for (const [changes, nonce] of [
      [{}, 0n],
      [{ data: `${harmless(world())}${'ab'.repeat(1_000)}` as Hex }, 1n],
      [{ data: `${harmless(world())}${'00'.repeat(1_000)}` as Hex, gas: 30_000n }, 2n],
    ] as const) {
      const forwarding = await forwardingIn(world(), wallet, { ...changes, nonce });
      const limit = relayGasLimit(forwarding.request);
      await forwarders.rehearse(forwarding, limit);
      expect(await forwarders.outcomeOf(forwarding, await execute(forwarding, limit), 0)).to.include({
        end: 'executed',
      });
    }
  });

  it('returns what the sender paid: gas at its real price, and the data fee of an OP-stack chain', async () => {
    const forwarding = await forwardingIn(world(), wallet);
    const hash = await execute(forwarding);
    const receipt = (await world().node.rpc('eth_getTransactionReceipt', [hash])) as Record<string, string>;
    const gas = BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0);
    expect(gas > 0n).to.equal(true);
    const executed = { end: 'executed', isRevert: false };
    expect(await forwarders.outcomeOf(forwarding, hash, 0)).to.deep.equal({ ...executed, paidWei: gas });
    const proxy = await startProxy(world().node);
    const proxied = new ChainRpc({ chainId: world().node.chainId, urls: [proxy.url] });
    const seen = async (changes: object) => {
      proxy.methods.eth_getTransactionReceipt = () => ({ ...receipt, ...changes });
      return await new EvmForwarders(new Map([[world().node.chainId, proxied]])).outcomeOf(forwarding, hash, 0);
    };
    expect(await seen({ l1Fee: '0x10' })).to.deep.equal({ ...executed, paidWei: gas + 16n });
    expect(await seen({ effectiveGasPrice: null })).to.deep.equal(executed);
    proxied.close();
    await proxy.stop();
  });

  it('waits for enough confirmations', async () => {
    const forwarding = await forwardingIn(world(), wallet);
    const hash = await execute(forwarding);
    expect(await forwarders.outcomeOf(forwarding, hash, 2)).to.equal('unconfirmed');
    for (const _ of [1, 2]) await world().node.rpc('evm_mine');
    expect(await forwarders.outcomeOf(forwarding, hash, 2)).to.include({ end: 'executed' });
  });

  it('reports a reverted transaction as failed', async () => {
    const forwarding = await forwardingIn(world(), wallet, { data: forbidden(world()) });
    const { nonce, ...struct } = forwarding.request;
    const { forwarder, accounts, provider } = world();
    const data = forwarder.interface.encodeFunctionData('execute', [struct]);
    const sent = await accounts[6].sendTransaction({ to: world().addresses.forwarder, data, gasLimit: 500_000n });
    await provider.waitForTransaction(sent.hash).catch(() => {});
    const outcome = await forwarders.outcomeOf(forwarding, sent.hash as Hex, 0);
    expect(outcome).to.include({ end: 'failed', isRevert: true });
    const minedAt = new Date(Number(await chainTime(world())) * 1000);
    expect(outcome).to.deep.include({ minedAt });
  });
});

for (const [what, ask] of [
  ['nonceOf', (forwarders: EvmForwarders) => forwarders.nonceOf(newSponsorship(0), newSponsorship(0).request.from)],
  ['rehearse', (forwarders: EvmForwarders) => forwarders.rehearse(newSponsorship(0), GAS)],
  ['settledUntil', (forwarders: EvmForwarders) => forwarders.settledUntil(8453, 1)],
  ['outcomeOf', (forwarders: EvmForwarders) => forwarders.outcomeOf(newSponsorship(0), `0x${'1'.repeat(64)}`, 0)],
] as const)
  describeChainOutages(`EvmForwarders.${what}`, 'CHAIN_UNAVAILABLE', (rpc) =>
    ask(
      new EvmForwarders(
        new Map([
          [8453, rpc],
          [8454, rpc],
        ]),
      ),
    ),
  );
