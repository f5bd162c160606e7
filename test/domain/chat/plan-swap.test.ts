import { expect } from 'chai';
import fc from 'fast-check';
import { knownLexicon } from '../../../src/adapters/token-list/known-tokens.ts';
import type { SwapAction } from '../../../src/domain/chat/action.ts';
import {
  describeSwap,
  isStillFair,
  offeredAmounts,
  planSwap,
  type SwapPlan,
  swapAddressOf,
  swapContentOf,
} from '../../../src/domain/chat/plan-swap.ts';
import { ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';

const lexicon = knownLexicon();
const swap = (over: Partial<SwapAction> = {}): SwapAction => ({
  kind: 'swap',
  amount: { kind: 'exact', value: '100' },
  trade: 'exact-input',
  fromToken: 'USDC',
  toToken: 'ETH',
  fromChain: 8453,
  ...over,
});
const plan = (over: Partial<SwapAction> = {}): SwapPlan => {
  const planned = planSwap(swap(over), lexicon);
  if ('message' in planned) throw new Error(planned.message);
  return planned;
};

describe('planning a swap', () => {
  it('stays on the starting network, and uses the zero address for native coins', () => {
    const { from, to, amount, slippageBps } = plan();
    expect([from.chain, to.chain, amount, slippageBps]).to.deep.equal([8453, 8453, 100_000_000n, 50]);
    expect(swapAddressOf(to)).to.equal(ZERO_ADDRESS);
  });

  it('uses the given networks, and the amount of the exact side', () => {
    const { to, amount } = plan({ toChain: 42161, trade: 'exact-output', amount: { kind: 'exact', value: '0.1' } });
    expect([to.chain, amount]).to.deep.equal([42161, 10n ** 17n]);
  });

  it('uses the only network of a token that is not on the starting one', () => {
    expect(plan({ toToken: 'ARB' }).to.chain).to.equal(42161);
  });

  for (const [why, over, missing] of [
    ['where it starts', { fromChain: undefined }, 'fromChain'],
    ['where it ends', { fromChain: 42161, fromToken: 'ARB', toToken: 'UNI', toChain: 10 }, 'toChain'],
    ['a network that it does not work on', { fromToken: 'SOL', fromChain: 'solana' }, 'fromChain'],
    ['how much', { amount: { kind: 'max' } }, 'amount'],
    ['an amount that the token has', { amount: { kind: 'exact', value: '0.0000001' } }, 'amount'],
    ['another token', { toToken: 'USDC' }, 'toToken'],
  ] as const)
    it(`asks for ${why}`, () => {
      const { fromChain, ...rest } = { ...swap(), ...over };
      const asked = planSwap({ ...rest, ...(fromChain !== undefined && { fromChain }) } as SwapAction, lexicon);
      expect(asked).to.have.property('missing').that.deep.equals([missing]);
    });

  it('is described with "about" before the side that is not exact', () => {
    expect(describeSwap(plan(), { paid: 100_000_000n, got: 10n ** 16n })).to.equal(
      'Swap 100 USDC on Base for about 0.01 ETH, at most 0.5% worse.',
    );
    const bought = plan({ trade: 'exact-output', amount: { kind: 'exact', value: '0.1' }, slippageBps: 100 });
    expect(describeSwap(bought, { paid: 300_000_000n, got: 10n ** 17n })).to.equal(
      'Swap about 300 USDC on Base for 0.1 ETH, at most 1% worse.',
    );
  });

  it('returns offered amounts only for the same order and wallet', () => {
    const told = { paid: 100_000_000n, got: 33n };
    const content = swapContentOf(plan(), ALICE, told);
    expect(offeredAmounts(content, plan(), ALICE)).to.deep.equal(told);
    for (const [other, wallet] of [
      [plan(), BOB],
      [plan({ amount: { kind: 'exact', value: '101' } }), ALICE],
      [plan({ toChain: 42161 }), ALICE],
      [plan({ slippageBps: 51 }), ALICE],
      [plan({ toToken: 'WETH' }), ALICE],
      [plan({ trade: 'exact-output' }), ALICE],
    ] as const)
      expect(offeredAmounts(content, other, wallet)).to.equal(undefined);
  });

  it('is still fair only if both sides are within the slippage', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 30n });
    const bps = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(units, units, units, bps, (told, paid, got, slippage) => {
        const fair = isStillFair({ paid: told, got: told }, { paid, got }, slippage);
        const [low, high] = [told * BigInt(10_000 - slippage), told * BigInt(10_000 + slippage)];
        expect(fair).to.equal(got * 10_000n >= low && paid * 10_000n <= high);
      }),
    );
    expect(isStillFair({ paid: 100n, got: 1000n }, { paid: 100n, got: 995n }, 50)).to.equal(true);
    expect(isStillFair({ paid: 100n, got: 1000n }, { paid: 100n, got: 994n }, 50)).to.equal(false);
    expect(isStillFair({ paid: 1000n, got: 1n }, { paid: 1006n, got: 1n }, 50)).to.equal(false);
  });
});
