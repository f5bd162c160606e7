import { parseEnv } from 'node:util';
import { expect } from 'chai';
import request from 'supertest';
import type { Ports } from '../../src/application/ports/index.ts';
import { freshSecrets } from '../../src/infrastructure/config/secrets.ts';
import { onServer } from '../support/servers/database.ts';
import { databaseService } from '../support/service/database-service.ts';
import { aWallet, type SignedIn, signedIn } from '../support/service/world.ts';

const SECRETS = parseEnv(freshSecrets());
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

/** Statements at the driver, those that count requests included. A statement more is a round trip more for every user. */
onServer((server) => {
  describe('statements of a request on PostgreSQL', () => {
    let service: Awaited<ReturnType<typeof databaseService>>;
    let ports: Ports;
    let customer: SignedIn;
    const wallet = aWallet();
    const enter = () => signedIn({ ...service, api: request(service.app) }, wallet);
    before(async () => {
      const env = { ...SECRETS, ADAPTERS: 'memory', LOG_LEVEL: 'silent', CRON: 'off' };
      service = await databaseService({ ...env, DATABASE_URL: await server().create('migrated') }, (all) => {
        ports = all;
        return {};
      });
      customer = await enter();
      const [kyc, now] = [{ id: 'kyc-1', url: 'https://kyc.example/1' }, new Date()];
      const approved = { ...kyc, wallet: customer.address, tier: 'TIER_3', status: 'approved' } as const;
      await ports.kycs.open({ ...approved, createdAt: now, statusAt: now });
      const { termsVersion: version } = service.config.compliance;
      await ports.terms.accept({ wallet: customer.address, version, ip: '192.0.2.1', acceptedAt: now });
    });
    after(() => service.close());

    const during = async (work: () => PromiseLike<unknown>) => {
      service.statements.length = 0;
      await work();
      return [...service.statements];
    };
    const authorize = () =>
      request(service.app)
        .post('/api/sale/authorize')
        .set(customer.bearer)
        .send({ wallet: customer.address, amount: '100000000', paymentToken: USDC })
        .expect(200);

    it('are four for an authorization beside an NFT sale: the limits and the session together, the buyer’s file, and the grant', async () => {
      await authorize();
      const statements = await during(authorize);
      expect(statements).to.have.length(4);
      const together = statements.slice(0, 2).map((sql) => /rate_limits|"sessions"/.exec(sql)?.[0]);
      expect(together).to.have.members(['rate_limits', '"sessions"']);
      expect(statements[2]).to.include('from users');
      expect(statements[3]).to.include('insert into "purchase_authorizations"');
    });

    it('are three for a sign-in of a known wallet, beside those for its nonce: the limits, the nonce with the session, and the user', async () => {
      await enter();
      const statements = await during(enter);
      const order = statements.map((sql) => /rate_limits|sign_in_nonces|^select .* from "users"/.exec(sql)?.[0]);
      const [user] = order.slice(-1);
      expect(order).to.deep.equal(['rate_limits', 'sign_in_nonces', 'rate_limits', 'sign_in_nonces', user]);
      expect(user, 'a known user is read, not written').to.match(/^select/);
    });

    it('are one beside its own for a read with a session', async () => {
      const read = () => request(service.app).get('/api/user/preferences').set(customer.bearer).expect(200);
      await read();
      const statements = await during(read);
      expect(statements.filter((sql) => !sql.includes('preferences'))).to.have.length(1);
    });
  });
});
