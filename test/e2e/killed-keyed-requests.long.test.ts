import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import request from 'supertest';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { freshSecrets } from '../../src/infrastructure/config/secrets.ts';
import { rejectionOf } from '../support/rejection.ts';
import { onServer } from '../support/servers/database.ts';
import { Child } from '../support/service/child.ts';
import { databaseService } from '../support/service/database-service.ts';
import { aWallet, type SignedIn, signedIn } from '../support/service/world.ts';

const POINTS = [
  'before the reservation',
  'after the reservation',
  'after the work',
  'after the answer was stored',
  'before the answer is written',
] as const;

/** One operation of each kind of work, and the table of its effects. */
const OPERATIONS = [
  {
    kind: 'inside',
    path: '/api/auth/api-key',
    table: 'api_keys',
    body: () => ({ label: 'bot', env: 'live' }),
    again: [409, 'ALREADY_CREATED'],
  },
  {
    kind: 'asks-outside',
    path: '/api/transfer/prepare',
    table: 'prepared_transfers',
    body: (from: string) => ({
      chainId: 8453,
      from,
      to: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
      token: 'native',
      amount: '1',
    }),
    again: [200, undefined],
  },
  {
    kind: 'acts-outside',
    path: '/api/kyc/session',
    table: 'kyc_sessions',
    body: (wallet: string) => ({ wallet, requestedTier: 'TIER_1' }),
    again: [200, undefined],
  },
] as const;

const SECRETS = parseEnv(freshSecrets());

type Continued = Awaited<ReturnType<typeof databaseService>>;
type Place = Readonly<{
  env: Readonly<Record<string, string>>;
  /** The service that continues; opened after the other one was killed. */
  continued(): Promise<Continued>;
  /** Called when a test has ended: an embedded database has one process at a time. */
  leave(service: Continued): Promise<void>;
}>;

/** A service is killed (SIGKILL) during a request with a key; another one continues on the same database. */
function survives(
  where: string,
  place: () => Place,
  pointsOf: (kind: string) => readonly string[] = () => POINTS,
): void {
  describe(`on ${where}`, () => {
    let child: Child | undefined;
    afterEach(() => child?.kill());
    for (const { kind, path, table, body, again } of OPERATIONS) {
      let effects = 0;
      for (const point of pointsOf(kind))
        it(`work that is ${kind} is done once when the process is killed ${point}`, async () => {
          const { env, continued, leave } = place();
          const key = `${kind} ${point}`.replaceAll(' ', '-');
          const send = (to: RequestListener | string, who: SignedIn) =>
            request(to)
              .post(path)
              .set({ ...who.bearer, 'Idempotency-Key': key })
              .send(body(who.address));
          child = new Child('answer-once', JSON.stringify(env), point);
          await child.printed(1);
          const [url = ''] = child.lines;
          const wallet = table === 'prepared_transfers' ? RICH : aWallet();
          const owner = await signedIn({ api: request(url), config: readConfig(env), clock: systemClock }, wallet);
          const cut = await rejectionOf(send(url, owner));
          expect(cut).to.have.property('code', 'ECONNRESET');
          expect(await child.ended()).to.equal(null);

          const service = await continued();
          await service.knex('idempotency_keys').update({ leased_until: new Date(0) });
          const isStored = point === 'after the answer was stored' || point === 'before the answer is written';
          const answers = [await send(service.app, owner), await send(service.app, owner)];
          const fresh = [200, undefined, undefined];
          const seen = answers.map(({ status, body, headers }) => [status, body.code, headers['idempotent-replayed']]);
          expect(seen).to.deep.equal([isStored ? [...again, 'true'] : fresh, [...again, 'true']]);
          effects += 1;
          expect(await service.knex(table)).to.have.length(effects);
          await leave(service);
        });
    }
  });
}

const RICH = new Wallet(developmentAccounts[0].privateKey);

const COMMON = { ...SECRETS, ADAPTERS: 'memory', LOG_LEVEL: 'silent', CRON: 'off' };

describe('a request with an idempotency key whose process is killed', () => {
  describe('on files', () => {
    let dir: string;
    before('create a folder', () => {
      dir = mkdtempSync(join(tmpdir(), 'embedded-'));
    });
    after(() => rmSync(dir, { recursive: true }));
    // Each test starts the database twice. What differs from the server is the storage, not the kind of work: one kind meets every point.
    const everyPointOnce = (kind: string) => (kind === 'inside' ? POINTS : ['after the work']);
    const place = (): Place => {
      const env = { ...COMMON, DATA_DIR: dir };
      return { env, continued: () => databaseService(env), leave: ({ close }) => close() };
    };
    survives('the embedded database', place, everyPointOnce);

    it('sends no statement more without the header', async () => {
      const service = await databaseService({ ...COMMON, DATA_DIR: dir });
      const { app, config, clock, statements } = service;
      const api = request(app);
      const owner = await signedIn({ api, config, clock });
      const change = (key?: string) =>
        api
          .post('/api/user/preferences')
          .set({ ...owner.bearer, ...(key !== undefined && { 'Idempotency-Key': key }) })
          .send({ swapPreferences: {} })
          .expect(200);
      await change();
      statements.length = 0;
      await change();
      const without = [...statements];
      expect(without.filter((sql) => /idempotency_keys|savepoint|begin|commit/i.test(sql))).to.deep.equal([]);
      statements.length = 0;
      await change('key-1');
      expect(statements.filter((sql) => sql.includes('idempotency_keys'))).to.have.length(2);
      await service.close();
    });
  });

  onServer((server) => {
    let env: Record<string, string>;
    let service: Continued;
    before(async () => {
      env = { ...COMMON, DATABASE_URL: await server().create('migrated') };
      service = await databaseService(env);
    });
    after(() => service.close());
    survives('one database', () => ({ env, continued: async () => service, leave: async () => {} }));
  });
});
