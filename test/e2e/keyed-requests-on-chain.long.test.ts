import { expect } from 'chai';
import { Wallet } from 'ethers';
import type { Knex } from 'knex';
import type { Response } from 'supertest';
import { as } from '../../contracts/kit/handles.ts';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { type Database, openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { describeInWorld } from '../support/chain/chain.ts';
import { forwardingIn, harmless } from '../support/chain/forwardings.ts';
import { mined } from '../support/chain/transactions.ts';
import { expectRefusal } from '../support/refusal.ts';
import { onServer } from '../support/servers/database.ts';
import { type LiveService, startLiveService } from '../support/service/live-service.ts';

const [, SIGNER] = developmentAccounts;
const RECIPIENT = '0x00000000000000000000000000000000DeaDBeef';
const AT_ONCE = 8;
const RUNNING = 'IDEMPOTENCY_IN_PROGRESS';

type Operation = Readonly<{
  path: string;
  /** The request, and one that differs. */
  bodies(): Promise<readonly [object, object]>;
  /** How often the work was done, by what it left. */
  effects(knex: Knex): Promise<number>;
  /** The code of a repeated request whose answer is a secret. */
  again?: string;
}>;

const rowsOf = async (knex: Knex, table: string) => (await knex(table)).length;

/** Two services on one database and one chain, called with the same key at once. */
describeInWorld('requests with an idempotency key on a real chain', (world) => {
  onServer((server) => {
    let services: readonly [LiveService, LiveService];
    let buyer: Wallet;
    let database: Database;

    beforeEach(async () => {
      const { node, provider, addresses, accounts, usdc, sale } = world();
      const url = await server().create('migrated');
      database = await openDatabase({ kind: 'postgres', url });
      const relayer = Wallet.createRandom();
      buyer = new Wallet(Wallet.createRandom().privateKey, provider);
      for (const { address } of [relayer, buyer]) await node.rpc('anvil_setBalance', [address, '0xde0b6b3a7640000']);
      await mined(as(accounts[0], usdc).mint(buyer, 1_000_000_000n));
      const first = await startLiveService(world(), SIGNER.privateKey, url, {
        SPONSOR_PROVIDER: 'relayer',
        RELAYER_KEY: relayer.privateKey,
        [`FORWARDER_${node.chainId}`]: addresses.forwarder,
        SPONSORED_CALLS: `${node.chainId}:${addresses.sale}:${sale.interface.getFunction('phase')?.selector}`,
      });
      services = [first, await startLiveService(world(), SIGNER.privateKey, url, first.env)];
      await first.qualify(buyer);
      await services[1].enter(buyer);
    });
    afterEach(async () => {
      for (const service of services) await service.stop();
      await database.close();
    });

    const chainId = () => world().node.chainId;
    const send = async (path: string, body: object, key: string, by = services[0]): Promise<Response> =>
      await by.post(path, body).set('Idempotency-Key', key);
    const order = (amount: string, more: object = {}) => ({
      ...{ wallet: buyer.address, amount, paymentToken: world().addresses.usdc },
      ...more,
    });
    const signed = async (value: bigint) => {
      const transaction = await buyer.populateTransaction({ to: RECIPIENT, value, nonce: 0, type: 2 });
      return { chainId: chainId(), signedTx: await buyer.signTransaction(transaction) };
    };
    const sponsored = async () => {
      const gas = 240_000n;
      const { request } = await forwardingIn(world(), buyer, { data: harmless(world()), gas });
      const { value, nonce, deadline, ...same } = request;
      const quoted = await services[0].get(`/api/fees/estimate?action=swap&chainId=${chainId()}`).expect(200);
      const numbers = { value: '0', gas: String(gas), nonce: String(nonce), deadline: Number(deadline) };
      return { chainId: chainId(), feeQuote: quoted.body.data, request: { ...same, ...numbers } };
    };
    const transferred = (amount: string) => ({
      ...{ from: buyer.address, to: RECIPIENT, token: 'native', amount, chainId: chainId() },
    });

    const OPERATIONS: Readonly<Record<string, Operation>> = {
      authorizePurchase: {
        path: '/api/sale/authorize',
        bodies: async () => [order('250000000'), order('260000000')],
        effects: (knex) => rowsOf(knex, 'purchase_authorizations'),
      },
      authorizeNftPurchase: {
        path: '/api/sale/authorize-nft',
        bodies: async () => [order('250000000', { tokenId: '47' }), order('250000000', { tokenId: '48' })],
        effects: (knex) => rowsOf(knex, 'nft_purchase_authorizations'),
      },
      prepareTransfer: {
        path: '/api/transfer/prepare',
        bodies: async () => [transferred('1'), transferred('2')],
        effects: (knex) => rowsOf(knex, 'prepared_transfers'),
      },
      executeTransfer: {
        path: '/api/transfer/execute',
        bodies: async () => [await signed(7n), await signed(8n)],
        effects: async () => await world().provider.getTransactionCount(buyer),
      },
      sponsorRequest: {
        path: '/api/paymaster',
        bodies: async () => {
          const body = await sponsored();
          return [body, { ...body, chainId: 1 }];
        },
        effects: (knex) => rowsOf(knex, 'sponsorships'),
      },
      createApiKey: {
        path: '/api/auth/api-key',
        bodies: async () => [
          { label: 'one', env: 'live' },
          { label: 'two', env: 'live' },
        ],
        effects: (knex) => rowsOf(knex, 'api_keys'),
        again: 'ALREADY_CREATED',
      },
      addWallet: {
        path: '/api/user/wallets',
        bodies: async () => [
          { wallet: { chain: 'evm', address: RECIPIENT } },
          { wallet: { chain: 'evm', address: world().addresses.usdc } },
        ],
        effects: (knex) => rowsOf(knex, 'user_wallets'),
      },
    };

    for (const [name, { path, bodies, effects, again }] of Object.entries(OPERATIONS))
      it(`${name}: ${AT_ONCE} at once, on two services, do the work once and receive one answer`, async () => {
        const [body, other] = await bodies();
        const before = await effects(database.knex);
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, nth) => send(path, body, 'same', services[nth % 2 === 0 ? 0 : 1])),
        );
        const done = answers.filter(
          ({ status, headers }) => status === 200 && headers['idempotent-replayed'] !== 'true',
        );
        const rest = answers.filter((one) => !done.includes(one));
        expect(done, answers.map(({ status, text }) => `${status} ${text}`).join('\n')).to.have.length(1);
        for (const { status, body: told, headers, text } of rest) {
          if (told.code === RUNNING) expect([status, headers['retry-after']], text).to.deep.equal([409, '1']);
          else if (again === undefined) expect(text).to.equal(done[0]?.text);
          else expect(told.code, text).to.equal(again);
        }
        const late = await send(path, body, 'same', services[1]);
        expect(late.headers['idempotent-replayed']).to.equal('true');
        if (again === undefined) expect(late.text).to.equal(done[0]?.text);
        else expectRefusal(late, 409, again);
        expectRefusal(await send(path, other, 'same', services[1]), 422, 'IDEMPOTENCY_KEY_REUSED');
        expect((await effects(database.knex)) - before).to.equal(1);
      });

    it('executeTransfer: a refusal without a node is not kept, and the same key sends it afterwards', async () => {
      const body = await signed(7n);
      services[0].cutNode();
      expectRefusal(await send('/api/transfer/execute', body, 'later'), 503, 'AML_UNAVAILABLE');
      await services[0].mendNode();
      expect((await send('/api/transfer/execute', body, 'later')).status).to.equal(200);
      expect(await world().provider.getTransactionCount(buyer)).to.equal(1);
    });

    it('authorizePurchase: two keys at once are two authorizations, and each key returns its own', async () => {
      const both = (service: LiveService) =>
        Promise.all(['one', 'two'].map((key) => send('/api/sale/authorize', order('250000000'), key, service)));
      const answers = await both(services[0]);
      expect(new Set(answers.map(({ body }) => body.data.nonce)).size).to.equal(2);
      expect((await both(services[1])).map(({ text }) => text)).to.deep.equal(answers.map(({ text }) => text));
    });
  });
});
