import { expect } from 'chai';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import { requireFairInput } from '../../../src/domain/swap/check-offer.ts';
import { anOrder } from '../../contracts/swap/swap-provider.contract.ts';

describe('the sold amount of an exact output', () => {
  const prices = { sold: toUsd('1') as Usd, bought: toUsd('3000') as Usd };
  const order = anOrder({ tradeType: 'EXACT_OUTPUT', amount: 10n ** 18n, slippageBps: 100 });
  const check = (paid: bigint) => () => requireFairInput(order, { paid, got: 10n ** 18n }, prices);

  it('may be worth the bought amount, the slippage, 10 % and 25 dollars', () => check(3_355_000_000n)());

  it('is refused above that', () =>
    expect(check(3_355_000_001n)).to.throw('far more than').with.property('code', 'SWAP_QUOTE_UNSAFE'));
});
