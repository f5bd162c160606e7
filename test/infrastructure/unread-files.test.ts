import { expect } from 'chai';
import { type Env, EnvReader } from '../../src/infrastructure/config/env-reader.ts';
import { readAll, readConfig } from '../../src/infrastructure/config/read-config.ts';
import { isSecretName } from '../../src/infrastructure/config/secret-files.ts';
import { withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';
import { faultsOfUnreadFiles } from '../../src/infrastructure/config/unread-files.ts';
import { NAMES, OF_CHAINS } from '../../src/infrastructure/config/variables/catalogue.ts';

const names = [...NAMES, ...OF_CHAINS.map((prefix) => `${prefix}8453`)];
const FILE = '/run/secrets/text';

describe('a variable that seems to name the file of a setting', () => {
  const known = (() => {
    const reader = new EnvReader(withDrawnSecrets({}, undefined).env);
    readAll(reader);
    return reader.asked;
  })();
  const faultsOf = (env: Env) => faultsOfUnreadFiles(env, known);

  it('stops the start when it is not read', () => {
    const env = { ...withDrawnSecrets({}, undefined).env, SESSION_KEY_FILE: FILE, TERMS_VERSION_FILE: FILE };
    expect(() => readConfig(env))
      .to.throw()
      .with.property('faults')
      .that.has.members([
        'SESSION_KEY_FILE is not known: did you mean SESSION_KEYS_FILE?',
        'TERMS_VERSION_FILE is not read: only secrets are read from files; set TERMS_VERSION to the value itself',
      ]);
  });

  for (const name of names.filter(
    (it) => known.has(it) && it.includes('_') && !isSecretName(it) && !it.endsWith('_FILE'),
  ))
    it(`is refused: ${name}, which is not a secret`, () => {
      const [fault, ...more] = faultsOf({ [`${name}_FILE`]: FILE });
      expect(fault).to.match(new RegExp(`^${name}_FILE is not read: .* set ${name} to`));
      expect(more).to.deep.equal([]);
    });

  for (const [typed, meant] of [
    ['CRON_SECRETS', 'CRON_SECRET'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['SESSIONS_KEY', 'SESSION_KEYS'],
    ['AUDIT_KEY', 'AUDIT_KEYS'],
    ['FEE_QUOTE_KEY', 'FEE_QUOTE_KEYS'],
    ['API_KEY_PEPER', 'API_KEY_PEPPER'],
  ] as const)
    it(`is refused: ${typed}, with the nearest secret`, () =>
      expect(faultsOf({ [`${typed}_FILE`]: FILE })).to.deep.equal([
        `${typed}_FILE is not known: did you mean ${meant}_FILE?`,
      ]));

  it('is accepted for every secret, also one that this configuration does not use', () => {
    const files = names.filter((name) => isSecretName(name) || name.endsWith('_FILE'));
    expect(files.filter((name) => !known.has(name))).to.not.have.length(0);
    const env = Object.fromEntries(files.map((name) => [name.endsWith('_FILE') ? name : `${name}_FILE`, FILE]));
    expect(faultsOf({ ...env, RPC_URL_5_FILE: FILE, RPC_URL_421614_FILE: FILE })).to.deep.equal([]);
  });

  it('is ignored when it belongs to other software, or is empty', () => {
    const others = [
      ...[
        'SSL_CERT',
        'POSTGRES_PASSWORD',
        'POSTGRES_USER',
        'REDIS_PASSWORD',
        'MYSQL_ROOT_PASSWORD',
        'HOST',
        'PORT',
        'HOSTS',
      ],
      ...[
        'AWS_CONFIG',
        'AWS_SHARED_CREDENTIALS',
        'AWS_WEB_IDENTITY_TOKEN',
        'GIT_INDEX',
        'NODE_OPTIONS',
        'COMPOSE',
        'PID',
      ],
      ...[
        'OTEL_CONFIG',
        'PGPASS',
        'JWT_SECRET',
        'AUTH_TOKEN',
        'SECRET_KEY',
        'APP_KEY',
        'DB_PASSWORD',
        'PASSWORD',
        'ENV',
        'LOG',
      ],
    ];
    expect(faultsOf(Object.fromEntries(others.map((name) => [`${name}_FILE`, FILE])))).to.deep.equal([]);
    expect(faultsOf({ SESSION_KEY_FILE: '', TERMS_VERSION_FILE: ' ' })).to.deep.equal([]);
  });
});
