import { expect } from 'chai';
import { hexlify, randomBytes, Wallet } from 'ethers';
import type { Knex } from 'knex';
import { Mppx } from 'mppx/client';
import { ChainRpc } from '../../src/adapters/chain/rpc/chain-rpc.ts';
import { TempoPaymentNetwork } from '../../src/adapters/payment-rail/payment-network.tempo.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { describeOnTempo, PATH_USD } from '../support/chain/tempo-chain.ts';
import { stockMethod } from '../support/chain/tempo-payer.ts';
import { onServer } from '../support/servers/database.ts';
import { Child } from '../support/service/child.ts';
import { type PaidService, startPaidService } from '../support/service/paid-service.ts';

/** A process that sells snapshots is killed (SIGKILL) during a sale; another one continues on the same database and chain. */
describeOnTempo('a sale that is killed', (node) => {
  onServer((server) => {
    let databaseUrl: string;
    let recipient: WalletAddress;
    let next: PaidService;
    let database: Awaited<ReturnType<typeof openDatabase>>;
    let knex: Knex;

    before(async () => {
      databaseUrl = await server().create('migrated');
      database = await openDatabase({ kind: 'postgres', url: databaseUrl });
      knex = database.knex;
    });
    after(() => database.close());
    beforeEach(async () => {
      recipient = new Wallet(hexlify(randomBytes(32))).address as WalletAddress;
      next = await startPaidService({ rpcUrl: node().url, chainId: node().chainId, recipient, databaseUrl });
    });
    afterEach(() => next.stop());

    const received = () =>
      new TempoPaymentNetwork(new ChainRpc({ chainId: node().chainId, urls: [node().url] }), PATH_USD).balanceOf(
        recipient,
      );
    const ask = async (authorization: string, url = next.snapshotUrl) => {
      const response = await fetch(url, { headers: { authorization } });
      return {
        status: response.status,
        receipt: response.headers.get('payment-receipt'),
        challenge: response.headers.get('www-authenticate'),
        body: await response.text(),
      };
    };
    /** Pays a process that kills itself at the point, and returns the credential and the response, if there was one. */
    const payTo = async (point: string) => {
      const child = new Child('sell-snapshots', databaseUrl, node().url, String(node().chainId), recipient, point);
      try {
        await child.printed(1);
        const payer = Mppx.create({ polyfill: false, methods: [stockMethod(node().url)] });
        const authorization = await payer.createCredential(await fetch(next.snapshotUrl));
        const first = await ask(authorization, child.lines[0]).catch(() => undefined);
        expect(await child.ended(), 'it was killed').to.equal(null);
        return { authorization, first };
      } finally {
        await child.kill();
      }
    };
    /** The job closes claims that were left behind a while ago. */
    const reconcile = async () => {
      await knex('payment_claims').update({ claimed_at: knex.raw(`claimed_at - interval '2 minutes'`) });
      await next.payments.reconcilePayments();
    };
    const expectSpent = async (authorization: string) => {
      expect((await ask(authorization)).status).to.equal(402);
      expect(await received()).to.equal(5_000n);
    };

    it('before the settlement leads to no new challenge while the transaction may still be sent', async () => {
      const { authorization, first } = await payTo('before the settlement');
      expect(first).to.equal(undefined);
      await reconcile();
      const again = await ask(authorization);
      expect([again.status, again.challenge]).to.deep.equal([503, null]);
      expect(await received()).to.equal(0n);
    });

    for (const point of ['after the settlement', 'before settled is recorded'])
      it(`${point} delivers the stored response after reconciliation, and is not paid for twice`, async () => {
        const { authorization, first } = await payTo(point);
        expect(first).to.equal(undefined);
        const unknown = await ask(authorization);
        expect([unknown.status, unknown.challenge]).to.deep.equal([503, null]);
        const { response } = await knex('payment_claims').where({ recipient }).first();
        await reconcile();
        const again = await ask(authorization);
        expect([again.status, again.body]).to.deep.equal([200, response]);
        await expectSpent(authorization);
      });

    it('after settled is recorded delivers the stored response at once, and is not paid for twice', async () => {
      const { authorization, first } = await payTo('after settled is recorded');
      expect(first).to.equal(undefined);
      const { response } = await knex('payment_claims').where({ recipient }).first();
      const again = await ask(authorization);
      expect([again.status, again.body]).to.deep.equal([200, response]);
      await expectSpent(authorization);
    });

    it('before delivered is recorded delivers the same response and receipt again, and is not paid for twice', async () => {
      const { authorization, first } = await payTo('before delivered is recorded');
      const again = await ask(authorization);
      expect(again.status).to.equal(200);
      if (first !== undefined) expect(again).to.deep.equal(first);
      await expectSpent(authorization);
    });

    it('after delivered is recorded delivers nothing again', async () => {
      const { authorization } = await payTo('after delivered is recorded');
      await expectSpent(authorization);
    });
  });
});
