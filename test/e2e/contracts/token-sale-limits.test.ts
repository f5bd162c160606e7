import { expect } from 'chai';
import { MaxUint256, parseUnits } from 'ethers';
import { as } from '../../../contracts/kit/handles.ts';
import type { PurchaseAuthorization } from '../../../contracts/kit/interfaces.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { eventOf, mined, refusal } from '../../support/chain/transactions.ts';
import { saleDesk } from '../../support/fixtures/sale-desk.ts';
import { cast, purchaseOrder } from '../../support/fixtures/sale-orders.ts';

describeInWorld('TokenSale: its limits', (world) => {
  const { saleOf, attempt, buy } = saleDesk(world);
  const order = (changes: Partial<PurchaseAuthorization>) => purchaseOrder(world(), changes);
  const reprice = async (price: bigint) => {
    await mined(world().sale.pause());
    await mined(world().sale.setPrice(price));
    await mined(world().sale.unpause());
    // The maximum lifetime of an authorization, so that one signed now counts.
    await world().node.rpc('evm_increaseTime', [Number(await world().sale.authorizationLifetime())]);
    await world().node.rpc('evm_mine');
  };

  describe('the buyer’s cap', () => {
    const maxAllowed = 999_990_000n;

    it('includes all valid authorizations, for any payment token', async () => {
      const first = await order({ amount: 600_000_000n, maxAllowed });
      const second = await order({ amount: 600_000_000n, maxAllowed, paymentToken: world().addresses.usdt });
      await mined(saleOf().buy(...first));
      const refused = await refusal(saleOf().buy.staticCall(...second), world().sale);
      expect(refused).to.equal('CapExceeded(600000000, 399990000)');
      await buy({ amount: 399_990_000n, maxAllowed, paymentToken: world().addresses.usdt });
      expect(await world().sale.purchased(cast(world()).buyer)).to.equal(maxAllowed);
      expect(await attempt({ amount: 1n, maxAllowed })).to.equal('CapExceeded(1, 0)');
    });

    it('is the one in the presented authorization: a higher tier includes earlier purchases', async () => {
      await buy({ amount: maxAllowed, maxAllowed });
      expect(await attempt({ amount: 9_000_000_001n, maxAllowed: 9_999_990_000n })).to.equal(
        'CapExceeded(9000000001, 9000000000)',
      );
      expect(await attempt({ amount: 9_000_000_000n, maxAllowed: 9_999_990_000n })).to.equal('accepted');
      expect(await attempt({ amount: 1n, maxAllowed: maxAllowed - 1n })).to.equal('CapExceeded(1, 0)');
    });

    it('is separate for each buyer', async () => {
      await buy({ amount: maxAllowed, maxAllowed });
      const { other } = cast(world());
      await mined(as(other, world().usdc).approve(world().sale, MaxUint256));
      const others = await order({ buyer: other.address, amount: maxAllowed, maxAllowed });
      expect(await refusal(as(other, world().sale).buy.staticCall(...others), world().sale)).to.equal('accepted');
    });

    it('of 2^256-1 does not overflow', async () => {
      await buy({ amount: 1n });
      const refused = await attempt({ amount: MaxUint256, maxAllowed: MaxUint256 });
      expect(refused).to.equal(`CapExceeded(${MaxUint256}, ${MaxUint256 - 1n})`);
    });
  });

  describe('the tokens for sale', () => {
    it('can be sold to the last one, and no further', async () => {
      const { usdc, sale, saleToken } = world();
      const [everything, perUnit] = [parseUnits('5000000', 6), 20_000_000_000_000n];
      const forSale = await sale.tokensForSale();
      await mined(usdc.mint(cast(world()).buyer, everything));
      const refused = await attempt({ amount: everything + 1n });
      expect(refused).to.equal(`AllocationExceeded(${forSale + perUnit}, ${forSale})`);
      await buy({ amount: everything });
      expect(await sale.tokensSold()).to.equal(forSale);
      expect(await saleToken.balanceOf(sale)).to.equal(0n);
      expect(await attempt({ amount: 1n })).to.equal(`AllocationExceeded(${perUnit}, 0)`);
    });
  });

  describe('the price', () => {
    const priced: [price: bigint, amount: bigint, tokens: bigint][] = [
      [3n, 1n, 333_333_333_333_333_333n],
      [3n, 2n, 666_666_666_666_666_666n],
      [999_999n, 1_000_000n, 1_000_001_000_001_000_001n],
      [10n ** 18n + 1n, 2n, 1n],
    ];
    for (const [price, amount, tokens] of priced) {
      it(`of ${price} units gives ${tokens} token units for ${amount}, rounded down`, async () => {
        await reprice(price);
        expect(eventOf(world().sale, 'Purchase', await buy({ amount })).tokens).to.equal(tokens);
        expect(await world().saleToken.balanceOf(cast(world()).buyer)).to.equal(tokens);
      });
    }

    it('accepts no payment for zero tokens', async () => {
      expect(await attempt({ amount: 0n })).to.equal('PaymentTooSmall(0)');
      await reprice(10n ** 18n + 1n);
      expect(await attempt({ amount: 1n })).to.equal('PaymentTooSmall(1)');
    });

    it('is the one at the time of signing', async () => {
      const { sale } = world();
      const before = await order({ amount: 1_000_000n });
      await mined(sale.pause());
      await mined(sale.setPrice(100_000n));
      await mined(sale.unpause());
      const deadline = before[0].deadline;
      const earliest = (await sale.priceChangedAt()) + (await sale.authorizationLifetime()) + 1n;
      expect(await refusal(saleOf().buy.staticCall(...before), sale)).to.equal(
        `PriceChangedSince(${deadline}, ${earliest})`,
      );
      expect(await attempt({ deadline: earliest - 1n })).to.equal(`PriceChangedSince(${earliest - 1n}, ${earliest})`);
      await world().node.rpc('evm_increaseTime', [60]);
      await world().node.rpc('evm_mine');
      expect(await attempt({ deadline: earliest })).to.equal('accepted');
    });

    it('does not change while the sale is active, and is never zero', async () => {
      const { sale } = world();
      expect(await refusal(sale.setPrice.staticCall(1n), sale)).to.equal('SaleIsActive()');
      await mined(sale.pause());
      expect(await refusal(sale.setPrice.staticCall(1n), sale)).to.equal('accepted');
      expect(await refusal(sale.setPrice.staticCall(0n), sale)).to.equal('ZeroPrice()');
    });
  });
});
