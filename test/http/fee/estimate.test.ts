import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import sinon from 'sinon';
import { FeeQuote } from '../../../src/adapters/http/fee/fee.schemas.ts';
import { gasPriceUnavailable, priceUnavailable } from '../../../src/domain/fee/errors.ts';
import { encodeFeeQuote } from '../../../src/domain/fee/fee-quote.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, FEE_QUOTE_KEY, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const WETH = '0x4200000000000000000000000000000000000006';

describe('GET /api/fees/estimate', () => {
  let world: TestWorld;
  const ask = (over: object = {}) =>
    world.api.get('/api/fees/estimate').query({ action: 'transfer', chainId: '8453', ...over });
  const quoted = async (over: object = {}) => (await ask(over).expect(200)).body.data;

  beforeEach(async () => {
    world = await aWorld();
  });

  it('prices gas × gas price × native price × markup, rounded up', async () => {
    const { signature, quoteId, ...quote } = await quoted();
    // 260,000 gas × 0.01 gwei × 3,000 USD × 1.2
    expect(quote).to.deep.equal({
      action: 'transfer',
      chainId: 8453,
      token: USDC,
      tokenDecimals: 6,
      tokenPriceUsd: 1,
      isPro: false,
      fee: '9360',
      feeUsd: 0.00936,
      gasCostUsd: 0.0078,
      markup: 0.2,
      expiresAt: '2026-01-31T12:02:00.000Z',
    });
    expect(signature).to.match(/^[0-9a-f]{64}$/);
    expect(quoteId).to.be.a('string');
  });

  it('signs every other field, in a form that can be sent back unchanged', async () => {
    const quote = await quoted({ amount: '1000000', tokenPriceUSD: '0.9987' });
    const { signature, ...back } = FeeQuote.decode(JSON.parse(JSON.stringify(quote)));
    const { amountAfterFee, ...rest } = back;
    const encoded = encodeFeeQuote({ ...rest, ...(amountAfterFee !== undefined && { amountAfterFee }) });
    expect(createHmac('sha256', FEE_QUOTE_KEY).update(encoded).digest('hex')).to.equal(signature);
  });

  it('gives every quote a new id', async () => {
    expect((await quoted()).quoteId).to.not.equal((await quoted()).quoteId);
  });

  it('charges wallets that hold the Pro NFT less', async () => {
    expect(await quoted({ isPro: 'true' })).to.include({ isPro: true, markup: 0.1, fee: '8580' });
    expect(await quoted({ isPro: 'false' })).to.include({ isPro: false, markup: 0.2 });
  });

  it('returns what remains of an amount, only if one is given', async () => {
    expect((await quoted({ amount: '1000000' })).amountAfterFee).to.equal('990640');
    expect((await quoted({ amount: '9361' })).amountAfterFee).to.equal('1');
    expect(await quoted()).to.not.have.property('amountAfterFee');
  });

  it('prices in another token by the price that the caller states', async () => {
    const quote = await quoted({ tokenAddress: WETH, tokenDecimals: '18', tokenPriceUSD: '3000' });
    expect(quote).to.include({ token: WETH, tokenDecimals: 18, tokenPriceUsd: 3000, fee: '3120000000000' });
  });

  it('rounds up to one smallest unit', async () => {
    expect((await quoted({ tokenDecimals: '0' })).fee).to.equal('1');
    expect((await quoted({ tokenDecimals: '0', tokenPriceUSD: '1000000' })).fee).to.equal('1');
  });

  it('follows the gas price and the native coin’s price', async () => {
    world.gasPrices.change(8453, 20_000_000n);
    expect((await quoted()).fee).to.equal('18720');
    world.priceFeeds.change(toUsd('1500') as Usd, 8453);
    expect((await quoted()).fee).to.equal('9360');
  });

  for (const action of ['transfer', 'swap', 'approve', 'multicall'])
    for (const chainId of ['1', '10', '137', '8453', '42161'])
      it(`prices ${action} on chain ${chainId}`, async () => {
        const quote = await quoted({ action, chainId });
        expect(quote).to.include({ action, chainId: Number(chainId) });
        expect(BigInt(quote.fee) > 0n && quote.feeUsd > quote.gasCostUsd).to.equal(true);
      });

  for (const [why, over, path] of [
    ['no action', { action: undefined }, 'action'],
    ['another action', { action: 'burn' }, 'action'],
    ['no chain', { chainId: undefined }, 'chainId'],
    ['a chain that is no number', { chainId: 'base' }, 'chainId'],
    ['chain 0', { chainId: '0' }, 'chainId'],
    ['a chain in hexadecimal digits', { chainId: '0x1' }, 'chainId'],
    ['a token that is no address', { tokenAddress: 'USDC' }, 'tokenAddress'],
    ['19 decimals', { tokenDecimals: '19' }, 'tokenDecimals'],
    ['negative decimals', { tokenDecimals: '-1' }, 'tokenDecimals'],
    ['a price of nothing', { tokenPriceUSD: '0' }, 'tokenPriceUSD'],
    ['a negative price', { tokenPriceUSD: '-1' }, 'tokenPriceUSD'],
    ['NaN', { tokenPriceUSD: 'NaN' }, 'tokenPriceUSD'],
    ['Infinity', { tokenPriceUSD: 'Infinity' }, 'tokenPriceUSD'],
    ['a price too small to count', { tokenPriceUSD: '1e-30' }, 'tokenPriceUSD'],
    ['a price beyond all prices', { tokenPriceUSD: '1e999' }, 'tokenPriceUSD'],
    ['a price of more digits than a quote keeps', { tokenPriceUSD: '1.0000000000001' }, 'tokenPriceUSD'],
    ['an empty price', { tokenPriceUSD: '' }, 'tokenPriceUSD'],
    ['an amount with a fraction', { amount: '1.5' }, 'amount'],
    ['a negative amount', { amount: '-1' }, 'amount'],
    ['2^256', { amount: (2n ** 256n).toString() }, 'amount'],
    ['a status that is neither', { isPro: 'yes' }, 'isPro'],
  ] as const)
    it(`rejects ${why}, and names the field`, async () => {
      expectRefusal(await ask(over), 400, 'VALIDATION_FAILED', path);
    });

  it('ignores a parameter that does not exist', async () => {
    await ask({ wallet: USDC }).expect(200);
  });

  for (const [why, over, code] of [
    ['a chain that it does not work on', { chainId: '56' }, 'CHAIN_UNSUPPORTED'],
    ['an amount that the fee eats up', { amount: '9360' }, 'FEE_ABOVE_AMOUNT'],
    ['an amount of nothing', { amount: '0' }, 'FEE_ABOVE_AMOUNT'],
    ['a price at which no amount is enough', { tokenPriceUSD: '1e-24', tokenDecimals: '18' }, undefined],
  ] as const)
    it(`handles ${why}`, async () => {
      if (code === undefined) expect(BigInt((await quoted(over)).fee) > 10n ** 38n).to.equal(true);
      else expectRefusal(await ask(over), 400, code);
    });

  for (const [what, port, method, failure] of [
    ['the chain', 'gasPrices', 'costOf', chainUnavailable],
    ['the gas price', 'gasPrices', 'costOf', gasPriceUnavailable],
    ['the price of the native coin', 'priceFeeds', 'native', priceUnavailable],
  ] as const)
    it(`returns 503 and no figure when ${what} is unavailable`, async () => {
      (sinon.stub(world[port] as object, method as never) as sinon.SinonStub).rejects(failure());
      const response = await ask();
      expectRefusal(response, 503, failure.code);
      expect(response.text).to.not.include('fee"');
    });

  it('needs no session', async () => {
    await ask().expect(200);
  });
});
