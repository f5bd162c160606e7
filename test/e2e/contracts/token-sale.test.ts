import { expect } from 'chai';
import { as } from '../../../contracts/kit/handles.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { eventOf, mined, refusal } from '../../support/chain/transactions.ts';
import { saleDesk } from '../../support/fixtures/sale-desk.ts';
import { cast, chainTime, purchaseOrder } from '../../support/fixtures/sale-orders.ts';

describeInWorld('TokenSale: a purchase', (world) => {
  const { saleOf, attempt, buy } = saleDesk(world);

  it('moves the payment to the treasury and the tokens to the buyer, and counts both', async () => {
    const { usdc, saleToken, sale } = world();
    const { buyer, treasury } = cast(world());
    const before = { buyer: await usdc.balanceOf(buyer), treasury: await usdc.balanceOf(treasury) };
    const forSale = await sale.tokensForSale();

    await buy({ amount: 100_000_000n });

    const tokens = 2_000n * 10n ** 18n;
    expect(await usdc.balanceOf(buyer)).to.equal(before.buyer - 100_000_000n);
    expect(await usdc.balanceOf(treasury)).to.equal(before.treasury + 100_000_000n);
    expect(await saleToken.balanceOf(buyer)).to.equal(tokens);
    expect(await saleToken.balanceOf(sale)).to.equal(forSale - tokens);
    expect(await sale.tokensSold()).to.equal(tokens);
    expect(await sale.tokensForSale()).to.equal(forSale);
    expect(await sale.purchased(buyer)).to.equal(100_000_000n);
  });

  it('emits one Purchase event with all its data', async () => {
    const { referrer } = cast(world());
    const [order, signature] = await purchaseOrder(world(), { referrer: referrer.address, tier: 2 });
    const receipt = await mined(saleOf().buy(order, signature));
    const { buyer, paymentToken, amount, nonce } = order;
    const told = { buyer, paymentToken, referrer: referrer.address, amount, nonce, tier: 2n };
    expect(eventOf(world().sale, 'Purchase', receipt)).to.deep.equal({ ...told, tokens: 2_000n * 10n ** 18n });
  });

  it('can be made by the buyer only', async () => {
    const { buyer, other } = cast(world());
    const call = saleOf('other').buy.staticCall(...(await purchaseOrder(world())));
    expect(await refusal(call, world().sale)).to.equal(`NotBuyer(${other.address}, ${buyer.address})`);
  });

  it('is rejected when the buyer is the referrer', async () => {
    const { buyer } = cast(world());
    expect(await attempt({ referrer: buyer.address })).to.equal(`SelfReferral(${buyer.address})`);
  });

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

  it('changes nothing when the payment fails', async () => {
    const { buyer } = cast(world());
    const { usdc, sale } = world();
    await mined(as(buyer, usdc).approve(sale, 99_999_999n));
    const order = await purchaseOrder(world());
    expect(await refusal(saleOf().buy.staticCall(...order), usdc)).to.match(/^ERC20InsufficientAllowance\(/);
    await mined(as(buyer, usdc).approve(sale, 100_000_000n));
    await mined(saleOf().buy(...order));
    expect(await usdc.allowance(buyer, sale)).to.equal(0n);
  });
});
