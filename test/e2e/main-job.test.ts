import { expect } from 'chai';
import type { Wallet } from 'ethers';
import type { World } from '../../contracts/kit/deploy.ts';
import { as } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { expectRefusal } from '../support/refusal.ts';
import { onServer } from '../support/servers/database.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;

type Authorized = Readonly<{ nonce: string; purchaseParams: { to: string; data: string } }>;

/** The complete path of a buyer, over HTTP, on a real node and a real database. */
describeInWorld('the main job', (world) => {
  onServer((server) => {
    let service: LiveService;
    let buyer: Wallet;

    beforeEach(async () => {
      service = await startLiveService(world(), SIGNER.privateKey, await server().create('migrated'));
      buyer = world().accounts[4];
    });
    afterEach(() => service.stop());

    const order = (amount: bigint) => ({
      wallet: buyer.address,
      amount: amount.toString(),
      paymentToken: world().addresses.usdc,
    });
    const authorize = async (amount: bigint): Promise<Authorized> =>
      (await service.post('/api/sale/authorize', order(amount)).expect(200)).body.data;
    const approve = async (amount: bigint) =>
      (await as(buyer, world().usdc).approve(world().addresses.sale, amount)).wait();
    const buy = async ({ purchaseParams: { to, data } }: Authorized) =>
      (await buyer.sendTransaction({ to, data })).wait();
    const index = async () => (await service.cron('/api/cron/indexer').expect(200)).body.data;
    const history = async () =>
      (await service.get(`/api/sale/history?wallet=${buyer.address}`).expect(200)).body.data.purchases;

    it('ends with tokens in the wallet and the purchase in the history', async () => {
      await service.qualify(buyer);
      const authorized = await authorize(250_000_000n);
      await approve(250_000_000n);
      const before = await tokensOf(world(), buyer);
      const receipt = await buy(authorized);
      expect(receipt?.status).to.equal(1);
      expect((await tokensOf(world(), buyer)) - before).to.equal(5000n * 10n ** 18n);
      expect(await index()).to.include({ eventsProcessed: 1, reorgDepth: 0, toBlock: receipt?.blockNumber });
      const [purchase, ...others] = await history();
      expect(others).to.deep.equal([]);
      expect(purchase).to.deep.include({
        txHash: receipt?.hash,
        blockNumber: receipt?.blockNumber,
        buyer: buyer.address,
        paymentToken: world().addresses.usdc,
        amount: '250000000',
        tokens: (5000n * 10n ** 18n).toString(),
        tier: 1,
        confirmed: true,
      });
      expect(await index()).to.include({ eventsProcessed: 0, reorgDepth: 0 });
      expect(await history()).to.have.length(1);
      expect(await service.authorizationState(authorized.nonce)).to.equal('used');
      expect(service.alarms).to.deep.equal([]);
    });

    it('cannot exceed the cap with two valid authorizations', async () => {
      await service.qualify(buyer);
      const [first, second] = [await authorize(600_000_000n), await authorize(600_000_000n)];
      await approve(1_200_000_000n);
      expect((await buy(first))?.status).to.equal(1);
      const refusal = await buy(second).then(
        () => 'bought',
        (error: { data?: string }) => error.data ?? String(error),
      );
      expect(world().sale.interface.parseError(refusal)?.name).to.match(/Cap|Allow|Max/);
      const left = await service.post('/api/sale/authorize', order(400_000_000n));
      expectRefusal(left, 400, 'TIER_LIMIT_EXCEEDED');
      expect(left.body.error).to.include('399990000');
    });

    it('removes a purchase that was reorganized out of the chain, and finds it again', async () => {
      await service.qualify(buyer);
      const authorized = await authorize(100_000_000n);
      await approve(100_000_000n);
      await index();
      await buy(authorized);
      await index();
      expect(await history()).to.have.length(1);
      await world().node.rpc('anvil_reorg', [1, []]);
      expect(await index()).to.include({ eventsProcessed: 0, reorgDepth: 1 });
      expect(await history()).to.deep.equal([]);
      expect(await service.authorizationState(authorized.nonce)).to.equal('issued');
      const again = await buy(authorized);
      await index();
      expect((await history()).map((purchase: { txHash: string }) => purchase.txHash)).to.deep.equal([again?.hash]);
    });

    it('raises an alarm, once, when another service signs with our key', async () => {
      await service.qualify(buyer);
      const forged = await service.forge(buyer.address, 100_000_000n);
      await approve(100_000_000n);
      await buy({ nonce: '0', purchaseParams: { to: world().addresses.sale, data: forged } });
      await index();
      await index();
      expect(service.alarms).to.deep.equal(['purchase-never-authorized']);
    });

    it('screens against the sanctions oracle on chain', async () => {
      await service.qualify(buyer);
      await (await world().sanctions.add(buyer.address)).wait();
      expectRefusal(await service.post('/api/sale/authorize', order(100_000_000n)), 403, 'AML_FAILED');
    });

    it('lets a contract wallet sign in by EIP-1271', async () => {
      await service.signInContractWallet(world().accounts[5]);
    });
  });
});

const tokensOf = async ({ saleToken }: World, { address }: Wallet): Promise<bigint> => saleToken.balanceOf(address);
