import { expect } from 'chai';
import { Transaction, Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { screeningUnavailable } from '../../../src/domain/compliance/screening.ts';
import { gasPriceUnavailable } from '../../../src/domain/fee/errors.ts';
import { chainUnavailable, storeUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ordered, transferData } from '../../support/chain/transfers.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const RECIPIENT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const SOMEBODY = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const WETH = '0x4200000000000000000000000000000000000006';
const ETHER = 10n ** 18n;
/** The sandbox has a sponsor by default. */
const ALONE = { SPONSOR_PROVIDER: 'none' };

describe('POST /api/transfer/prepare', () => {
  let world: TestWorld;
  let sender: SignedIn;
  const open = async (env: Record<string, string> = {}, key: string = developmentAccounts[0].privateKey) => {
    world = await aWorld(env);
    sender = await signedIn(world, new Wallet(key));
  };
  beforeEach(() => open());
  afterEach(() => sinon.restore());

  const wish = (changes: object = {}) => ({
    from: sender.address,
    to: RECIPIENT,
    token: 'native',
    amount: '5',
    chainId: 8453,
    ...changes,
  });
  const ask = (changes: object = {}) => world.api.post('/api/transfer/prepare').set(sender.bearer).send(wish(changes));
  const prepared = async (changes: object = {}) => (await ask(changes).expect(200)).body;
  const codesOf = async (changes: object = {}) =>
    (await prepared(changes)).warnings.map(({ code }: { code: string }) => code);

  /** From now on every wallet has tokens. */
  const holdTokens = () => {
    const accounts = world.accounts.get(8453);
    if (accounts !== undefined) sinon.stub(accounts, 'tokenBalanceOf').returns(10n ** 9n);
  };

  it('returns everything that the wallet needs to sign', async () => {
    const body = await prepared();
    const { feeQuote, prepareId, ...rest } = body;
    expect(rest).to.deep.equal({
      success: true,
      gasEstimate: '21000',
      gasPrice: '12500000',
      feeWei: '262500000000',
      gasUSD: 0.000788,
      nonce: 0,
      ready: true,
      amountAfterFee: null,
      treasury: world.config.fees.treasury,
      sponsor: 'memory',
      gasless: false,
      gaslessTransfer: null,
      expiresAt: new Date(world.clock.now().getTime() + 600_000).toISOString(),
      transaction: {
        type: 2,
        chainId: 8453,
        nonce: 0,
        to: RECIPIENT,
        value: '5',
        data: '0x',
        gas: '21000',
        maxFeePerGas: '20000000',
        maxPriorityFeePerGas: '0',
      },
      warnings: [],
    });
    expect(feeQuote.token).to.equal(USDC);
    expect(prepareId).to.match(/^[0-9a-f-]{36}$/);
  });

  it('returns the fee that the estimate of a transfer returns', async () => {
    const { feeQuote } = await prepared({ token: USDC, amount: '25000000' });
    const estimate = await world.api.get('/api/fees/estimate?action=transfer&chainId=8453').expect(200);
    expect(feeQuote.fee).to.equal(estimate.body.data.fee);
    expect(feeQuote).to.include({ action: 'transfer', token: USDC, tokenDecimals: 6, isPro: false });
  });

  for (const chainId of [1, 10, 137, 8453, 42161])
    it(`prepares, and executes what was signed, on chain ${chainId}`, async () => {
      const { transaction, prepareId } = await prepared({ chainId });
      const { gas, ...rest } = transaction;
      const signedTx = await sender.wallet.signTransaction({ ...rest, gasLimit: gas });
      const sent = await world.api
        .post('/api/transfer/execute')
        .set(sender.bearer)
        .send({ signedTx, chainId, prepareId })
        .expect(200);
      expect(sent.body.hash).to.equal(Transaction.from(signedTx).hash);
      expect(world.accounts.get(chainId)?.balanceOf(RECIPIENT)).to.equal(10_000n * ETHER + 5n);
    });

  it('sends tokens by their contract', async () => {
    const { transaction, gasEstimate, amountAfterFee, feeQuote } = await prepared({ token: USDC, amount: '7000000' });
    expect(transaction).to.include({ to: USDC, value: '0', data: transferData(RECIPIENT, 7_000_000n) });
    expect(transaction.gas).to.equal(gasEstimate);
    expect(BigInt(amountAfterFee)).to.equal(7_000_000n - BigInt(feeQuote.fee));
  });

  it('counts pending transactions', async () => {
    const wallet = sender.wallet;
    const raw = await wallet.signTransaction({
      ...{ type: 2, chainId: 8453, nonce: 0, to: RECIPIENT, value: 1n, gasLimit: 21_000n },
      ...{ maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n },
    });
    await world.api.post('/api/transfer/execute').set(sender.bearer).send({ signedTx: raw, chainId: 8453 }).expect(200);
    expect((await prepared()).nonce).to.equal(1);
  });

  it('uses Pro pricing for a wallet with the Pro NFT', async () => {
    const before = BigInt((await prepared()).feeQuote.fee);
    world.proStatus.grant(sender.address);
    const { feeQuote } = await prepared();
    expect(feeQuote.isPro).to.equal(true);
    expect(BigInt(feeQuote.fee) < before).to.equal(true);
  });

  it('offers no gasless transfer of an amount below the fee, and lets the wallet pay the gas itself', async () => {
    for (const env of [{}, ALONE]) {
      await open(env);
      const { gasless, ready, amountAfterFee, gaslessTransfer } = await prepared({ token: USDC, amount: '1' });
      expect([gasless, ready, amountAfterFee, gaslessTransfer]).to.deep.equal([false, true, null, null]);
    }
  });

  it('is not ready for a wallet with tokens and without native coins, without a sponsor', async () => {
    await open(ALONE);
    holdTokens();
    sender = await signedIn(world, aWallet());
    const { ready, warnings } = await prepared({ token: USDC });
    expect(ready).to.equal(false);
    expect(warnings.map(({ code }: { code: string }) => code)).to.deep.equal(['GAS_MONEY_MISSING']);
  });

  for (const [why, changes, path] of [
    ['no sender', { from: undefined }, 'from'],
    ['no recipient', { to: undefined }, 'to'],
    ['a recipient that is none', { to: '0x12' }, 'to'],
    ['a recipient of a wrong checksum', { to: RECIPIENT.replace('C', 'c') }, 'to'],
    ['no token', { token: undefined }, 'token'],
    ['a token by symbol', { token: 'USDC' }, 'token'],
    ['no amount', { amount: undefined }, 'amount'],
    ['an amount of nothing', { amount: '0' }, 'amount'],
    ['a broken amount', { amount: '1.5' }, 'amount'],
    ['an amount below nothing', { amount: '-1' }, 'amount'],
    ['an amount with an exponent', { amount: '1e8' }, 'amount'],
    ['an amount with leading zeros', { amount: '05' }, 'amount'],
    ['an amount that is a number', { amount: 5 }, 'amount'],
    ['an amount of 2^256', { amount: (2n ** 256n).toString() }, 'amount'],
    ['no chain', { chainId: undefined }, 'chainId'],
    ['a chain in quotes', { chainId: '8453' }, 'chainId'],
    ['a field that does not exist', { gasless: true }, 'gasless'],
  ] as const)
    it(`rejects ${why}, and names the field`, async () => {
      expectRefusal(await ask(changes), 400, 'VALIDATION_FAILED', path);
    });

  for (const [why, changes, code, path] of [
    ['a chain that is not supported', { chainId: 56 }, 'CHAIN_UNSUPPORTED'],
    ['the zero address', { to: `0x${'0'.repeat(40)}` }, 'RECIPIENT_REFUSED', 'to'],
    ['the token’s own contract', { token: USDC, to: USDC }, 'RECIPIENT_REFUSED', 'to'],
    ['another token’s contract', { token: USDC, to: WETH }, 'RECIPIENT_REFUSED', 'to'],
    ['a precompiled contract', { to: `0x${'9'.padStart(40, '0')}` }, 'RECIPIENT_REFUSED', 'to'],
    ['a burn address', { to: `0x${'dead'.padStart(40, '0')}` }, 'RECIPIENT_REFUSED', 'to'],
    ['a token that is none', { token: RECIPIENT, to: SOMEBODY }, 'TOKEN_NOT_A_CONTRACT', 'token'],
    ['more coins than there are', { amount: (10_001n * ETHER).toString() }, 'INSUFFICIENT_FUNDS'],
    ['all coins, without any left for the gas', { amount: (10_000n * ETHER).toString() }, 'INSUFFICIENT_FUNDS'],
    ['more tokens than there are', { token: USDC, amount: '1000000000001' }, 'INSUFFICIENT_FUNDS'],
    ['a token that the wallet has none of', { token: WETH }, 'INSUFFICIENT_FUNDS'],
  ] as const)
    it(`rejects ${why}`, async () => {
      expectRefusal(await ask(changes), 400, code, path);
    });

  it('sends everything above the gas, to the last wei', async () => {
    const most = 10_000n * ETHER - 21_000n * 20_000_000n;
    expect((await prepared({ amount: most.toString() })).ready).to.equal(true);
    expectRefusal(await ask({ amount: (most + 1n).toString() }), 400, 'INSUFFICIENT_FUNDS');
  });

  it('reports the missing amount', async () => {
    const { body } = await ask({ token: USDC, amount: '1000000000001' });
    expect(body.error).to.equal(
      'The wallet holds 1000000000000 smallest units of the token and needs 1000000000001 for the amount',
    );
  });

  it('reports why the chain would reject the transfer', async () => {
    const outlook = await world.transferOutlooks.read(
      ordered({ chainId: 8453, from: sender.address, to: RECIPIENT, token: 'native', amount: 1n }),
      { gas: 1n, bytes: 1 },
    );
    const simulation = { outcome: 'reverted' as const, reason: 'the contract reverts with “paused”' };
    sinon.stub(world.transferOutlooks, 'read').resolves({ ...outlook, simulation });
    const response = await ask();
    expectRefusal(response, 400, 'TRANSFER_WOULD_REVERT');
    expect(response.body.error).to.contain('“paused”');
    sinon.restore();
    sinon
      .stub(world.transferOutlooks, 'read')
      .resolves({ ...outlook, simulation: { outcome: 'executed', gas: 2n ** 24n + 1n } });
    expectRefusal(await ask(), 400, 'GAS_TOO_HIGH');
  });

  describe('when the node rejects the simulation for an unrelated reason', () => {
    const refuseSimulation = () => {
      const read = world.transferOutlooks.read.bind(world.transferOutlooks);
      const simulation = { outcome: 'unknown' as const, cause: new Error('value overflow') };
      sinon
        .stub(world.transferOutlooks, 'read')
        .callsFake(async (...asked) => ({ ...(await read(...asked)), simulation }));
    };

    it('is unavailable if the balance suffices', async () => {
      refuseSimulation();
      expectRefusal(await ask(), 503, 'CHAIN_UNAVAILABLE');
    });

    it('rejects by the balance if that does not suffice', async () => {
      refuseSimulation();
      expectRefusal(await ask({ amount: (10_001n * ETHER).toString() }), 400, 'INSUFFICIENT_FUNDS');
      expectRefusal(await ask({ token: USDC, amount: '1000000000001' }), 400, 'INSUFFICIENT_FUNDS');
    });

    it('rejects a sanctioned recipient first', async () => {
      await open({ AML_DENYLIST: RECIPIENT });
      refuseSimulation();
      expectRefusal(await ask(), 403, 'RECIPIENT_SANCTIONED');
    });
  });

  it('rejects a recipient on a sanctions list before anything else about the chain', async () => {
    await open({ AML_DENYLIST: RECIPIENT });
    expectRefusal(await ask(), 403, 'RECIPIENT_SANCTIONED');
    expectRefusal(await ask({ amount: (10_001n * ETHER).toString() }), 403, 'RECIPIENT_SANCTIONED');
  });

  it('refuses a sender on a sanctions list, and keeps nothing', async () => {
    await open({ AML_DENYLIST: sender.address });
    const keep = sinon.spy(world.preparedTransfers, 'keep');
    expectRefusal(await ask(), 403, 'SENDER_SANCTIONED');
    expect(keep.callCount).to.equal(0);
  });

  it('needs a session of the sender', async () => {
    expectRefusal(await world.api.post('/api/transfer/prepare').send(wish()), 401, 'UNAUTHENTICATED');
    expectRefusal(await ask({ from: RECIPIENT, to: sender.address }), 403, 'WALLET_MISMATCH');
  });

  describe('unavailable data', () => {
    for (const [what, code, stub] of [
      ['the chain', 'CHAIN_UNAVAILABLE', () => sinon.stub(world.transferOutlooks, 'read').rejects(chainUnavailable())],
      [
        'a chain that lives',
        'GAS_PRICE_UNAVAILABLE',
        () => sinon.stub(world.transferOutlooks, 'read').rejects(gasPriceUnavailable()),
      ],
      [
        'the sanctions list',
        'AML_UNAVAILABLE',
        () => sinon.stub(world.addressScreening, 'screen').rejects(screeningUnavailable()),
      ],
      ['the price of the coin', 'PRICE_UNAVAILABLE', () => world.priceFeeds.change(undefined, 8453)],
      ['the price of the token', 'PRICE_UNAVAILABLE', () => world.priceFeeds.change(undefined, 8453, USDC)],
      ['the pro status', 'CHAIN_UNAVAILABLE', () => sinon.stub(world.proStatus, 'isPro').rejects(chainUnavailable())],
      [
        'the wallets of the past',
        'STORE_UNAVAILABLE',
        () => sinon.stub(world.relayedTransactions, 'recipients').rejects(storeUnavailable()),
      ],
      [
        'the store of preparations',
        'STORE_UNAVAILABLE',
        () => sinon.stub(world.preparedTransfers, 'keep').rejects(storeUnavailable()),
      ],
    ] as const)
      it(`returns 503: ${what}`, async () => {
        stub();
        expectRefusal(await ask(), 503, code);
      });

    it('is reported after what the caller can correct', async () => {
      sinon.stub(world.addressScreening, 'screen').rejects(screeningUnavailable());
      expectRefusal(await ask({ amount: (10_001n * ETHER).toString() }), 400, 'INSUFFICIENT_FUNDS');
    });
  });

  describe('warnings', () => {
    const LOOKALIKE = `${RECIPIENT.slice(0, 6).toLowerCase()}${'0'.repeat(32)}${RECIPIENT.slice(-4).toLowerCase()}`;

    it('report a recipient that resembles one of an earlier prepared transfer', async () => {
      await prepared();
      const { warnings } = await prepared({ to: LOOKALIKE });
      expect(warnings[0].code).to.equal('RECIPIENT_LOOKS_ALIKE');
      expect(warnings[0].message).to.contain(RECIPIENT);
      expect(await codesOf({ to: LOOKALIKE })).to.deep.equal(['RECIPIENT_LOOKS_ALIKE']);
    });

    it('report one that resembles the recipient of an earlier token transfer', async () => {
      const data = transferData(RECIPIENT, 7n);
      const signedTx = await sender.wallet.signTransaction({
        ...{ type: 2, chainId: 8453, nonce: 0, to: USDC, data, gasLimit: 80_000n },
        ...{ maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n },
      });
      await world.api.post('/api/transfer/execute').set(sender.bearer).send({ signedTx, chainId: 8453 }).expect(200);
      expect(await codesOf({ to: LOOKALIKE, chainId: 1 })).to.deep.equal(['RECIPIENT_LOOKS_ALIKE']);
    });

    it('report one that resembles a wallet of the address book', async () => {
      const wallet = { chain: 'evm', address: RECIPIENT };
      await world.api.post('/api/user/wallets').set(sender.bearer).send({ wallet }).expect(200);
      expect(await codesOf({ to: LOOKALIKE })).to.deep.equal(['RECIPIENT_LOOKS_ALIKE']);
    });

    it('are empty for a well-known recipient', async () => {
      await prepared();
      expect(await codesOf()).to.deep.equal([]);
    });

    it('report a transfer to the wallet itself, and to a contract', async () => {
      expect(await codesOf({ to: sender.address })).to.deep.equal(['RECIPIENT_IS_YOURSELF']);
      expect(await codesOf({ to: WETH })).to.deep.equal(['RECIPIENT_IS_CONTRACT']);
    });
  });
});
