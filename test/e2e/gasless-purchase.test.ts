import { expect } from 'chai';
import { Wallet } from 'ethers';
import { as } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { forwardingIn, harmless } from '../support/chain/forwardings.ts';
import { mined } from '../support/chain/transactions.ts';
import { deferred } from '../support/deferred.ts';
import { permit } from '../support/fixtures/sale-orders.ts';
import { until } from '../support/real-time.ts';
import { expectRefusal } from '../support/refusal.ts';
import { onServer } from '../support/servers/database.ts';
import { type RpcServer, startProxy } from '../support/servers/rpc-server.ts';
import { Child } from '../support/service/child.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;
const PRICE = 100_000_000n;

/** A wallet that holds a stablecoin and no native coins: real node, real forwarder, real database. */
describeInWorld('gasless purchases', (world) => {
  onServer((server) => {
    let databaseUrl: string;
    let service: LiveService;
    let relayer: Wallet;
    let buyer: Wallet;
    let proxy: RpcServer | undefined;

    beforeEach(async () => {
      const { node, provider, addresses, accounts, usdc, sale } = world();
      databaseUrl = await server().create('migrated');
      relayer = new Wallet(Wallet.createRandom().privateKey, provider);
      await node.rpc('anvil_setBalance', [relayer.address, '0xde0b6b3a7640000']);
      service = await startLiveService(world(), SIGNER.privateKey, databaseUrl, {
        SPONSOR_PROVIDER: 'relayer',
        RELAYER_KEY: relayer.privateKey,
        [`FORWARDER_${node.chainId}`]: addresses.forwarder,
        SPONSORED_CALLS: `${node.chainId}:${addresses.sale}:${sale.interface.getFunction('phase')?.selector}`,
      });
      buyer = new Wallet(Wallet.createRandom().privateKey, provider);
      await mined(as(accounts[0], usdc).mint(buyer, PRICE));
      await service.qualify(buyer);
    });
    afterEach(async () => {
      await proxy?.stop();
      await service.stop();
    });

    const chain = () => world().node.chainId;
    const quote = async (action = 'swap') =>
      (await service.get(`/api/fees/estimate?action=${action}&chainId=${chain()}`).expect(200)).body.data;
    const bodyOf = async (data: string, gas = 240_000n) => {
      const { request } = await forwardingIn(world(), buyer, { data: data as `0x${string}`, gas });
      const { value, nonce, deadline, ...same } = request;
      const numbers = { value: '0', gas: String(gas), nonce: String(nonce), deadline: Number(deadline) };
      return { chainId: chain(), feeQuote: await quote(), request: { ...same, ...numbers } };
    };
    /** Calldata of the authorized purchase, with the permit that the wallet signs. */
    const purchase = async () => {
      const { sale, addresses } = world();
      const order = { wallet: buyer.address, amount: String(PRICE), paymentToken: addresses.usdc };
      const { purchaseParams } = (await service.post('/api/sale/authorize', order).expect(200)).body.data;
      const [authorization, signature] = sale.interface.decodeFunctionData('buy', purchaseParams.data);
      const args = [authorization, signature, ...(await permit(world(), buyer, PRICE))];
      return sale.interface.encodeFunctionData('buyWithPermit', args as never);
    };
    const executed = async (hash: string) =>
      expect((await world().provider.waitForTransaction(hash))?.status).to.equal(1);
    const sent = () => world().provider.getTransactionCount(relayer);

    it('buys without native coins, once', async () => {
      const { saleToken, provider, usdc } = world();
      const body = await bodyOf(await purchase());
      const { data } = (await service.post('/api/paymaster', body).expect(200)).body;
      expect(data).to.include({ status: 'submitted', sponsor: 'relayer' });
      await executed(data.hash);
      expect(await saleToken.balanceOf(buyer)).to.equal(2_000n * 10n ** 18n);
      expect(await usdc.balanceOf(buyer)).to.equal(0n);
      expect(await provider.getBalance(buyer)).to.equal(0n);

      const repeated = (await service.post('/api/paymaster', body).expect(200)).body.data;
      expect([repeated.taskId, repeated.hash]).to.deep.equal([data.taskId, data.hash]);
      const again = { ...body, feeQuote: await quote() };
      expectRefusal(await service.post('/api/paymaster', again), 400, 'REQUEST_NONCE_WRONG');
      expect(await service.paymaster.followSponsorships()).to.deep.equal({ looked: 1, ended: 1, unknown: 0 });
      const twice = await service.post('/api/paymaster', await bodyOf(body.request.data));
      expectRefusal(twice, 400, 'REQUEST_REVERTS');
      expect(twice.body.error).to.include('NonceAlreadyUsed');
      expect(await sent()).to.equal(1);
    });

    it('loses nothing when a process is killed between the record and the broadcast', async () => {
      const { node } = world();
      const recorded = deferred();
      proxy = await startProxy(node, {
        eth_sendRawTransaction: () => {
          recorded.resolve();
          return new Promise(() => {});
        },
      });
      const body = await bodyOf(harmless(world()), 60_000n);
      const env = { ...service.env, [`RPC_URL_${chain()}`]: proxy.url };
      const child = new Child('sponsor-request', JSON.stringify(env), JSON.stringify(body));
      await recorded.promise;
      await child.kill();
      expect(child.lines).to.deep.equal([]);
      expect(await sent()).to.equal(0);
      const pending = (await service.post('/api/paymaster', body).expect(200)).body.data;
      expect([pending.status, pending.hash]).to.deep.equal(['pending', null]);
      expect(await sent()).to.equal(0);
      // A minute later, when no other process can still be submitting it.
      const { knex, close } = await openDatabase({ kind: 'postgres', url: databaseUrl });
      await knex.raw("update sponsorships set taken_at = taken_at - interval '1 minute'");
      await close();
      let ended = 0;
      await until(async () => {
        ended += (await service.paymaster.followSponsorships()).ended;
        return ended > 0;
      });
      expect(ended).to.equal(1);
      expect(await world().forwarder.nonces(buyer)).to.equal(1n);
      expect(await sent()).to.equal(1);
    });
  });
});
