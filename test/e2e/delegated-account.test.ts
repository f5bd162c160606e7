import { expect } from 'chai';
import { Wallet } from 'ethers';
import { as, deploy } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { forwardingIn, harmless } from '../support/chain/forwardings.ts';
import { mined } from '../support/chain/transactions.ts';
import { onServer } from '../support/servers/database.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;

/** EIP-7702: code that points to a contract, while the account's key still signs. Real node, real database. */
describeInWorld('an account that delegates to a contract', (world) => {
  onServer((server) => {
    let service: LiveService;
    let account: Wallet;

    beforeEach(async () => {
      const { node, addresses, sale, accounts } = world();
      const relayer = Wallet.createRandom();
      await node.rpc('anvil_setBalance', [relayer.address, '0xde0b6b3a7640000']);
      service = await startLiveService(world(), SIGNER.privateKey, await server().create('migrated'), {
        SPONSOR_PROVIDER: 'relayer',
        RELAYER_KEY: relayer.privateKey,
        [`FORWARDER_${node.chainId}`]: addresses.forwarder,
        SPONSORED_CALLS: `${node.chainId}:${addresses.sale}:${sale.interface.getFunction('phase')?.selector}`,
      });
      account = new Wallet(Wallet.createRandom().privateKey);
      await node.rpc('anvil_setBalance', [account.address, '0xde0b6b3a7640000']);
      const delegate = await deploy('ContractWallet', accounts[8], accounts[8].address);
      const code = `0xef0100${(await delegate.getAddress()).slice(2)}`;
      await node.rpc('anvil_setCode', [account.address, code]);
      expect(await world().provider.getCode(account.address)).to.equal(code.toLowerCase());
      await service.qualify(account);
    });
    afterEach(() => service.stop());

    it('signs in with its key, and transfers what was prepared', async () => {
      const { node, provider, accounts } = world();
      const { chainId } = node;
      const to = accounts[7].address;
      const before = await provider.getBalance(to);
      const wish = { from: account.address, to, token: 'native', amount: '5', chainId };
      const { transaction, prepareId } = (await service.post('/api/transfer/prepare', wish).expect(200)).body;
      const { gas, ...rest } = transaction;
      const signedTx = await account.signTransaction({ ...rest, gasLimit: gas });
      const { hash } = (await service.post('/api/transfer/execute', { signedTx, chainId, prepareId }).expect(200)).body;
      expect((await provider.waitForTransaction(hash))?.status).to.equal(1);
      expect((await provider.getBalance(to)) - before).to.equal(5n);
    });

    it('has its signed request sponsored', async () => {
      const { chainId } = world().node;
      const { request } = await forwardingIn(world(), account, { data: harmless(world()), gas: 60_000n });
      const { value, gas, nonce, deadline, ...same } = request;
      const quoted = await service.get(`/api/fees/estimate?action=swap&chainId=${chainId}`).expect(200);
      const numbers = { value: '0', gas: String(gas), nonce: String(nonce), deadline: Number(deadline) };
      const body = { chainId, feeQuote: quoted.body.data, request: { ...same, ...numbers } };
      await service.post('/api/paymaster', body).expect(200);
      await world().node.rpc('anvil_mine', [1]);
      expect(await world().forwarder.nonces(account)).to.equal(1n);
    });

    it('buys as any other', async () => {
      const { usdc, addresses, accounts, provider } = world();
      const amount = 100_000_000n;
      await mined(as(accounts[0], usdc).mint(account.address, amount));
      const at = account.connect(provider);
      await mined(as(at, usdc).approve(addresses.sale, amount));
      const order = { wallet: account.address, paymentToken: addresses.usdc, amount: String(amount) };
      const { to, data } = (await service.post('/api/sale/authorize', order).expect(200)).body.data.purchaseParams;
      const receipt = await (await at.sendTransaction({ to, data })).wait();
      expect(receipt?.status).to.equal(1);
    });
  });
});
