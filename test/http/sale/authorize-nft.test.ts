import { expect } from 'chai';
import { Interface, verifyTypedData } from 'ethers';
import sinon from 'sinon';
import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { NFT_PURCHASE_TYPES } from '../../support/fixtures/sale-orders.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, eligible, type SignedIn, type TestWorld } from '../../support/service/world.ts';

const NFT_SALE = new Interface(readArtifact('NftSale').abi);

describe('POST /api/sale/authorize-nft', () => {
  let world: TestWorld;
  const order = (wallet: string, over: object = {}) => ({
    wallet,
    amount: '250000000',
    paymentToken: world.config.sale.paymentTokens[0].address,
    tokenId: '77',
    ...over,
  });
  const ask = ({ bearer }: Pick<SignedIn, 'bearer'>, body: object) =>
    world.api.post('/api/sale/authorize-nft').set(bearer).send(body);

  beforeEach(async () => {
    world = await aWorld();
  });

  it('signs what the contract needs, in a form that anyone can verify, and records it', async () => {
    const buyer = await eligible(world);
    const { body } = await ask(buyer, order(buyer.address)).expect(200);
    const { signature, purchaseParams, typedData: _, ...terms } = body.data;
    expect(terms).to.include({
      buyer: buyer.address,
      paymentToken: world.config.sale.paymentTokens[0].address,
      amount: '250000000',
      tokenId: '77',
      tierId: 1,
      referrer: ZERO_ADDRESS,
      deadline: String(Date.UTC(2026, 0, 31, 12, 15) / 1000),
    });
    const { domain, signer } = (await world.api.get('/api/sale/authorize').expect(200)).body.data.eip712;
    const contract = world.config.sale.nftContract as WalletAddress;
    const verified = { ...domain, verifyingContract: contract };
    expect(verifyTypedData(verified, NFT_PURCHASE_TYPES, terms, signature)).to.equal(signer);
    expect(purchaseParams).to.deep.equal({
      chainId: 8453,
      to: contract,
      data: NFT_SALE.encodeFunctionData('buyNft', [terms, signature]),
      value: '0',
      functionName: 'buyNft',
      args: [terms, signature],
    });
    expect(await world.nftSaleLedger.issued(contract, BigInt(terms.nonce))).to.include({ tokenId: 77n, tierId: 1 });
  });

  it('is in the history of its wallet once the network shows that it was used, and not before', async () => {
    const buyer = await eligible(world);
    const { nonce } = (await ask(buyer, order(buyer.address)).expect(200)).body.data;
    const contract = world.config.sale.nftContract as WalletAddress;
    const history = async () =>
      (await world.api.get(`/api/sale/history?wallet=${buyer.address}`).expect(200)).body.data;
    expect((await history()).nfts).to.deep.equal([]);
    await world.nftSaleLedger.settle(contract, BigInt(nonce), 'used');
    const { amount, paymentToken, tokenId } = order(buyer.address);
    expect(await history()).to.deep.equal({
      purchases: [],
      nextCursor: null,
      nfts: [{ contract, tokenId, tierId: 1, amount, paymentToken }],
    });
  });

  it('sells another tier at its own price', async () => {
    const buyer = await eligible(world, 'TIER_2');
    const second = order(buyer.address, { tierId: 2, tokenId: '101', amount: '1000000000' });
    expect((await ask(buyer, second).expect(200)).body.data.tierId).to.equal(2);
  });

  for (const [why, over, path] of [
    ['an amount that is no number', { amount: '1e8' }, 'amount'],
    ['no token id', { tokenId: undefined }, 'tokenId'],
    ['a token id below zero', { tokenId: '-1' }, 'tokenId'],
    ['a token id of 2^256', { tokenId: (2n ** 256n).toString() }, 'tokenId'],
    ['a token id that is a number', { tokenId: 77 }, 'tokenId'],
    ['tier 0', { tierId: 0 }, 'tierId'],
    ['tier 256', { tierId: 256 }, 'tierId'],
    ['a tier between two', { tierId: 1.5 }, 'tierId'],
    ['a tier in quotes', { tierId: '1' }, 'tierId'],
    ['a field that does not exist', { price: '1' }, 'price'],
  ] as const)
    it(`rejects ${why}, and names the field`, async () => {
      const buyer = await eligible(world);
      expectRefusal(await ask(buyer, order(buyer.address, over)), 400, 'VALIDATION_FAILED', path);
    });

  for (const [why, over, code] of [
    ['another amount than the price', { amount: '250000001' }, 'NFT_PRICE_MISMATCH'],
    ['a token of another tier', { tokenId: '101' }, 'NFT_OUTSIDE_TIER'],
    ['a tier that was never set up', { tierId: 9 }, 'NFT_TIER_UNAVAILABLE'],
    [
      'more than the verification is good for',
      { tierId: 2, tokenId: '101', amount: '1000000000' },
      'TIER_LIMIT_EXCEEDED',
    ],
  ] as const)
    it(`rejects ${why}`, async () => {
      const buyer = await eligible(world);
      expectRefusal(await ask(buyer, order(buyer.address, over)), 400, code);
    });

  it('rejects a tier that is sold out', async () => {
    const buyer = await eligible(world);
    world.nftSaleContract.setTier(1, { price: 250_000_000n, supply: 3n, sold: 3n, firstTokenId: 1n });
    expectRefusal(await ask(buyer, order(buyer.address)), 400, 'NFT_TIER_UNAVAILABLE');
  });

  it('returns 503 when there is no NFT sale', async () => {
    world = await aWorld({ NFT_SALE_CONTRACT: 'none' });
    const buyer = await eligible(world);
    expectRefusal(await ask(buyer, order(buyer.address)), 503, 'SERVER_MISCONFIGURED');
  });

  for (const [what, port, method, failure, code] of [
    ['the price', 'nftSaleContract', 'tier', chainUnavailable, 'CHAIN_UNAVAILABLE'],
  ] as const)
    it(`returns 503 when ${what} cannot be read, and records nothing`, async () => {
      const buyer = await eligible(world);
      const record = sinon.spy(world.nftSaleLedger, 'record');
      (sinon.stub(world[port] as object, method as never) as sinon.SinonStub).rejects(failure());
      expectRefusal(await ask(buyer, order(buyer.address)), 503, code);
      expect(record.callCount).to.equal(0);
    });
});
