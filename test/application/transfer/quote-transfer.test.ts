import { expect } from 'chai';
import fc from 'fast-check';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { HmacQuoteSigner } from '../../../src/adapters/local/quote-signer.hmac.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { quoteTransfer } from '../../../src/application/transfer/quote-transfer.ts';
import { roundedUp } from '../../../src/domain/fee/fee-quote.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { Usd } from '../../../src/domain/shared/usd.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

const TOKEN = CAROL;
const ONE_DOLLAR = 10n ** 24n;

type Basis = Readonly<{
  amount: bigint;
  gasCostWei: bigint;
  nativeUsd: bigint;
  usd: bigint;
  decimals: number;
  markupBps: bigint;
  gasless: boolean;
  affordable: boolean;
  sent: 'native' | WalletAddress;
}>;

const usual: Basis = {
  ...{ amount: 25_000_000n, gasCostWei: 10n ** 15n, nativeUsd: 3_000n * ONE_DOLLAR, usd: ONE_DOLLAR, decimals: 6 },
  ...{ markupBps: 2_000n, gasless: true, affordable: false, sent: TOKEN },
};

function quoted(changes: Partial<Basis> = {}) {
  const { amount, gasCostWei, nativeUsd, usd, decimals, markupBps, gasless, affordable, sent } = {
    ...usual,
    ...changes,
  };
  const feePolicy = { markupBps, proMarkupBps: 0n, tokens: new Map(), treasury: BOB };
  const quoteSigner = new HmacQuoteSigner(['a key of the tests, of enough characters']);
  const ports = { feePolicy, quoteSigner, clock: new SettableClock(at()), random: cryptoRandom };
  const order = { chainId: 1, from: ALICE, to: BOB, token: sent, amount };
  const token = { address: TOKEN, decimals, usd: roundedUp(usd as Usd) };
  return quoteTransfer(
    ports,
    order,
    { nativeUsd: nativeUsd as Usd, token, isPro: false },
    { gasless, affordable, gasCostWei },
  );
}

describe('quoteTransfer', () => {
  it('deducts the fee from a sponsored stablecoin transfer', async () => {
    const { feeQuote, amountAfterFee } = await quoted();
    expect(feeQuote?.fee).to.equal(3_600_000n);
    expect([amountAfterFee, feeQuote?.amountAfterFee]).to.deep.equal([21_400_000n, 21_400_000n]);
  });

  it('rejects a sponsored transfer whose fee is not below the amount', async () => {
    expect((await quoted({ amount: 3_600_001n })).amountAfterFee).to.equal(1n);
    expect(await rejection(quoted({ amount: 3_600_000n }))).to.equal('FEE_ABOVE_AMOUNT');
  });

  it('does not reject when the wallet can pay the gas, however small the amount', async () => {
    const { feeQuote, amountAfterFee } = await quoted({ affordable: true, amount: 3_600_000n });
    expect([feeQuote?.fee, amountAfterFee, feeQuote?.amountAfterFee]).to.deep.equal([3_600_000n, undefined, undefined]);
    expect((await quoted({ affordable: true, amount: 3_600_001n })).feeQuote?.amountAfterFee).to.equal(1n);
  });

  it('returns no amount after the fee, and does not reject, when the wallet pays the gas', async () => {
    const { feeQuote, amountAfterFee } = await quoted({ gasless: false, amount: 3_600_000n });
    expect([amountAfterFee, feeQuote?.amountAfterFee]).to.deep.equal([undefined, undefined]);
    expect((await quoted({ gasless: false, amount: 3_600_001n })).amountAfterFee).to.equal(1n);
  });

  for (const sent of ['native', BOB] as const)
    it(`deducts nothing from ${sent === 'native' ? 'coins' : 'another token'}`, async () => {
      expect(await quoted({ sent, amount: 1n })).to.not.have.property('amountAfterFee');
    });

  it('deducts a fee above zero and below the amount, for any prices', async () => {
    const figure = fc.bigInt(1n, 10n ** 40n);
    const basis = fc.record({
      amount: fc.bigInt(1n, MAX_UINT256),
      gasCostWei: figure,
      nativeUsd: figure,
      usd: figure,
      decimals: fc.nat(36),
      markupBps: fc.bigInt(0n, 1_000_000n),
      gasless: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(basis, async (any) => {
        try {
          const { feeQuote, amountAfterFee } = await quoted(any);
          expect(feeQuote !== undefined && feeQuote.fee > 0n).to.equal(true);
          if (any.gasless) expect(amountAfterFee).to.not.equal(undefined);
          if (amountAfterFee !== undefined)
            expect(amountAfterFee > 0n && amountAfterFee + (feeQuote?.fee ?? 0n) === any.amount).to.equal(true);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          expect(error.code).to.be.oneOf(any.gasless ? ['FEE_ABOVE_AMOUNT', 'FEE_OUT_OF_RANGE'] : ['FEE_OUT_OF_RANGE']);
        }
      }),
      { numRuns: 500 },
    );
  });
});
