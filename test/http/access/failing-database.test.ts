import { parseEnv } from 'node:util';
import { expect } from 'chai';
import request from 'supertest';
import { freshSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { createLogger } from '../../../src/infrastructure/observability/logger.ts';
import { onServer } from '../../support/servers/database.ts';
import { startProviderServer } from '../../support/servers/provider-server.ts';
import { databaseService } from '../../support/service/database-service.ts';
import { aWallet, signedIn } from '../../support/service/world.ts';

const PERSON = {
  email: 'zebedee.marker@private-mail.example',
  name: 'Zebedee Quillfeather',
  phone: '+15550142877',
  username: 'zebedee_marker',
};
const CONFIRMS = 'q7Lw3nVZ0d_x2Rk9TtYbA';
const SECRETS = parseEnv(freshSecrets());

onServer((server) => {
  describe('the log and the error tracker while the database refuses every row', () => {
    it('receive no value of a row, of a request or of the configuration', async () => {
      const lines: string[] = [];
      const sentry = await startProviderServer(() => ({}));
      const env = {
        ...SECRETS,
        ...{ ADAPTERS: 'memory', LOG_LEVEL: 'trace', CRON: 'off', DATABASE_URL: await server().create('migrated') },
        ...{ ERROR_TRACKER: 'sentry', SENTRY_DSN: `${sentry.url.replace('://', '://key@')}/42` },
      };
      const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
      let flush = async () => {};
      const service = await databaseService(
        env,
        ({ errorTracker }) => {
          flush = () => errorTracker.flush();
          return {};
        },
        { logger, accessLog: (access) => logger.info(access, 'answered') },
      );
      const api = request(service.app);
      const wallet = aWallet();
      const { address, bearer, token } = await signedIn({ ...service, api }, wallet);
      const act = async () => {
        const sent = [
          api.patch('/api/user').send(PERSON),
          api.post('/api/user').send({ wallet: address, email: PERSON.email }),
          api.post('/api/auth/api-key').send({ label: PERSON.name }),
          api.post('/api/kyc/session').send({ wallet: address, requestedTier: 'TIER_1' }),
          api.post('/api/user/wallets').send({ wallet: { chain: 'evm', address, label: PERSON.name } }),
          api.get(`/api/user/confirm-email?token=${CONFIRMS}`),
          api.post('/api/chat').send({ message: `I am ${PERSON.name}, ${PERSON.email}`, wallet: address }),
        ];
        const answers = [];
        for (const one of sent) answers.push((await one.set(bearer)).status);
        return answers;
      };
      const { rows } = await service.knex.raw(COLUMNS);
      for (const { name, column } of rows)
        await service.knex.raw('alter table ?? add check (?? is null or length(??) < 0) not valid', [
          name,
          column,
          column,
        ]);
      const refused = await act();
      for (const name of new Set<string>(rows.map((row: { name: string }) => row.name)))
        await service.knex.raw('drop table ?? cascade', [name]);
      const missing = await act();
      await flush();
      await service.close();
      await sentry.stop();

      for (const answers of [refused, missing]) expect(answers.filter((status) => status === 500)).to.not.be.empty;
      const written = { log: lines.join(''), tracker: JSON.stringify(sentry.asked) };
      const values = { ...PERSON, ...SECRETS, CONFIRMS, address, token, key: wallet.privateKey.slice(2) };
      expect(sentry.asked).to.not.be.empty;
      for (const [where, text] of Object.entries(written))
        for (const [what, value] of Object.entries(values).filter(([, one]) => one !== ''))
          expect(text.toLowerCase().includes(value.toLowerCase()), `${what} is in the ${where}`).to.equal(false);
    });
  });
});

/** Each column of text that a request can fill; sessions and limits are needed to get that far. */
const COLUMNS = `select table_name as name, column_name as column from information_schema.columns
  where table_schema = 'public' and data_type in ('text', 'character varying')
  and table_name not in ('sessions', 'rate_limits') and table_name not like 'knex%'
  and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`;
