import { expect } from 'chai';
import { describeInWorld } from '../../support/chain/chain.ts';
import { mined, refusal } from '../../support/chain/transactions.ts';
import { saleDesk } from '../../support/fixtures/sale-desk.ts';
import { cast, chainTime, purchaseOrder } from '../../support/fixtures/sale-orders.ts';

describeInWorld('TokenSale: a purchase', (world) => {
  const { saleOf, attempt } = saleDesk(world);

  it('accepts listed payment tokens only', async () => {
    const { addresses, sale } = world();
    expect(await attempt({ paymentToken: addresses.usdt })).to.equal('accepted');
    const refused = (token: string) => `PaymentTokenNotAccepted(${token})`;
    expect(await attempt({ paymentToken: addresses.saleToken })).to.equal(refused(addresses.saleToken));
    await mined(sale.setPaymentToken(addresses.usdt, false));
    expect(await attempt({ paymentToken: addresses.usdt })).to.equal(refused(addresses.usdt));
  });

  it('is possible in the deadline’s own second, and not in the next', async () => {
    const deadline = (await chainTime(world())) + 100n;
    const [inTime, late] = [await purchaseOrder(world(), { deadline }), await purchaseOrder(world(), { deadline })];
    await world().node.rpc('evm_setNextBlockTimestamp', [Number(deadline)]);
    await mined(saleOf().buy(...inTime, { gasLimit: 500_000 }));
    expect(await chainTime(world())).to.equal(deadline);
    await world().node.rpc('evm_setNextBlockTimestamp', [Number(deadline) + 1]);
    await world().node.rpc('evm_mine');
    expect(await refusal(saleOf().buy.staticCall(...late), world().sale)).to.equal(`AuthorizationExpired(${deadline})`);
  });

  it('invalidates its nonce, for every buyer', async () => {
    const { buyer, other } = cast(world());
    const [order, signature] = await purchaseOrder(world(), { nonce: 0n });
    await mined(saleOf().buy(order, signature));
    expect(await world().sale.nonceUsed(0n)).to.equal(true);
    expect(await refusal(saleOf().buy.staticCall(order, signature), world().sale)).to.equal('NonceAlreadyUsed(0)');
    const anothers = await purchaseOrder(world(), { buyer: other.address, nonce: 0n });
    expect(await refusal(saleOf('other').buy.staticCall(...anothers), world().sale)).to.equal('NonceAlreadyUsed(0)');
    expect(await world().sale.purchased(buyer)).to.equal(order.amount);
  });
});
