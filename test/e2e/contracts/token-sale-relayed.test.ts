import { expect } from 'chai';
import { concat, MaxUint256 } from 'ethers';
import { as } from '../../../contracts/kit/handles.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { eventOf, mined, refusal } from '../../support/chain/transactions.ts';
import { cast, forwardRequest, permit, purchaseOrder } from '../../support/fixtures/sale-orders.ts';

describeInWorld('TokenSale: a purchase by permit', (world) => {
  const AMOUNT = 100_000_000n;
  const saleOfBuyer = () => as(cast(world()).buyer, world().sale);

  it('needs no earlier approval, and leaves none', async () => {
    const { usdc, sale, saleToken } = world();
    const { buyer } = cast(world());
    await mined(
      saleOfBuyer().buyWithPermit(...(await purchaseOrder(world())), ...(await permit(world(), buyer, AMOUNT))),
    );
    expect(await saleToken.balanceOf(buyer)).to.equal(2_000n * 10n ** 18n);
    expect(await usdc.allowance(buyer, sale)).to.equal(0n);
  });

  it('succeeds when the permit was already submitted', async () => {
    const { usdc, sale } = world();
    const { buyer, other } = cast(world());
    const [deadline, v, r, s] = await permit(world(), buyer, AMOUNT);
    await mined(as(other, usdc).permit(buyer, sale, AMOUNT, deadline, v, r, s));
    await mined(saleOfBuyer().buyWithPermit(...(await purchaseOrder(world())), deadline, v, r, s));
    expect(await sale.purchased(buyer)).to.equal(AMOUNT);
  });

  it('rejects a permit of another account or amount', async () => {
    const { usdc } = world();
    const { buyer, other } = cast(world());
    for (const useless of [await permit(world(), other, AMOUNT), await permit(world(), buyer, AMOUNT - 1n)]) {
      const call = saleOfBuyer().buyWithPermit.staticCall(...(await purchaseOrder(world())), ...useless);
      expect(await refusal(call, usdc)).to.equal(`ERC20InsufficientAllowance(${world().addresses.sale}, 0, ${AMOUNT})`);
    }
  });

  it('follows every rule of a purchase', async () => {
    const { buyer } = cast(world());
    const order = await purchaseOrder(world(), { maxAllowed: AMOUNT - 1n });
    const call = saleOfBuyer().buyWithPermit.staticCall(...order, ...(await permit(world(), buyer, AMOUNT)));
    expect(await refusal(call, world().sale)).to.equal(`CapExceeded(${AMOUNT}, ${AMOUNT - 1n})`);
  });
});

describeInWorld('TokenSale: a purchase through the forwarder', (world) => {
  const calldata = async () => world().sale.interface.encodeFunctionData('buy', [...(await purchaseOrder(world()))]);

  beforeEach(async () => {
    await mined(as(cast(world()).buyer, world().usdc).approve(world().sale, MaxUint256));
  });

  it('belongs to the buyer, though a relayer sends it and pays the gas', async () => {
    const { forwarder, sale, saleToken, addresses, provider } = world();
    const { buyer, relayer } = cast(world());
    const gasMoney = await provider.getBalance(buyer);
    const request = await forwardRequest(world(), buyer, addresses.sale, await calldata());
    const receipt = await mined(as(relayer, forwarder).execute(request));
    expect(eventOf(sale, 'Purchase', receipt).buyer).to.equal(buyer.address);
    expect(await saleToken.balanceOf(buyer)).to.equal(2_000n * 10n ** 18n);
    expect(await provider.getBalance(buyer)).to.equal(gasMoney);
  });

  it('cannot be made with another account’s request', async () => {
    const { forwarder, sale, addresses, provider } = world();
    const { buyer, other, relayer } = cast(world());
    const data = await calldata();
    const request = await forwardRequest(world(), other, addresses.sale, data);
    expect(await refusal(as(relayer, forwarder).execute.staticCall(request), forwarder)).to.equal('FailedCall()');
    const asForwarded = provider.call({ from: addresses.forwarder, to: sale, data: concat([data, other.address]) });
    expect(await refusal(asForwarded, sale)).to.equal(`NotBuyer(${other.address}, ${buyer.address})`);
    const stolen = { ...(await forwardRequest(world(), buyer, addresses.sale, data)), from: other.address };
    expect(await refusal(as(relayer, forwarder).execute.staticCall(stolen), forwarder)).to.match(
      /^ERC2771ForwarderInvalidSigner\(/,
    );
  });

  it('accepts the appended sender from the trusted forwarder only', async () => {
    const { sale, provider } = world();
    const { buyer, other } = cast(world());
    const spoofed = provider.call({ from: other, to: sale, data: concat([await calldata(), buyer.address]) });
    expect(await refusal(spoofed, sale)).to.equal(`NotBuyer(${other.address}, ${buyer.address})`);
  });

  it('is executed once per request', async () => {
    const { forwarder, addresses } = world();
    const { buyer, relayer } = cast(world());
    const request = await forwardRequest(world(), buyer, addresses.sale, await calldata());
    await mined(as(relayer, forwarder).execute(request));
    const again = as(relayer, forwarder).execute.staticCall(request);
    expect(await refusal(again, forwarder)).to.match(/^ERC2771ForwarderInvalidSigner\(/);
  });
});
