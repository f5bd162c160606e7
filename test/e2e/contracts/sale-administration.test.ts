import { expect } from 'chai';
import { MaxUint256, ZeroAddress } from 'ethers';
import { as } from '../../../contracts/kit/handles.ts';
import type { TokenSale } from '../../../contracts/kit/interfaces.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { eventOf, mined, refusal } from '../../support/chain/transactions.ts';
import { cast, chainTime, PURCHASE_TYPES, purchaseOrder } from '../../support/fixtures/sale-orders.ts';

describeInWorld('TokenSale: its administration', (world) => {
  const deeds: [string, (sale: TokenSale) => Promise<unknown>][] = [
    ['name the signer', (sale) => sale.setSigner.staticCall(cast(world()).other)],
    ['name the treasury', (sale) => sale.setTreasury.staticCall(cast(world()).other)],
    ['choose payment tokens', (sale) => sale.setPaymentToken.staticCall(world().addresses.usdc, false)],
    ['cancel an authorization', (sale) => sale.cancel.staticCall(1n)],
    ['pause', (sale) => sale.pause.staticCall()],
    ['unpause', (sale) => sale.unpause.staticCall()],
    ['set the price', (sale) => sale.setPrice.staticCall(1n)],
    ['set the schedule', (sale) => sale.setSchedule.staticCall(1n, 2n)],
    ['add tokens', (sale) => sale.fund.staticCall(1n)],
    ['take the unsold tokens', (sale) => sale.withdrawUnsold.staticCall()],
    ['hand the sale over', (sale) => sale.transferOwnership.staticCall(cast(world()).other)],
  ];
  for (const [deed, call] of deeds) {
    it(`allows only the owner to ${deed}`, async () => {
      const { other } = cast(world());
      const refused = `OwnableUnauthorizedAccount(${other.address})`;
      expect(await refusal(call(as(other, world().sale)), world().sale)).to.equal(refused);
    });
  }

  it('has a new owner only after the new owner accepts', async () => {
    const { sale } = world();
    const { owner, other } = cast(world());
    await mined(sale.transferOwnership(other));
    expect(await sale.owner()).to.equal(owner.address);
    await mined(as(other, sale).acceptOwnership());
    expect(await sale.owner()).to.equal(other.address);
  });

  it('invalidates authorizations of the old signer when there is a new one', async () => {
    const { sale, domains } = world();
    const { buyer, signer, other } = cast(world());
    await mined(as(buyer, world().usdc).approve(sale, MaxUint256));
    const [order, signature] = await purchaseOrder(world());
    const buys = (by: string) => refusal(as(buyer, sale).buy.staticCall(order, by), sale);
    expect(await buys(signature)).to.equal('accepted');
    await mined(sale.setSigner(other));
    expect(await buys(signature)).to.equal(`InvalidSigner(${signer.address})`);
    expect(await buys(await other.signTypedData(domains.sale, PURCHASE_TYPES, order))).to.equal('accepted');
  });

  it('voids one authorization by its nonce', async () => {
    const { sale } = world();
    const [order, signature] = await purchaseOrder(world());
    await mined(sale.cancel(order.nonce));
    const refused = `NonceAlreadyUsed(${order.nonce})`;
    expect(await refusal(as(cast(world()).buyer, sale).buy.staticCall(order, signature), sale)).to.equal(refused);
    expect(await refusal(sale.cancel.staticCall(order.nonce), sale)).to.equal(refused);
  });

  it('pays the current treasury', async () => {
    const { sale, usdt } = world();
    const { buyer, other } = cast(world());
    const before = await usdt.balanceOf(other);
    await mined(sale.setTreasury(other));
    await mined(as(buyer, usdt).approve(sale, MaxUint256));
    await mined(as(buyer, sale).buy(...(await purchaseOrder(world(), { paymentToken: world().addresses.usdt }))));
    expect(await usdt.balanceOf(other)).to.equal(before + 100_000_000n);
  });

  it('rejects a payment token with other decimals', async () => {
    const { sale, addresses } = world();
    const refused = `WrongDecimals(${addresses.saleToken}, 18)`;
    expect(await refusal(sale.setPaymentToken.staticCall(addresses.saleToken, true), sale)).to.equal(refused);
  });

  it('rejects invalid settings', async () => {
    const { sale } = world();
    expect(await refusal(sale.setSigner.staticCall(ZeroAddress), sale)).to.equal('ZeroAddress()');
    expect(await refusal(sale.setTreasury.staticCall(ZeroAddress), sale)).to.equal('ZeroAddress()');
    expect(await refusal(sale.setSchedule.staticCall(7n, 7n), sale)).to.equal('InvalidSchedule(7, 7)');
  });

  it('sells more after tokens were added, and only existing ones', async () => {
    const { sale, saleToken, usdc } = world();
    const { owner, buyer } = cast(world());
    const forSale = await sale.tokensForSale();
    await mined(saleToken.approve(sale, MaxUint256));
    const none = `ERC20InsufficientBalance(${owner.address}, 0, 5)`;
    expect(await refusal(sale.fund.staticCall(5n), saleToken)).to.equal(none);
    await mined(as(buyer, usdc).approve(sale, MaxUint256));
    await mined(as(buyer, sale).buy(...(await purchaseOrder(world()))));
    const bought = await saleToken.balanceOf(buyer);
    await mined(as(buyer, saleToken).transfer(owner, bought));
    await mined(sale.fund(bought));
    expect(await sale.tokensForSale()).to.equal(forSale + bought);
    expect(await saleToken.balanceOf(sale)).to.equal(forSale + bought - (await sale.tokensSold()));
  });

  it('transfers the unsold tokens to the treasury only after the end', async () => {
    const { sale, saleToken, usdc, addresses } = world();
    const { buyer, treasury } = cast(world());
    await mined(as(buyer, usdc).approve(sale, MaxUint256));
    await mined(as(buyer, sale).buy(...(await purchaseOrder(world()))));
    expect(await refusal(sale.withdrawUnsold.staticCall(), sale)).to.equal('SaleNotEnded(1)');
    const unsold = await saleToken.balanceOf(addresses.sale);
    await mined(sale.setSchedule(1n, await chainTime(world())));
    const receipt = await mined(sale.withdrawUnsold());
    expect(eventOf(sale, 'UnsoldWithdrawn', receipt)).to.deep.equal({ tokens: unsold });
    expect(await saleToken.balanceOf(treasury)).to.equal(unsold);
    expect(await sale.tokensForSale()).to.equal(await sale.tokensSold());
  });
});
