import { expect } from 'chai';
import { hashMessage, parseEther, ZeroAddress } from 'ethers';
import { as, deploy } from '../../../contracts/kit/handles.ts';
import type { ContractWallet } from '../../../contracts/kit/interfaces.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { mined, refusal } from '../../support/chain/transactions.ts';
import { cast, purchaseOrder } from '../../support/fixtures/sale-orders.ts';

describeInWorld('ContractWallet', (world) => {
  const [VALID, INVALID] = ['0x1626ba7e', '0xffffffff'];
  const newWallet = (): Promise<ContractWallet> => deploy('ContractWallet', cast(world()).buyer, cast(world()).buyer);

  it('accepts its owner’s signature of exactly the hash, and no other', async () => {
    const { buyer, other } = cast(world());
    const wallet = await newWallet();
    const hash = hashMessage('sign in');
    const signature = await buyer.signMessage('sign in');
    expect(await wallet.isValidSignature(hash, signature)).to.equal(VALID);
    expect(await wallet.isValidSignature(hashMessage('sign out'), signature)).to.equal(INVALID);
    expect(await wallet.isValidSignature(hash, await other.signMessage('sign in'))).to.equal(INVALID);
    for (const garbage of ['0x', '0x1234', `0x${'00'.repeat(65)}`]) {
      expect(await wallet.isValidSignature(hash, garbage)).to.equal(INVALID);
    }
  });

  it('acts for its owner only: it can be the buyer in a sale', async () => {
    const { sale, saleToken, usdc, addresses } = world();
    const { other } = cast(world());
    const wallet = await newWallet();
    const buyer = await wallet.getAddress();
    await mined(usdc.mint(buyer, 100_000_000n));
    const approve = usdc.interface.encodeFunctionData('approve', [addresses.sale, 100_000_000n]);
    const buy = sale.interface.encodeFunctionData('buy', [...(await purchaseOrder(world(), { buyer }))]);
    const foreign = as(other, wallet).execute.staticCall(addresses.usdc, 0n, approve);
    expect(await refusal(foreign, wallet)).to.equal(`NotOwner(${other.address})`);
    await mined(wallet.execute(addresses.usdc, 0n, approve));
    await mined(wallet.execute(addresses.sale, 0n, buy));
    expect(await saleToken.balanceOf(buyer)).to.equal(2_000n * 10n ** 18n);
  });

  it('sends native coins, and returns why a call failed', async () => {
    const { sale, provider, addresses } = world();
    const { buyer } = cast(world());
    const wallet = await newWallet();
    const nobody = '0x00000000000000000000000000000000000A11cE';
    await (await buyer.sendTransaction({ to: wallet, value: parseEther('2') })).wait();
    await mined(wallet.execute(nobody, parseEther('1.5'), '0x'));
    expect(await provider.getBalance(nobody)).to.equal(parseEther('1.5'));
    expect(await provider.getBalance(wallet)).to.equal(parseEther('0.5'));
    const pause = wallet.execute.staticCall(addresses.sale, 0n, sale.interface.encodeFunctionData('pause'));
    expect(await refusal(pause, sale)).to.equal(`OwnableUnauthorizedAccount(${await wallet.getAddress()})`);
  });
});

describeInWorld('SanctionsOracle', (world) => {
  it('returns who is on the list, which only the owner changes', async () => {
    const { sanctions } = world();
    const { buyer, other } = cast(world());
    expect(await sanctions.isSanctioned(buyer)).to.equal(false);
    await mined(sanctions.add(buyer));
    expect(await sanctions.isSanctioned(buyer)).to.equal(true);
    expect(await sanctions.isSanctioned(other)).to.equal(false);
    await mined(sanctions.remove(buyer));
    expect(await sanctions.isSanctioned(buyer)).to.equal(false);
    for (const call of [as(buyer, sanctions).add.staticCall(other), as(buyer, sanctions).remove.staticCall(other)]) {
      expect(await refusal(call, sanctions)).to.equal(`OwnableUnauthorizedAccount(${buyer.address})`);
    }
  });

  it('has the selector of the public oracles', () => {
    expect(world().sanctions.interface.getFunction('isSanctioned')?.selector).to.equal('0xdf592f7d');
  });
});

describeInWorld('Multicall3', (world) => {
  it('returns the results of several calls in one, with failures marked', async () => {
    const { multicall, usdc, addresses, provider } = world();
    const { buyer } = cast(world());
    const call = (target: string, callData: string) => ({ target, allowFailure: true, callData });
    const balanceOf = usdc.interface.encodeFunctionData('balanceOf', [buyer.address]);
    const getEthBalance = multicall.interface.encodeFunctionData('getEthBalance', [buyer.address]);
    const answers = await multicall.aggregate3.staticCall([
      call(addresses.usdc, balanceOf),
      call(addresses.multicall, getEthBalance),
      call(addresses.sale, '0xdeadbeef'),
      call(ZeroAddress, balanceOf),
    ]);
    const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
    expect(answers.map((answer) => [...answer])).to.deep.equal([
      [true, word(await usdc.balanceOf(buyer))],
      [true, word(await provider.getBalance(buyer))],
      [false, '0x'],
      [true, '0x'],
    ]);
  });

  it('fails as a whole on a call that may not fail', async () => {
    const { multicall, addresses } = world();
    const call = multicall.aggregate3.staticCall([
      { target: addresses.sale, allowFailure: false, callData: '0xdeadbeef' },
    ]);
    expect(await refusal(call, multicall)).to.equal('Error(Multicall3: call failed)');
  });

  it('returns the block number and time', async () => {
    const { multicall, provider, node } = world();
    const block = await provider.getBlock('latest');
    expect(await multicall.getChainId()).to.equal(BigInt(node.chainId));
    expect(await multicall.getBlockNumber()).to.equal(BigInt(block?.number ?? -1));
    expect(await multicall.getCurrentBlockTimestamp()).to.equal(BigInt(block?.timestamp ?? -1));
  });
});
