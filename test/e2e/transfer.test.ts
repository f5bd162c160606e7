import { expect } from 'chai';
import { Transaction, Wallet } from 'ethers';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { ChainRpc } from '../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmChainTransactions } from '../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../src/adapters/local/random.ts';
import { PostgresLeases } from '../../src/adapters/store/system/leases.postgres.ts';
import { PostgresRelayedTransactions } from '../../src/adapters/store/transfer/transfer-stores.postgres.ts';
import { followTransactions } from '../../src/application/transfer/follow-transactions.ts';
import type { Hex } from '../../src/domain/shared/hex.ts';
import { openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { signedRaw, type Wanted } from '../support/chain/transfers.ts';
import { deferred } from '../support/deferred.ts';
import { expectRefusal } from '../support/refusal.ts';
import { onServer } from '../support/servers/database.ts';
import { startProxy } from '../support/servers/rpc-server.ts';
import { Child } from '../support/service/child.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;

/** Signed transactions go to a real node, with records in a real database. */
describeInWorld('transfers', (world) => {
  onServer((server) => {
    let databaseUrl: string;
    let service: LiveService;
    let sender: Wallet;
    let nonce: number;

    beforeEach(async () => {
      databaseUrl = await server().create('migrated');
      service = await startLiveService(world(), SIGNER.privateKey, databaseUrl);
      sender = world().accounts[6];
      await service.qualify(sender);
      nonce = await world().provider.getTransactionCount(sender.address);
    });
    afterEach(() => service.stop());

    const signed = (changes: Wanted = {}) =>
      signedRaw(sender, { chainId: world().node.chainId, nonce, to: world().accounts[7].address, ...changes });
    const execute = (signedTx: string) =>
      service.post('/api/transfer/execute', { signedTx, chainId: world().node.chainId });
    const mined = async (hash: string) => world().provider.waitForTransaction(hash);
    const usecases = async () => {
      const { chainId, url } = world().node;
      const rpc = new ChainRpc({ chainId, urls: [url] });
      const { knex, close } = await openDatabase({ kind: 'postgres', url: databaseUrl });
      const relayedTransactions = new PostgresRelayedTransactions(knex);
      const follow = followTransactions({
        chainTransactions: new EvmChainTransactions(new Map([[chainId, rpc]])),
        clock: systemClock,
        leases: new PostgresLeases(knex),
        random: cryptoRandom,
        relayedTransactions,
        transferPolicy: { confirmations: new Map([[chainId, 0]]) },
      });
      const stop = async () => {
        rpc.close();
        await close();
      };
      return { follow, relayedTransactions, stop };
    };

    it('prepares, sends and follows a transfer to its final status', async () => {
      const { usdc, addresses, accounts, node } = world();
      const to = accounts[7].address;
      const { chainId } = node;
      const before = await usdc.balanceOf(to);
      const wish = { from: sender.address, to, token: addresses.usdc, amount: '25000000', chainId };
      const { transaction, prepareId, ready } = (await service.post('/api/transfer/prepare', wish).expect(200)).body;
      expect(ready).to.equal(true);
      const { gas, ...rest } = transaction;
      const signedTx = await new Wallet(sender.privateKey).signTransaction({ ...rest, gasLimit: gas });
      const send = (raw: string) => service.post('/api/transfer/execute', { signedTx: raw, chainId, prepareId });
      const other = await new Wallet(sender.privateKey).signTransaction({ ...rest, gasLimit: gas, value: 1n });
      expectRefusal(await send(other), 400, 'INTENT_MISMATCH', 'value');
      const { hash } = (await send(signedTx).expect(200)).body;
      expect((await mined(hash))?.status).to.equal(1);
      expect((await usdc.balanceOf(to)) - before).to.equal(25_000_000n);
      const { follow, relayedTransactions, stop } = await usecases();
      await follow();
      expect((await relayedTransactions.find({ chainId, hash }))?.status).to.equal('confirmed');
      expect((await send(signedTx).expect(200)).body.hash).to.equal(hash);
      await stop();
      expect((await service.post('/api/transfer/prepare', wish).expect(200)).body.nonce).to.equal(nonce + 1);
    });

    it('loses nothing when a process is killed between the broadcast and its response', async () => {
      const { node } = world();
      const raw = await signed({ value: 5n });
      const broadcast = deferred();
      const proxy = await startProxy(node, {
        eth_sendRawTransaction: async (params) => {
          await node.rpc('eth_sendRawTransaction', params);
          broadcast.resolve();
          return new Promise(() => {});
        },
      });
      const child = new Child('execute-transfer', databaseUrl, proxy.url, String(node.chainId), raw);
      await broadcast.promise;
      await child.kill();
      expect(child.lines).to.deep.equal([]);
      const hash = Transaction.from(raw).hash as Hex;
      await mined(hash);
      const { follow, relayedTransactions, stop } = await usecases();
      const key = { chainId: node.chainId, hash };
      expect((await relayedTransactions.find(key))?.status).to.equal('recorded');
      expect(await follow()).to.deep.equal({ looked: 1, changed: 1, unknown: 0 });
      expect((await relayedTransactions.find(key))?.status).to.equal('confirmed');
      expect((await execute(raw).expect(200)).body.hash).to.equal(hash);
      await stop();
      await proxy.stop();
    });
  });
});
