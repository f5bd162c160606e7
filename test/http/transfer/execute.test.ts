import { expect } from 'chai';
import { Transaction, Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { chainUnavailable, storeUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { nonceTooHigh, transactionRefused } from '../../../src/domain/transfer/errors.ts';
import { signedRaw, transferData, type Wanted } from '../../support/chain/transfers.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const RECIPIENT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;

describe('POST /api/transfer/execute', () => {
  let world: TestWorld;
  let sender: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    sender = await signedIn(world, new Wallet(developmentAccounts[0].privateKey));
  });

  const signed = (changes: Wanted = {}) => signedRaw(sender.wallet, { to: RECIPIENT, ...changes });
  const ask = (signedTx: unknown, chainId: unknown = 8453, who = sender) =>
    world.api.post('/api/transfer/execute').set(who.bearer).send({ signedTx, chainId });
  const statusOf = async (raw: string, chainId = 8453) => {
    const hash = Transaction.from(raw).hash as `0x${string}`;
    return (await world.relayedTransactions.find({ chainId, hash }))?.status;
  };
  const coinsOf = (account: WalletAddress) => world.accounts.get(8453)?.balanceOf(account);

  for (const chainId of [1, 10, 137, 8453, 42161])
    it(`broadcasts what the wallet signed for chain ${chainId}, and records it`, async () => {
      const raw = await signed({ chainId, value: 5n });
      const { body } = await ask(raw, chainId).expect(200);
      expect(body).to.deep.equal({ success: true, hash: Transaction.from(raw).hash, chainId, status: 'pending' });
      expect((await world.accounts.get(chainId)?.balanceOf(RECIPIENT)) ?? 0n).to.equal(10_000n * 10n ** 18n + 5n);
      expect(await statusOf(raw, chainId)).to.equal('pending');
    });

  for (const type of [0, 1])
    it(`also accepts type ${type}`, async () => {
      const fees = { gasPrice: 1_000_000_000n, maxFeePerGas: null, maxPriorityFeePerGas: null };
      await ask(await signed({ type, ...fees })).expect(200);
    });

  it('moves tokens, and records the recipient and amount', async () => {
    const raw = await signed({ to: USDC, value: 0n, data: transferData(RECIPIENT, 7n), gasLimit: 80_000n });
    await ask(raw).expect(200);
    expect(world.accounts.get(8453)?.tokenBalanceOf(USDC, RECIPIENT)).to.equal(1_000_000_000_007n);
    const { items } = await world.relayedTransactions.history(sender.address, { limit: 10 });
    expect(items.map(({ movement }) => movement)).to.deep.equal([{ to: RECIPIENT, amount: 7n, token: USDC }]);
  });

  it('accepts digits of any letter case', async () => {
    const raw = await signed();
    const upper = `0x${raw.slice(2).toUpperCase()}`;
    expect((await ask(upper).expect(200)).body.hash).to.equal(Transaction.from(raw).hash);
  });

  it('returns the same for a hundred concurrent requests and later, and moves the value once', async () => {
    const before = coinsOf(RECIPIENT) as bigint;
    const raw = await signed({ value: 5n });
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(raw).expect(200)));
    world.clock.advance(60_000);
    answers.push(await ask(raw).expect(200));
    expect(new Set(answers.map(({ body }) => body.hash))).to.deep.equal(new Set([Transaction.from(raw).hash]));
    expect(coinsOf(RECIPIENT)).to.equal(before + 5n);
    expect((await world.relayedTransactions.history(sender.address, { limit: 100 })).items).to.have.length(1);
  });

  for (const [why, body, path] of [
    ['no transaction', { chainId: 8453 }, 'signedTx'],
    ['no chain', { signedTx: '0x00' }, 'chainId'],
    ['a transaction without 0x', { signedTx: '02f8', chainId: 8453 }, 'signedTx'],
    ['digits that are none', { signedTx: '0x02zz', chainId: 8453 }, 'signedTx'],
    ['half a byte', { signedTx: '0x02f', chainId: 8453 }, 'signedTx'],
    ['an empty transaction', { signedTx: '0x', chainId: 8453 }, 'signedTx'],
    ['a chain in quotes', { signedTx: '0x02', chainId: '8453' }, 'chainId'],
    ['a chain below one', { signedTx: '0x02', chainId: 0 }, 'chainId'],
    ['a field that does not exist', { signedTx: '0x02', chainId: 8453, gasless: true }, 'gasless'],
  ] as const)
    it(`rejects ${why}, and names the field`, async () => {
      const response = await world.api.post('/api/transfer/execute').set(sender.bearer).send(body);
      expectRefusal(response, 400, 'VALIDATION_FAILED', path);
    });

  for (const [why, changes, chainId, code] of [
    ['a chain that is not supported', { chainId: 56 }, 56, 'CHAIN_UNSUPPORTED'],
    ['another chain than it was signed for', { chainId: 1 }, 137, 'CHAIN_MISMATCH'],
    ['a contract creation', { to: null, data: '0x00', gasLimit: 100_000n }, 8453, 'CONTRACT_CREATION_REFUSED'],
    ['too little gas', { gasLimit: 20_999n }, 8453, 'GAS_TOO_LOW'],
    ['too little gas for its calldata', { data: '0x01', gasLimit: 21_039n }, 8453, 'GAS_TOO_LOW'],
    ['more gas than a block holds', { gasLimit: 30_000_001n }, 8453, 'GAS_TOO_HIGH'],
    ['a fee below the chain’s', { maxFeePerGas: 1n, maxPriorityFeePerGas: 0n }, 8453, 'TRANSACTION_UNDERPRICED'],
    ['more than the wallet holds', { value: 10_000n * 10n ** 18n }, 8453, 'INSUFFICIENT_FUNDS'],
  ] as const)
    it(`rejects ${why}, and records nothing in the history`, async () => {
      expectRefusal(await ask(await signed(changes), chainId), 400, code);
      expect((await world.relayedTransactions.history(sender.address, { limit: 10 })).items).to.deep.equal([]);
    });

  it('rejects a transaction without a chain', async () => {
    const legacy = { type: 0, chainId: 0, gasPrice: 1_000_000_000n, maxFeePerGas: null, maxPriorityFeePerGas: null };
    expectRefusal(await ask(await signed(legacy)), 400, 'TRANSACTION_UNPROTECTED');
  });

  for (const type of ['03', '04'])
    it(`rejects type ${type}`, async () => {
      expectRefusal(await ask(`0x${type}${(await signed()).slice(4)}`), 400, 'TRANSACTION_TYPE_REFUSED');
    });

  it('rejects bytes after the end', async () => {
    expectRefusal(await ask(`${await signed()}00`), 400, 'TRANSACTION_MALFORMED');
  });

  it('rejects 200 kB', async () => {
    expectRefusal(await ask(`0x02${'00'.repeat(100_000)}`), 413, 'BODY_TOO_LARGE');
  });

  it('rejects a nonce that another transaction used', async () => {
    await ask(await signed({ value: 1n })).expect(200);
    const raw = await signed({ value: 2n });
    expectRefusal(await ask(raw), 400, 'NONCE_TOO_LOW');
    expect(await statusOf(raw)).to.equal('refused');
  });

  for (const refused of [nonceTooHigh, transactionRefused])
    it(`returns ${refused.code} for the nodes’ error`, async () => {
      sinon.stub(world.chainTransactions, 'broadcast').rejects(refused());
      const raw = await signed();
      expectRefusal(await ask(raw), 400, refused.code);
      expect(await statusOf(raw)).to.equal('refused');
    });

  it('accepts again what was rejected before, once the reason is gone', async () => {
    const stub = sinon.stub(world.chainTransactions, 'broadcast').rejects(transactionRefused());
    const raw = await signed();
    expectRefusal(await ask(raw), 400, 'TRANSACTION_REFUSED');
    stub.restore();
    await ask(raw).expect(200);
    expect(await statusOf(raw)).to.equal('pending');
  });

  it('rejects a transaction that another wallet signed, and broadcasts nothing', async () => {
    const broadcast = sinon.spy(world.chainTransactions, 'broadcast');
    const stranger = await signedIn(world, aWallet());
    expectRefusal(await ask(await signed(), 8453, stranger), 403, 'WALLET_MISMATCH');
    expect(broadcast.callCount).to.equal(0);
  });

  it('returns 503 when the chain is unavailable, and follows the transaction nevertheless', async () => {
    sinon.stub(world.chainTransactions, 'broadcast').rejects(chainUnavailable());
    const raw = await signed();
    expectRefusal(await ask(raw), 503, 'CHAIN_UNAVAILABLE');
    expect(await statusOf(raw)).to.equal('recorded');
  });

  it('broadcasts nothing that it could not record', async () => {
    sinon.stub(world.relayedTransactions, 'record').rejects(storeUnavailable());
    const broadcast = sinon.spy(world.chainTransactions, 'broadcast');
    expectRefusal(await ask(await signed()), 503, 'STORE_UNAVAILABLE');
    expect(broadcast.callCount).to.equal(0);
  });

  it('does not query nodes again about a final status', async () => {
    const raw = await signed();
    await ask(raw).expect(200);
    const hash = Transaction.from(raw).hash as `0x${string}`;
    await world.relayedTransactions.settle({ chainId: 8453, hash }, 'confirmed', world.clock.now());
    const broadcast = sinon.stub(world.chainTransactions, 'broadcast').rejects(chainUnavailable());
    await ask(raw).expect(200);
    expect(broadcast.callCount).to.equal(0);
  });
});
