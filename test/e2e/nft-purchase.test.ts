import { expect } from 'chai';
import type { Wallet } from 'ethers';
import { as } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { mined } from '../support/chain/transactions.ts';
import { expectRefusal } from '../support/refusal.ts';
import { onServer } from '../support/servers/database.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;

describeInWorld('the purchase of an NFT', (world) => {
  onServer((server) => {
    let service: LiveService;
    let buyer: Wallet;

    beforeEach(async () => {
      service = await startLiveService(world(), SIGNER.privateKey, await server().create('migrated'));
      buyer = world().accounts[4];
      await service.qualify(buyer);
    });
    afterEach(() => service.stop());

    const order = (over: object = {}) => ({
      wallet: buyer.address,
      amount: '250000000',
      paymentToken: world().addresses.usdc,
      tokenId: '47',
      ...over,
    });

    it('mints the token with the returned calldata', async () => {
      const { usdc, nftSale, addresses } = world();
      const authorized = (await service.post('/api/sale/authorize-nft', order()).expect(200)).body.data;
      await mined(as(buyer, usdc).approve(nftSale, 250_000_000n));
      const before = await usdc.balanceOf(addresses.treasury);
      const { to, data, value } = authorized.purchaseParams;
      const receipt = await (await buyer.sendTransaction({ to, data, value: BigInt(value) })).wait();
      expect(receipt?.status).to.equal(1);
      expect(await nftSale.ownerOf(47n)).to.equal(buyer.address);
      expect((await usdc.balanceOf(addresses.treasury)) - before).to.equal(250_000_000n);
      expect(await nftSale.nonceUsed(BigInt(authorized.nonce))).to.equal(true);
    });

    it('follows the current price of the contract', async () => {
      await mined(world().nftSale.setTier(1, 300_000_000n, 1n, 100n));
      expectRefusal(await service.post('/api/sale/authorize-nft', order()), 400, 'NFT_PRICE_MISMATCH');
      await service.post('/api/sale/authorize-nft', order({ amount: '300000000' })).expect(200);
    });

    it('rejects a token of another tier, as the contract does', async () => {
      const refused = await service.post('/api/sale/authorize-nft', order({ tokenId: '101' }));
      expectRefusal(refused, 400, 'NFT_OUTSIDE_TIER');
    });

    it('returns 503 while the node is down', async () => {
      service.cutNode();
      expectRefusal(await service.post('/api/sale/authorize-nft', order()), 503, 'CHAIN_UNAVAILABLE');
      await service.mendNode();
    });
  });
});
