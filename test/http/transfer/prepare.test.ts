import { expect } from 'chai';
import { Transaction } from 'ethers';
import sinon from 'sinon';
import { transferData } from '../../support/chain/transfers.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { ETHER, preparing, RECIPIENT, USDC } from '../../support/service/preparing.ts';
import { aWallet, signedIn } from '../../support/service/world.ts';

/** The sandbox has a sponsor by default. */
const ALONE = { SPONSOR_PROVIDER: 'none' };

describe('POST /api/transfer/prepare', () => {
  const { at, open, ask, prepared } = preparing();

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
      treasury: at.world.config.fees.treasury,
      sponsor: 'memory',
      gasless: false,
      gaslessTransfer: null,
      expiresAt: new Date(at.world.clock.now().getTime() + 600_000).toISOString(),
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
    const estimate = await at.world.api.get('/api/fees/estimate?action=transfer&chainId=8453').expect(200);
    expect(feeQuote.fee).to.equal(estimate.body.data.fee);
    expect(feeQuote).to.include({ action: 'transfer', token: USDC, tokenDecimals: 6, isPro: false });
  });

  for (const chainId of [1, 10, 137, 8453, 42161])
    it(`prepares, and executes what was signed, on chain ${chainId}`, async () => {
      const { transaction, prepareId } = await prepared({ chainId });
      const { gas, ...rest } = transaction;
      const signedTx = await at.sender.wallet.signTransaction({ ...rest, gasLimit: gas });
      const sent = await at.world.api
        .post('/api/transfer/execute')
        .set(at.sender.bearer)
        .send({ signedTx, chainId, prepareId })
        .expect(200);
      expect(sent.body.hash).to.equal(Transaction.from(signedTx).hash);
      expect(at.world.accounts.get(chainId)?.balanceOf(RECIPIENT)).to.equal(10_000n * ETHER + 5n);
    });

  it('sends tokens by their contract', async () => {
    const { transaction, gasEstimate, amountAfterFee, feeQuote } = await prepared({ token: USDC, amount: '7000000' });
    expect(transaction).to.include({ to: USDC, value: '0', data: transferData(RECIPIENT, 7_000_000n) });
    expect(transaction.gas).to.equal(gasEstimate);
    expect(BigInt(amountAfterFee)).to.equal(7_000_000n - BigInt(feeQuote.fee));
  });

  it('counts pending transactions', async () => {
    const wallet = at.sender.wallet;
    const raw = await wallet.signTransaction({
      ...{ type: 2, chainId: 8453, nonce: 0, to: RECIPIENT, value: 1n, gasLimit: 21_000n },
      ...{ maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n },
    });
    await at.world.api
      .post('/api/transfer/execute')
      .set(at.sender.bearer)
      .send({ signedTx: raw, chainId: 8453 })
      .expect(200);
    expect((await prepared()).nonce).to.equal(1);
  });

  it('uses Pro pricing for a wallet with the Pro NFT', async () => {
    const before = BigInt((await prepared()).feeQuote.fee);
    at.world.proStatus.grant(at.sender.address);
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
    const accounts = at.world.accounts.get(8453);
    if (accounts !== undefined) sinon.stub(accounts, 'tokenBalanceOf').returns(10n ** 9n);
    at.sender = await signedIn(at.world, aWallet());
    const { ready, warnings } = await prepared({ token: USDC });
    expect(ready).to.equal(false);
    expect(warnings.map(({ code }: { code: string }) => code)).to.deep.equal(['GAS_MONEY_MISSING']);
  });

  it('sends everything above the gas, to the last wei', async () => {
    const most = 10_000n * ETHER - 21_000n * 20_000_000n;
    expect((await prepared({ amount: most.toString() })).ready).to.equal(true);
    expectRefusal(await ask({ amount: (most + 1n).toString() }), 400, 'INSUFFICIENT_FUNDS');
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
});
