import { expect } from 'chai';
import { Wallet } from 'ethers';
import { EvmForwarders } from '../../../src/adapters/chain/gasless/forwarders.evm.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmChainTransactions } from '../../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { LocalSignedTransactions } from '../../../src/adapters/local/signed-transactions.ts';
import { LocalAccountKey } from '../../../src/adapters/local/signing-key.local.ts';
import { RelayerAccount } from '../../../src/adapters/sponsor/relayer-account.ts';
import { InMemoryRelayerQueue } from '../../../src/adapters/sponsor/relayer-queue.memory.ts';
import { RelayerSponsor } from '../../../src/adapters/sponsor/sponsor.relayer.ts';
import type { SigningKey } from '../../../src/application/ports/signing.ts';
import type { ForwardRequest } from '../../../src/domain/paymaster/forward-request.ts';
import type { Sponsorship } from '../../../src/domain/paymaster/sponsorship.ts';
import { signerUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeSponsorContract } from '../../contracts/paymaster/sponsor.contract.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { forwardingIn, sponsorshipOf } from '../../support/chain/forwardings.ts';
import { newSponsorship } from '../../support/fixtures/sponsorship-fixtures.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection } from '../../support/rejection.ts';
import { Refusal, type RpcServer, startProxy } from '../../support/servers/rpc-server.ts';

/** Longer than a deadline, and than blocks may lag behind the clock. */
const TOO_LATE_MS = 3 * 60 * 60 * 1000;

const accountOf = ({ privateKey }: { privateKey: string }) =>
  new RelayerAccount(new LocalAccountKey('relayer', privateKey));

describeInWorld('RelayerSponsor in the deployed world', (world) => {
  let proxy: RpcServer;
  let rpc: ChainRpc;
  let clock: SettableClock;
  let queue: InMemoryRelayerQueue;
  let relayer: Wallet;
  let troubles: unknown[];
  let sponsor: RelayerSponsor;
  let forwarders: EvmForwarders;

  beforeEach(async () => {
    const { node, provider } = world();
    proxy = await startProxy(node);
    rpc = new ChainRpc({ chainId: node.chainId, urls: [proxy.url] });
    clock = new SettableClock(new Date());
    queue = new InMemoryRelayerQueue();
    troubles = [];
    relayer = new Wallet(Wallet.createRandom().privateKey, provider);
    await node.rpc('anvil_setBalance', [relayer.address, '0xde0b6b3a7640000']);
    const chains = new Map([[node.chainId, rpc]]);
    forwarders = new EvmForwarders(chains);
    sponsor = new RelayerSponsor({
      accounts: [accountOf(relayer)],
      queue,
      chains,
      chainTransactions: new EvmChainTransactions(chains),
      signedTransactions: new LocalSignedTransactions(),
      confirmations: new Map([[node.chainId, 0]]),
      clock,
      random: cryptoRandom,
      onTrouble: (error) => void troubles.push(error),
    });
  });
  afterEach(async () => {
    // The suite's snapshot does not restore this.
    await world().node.rpc('anvil_setNextBlockBaseFeePerGas', ['0x3b9aca00']);
    await world().node.rpc('evm_setAutomine', [true]);
    rpc.close();
    await proxy.stop();
  });

  const sponsorship = async (nth: number, changes: Partial<ForwardRequest> = {}) =>
    sponsorshipOf(nth, await forwardingIn(world(), new Wallet(Wallet.createRandom().privateKey), changes));
  const mine = async () => void (await world().node.rpc('evm_mine'));
  const automine = (on: boolean) => world().node.rpc('evm_setAutomine', [on]);
  const isExecuted = async ({ forwarder, chainId, request }: Sponsorship) =>
    (await forwarders.nonceOf({ chainId, forwarder }, request.from)) > request.nonce;
  const untilMined = async (hash: string | undefined) => {
    await world().provider.waitForTransaction(hash ?? '', 1, 5_000);
  };
  const nonceOf = async ({ id }: Sponsorship) => (await queue.find(id))?.nonce;

  describeSponsorContract('an account on a node', async () => ({
    sponsor,
    forwarders,
    sponsorship,
    settle: async () => {
      const { provider } = world();
      while ((await provider.getTransactionCount(relayer, 'pending')) > (await provider.getTransactionCount(relayer)))
        await mine();
    },
  }));

  it('gives the same request one nonce, however often it is submitted', async () => {
    const one = await sponsorship(1);
    const relays = await Promise.all([sponsor.relay(one), sponsor.relay(one), sponsor.pursue(one)]);
    expect(new Set(relays.map(({ hash }) => hash)).size).to.equal(1);
    await untilMined(relays[0]?.hash);
    expect(await world().provider.getTransactionCount(relayer)).to.equal(1);
  });

  it('keeps a call that no node accepted, and broadcasts it when it is pursued', async () => {
    proxy.methods.eth_sendRawTransaction = () => {
      throw new Refusal(-32000, 'txpool is full');
    };
    const one = await sponsorship(1);
    expect(await sponsor.relay(one)).to.deep.include({ status: 'pending', reference: one.id });
    expect(troubles).to.have.length(1);
    delete proxy.methods.eth_sendRawTransaction;
    const { status, hash } = await sponsor.pursue(one);
    expect(status).to.equal('submitted');
    await untilMined(hash);
    expect(await isExecuted(one)).to.equal(true);
  });

  it('queues a pursued call that was never queued, unless it is too late', async () => {
    const one = await sponsorship(1);
    const { hash } = await sponsor.pursue(one);
    await untilMined(hash);
    expect(await isExecuted(one)).to.equal(true);
    const late = await sponsorship(2);
    clock.advance(TOO_LATE_MS);
    expect(await sponsor.pursue(late)).to.deep.equal({ status: 'gone' });
    expect(await queue.find(late.id)).to.equal(undefined);
  });

  it('broadcasts again what the nodes dropped', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await sponsor.relay(one);
    await world().node.rpc('anvil_dropTransaction', [hash]);
    expect((await sponsor.pursue(one)).hash).to.equal(hash);
    await mine();
    expect(await isExecuted(one)).to.equal(true);
    await sponsor.pursue(one);
    expect((await queue.find(one.id))?.isOpen).to.equal(false);
  });

  it('bids at least an eighth more for a transaction that is not mined', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const first = await sponsor.relay(one);
    clock.advance(29_999);
    expect((await sponsor.pursue(one)).hash).to.equal(first.hash);
    await world().node.rpc('anvil_setNextBlockBaseFeePerGas', ['0x2540be400']);
    await mine();
    expect(await isExecuted(one)).to.equal(false);
    clock.advance(1);
    const second = await sponsor.pursue(one);
    expect(second).to.include({ status: 'submitted' });
    expect(second.hash).to.not.equal(first.hash);
    const [low, high] = (await queue.find(one.id))?.bids ?? [];
    if (low === undefined || high === undefined) throw new Error('there are two bids');
    expect(high.maxFeePerGas * 8n >= low.maxFeePerGas * 9n).to.equal(true);
    expect(high.maxPriorityFeePerGas * 8n >= low.maxPriorityFeePerGas * 9n).to.equal(true);
    await mine();
    expect(await isExecuted(one)).to.equal(true);
    expect((await sponsor.pursue(one)).hash).to.equal(second.hash);
  });

  it('reports the bid that was mined, even if a later one is higher', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const first = await sponsor.relay(one);
    proxy.methods.eth_sendRawTransaction = () => {
      throw new Refusal(-32003, 'replacement transaction underpriced');
    };
    clock.advance(30_000);
    expect((await sponsor.pursue(one)).hash).to.not.equal(first.hash);
    await mine();
    for (const _ of ['found', 'closed']) expect((await sponsor.pursue(one)).hash).to.equal(first.hash);
  });

  it('continues after another process used its key', async () => {
    await automine(false);
    proxy.methods.eth_sendRawTransaction = () => {
      throw new Refusal(-32000, 'txpool is full');
    };
    const [one, two] = [await sponsorship(1), await sponsorship(2)];
    for (const each of [one, two]) await sponsor.relay(each);
    await relayer.sendTransaction({ to: relayer.address, nonce: 0 });
    await mine();
    delete proxy.methods.eth_sendRawTransaction;
    await automine(true);
    for (let left = 4; left > 0; left--) for (const each of [one, two]) await sponsor.pursue(each);
    const { provider } = world();
    while ((await provider.getTransactionCount(relayer)) < 3) await mine();
    expect([await isExecuted(one), await isExecuted(two)]).to.deep.equal([true, true]);
    expect(await nonceOf(one)).to.equal(2n);
    expect(await nonceOf(two)).to.equal(1n);
  });

  it('fills a nonce gap that no queued call will fill', async () => {
    const { node } = world();
    const lane = { chainId: node.chainId, relayer: relayer.address as WalletAddress };
    const lost = { id: 'lost', to: lane.relayer, data: '0x', gasLimit: 21_000n } as const;
    const bid = { raw: '0x', hash: '0x', maxFeePerGas: 1n, maxPriorityFeePerGas: 1n, at: at() } as const;
    await queue.bid(await queue.enqueue(lane, lost, 0n), bid);
    const one = await sponsorship(1);
    await sponsor.relay(one);
    await queue.close('lost');
    expect(await nonceOf(one)).to.equal(1n);
    const { hash } = await sponsor.pursue(one);
    await untilMined(hash);
    expect(await isExecuted(one)).to.equal(true);
    expect(await world().provider.getTransactionCount(relayer)).to.equal(2);
  });

  it('never again reports a call as sent that it gave up', async () => {
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await sponsor.relay(one);
    await world().node.rpc('anvil_dropTransaction', [hash]);
    await relayer.sendTransaction({ to: relayer.address, nonce: 0 });
    await mine();
    clock.advance(TOO_LATE_MS);
    expect((await sponsor.pursue(one)).status).to.equal('gone');
    for (const _ of ['another process', 'after a crash'])
      expect(await sponsor.pursue(one)).to.deep.equal({ status: 'unknown', reference: one.id });
  });

  it('sends nothing that the forwarder must reject as too late, and the next call does not wait for it', async () => {
    proxy.methods.eth_sendRawTransaction = () => {
      throw new Refusal(-32000, 'insufficient funds for gas * price + value');
    };
    const late = await sponsorship(1);
    const next = await sponsorship(2, { deadline: BigInt(Math.floor(Date.now() / 1000)) + 86_400n });
    for (const each of [late, next]) await sponsor.relay(each);
    clock.advance(TOO_LATE_MS);
    delete proxy.methods.eth_sendRawTransaction;
    expect(await sponsor.pursue(late)).to.deep.equal({ status: 'gone' });
    await untilMined((await sponsor.pursue(next)).hash);
    expect([await isExecuted(late), await isExecuted(next)]).to.deep.equal([false, true]);
    const calls = await Promise.all([late, next].map(({ id }) => queue.find(id)));
    const receipts = await Promise.all(
      calls.map((call) => world().provider.getTransactionReceipt(call?.bids.at(-1)?.hash ?? '')),
    );
    expect(receipts.map((receipt) => receipt?.status)).to.deep.equal([undefined, 1]);
  });

  it('sends a mined call again that a reorganization deeper than the confirmations removed', async () => {
    const { node } = world();
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await sponsor.relay(one);
    await mine();
    await sponsor.pursue(one);
    expect((await queue.find(one.id))?.isOpen).to.equal(false);
    await node.rpc('anvil_rollback', [1]);
    expect(await isExecuted(one)).to.equal(false);
    expect(await sponsor.pursue(one)).to.deep.equal({ status: 'submitted', reference: one.id, hash });
    await mine();
    expect(await isExecuted(one)).to.equal(true);
  });

  it('raises no bid above what its account can pay, so that the last one is mined when the price falls again', async () => {
    const { node } = world();
    await automine(false);
    const one = await sponsorship(1);
    const { hash } = await sponsor.relay(one);
    const [first] = (await queue.find(one.id))?.bids ?? [];
    await node.rpc('anvil_setBalance', [
      relayer.address,
      `0x${(one.gasLimit * 2n * (first?.maxFeePerGas ?? 0n)).toString(16)}`,
    ]);
    await node.rpc('anvil_setNextBlockBaseFeePerGas', ['0x2540be400']);
    await mine();
    clock.advance(30_000);
    expect((await sponsor.pursue(one)).hash).to.equal(hash);
    await node.rpc('anvil_dropTransaction', [hash]);
    await node.rpc('anvil_setNextBlockBaseFeePerGas', ['0x3b9aca00']);
    await mine();
    expect(await sponsor.pursue(one)).to.include({ status: 'submitted' });
    await mine();
    expect(await isExecuted(one)).to.equal(true);
  });

  it('queues nothing that it cannot pay for', async () => {
    await world().node.rpc('anvil_setBalance', [relayer.address, '0x1']);
    const one = await sponsorship(1);
    const refusal = await failureOf(sponsor.relay(one), { code: 'SPONSOR_REFUSED' });
    expect(String(refusal.cause)).to.include('balance is too low');
    expect(await queue.find(one.id)).to.equal(undefined);
  });

  it('queues nothing while the chain is unavailable', async () => {
    const one = await sponsorship(1);
    await proxy.goDown();
    expect(await rejection(sponsor.relay(one))).to.equal('SPONSOR_REFUSED');
    await proxy.comeBack();
    expect(await queue.find(one.id)).to.equal(undefined);
    expect(await rejection(sponsor.relay({ ...newSponsorship(3), chainId: 1, state: 'taken' }))).to.equal(
      'SPONSOR_REFUSED',
    );
  });

  const withAccounts = (...accounts: [RelayerAccount, ...RelayerAccount[]]) => {
    const { node } = world();
    const chains = new Map([[node.chainId, rpc]]);
    return new RelayerSponsor({
      ...{ accounts, queue, chains, clock, random: cryptoRandom },
      chainTransactions: new EvmChainTransactions(chains),
      signedTransactions: new LocalSignedTransactions(),
      confirmations: new Map([[node.chainId, 0]]),
      onTrouble: (error) => void troubles.push(error),
    });
  };

  it('finishes the calls of a replaced account with its key, and pays for new ones with the new account', async () => {
    const { node, provider } = world();
    const fresh = new Wallet(Wallet.createRandom().privateKey, provider);
    await node.rpc('anvil_setBalance', [fresh.address, '0xde0b6b3a7640000']);
    await automine(false);
    const [one, two] = [await sponsorship(1), await sponsorship(2)];
    const { hash } = await sponsor.relay(one);
    await node.rpc('anvil_dropTransaction', [hash]);
    const rotated = withAccounts(accountOf(fresh), accountOf(relayer));
    await rotated.relay(two);
    await rotated.pursue(one);
    await automine(true);
    await mine();
    expect([await isExecuted(one), await isExecuted(two)]).to.deep.equal([true, true]);
    expect((await queue.find(one.id))?.relayer).to.equal(relayer.address);
    expect((await queue.find(two.id))?.relayer).to.equal(fresh.address);
  });

  it('keeps a call that its key could not sign, signs it when it is pursued, and gives it up when it is too late', async () => {
    const own = new LocalAccountKey('relayer', relayer.privateKey);
    let isDown = true;
    const key: SigningKey = {
      algorithm: 'secp256k1',
      publicKey: own.publicKey,
      sign: async (message) => {
        if (isDown) throw signerUnavailable();
        return own.sign(message);
      },
    };
    const remote = withAccounts(new RelayerAccount(key));
    const [one, two] = [await sponsorship(1), await sponsorship(2)];
    for (const each of [one, two])
      expect(await remote.relay(each)).to.deep.equal({ status: 'pending', reference: each.id });
    expect(await remote.pursue(one)).to.deep.equal({ status: 'pending', reference: one.id });
    expect(troubles).to.have.length(3);
    expect((await queue.find(one.id))?.bids).to.deep.equal([]);
    isDown = false;
    await untilMined((await remote.pursue(one)).hash);
    expect(await isExecuted(one)).to.equal(true);
    clock.advance(TOO_LATE_MS);
    expect(await remote.pursue(two)).to.deep.equal({ status: 'gone' });
    expect(await queue.find(two.id)).to.equal(undefined);
  });

  it('does not reveal its key', () => {
    expect(JSON.stringify(accountOf(relayer))).to.not.include(relayer.privateKey.slice(2));
    const wrong = `0x${'ff'.repeat(32)}`;
    expect(() => new LocalAccountKey('relayer', wrong)).to.throw(
      /^The relayer's key must be a secp256k1 private key: 0x and 64 hexadecimal digits$/,
    );
  });
});
