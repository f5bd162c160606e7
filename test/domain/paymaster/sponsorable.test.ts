import { expect } from 'chai';
import fc from 'fast-check';
import { executeCalldata } from '../../../src/adapters/chain/gasless/forwarder-abi.ts';
import type { FeeQuote } from '../../../src/domain/fee/fee-quote.ts';
import { relayBytes, relayGasLimit } from '../../../src/domain/paymaster/forward-request.ts';
import { BATCH_SELECTORS, type SponsorPolicy } from '../../../src/domain/paymaster/sponsor-policy.ts';
import {
  requireFittingQuote,
  requireSponsoredCall,
  requireTrueQuote,
} from '../../../src/domain/paymaster/sponsorable.ts';
import { costOfGas, secondsToNextDay } from '../../../src/domain/paymaster/sponsorship.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { utcDay } from '../../../src/domain/shared/duration.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { dollars, newSponsorship } from '../../support/fixtures/sponsorship-fixtures.ts';
import { at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

const bytes = (max: number) =>
  fc.uint8Array({ maxLength: max }).map((data) => `0x${Buffer.from(data).toString('hex')}` as Hex);
const uint256 = fc.bigInt({ min: 0n, max: MAX_UINT256 });
const codeOf = (work: () => void): string => {
  try {
    work();
    return 'fits';
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

const quote = (changes: Partial<FeeQuote> = {}): FeeQuote => ({
  quoteId: 'q',
  action: 'transfer',
  chainId: 8453,
  token: BOB,
  tokenDecimals: 6,
  tokenPriceUsd: dollars(1),
  isPro: false,
  fee: 4_500n,
  feeUsd: toUsd('0.0045') as Usd,
  gasCostUsd: toUsd('0.00375') as Usd,
  markup: 2_000n,
  expiresAt: at(),
  ...changes,
});

describe('sponsorship rules', () => {
  it('estimates at least the length of the real calldata, and enough gas', () => {
    fc.assert(
      fc.property(bytes(2_000), fc.bigInt({ min: 0n, max: 10_000_000n }), uint256, (data, gas, nonce) => {
        const { request } = newSponsorship(1, { request: { data, gas, nonce } });
        const calldata = Buffer.from(executeCalldata(request).slice(2), 'hex');
        const excess = relayBytes(request) - calldata.length;
        const limit = relayGasLimit(request);
        const intrinsic = 21_000n + calldata.reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 0n);
        return (
          // The transaction has 110 to 180 bytes of numbers, addresses and signature besides the calldata.
          excess >= 110 && excess <= 200 && ((limit - intrinsic - 50_000n) * 63n) / 64n >= gas
        );
      }),
    );
  });

  it('accepts requests up to the gas that the action was priced for', () => {
    const tokens = new Map([[8453, [{ address: BOB, symbol: 'USDC', decimals: 6 }] as const]]);
    const fees = { markupBps: 0n, proMarkupBps: 0n, treasury: CAROL, tokens };
    for (const [action, room] of [
      ['transfer', 200_000n],
      ['approve', 50_000n],
      ['swap', 250_000n],
      ['multicall', 400_000n],
    ] as const)
      for (const [gas, code] of [
        [room, 'fits'],
        [room + 1n, 'REQUEST_ABOVE_QUOTE'],
        [MAX_UINT256, 'REQUEST_ABOVE_QUOTE'],
      ] as const)
        expect(
          codeOf(() => requireFittingQuote(quote({ action }), newSponsorship(1, { request: { gas } }).request, fees)),
        ).to.equal(code);
  });

  it('accepts a price only within 2 % of the oracle’s, above or below', () => {
    const price = fc.bigInt({ min: 1n, max: 10n ** 40n }).map((units) => units as Usd);
    fc.assert(
      fc.property(price, price, (tokenPriceUsd, tokenUsd) => {
        const [low, high] = [tokenUsd * 98n, tokenUsd * 102n];
        const isNear = tokenPriceUsd * 100n >= low && tokenPriceUsd * 100n <= high;
        const code = codeOf(() => requireTrueQuote(quote({ tokenPriceUsd }), { tokenUsd, isPro: false }));
        return code === (isNear ? 'fits' : 'QUOTE_PRICE_OFF');
      }),
    );
  });

  it('rounds the cost of gas up', () => {
    const wei = fc.bigInt({ min: 1n, max: 10n ** 24n });
    fc.assert(
      fc.property(wei, wei, (cost, price) => {
        const usd = costOfGas(cost, price as Usd);
        return usd > 0n && usd * 10n ** 18n >= cost * price && (usd - 1n) * 10n ** 18n < cost * price;
      }),
    );
  });

  it('assigns a moment to its UTC day, and counts the seconds to the next', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (now) => {
        const seconds = secondsToNextDay(now);
        const next = new Date(now.getTime() + seconds * 1000);
        const before = new Date(next.getTime() - 1001);
        return seconds >= 1 && utcDay(next) > utcDay(now) && utcDay(before) <= utcDay(now);
      }),
    );
  });

  it('never sponsors a batch call, even if it is in the policy', () => {
    for (const selector of BATCH_SELECTORS) {
      const policy: SponsorPolicy = {
        sponsor: 'relayer',
        forwarders: new Map([[8453, { name: 'F', version: '1', chainId: 8453, verifyingContract: CAROL }]]),
        gaslessTransfers: new Map(),
        calls: [{ chainId: 8453, target: BOB, selector }],
        budget: { wallet: dollars(1), network: dollars(1), all: dollars(1) },
        fees: { limit: dollars(1), writeOffDays: 90, writtenOffLimit: dollars(100) },
      };
      const { request } = newSponsorship(1, { request: { data: `${selector}00`, deadline: 60n } });
      const place = { chainId: 8453, now: new Date(0) };
      expect(codeOf(() => requireSponsoredCall(request, policy, place))).to.equal('NOT_SPONSORED');
    }
  });
});
