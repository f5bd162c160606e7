import { expect } from 'chai';
import fc from 'fast-check';
import { FEE_ACTIONS } from '../../../src/domain/fee/fee-policy.ts';
import type { FeeQuote } from '../../../src/domain/fee/fee-quote.ts';
import { feeIncluded, type GaslessTransfer } from '../../../src/domain/paymaster/gasless-transfer.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

const quote = (changes: Partial<FeeQuote> = {}): FeeQuote => ({
  ...{ quoteId: 'q', action: 'transfer' as const, chainId: 8453, token: BOB, tokenDecimals: 6, isPro: false },
  ...{ tokenPriceUsd: 1n as never, fee: 9_360n, feeUsd: 1n as never, gasCostUsd: 1n as never, markup: 2_000n },
  expiresAt: at(),
  ...changes,
});
const call: GaslessTransfer = { token: BOB, to: ALICE, amount: 25_000_000n, fee: 9_360n };

function differing(quoted: FeeQuote, transfer: GaslessTransfer | undefined): readonly string[] {
  try {
    feeIncluded(quoted, transfer);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    expect([error.code, error.kind]).to.deep.equal(['FEE_NOT_INCLUDED', 'invalid']);
    return (error.facts.issues as { path: string }[]).map(({ path }) => path);
  }
}

describe('feeIncluded', () => {
  it('returns what the call pays, also when it is more than the quote', () => {
    expect(feeIncluded(quote(), call)).to.deep.equal({ token: BOB, amount: 9_360n, collection: 'in-call' });
    expect(feeIncluded(quote(), { ...call, fee: 9_361n }).amount).to.equal(9_361n);
  });

  it('reports every difference to the quote', () => {
    expect(differing(quote({ action: 'swap' }), { ...call, token: CAROL, fee: 9_359n })).to.deep.equal([
      'feeQuote.action',
      'request.data.token',
      'request.data.fee',
    ]);
    expect(differing(quote(), undefined)).to.deep.equal(['request.data']);
  });

  it('rejects a lower fee, another token and another action', () => {
    const units = fc.oneof(fc.bigInt(9_350n, 9_370n), fc.bigInt(0n, MAX_UINT256));
    const wish = fc.record({ fee: units, paid: units, token: fc.constantFrom(BOB, CAROL), amount: units });
    fc.assert(
      fc.property(wish, fc.constantFrom(...FEE_ACTIONS), ({ fee, paid, token, amount }, action) => {
        const isFine = differing(quote({ fee, action }), { ...call, token, amount, fee: paid }).length === 0;
        return isFine === (paid >= fee && token === BOB && action === 'transfer');
      }),
    );
  });
});
