import { expect } from 'chai';
import { AbiCoder, MaxUint256, TypedDataEncoder, ZeroAddress } from 'ethers';
import { type DeployedAuction, deployAuction } from '../../../contracts/kit/auction.ts';
import { as } from '../../../contracts/kit/handles.ts';
import type { BidPermit } from '../../../contracts/kit/interfaces.ts';
import { BID_PERMIT_TYPES } from '../../../src/domain/sale/bid-permit.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { eventOf, mined, refusal } from '../../support/chain/transactions.ts';

const TYPES = { BidPermit: [...BID_PERMIT_TYPES.BidPermit] };
const HOOK_DATA = ['(address,address,address,uint256,uint256,uint256,uint256)', 'bytes'];

describeInWorld('PermitHook at an auction', (world) => {
  let placed: DeployedAuction;
  const bidder = () => world().accounts[4];
  const other = () => world().accounts[5];
  const signer = () => world().accounts[1];

  beforeEach(async () => {
    placed = await deployAuction(world());
    for (const one of [bidder(), other()]) await mined(as(one, world().usdc).approve(placed.auction, MaxUint256));
    await world().node.rpc('anvil_mine', ['0x2']);
  });

  const permit = async (changes: Partial<BidPermit> = {}): Promise<BidPermit> => ({
    auction: await placed.auction.getAddress(),
    owner: bidder().address,
    sender: bidder().address,
    amount: 250_000_000n,
    maxAllowed: 999_990_000n,
    nonce: 7n,
    deadline: BigInt((await world().provider.getBlock('latest'))?.timestamp ?? 0) + 900n,
    ...changes,
  });
  const domain = async (changes: object = {}) => ({
    ...{ name: 'PermitHook', version: '1', chainId: world().node.chainId },
    verifyingContract: await placed.hook.getAddress(),
    ...changes,
  });
  const signed = async (one: BidPermit, by = signer(), changes: object = {}) =>
    by.signTypedData(await domain(changes), TYPES, one);
  const hookData = (one: BidPermit, signature: string) =>
    AbiCoder.defaultAbiCoder().encode(HOOK_DATA, [Object.values(one), signature]);
  const price = (ticks: bigint) => placed.tickSpacing * ticks;
  const bid = async (data: string, { amount = 250_000_000n, by = bidder(), owner = bidder().address } = {}) =>
    as(by, placed.auction)['submitBid(uint256,uint128,address,bytes)'](price(110n), amount, owner, data);
  const attempt = async (data: string, how: Parameters<typeof bid>[1] = {}) =>
    refusal(bid(data, how), placed.hook, placed.auction);

  it('hashes a permit as EIP-712 does', async () => {
    const one = await permit();
    expect(await placed.hook.hashPermit(one)).to.equal(TypedDataEncoder.hash(await domain(), TYPES, one));
  });

  it('admits what was signed, once, and reports it before the auction does', async () => {
    const one = await permit();
    const data = hookData(one, await signed(one));
    const receipt = await mined(bid(data));
    const used = eventOf(placed.hook, 'PermitUsed', receipt);
    expect(used).to.deep.equal({
      ...{ auction: one.auction, owner: one.owner, nonce: 7n, sender: one.sender, amount: one.amount },
    });
    expect(eventOf(placed.auction, 'BidSubmitted', receipt)).to.include({ id: 0n, owner: one.owner });
    expect(receipt.logs.map(({ address }) => address).slice(-2)).to.deep.equal([
      await placed.hook.getAddress(),
      one.auction,
    ]);
    expect(await placed.hook.committed(one.auction, one.owner)).to.equal(250_000_000n);
    expect(await attempt(data)).to.equal('NonceAlreadyUsed(7)');
  });

  for (const [field, change] of [
    ['auction', () => ({ auction: ZeroAddress })],
    ['owner', () => ({ owner: other().address })],
    ['sender', () => ({ sender: other().address })],
    ['amount', () => ({ amount: 1n })],
    ['maxAllowed', () => ({ maxAllowed: MaxUint256 })],
    ['nonce', () => ({ nonce: 8n })],
    ['deadline', () => ({ deadline: MaxUint256 })],
  ] as const)
    it(`refuses a permit whose ${field} was changed after signing`, async () => {
      const one = await permit();
      expect(await attempt(hookData({ ...one, ...change() }, await signed(one)))).to.match(
        /^(InvalidSigner|NotAuction|NotOwner|NotSender|WrongAmount)\(/,
      );
    });

  it('refuses another owner, another sender and another amount', async () => {
    const one = await permit();
    const data = hookData(one, await signed(one));
    expect(await attempt(data, { owner: other().address })).to.match(/^NotOwner\(/);
    expect(await attempt(data, { by: other() })).to.match(/^NotSender\(/);
    expect(await attempt(data, { amount: 250_000_001n })).to.match(/^WrongAmount\(/);
  });

  it('refuses signatures of others, and those for another chain, contract or domain', async () => {
    const one = await permit();
    expect(await attempt(hookData(one, await signed(one, other())))).to.match(/^InvalidSigner\(/);
    for (const change of [{ chainId: 1 }, { verifyingContract: ZeroAddress }, { name: 'TokenSale' }, { version: '2' }])
      expect(await attempt(hookData(one, await signed(one, signer(), change)))).to.match(/^InvalidSigner\(/);
  });

  it('accepts both signers while one is replaced, and then the new one only', async () => {
    const next = other();
    await mined(placed.hook.setSigner(next.address));
    const [byOld, byNew] = [await permit({ nonce: 1n, amount: 100_000_000n }), await permit({ nonce: 2n })];
    await mined(bid(hookData(byOld, await signed(byOld)), { amount: 100_000_000n }));
    await mined(bid(hookData(byNew, await signed(byNew, next))));
    await mined(placed.hook.retireSigner());
    const late = await permit({ nonce: 3n });
    expect(await attempt(hookData(late, await signed(late)))).to.match(/^InvalidSigner\(/);
    expect(await attempt(hookData(late, await signed(late, next)))).to.equal('accepted');
  });

  it('costs a bid at most 110,000 gas for the first permit of a wallet, and 75,000 for the next', async () => {
    const costs: bigint[] = [];
    for (const nonce of [1n, 2n]) {
      const one = await permit({ nonce, amount: 100_000_000n, maxAllowed: MaxUint256 });
      const data = hookData(one, await signed(one));
      const call = placed.hook.interface.encodeFunctionData('validate', [
        ...[1n, 100_000_000n, one.owner, one.sender, data],
      ]);
      await world().node.rpc('anvil_impersonateAccount', [one.auction]);
      await world().node.rpc('anvil_setBalance', [one.auction, '0xde0b6b3a7640000']);
      const to = await placed.hook.getAddress();
      const hash = await world().node.rpc<string>('eth_sendTransaction', [{ from: one.auction, to, data: call }]);
      const receipt = await world().provider.waitForTransaction(hash);
      // Without what every transaction costs.
      costs.push((receipt?.gasUsed ?? 0n) - 21_000n);
    }
    const [first, next] = costs as [bigint, bigint];
    expect(Number(first), `${costs}`).to.be.within(60_000, 110_000);
    expect(Number(next), `${costs}`).to.be.within(30_000, 75_000);
  });
});
