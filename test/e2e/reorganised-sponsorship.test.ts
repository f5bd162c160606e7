import { expect } from 'chai';
import { Wallet } from 'ethers';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { type Database, openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { forwardingIn, harmless } from '../support/chain/forwardings.ts';
import { expectRefusal } from '../support/refusal.ts';
import { onServer } from '../support/servers/database.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;

/** Confirmed by two blocks, and then removed by more: real node, real forwarder, real database. */
describeInWorld(
  'sponsored requests that a deep reorganization removed',
  (world) => {
    onServer((server) => {
      let service: LiveService;
      let database: Database;
      let buyer: Wallet;

      beforeEach(async () => {
        const { node, addresses, sale } = world();
        const url = await server().create('migrated');
        database = await openDatabase({ kind: 'postgres', url });
        const relayer = Wallet.createRandom();
        buyer = new Wallet(Wallet.createRandom().privateKey);
        await node.rpc('anvil_setBalance', [relayer.address, '0xde0b6b3a7640000']);
        service = await startLiveService(world(), SIGNER.privateKey, url, {
          SPONSOR_PROVIDER: 'relayer',
          RELAYER_KEY: relayer.privateKey,
          [`CONFIRMATIONS_${node.chainId}`]: '2',
          [`FORWARDER_${node.chainId}`]: addresses.forwarder,
          SPONSORED_CALLS: `${node.chainId}:${addresses.sale}:${sale.interface.getFunction('phase')?.selector}`,
        });
        await service.qualify(buyer);
        await node.rpc('evm_setAutomine', [false]);
      });
      afterEach(async () => {
        // The suite's snapshot does not restore this.
        await world().node.rpc('evm_setAutomine', [true]);
        await service.stop();
        await database.close();
      });

      const chainId = () => world().node.chainId;
      const body = async () => {
        const { request } = await forwardingIn(world(), buyer, { data: harmless(world()), gas: 60_000n });
        const { value, gas, nonce, deadline, ...same } = request;
        const quoted = await service.get(`/api/fees/estimate?action=swap&chainId=${chainId()}`).expect(200);
        const numbers = { value: '0', gas: String(gas), nonce: String(nonce), deadline: Number(deadline) };
        return { chainId: chainId(), feeQuote: quoted.body.data, request: { ...same, ...numbers } };
      };
      const send = async () => await service.post('/api/paymaster', await body());
      const mine = (blocks: number) => world().node.rpc('anvil_mine', [blocks]);
      const follow = async () => (await service.paymaster.followSponsorships()).ended;
      /** Mines until the request is executed: when the relayer's transaction reaches the node is not for a test to say. */
      const followToTheEnd = async () => {
        for (let turn = 0; turn < 50; turn += 1) {
          await mine(3);
          const ended = await follow();
          if (ended > 0) return ended;
        }
        return 0;
      };
      const states = () => database.knex('sponsorships').orderBy('position').pluck('state');
      const fees = () => database.knex('owed_fees').orderBy('position').pluck('state');
      const isCountedOnce = async () => {
        const [{ cost }] = await database.knex('sponsorships').select('cost');
        expect(await database.knex('sponsor_spending').pluck('spent')).to.deep.equal([cost, cost, cost]);
      };
      const executeAndRemove = async () => {
        const before = await world().node.rpc('evm_snapshot', []);
        await send();
        await mine(3);
        expect(await follow()).to.equal(1);
        expect([await states(), await fees()]).to.deep.equal([['executed'], ['owed']]);
        expect(await world().node.rpc('evm_revert', [before])).to.equal(true);
      };

      it('are sent and counted once, and owe one fee, when the wallet asks again', async () => {
        await executeAndRemove();
        expectRefusal(await send(), 409, 'REQUEST_IN_FLIGHT');
        expect([await states(), await fees()]).to.deep.equal([['relayed'], ['pending']]);
        expect(await follow()).to.equal(0);
        expect(await followToTheEnd()).to.equal(1);
        expect(await world().forwarder.nonces(buyer)).to.equal(1n);
        expect([await states(), await fees()]).to.deep.equal([['executed'], ['owed']]);
        await isCountedOnce();
        expect((await send()).status).to.equal(200);
      });

      it('owe nothing, and leave the wallet free, when their deadline passed meanwhile', async () => {
        await executeAndRemove();
        await database.knex('sponsorships').update({ deadline: 1 });
        expectRefusal(await send(), 409, 'REQUEST_IN_FLIGHT');
        expect(await follow()).to.equal(1);
        expect([await states(), await fees()]).to.deep.equal([['lapsed'], []]);
        await isCountedOnce();
        expect((await send()).status).to.equal(200);
      });
    });
  },
  { alone: true },
);
