import { expect } from 'chai';
import fc from 'fast-check';
import { movesIn } from '../../console/src/values/moves.ts';
import { feesIn, impactOf, isCostly, networkFeeIn, rateOf } from '../../console/src/values/swap-price.ts';

const side = (amount: bigint, usd?: string) => ({
  amount: String(amount),
  least: undefined,
  symbol: undefined,
  decimals: undefined,
  usd,
});
const pad = (address: string) => `0x${address.slice(2).padStart(64, '0')}`;
const ME = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;
const TOKEN = `0x${'33'.repeat(20)}`;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const moved = (from: string, to: string, amount: bigint) => ({
  address: TOKEN,
  topics: [TRANSFER, pad(from), pad(to)],
  data: `0x${amount.toString(16)}`,
});

describe('the price of a swap', () => {
  it('is a rate that never promises more than the quote gives', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(amounts, amounts, (paid, got) => {
        const rate = rateOf({ paid: side(paid), got: side(got) }, { decimals: 6 }) ?? 0n;
        expect(rate * paid <= got * 10n ** 6n).to.equal(true);
      }),
    );
    expect(rateOf({ paid: side(0n), got: side(1n) }, { decimals: 6 })).to.equal(undefined);
  });

  it('loses what the two values differ by, and nothing is said without both', () => {
    expect(impactOf(side(1n, '25.00'), side(1n, '24.00'))).to.be.closeTo(-4, 1e-9);
    expect(isCostly(-4)).to.equal(true);
    for (const [paid, got] of [
      [undefined, '1'],
      ['1', undefined],
      ['0', '1'],
    ])
      expect(impactOf(side(1n, paid), side(1n, got))).to.equal(undefined);
    expect(isCostly(undefined)).to.equal(false);
  });

  it('names the provider’s fees that can be read, and no other', () => {
    const currency = { symbol: 'USDC', decimals: 6 };
    const fees = {
      relayer: { amount: '5', amountUsd: '0.01', currency },
      app: { amount: '0', currency },
      gas: { amount: '9' },
    };
    expect(feesIn({ fees }).map(({ id }) => id)).to.deep.equal(['relayer']);
    expect(networkFeeIn({ fees })).to.equal(undefined);
    const gas = { amount: '9', amountUsd: '0.02', currency: { symbol: 'ETH', decimals: 18 } };
    expect(networkFeeIn({ fees: { gas } })).to.deep.equal({ amount: '9', symbol: 'ETH', decimals: 18, usd: '0.02' });
    for (const odd of [null, {}, { fees: [] }, { fees: { relayer: { amount: '1e5', currency } } }])
      expect(feesIn(odd)).to.deep.equal([]);
  });
});

describe('what a simulation changes', () => {
  it('adds up coins and tokens of the account over all calls, without what was reverted or borrowed', () => {
    const call = { type: 'CALL', from: ME, to: OTHER, value: '0x5' };
    const trace = {
      ...call,
      logs: [moved(ME, OTHER, 7n)],
      calls: [
        { type: 'DELEGATECALL', from: ME, to: OTHER, value: '0x5' },
        { type: 'CALL', from: OTHER, to: ME, value: '0x2', logs: [moved(OTHER, ME, 3n)] },
        { ...call, error: 'execution reverted', logs: [moved(ME, OTHER, 100n)] },
      ],
    };
    expect(movesIn(trace, ME)).to.deep.equal([
      { token: 'coin', amount: -3n },
      { token: TOKEN, amount: -4n },
    ]);
  });

  it('is nothing for a trace that cannot be read', () => {
    for (const odd of [null, undefined, 'x', {}, { logs: [{}], calls: 'x' }])
      expect(movesIn(odd, ME)).to.deep.equal([]);
  });
});
