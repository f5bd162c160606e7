import { expect } from 'chai';
import sinon from 'sinon';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { pricesUnavailable } from '../../../src/domain/token/errors.ts';
import { aSwap, EXACT_OUTPUT } from '../../support/fixtures/swap-wishes.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type TestWorld } from '../../support/service/world.ts';

describe('POST /api/swap/quote, of a provider that is hostile', () => {
  let world: TestWorld;
  const user = aWallet().address;
  const ask = (over: object = {}) => world.api.post('/api/swap/quote').send(aSwap(user, over));
  beforeEach(async () => {
    world = await aWorld();
  });

  it('offers no unlimited approval of a foreign spender, and an alarm is raised', async () => {
    const EVIL = '0x00000000000000000000000000000000000000e7' as WalletAddress;
    const move = { kind: 'approval', spender: EVIL, amount: 2n ** 256n - 1n } as const;
    const real = world.swapProvider.offer.bind(world.swapProvider);
    sinon.stub(world.swapProvider, 'offer').callsFake(async (order) => {
      const offer = await real(order);
      return { ...offer, steps: offer.steps.map((step) => (step.id === 'approve' ? { ...step, move } : step)) };
    });
    const answer = await ask();
    expectRefusal(answer, 503, 'SWAP_QUOTE_UNSAFE');
    expect(answer.text).to.include(EVIL);
    expect(answer.body).to.not.have.property('data');
    expect(world.raised).to.deep.equal(['swap-quote-unsafe']);
  });

  it('sells no 9,999 ether for a few dollars of an exact output', async () => {
    const real = world.swapProvider.offer.bind(world.swapProvider);
    const many = 9_999n * 10n ** 18n;
    sinon.stub(world.swapProvider, 'offer').callsFake(async (order) => {
      const offer = await real({ ...order, tradeType: 'EXACT_INPUT', amount: many });
      return { ...offer, amounts: { paid: many, got: order.amount } };
    });
    const wish = { fromToken: 'ETH', toToken: 'USDC', tradeType: 'EXACT_OUTPUT', amount: '5000000' };
    expectRefusal(await ask(wish), 503, 'SWAP_QUOTE_UNSAFE');
  });

  it('quotes no exact output without prices of both tokens, before the provider is asked', async () => {
    const offer = sinon.spy(world.swapProvider, 'offer');
    sinon.stub(world.tokenPrices, 'ofCoins').resolves(new Map());
    expectRefusal(await ask(EXACT_OUTPUT), 400, 'SWAP_PRICE_UNKNOWN');
    expect(offer.callCount).to.equal(0);
  });

  it('returns PRICES_UNAVAILABLE when the prices for an exact output cannot be read', async () => {
    sinon.stub(world.tokenPrices, 'ofTokens').rejects(pricesUnavailable());
    expectRefusal(await ask(EXACT_OUTPUT), 503, 'PRICES_UNAVAILABLE');
  });
});
