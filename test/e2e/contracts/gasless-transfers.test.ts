import { expect } from 'chai';
import { concat, MaxUint256, type Wallet, ZeroAddress } from 'ethers';
import { as, deploy } from '../../../contracts/kit/handles.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { transferPermit } from '../../support/chain/gasless.ts';
import { mined, refusal } from '../../support/chain/transactions.ts';
import { cast, forwardRequest } from '../../support/fixtures/sale-orders.ts';

const AMOUNT = 25_000_000n;
const FEE = 9_000n;
const TOTAL = AMOUNT + FEE;
const RECIPIENT = '0x00000000000000000000000000000000DeaDBeef';

describeInWorld('GaslessTransfers', (world) => {
  let holder: Wallet;
  let other: Wallet;
  let relayer: Wallet;
  beforeEach(() => {
    ({ buyer: holder, other, relayer } = cast(world()));
  });
  const usdcOf = (account: string) => world().usdc.balanceOf(account);
  const gathered = async () => ({
    sent: await usdcOf(RECIPIENT),
    fees: await usdcOf(world().addresses.treasury),
    kept: await usdcOf(world().addresses.gaslessTransfers),
  });
  const expectPaid = async (before: Awaited<ReturnType<typeof gathered>>, times = 1n) => {
    const { sent, fees, kept } = await gathered();
    expect([sent - before.sent, fees - before.fees, kept]).to.deep.equal([AMOUNT * times, FEE * times, 0n]);
  };
  const contract = (who = holder) => as(who, world().gaslessTransfers);
  const allow = (value: bigint, who = holder) => mined(as(who, world().usdc).approve(contract(), value));
  const plain = () => [world().addresses.usdc, RECIPIENT, AMOUNT, FEE] as const;

  it('returns its forwarder and its treasury, and cannot be deployed without a treasury', async () => {
    const { addresses, gaslessTransfers, accounts, forwarder } = world();
    expect(await gaslessTransfers.treasury()).to.equal(addresses.treasury);
    expect(await gaslessTransfers.isTrustedForwarder(addresses.forwarder)).to.equal(true);
    expect(await gaslessTransfers.isTrustedForwarder(relayer)).to.equal(false);
    const without = deploy('GaslessTransfers', accounts[0], forwarder, ZeroAddress);
    expect(await refusal(without, gaslessTransfers)).to.equal('NoTreasury()');
  });

  it('sends amount and fee by allowance, and not one unit more', async () => {
    const before = await gathered();
    await allow(TOTAL);
    const held = await usdcOf(holder.address);
    await mined(contract().transfer(...plain()));
    await expectPaid(before);
    expect(held - (await usdcOf(holder.address))).to.equal(TOTAL);
    expect(await world().usdc.allowance(holder, contract())).to.equal(0n);
    const again = contract().transfer.staticCall(...plain());
    expect(await refusal(again, world().usdc)).to.match(/^ERC20InsufficientAllowance/);
  });

  it('moves nothing when allowance or balance do not cover the fee', async () => {
    await allow(TOTAL - 1n);
    expect(await refusal(contract().transfer.staticCall(...plain()), world().usdc)).to.match(
      /^ERC20InsufficientAllowance/,
    );
    await allow(MaxUint256);
    const all = await usdcOf(holder.address);
    const beyond = contract().transfer.staticCall(world().addresses.usdc, RECIPIENT, all, FEE);
    expect(await refusal(beyond, world().usdc)).to.match(/^ERC20InsufficientBalance/);
    expect(await usdcOf(RECIPIENT)).to.equal(0n);
  });

  it('never spends the allowance of another account', async () => {
    await allow(MaxUint256);
    const stolen = contract(other).transfer.staticCall(...plain());
    expect(await refusal(stolen, world().usdc)).to.match(/^ERC20InsufficientAllowance/);
    const named = concat([contract().interface.encodeFunctionData('transfer', plain()), holder.address]);
    const spoofed = world().provider.call({ from: other.address, to: contract(), data: named });
    expect(await refusal(spoofed, world().usdc)).to.match(/^ERC20InsufficientAllowance/);
  });

  it('accepts a permit of the holder, through the forwarder, without native coins', async () => {
    const { forwarder, provider, addresses } = world();
    const [before, coins] = [await gathered(), await provider.getBalance(holder)];
    const signed = await transferPermit(world(), holder, { value: TOTAL });
    const data = contract().interface.encodeFunctionData('transferWithPermit', [...plain(), ...signed]);
    const request = await forwardRequest(world(), holder, addresses.gaslessTransfers, data);
    await mined(as(relayer, forwarder).execute(request));
    await expectPaid(before);
    expect(await provider.getBalance(holder)).to.equal(coins);
    expect(await world().usdc.allowance(holder, contract())).to.equal(0n);
    expect(await refusal(as(relayer, forwarder).execute.staticCall(request), forwarder)).to.match(
      /^ERC2771ForwarderInvalidSigner/,
    );
    const anew = await forwardRequest(world(), holder, addresses.gaslessTransfers, data);
    expect(await refusal(as(relayer, forwarder).execute.staticCall(anew), forwarder)).to.equal('FailedCall()');
  });

  it('succeeds when the permit was already submitted', async () => {
    const before = await gathered();
    const [deadline, v, r, s] = await transferPermit(world(), holder, { value: TOTAL });
    await mined(as(other, world().usdc).permit(holder, contract(), TOTAL, deadline, v, r, s));
    await mined(contract().transferWithPermit(...plain(), deadline, v, r, s));
    await expectPaid(before);
  });

  it('rejects a permit of another account, of another value, or already used', async () => {
    const used = await transferPermit(world(), holder, { value: TOTAL });
    await mined(contract().transferWithPermit(...plain(), ...used));
    for (const useless of [
      used,
      await transferPermit(world(), other, { value: TOTAL }),
      await transferPermit(world(), holder, { value: TOTAL - 1n }),
      await transferPermit(world(), holder, { value: TOTAL + 1n }),
    ]) {
      const call = contract().transferWithPermit.staticCall(...plain(), ...useless);
      expect(await refusal(call, world().usdc)).to.match(/^ERC20InsufficientAllowance/);
    }
    const theirs = await transferPermit(world(), holder, { value: TOTAL });
    const stolen = contract(other).transferWithPermit.staticCall(...plain(), ...theirs);
    expect(await refusal(stolen, world().usdc)).to.match(/^ERC20InsufficientAllowance/);
  });

  it('rejects an overflow of amount and fee', async () => {
    const signed = await transferPermit(world(), holder, { value: 0n });
    const call = contract().transferWithPermit.staticCall(world().addresses.usdc, RECIPIENT, MaxUint256, 1n, ...signed);
    expect(await refusal(call, contract(), world().usdc)).to.match(/^Panic\(17\)|^ERC20/);
  });

  it('sends to the sender and from the treasury too', async () => {
    await allow(MaxUint256);
    const { usdc, treasury } = world().addresses;
    await mined(contract().transfer(usdc, holder.address, AMOUNT, FEE));
    const keeper = cast(world()).treasury;
    await allow(MaxUint256, keeper);
    const held = await usdcOf(treasury);
    await mined(contract(keeper).transfer(usdc, RECIPIENT, AMOUNT, FEE));
    expect(held - (await usdcOf(treasury))).to.equal(AMOUNT);
  });

  for (const [oddity, what, said] of [
    [0, 'a token like others', undefined],
    [3, 'a token that answers nothing', undefined],
    [1, 'a token that keeps a part of what it moves', /^NotFullyReceived/],
    [2, 'a token that answers false', /^SafeERC20FailedOperation/],
  ] as const)
    it(`${said ? 'rejects' : 'moves'} ${what}`, async () => {
      const odd = await deploy('OddStablecoin', world().accounts[0]);
      await mined(odd.mint(holder, TOTAL));
      await mined(as(holder, odd).approve(contract(), TOTAL));
      await mined(odd.become(oddity));
      const args = [await odd.getAddress(), RECIPIENT, AMOUNT, FEE] as const;
      if (said) return expect(await refusal(contract().transfer.staticCall(...args), contract())).to.match(said);
      await mined(contract().transfer(...args));
      expect([await odd.balanceOf(RECIPIENT), await odd.balanceOf(world().addresses.treasury)]).to.deep.equal([
        AMOUNT,
        FEE,
      ]);
    });

  it('rejects an address that is not a token', async () => {
    for (const nothing of [RECIPIENT, world().addresses.forwarder]) {
      const call = contract().transfer.staticCall(nothing, RECIPIENT, AMOUNT, FEE);
      const outcome = await call.then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      );
      expect(outcome).to.equal('CALL_EXCEPTION');
    }
  });
});
