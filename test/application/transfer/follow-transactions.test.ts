import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { transferUseCases } from '../../../src/application/transfer/index.ts';
import { proved } from '../../../src/domain/auth/proved-wallet.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { FORGOTTEN_AFTER_MS } from '../../../src/domain/transfer/relayed-transaction.ts';
import { DEV_KEY } from '../../support/chain/signing.ts';
import { signedRaw, transferData, type Wanted } from '../../support/chain/transfers.ts';
import { ANY_INQUIRY } from '../../support/fixtures/decision-fixtures.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

const wallet = new Wallet(DEV_KEY);
const BLOCK_MS = 2_000;

describe('following transactions', () => {
  let world: TestWorld;
  let transfer: ReturnType<typeof transferUseCases>;
  beforeEach(async () => {
    world = await aWorld();
    transfer = transferUseCases(world);
  });

  const sender = () => proved({ wallet: wallet.address as WalletAddress });
  const execute = async (changes: Wanted = {}) => {
    const chainId = Number(changes.chainId ?? 8453);
    const raw = await signedRaw(wallet, changes);
    return transfer.execute(raw, { chainId, ...sender() }, ANY_INQUIRY);
  };
  const statusOf = async (key: Awaited<ReturnType<typeof execute>>) =>
    (await world.relayedTransactions.find(key))?.status;

  it('confirms a transaction once it is deep enough, and not before', async () => {
    const sent = await execute();
    world.clock.advance(10 * BLOCK_MS);
    expect(await transfer.followTransactions()).to.deep.equal({ looked: 1, changed: 0, unknown: 0 });
    expect(await statusOf(sent)).to.equal('pending');
    world.clock.advance(BLOCK_MS);
    expect(await transfer.followTransactions()).to.deep.equal({ looked: 1, changed: 1, unknown: 0 });
    expect(await statusOf(sent)).to.equal('confirmed');
    expect(await transfer.followTransactions()).to.deep.equal({ looked: 0, changed: 0, unknown: 0 });
  });

  it('marks a reverted transaction', async () => {
    const token = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
    const data = transferData(wallet.address, 2n ** 200n);
    const sent = await execute({ to: token, value: 0n, data, gasLimit: 80_000n });
    world.clock.advance(20 * BLOCK_MS);
    await transfer.followTransactions();
    expect(await statusOf(sent)).to.equal('reverted');
  });

  it('marks a replaced transaction', async () => {
    const old = await execute({ nonce: 1 });
    await execute({ nonce: 1, value: 2n, maxFeePerGas: 6_000_000_000n, maxPriorityFeePerGas: 2_000_000_000n });
    await execute({ nonce: 0 });
    world.clock.advance(20 * BLOCK_MS);
    await transfer.followTransactions();
    expect(await statusOf(old)).to.equal('replaced');
  });

  it('marks a transaction as dropped some time after the nodes no longer know it', async () => {
    const sent = await execute();
    sinon.stub(world.chainTransactions, 'fateOf').resolves('absent');
    world.clock.advance(FORGOTTEN_AFTER_MS - 1);
    await transfer.followTransactions();
    expect(await statusOf(sent)).to.equal('pending');
    world.clock.advance(1);
    await transfer.followTransactions();
    expect(await statusOf(sent)).to.equal('dropped');
  });

  it('finds a transaction that was broadcast just before a crash', async () => {
    const broadcast = world.chainTransactions.broadcast.bind(world.chainTransactions);
    const stub = sinon.stub(world.chainTransactions, 'broadcast').callsFake(async (transaction) => {
      await broadcast(transaction);
      throw new Error('the process ends here');
    });
    const raw = await signedRaw(wallet);
    const request = { chainId: 8453, ...sender() };
    await transfer.execute(raw, request, ANY_INQUIRY).catch(() => undefined);
    const [recorded] = await world.relayedTransactions.unsettled(1);
    expect(recorded?.status).to.equal('recorded');
    stub.restore();
    world.clock.advance(20 * BLOCK_MS);
    await transfer.followTransactions();
    expect(await statusOf(await transfer.execute(raw, request, ANY_INQUIRY))).to.equal('confirmed');
  });

  it('is not delayed by a chain that does not respond', async () => {
    const fateOf = world.chainTransactions.fateOf.bind(world.chainTransactions);
    const [down, up] = [await execute({ chainId: 1 }), await execute({ chainId: 10 })];
    sinon
      .stub(world.chainTransactions, 'fateOf')
      .callsFake(async (key, depth) => (key.chainId === 1 ? Promise.reject(chainUnavailable()) : fateOf(key, depth)));
    world.clock.advance(20 * BLOCK_MS);
    expect(await transfer.followTransactions()).to.deep.equal({ looked: 2, changed: 1, unknown: 1 });
    expect([await statusOf(down), await statusOf(up)]).to.deep.equal(['pending', 'confirmed']);
  });

  it('runs in one process at a time', async () => {
    await execute();
    const runs = await Promise.all([1, 2, 3].map(() => transfer.followTransactions()));
    expect(runs.map(({ looked }) => looked).sort()).to.deep.equal([0, 0, 1]);
  });

  it('checks all transactions in turn, however many there are', async () => {
    for (let nonce = 0; nonce < 150; nonce++) await execute({ nonce });
    world.clock.advance(BLOCK_MS);
    await transfer.followTransactions();
    world.clock.advance(20 * BLOCK_MS);
    await transfer.followTransactions();
    const later = await world.relayedTransactions.unsettled(200);
    expect(later).to.have.length(50);
    await transfer.followTransactions();
    expect(await world.relayedTransactions.unsettled(200)).to.deep.equal([]);
  });
});
