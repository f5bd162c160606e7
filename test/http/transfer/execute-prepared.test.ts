import { expect } from 'chai';
import { type TransactionRequest, Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { transferData } from '../../support/chain/transfers.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const RECIPIENT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;
const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const TEN_MINUTES = 600_000;

describe('POST /api/transfer/execute with a prepareId', () => {
  let world: TestWorld;
  let sender: SignedIn;
  let prepared: { prepareId: string; transaction: TransactionRequest & { gas: string } };
  beforeEach(async () => {
    world = await aWorld();
    sender = await signedIn(world, new Wallet(developmentAccounts[0].privateKey));
    const wish = { from: sender.address, to: RECIPIENT, token: USDC, amount: '25', chainId: 8453 };
    prepared = (await world.api.post('/api/transfer/prepare').set(sender.bearer).send(wish).expect(200)).body;
  });

  const signed = async (changes: TransactionRequest = {}, who = sender) => {
    const { gas, ...rest } = prepared.transaction;
    return who.wallet.signTransaction({ ...rest, gasLimit: gas, ...changes });
  };
  const execute = (signedTx: string, body: object = {}, who = sender) =>
    world.api
      .post('/api/transfer/execute')
      .set(who.bearer)
      .send({ signedTx, chainId: 8453, prepareId: prepared.prepareId, ...body });
  const received = () => world.accounts.get(8453)?.tokenBalanceOf(USDC as WalletAddress, RECIPIENT);

  it('sends what was prepared, once, however often it is called', async () => {
    const before = received() as bigint;
    const raw = await signed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => execute(raw).expect(200)));
    expect(new Set(answers.map(({ body }) => body.hash)).size).to.equal(1);
    world.clock.advance(TEN_MINUTES);
    await execute(raw).expect(200);
    await world.preparedTransfers.purgeExpired(new Date(world.clock.now().getTime() + 1), 100);
    expect((await execute(raw).expect(200)).body.hash).to.equal(answers[0]?.body.hash);
    expect(received()).to.equal(before + 25n);
  });

  it('accepts the id in any letter case', async () => {
    await execute(await signed(), { prepareId: prepared.prepareId.toUpperCase() }).expect(200);
  });

  for (const [why, changes, paths] of [
    ['another recipient', { data: transferData(OTHER, 25n) }, ['data']],
    ['another amount', { data: transferData(RECIPIENT, 26n) }, ['data']],
    ['another contract', { to: OTHER }, ['to']],
    ['coins as well', { value: 1n }, ['value']],
    ['another nonce', { nonce: 1 }, ['nonce']],
    ['everything else', { nonce: 1, value: 1n, to: OTHER, data: '0x' }, ['to', 'value', 'data', 'nonce']],
    ['fees that nobody was told of', { maxFeePerGas: 60_000_001n }, ['maxFeePerGas']],
    ['gas that nobody was told of', { gasLimit: 10_000_000n }, ['maxFeePerGas']],
  ] as const)
    it(`rejects ${why} than was prepared, names it, and sends nothing`, async () => {
      const broadcast = sinon.spy(world.chainTransactions, 'broadcast');
      const response = await execute(await signed(changes));
      expectRefusal(response, 400, 'INTENT_MISMATCH');
      expect(response.body.details.map(({ path }: { path: string }) => path)).to.deep.equal(paths);
      expect(broadcast.callCount).to.equal(0);
      expect((await world.relayedTransactions.history(sender.address, { limit: 1 })).items).to.deep.equal([]);
    });

  it('rejects another chain than was prepared', async () => {
    const response = await execute(await signed({ chainId: 10 }), { chainId: 10 });
    expectRefusal(response, 400, 'INTENT_MISMATCH', 'chainId');
  });

  it('lets the wallet raise or lower gas and fees within limits, and replace a pending transaction', async () => {
    await execute(await signed({ maxFeePerGas: 60_000_000n, maxPriorityFeePerGas: 1n })).expect(200);
  });

  it('accepts an older transaction type', async () => {
    const { chainId, nonce, to, data, value, gas } = prepared.transaction;
    const legacy = { type: 0, gasLimit: gas, gasPrice: 20_000_000n };
    const raw = await sender.wallet.signTransaction({
      chainId,
      nonce,
      to,
      data,
      value,
      ...legacy,
    } as TransactionRequest);
    await execute(raw).expect(200);
  });

  it('rejects an unknown id', async () => {
    const prepareId = '00000000-0000-4000-8000-000000000000';
    expectRefusal(await execute(await signed(), { prepareId }), 404, 'PREPARATION_NOT_FOUND');
  });

  it('returns the same error for another wallet’s id as for an unknown one', async () => {
    const stranger = await signedIn(world, new Wallet(developmentAccounts[1].privateKey));
    expectRefusal(await execute(await signed({}, stranger), {}, stranger), 404, 'PREPARATION_NOT_FOUND');
  });

  it('rejects an expired prepared transfer', async () => {
    world.clock.advance(TEN_MINUTES - 1);
    const raw = await signed();
    world.clock.advance(1);
    expectRefusal(await execute(raw), 400, 'PREPARATION_EXPIRED');
    await execute(raw, { prepareId: undefined }).expect(200);
  });

  it('accepts it up to the last millisecond', async () => {
    world.clock.advance(TEN_MINUTES - 1);
    await execute(await signed()).expect(200);
  });

  it('reports the difference even for an expired one', async () => {
    world.clock.advance(TEN_MINUTES);
    expectRefusal(await execute(await signed({ nonce: 1 })), 400, 'INTENT_MISMATCH', 'nonce');
  });

  it('rejects an invalid id', async () => {
    expectRefusal(await execute(await signed(), { prepareId: 'x' }), 400, 'VALIDATION_FAILED', 'prepareId');
  });

  it('sends nothing that it could not compare with what was prepared', async () => {
    sinon.stub(world.preparedTransfers, 'find').rejects(storeUnavailable());
    const broadcast = sinon.spy(world.chainTransactions, 'broadcast');
    expectRefusal(await execute(await signed()), 503, 'STORE_UNAVAILABLE');
    expect(broadcast.callCount).to.equal(0);
  });
});
