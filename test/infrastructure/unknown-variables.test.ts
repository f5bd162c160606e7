import { expect } from 'chai';
import type { Env } from '../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';
import { isKnown, sentenceOn, unknownVariables } from '../../src/infrastructure/config/unknown-variables.ts';
import { NAMES, OF_CHAINS, REMOVED } from '../../src/infrastructure/config/variables/catalogue.ts';

const sentencesOn = (env: Env) => unknownVariables(env).map(sentenceOn);

/** What engines, platforms and shells set, by their names. */
const PLATFORMS = {
  docker: ['PATH', 'HOSTNAME', 'HOME', 'TERM', 'NODE_VERSION', 'YARN_VERSION', 'CONTAINER', 'LANG', 'LC_ALL', 'TZ'],
  kubernetes: [
    ...['KUBERNETES_SERVICE_HOST', 'KUBERNETES_PORT', 'KUBERNETES_PORT_443_TCP_ADDR', 'KUBERNETES_SERVICE_PORT_HTTPS'],
    ...[
      'KYC_SERVICE_HOST',
      'KYC_PORT',
      'KYC_PORT_80_TCP_PROTO',
      'SALE_SERVICE_PORT',
      'SERVICE_PORT_3000_TCP',
      'POD_NAME',
    ],
    ...['POD_IP', 'NODE_NAME', 'REDIS_SERVICE_HOST', 'REDIS_PORT', 'POSTGRES_PORT_5432_TCP', 'API_SERVICE_PORT_HTTP'],
  ],
  systemd: [
    ...['INVOCATION_ID', 'JOURNAL_STREAM', 'LISTEN_FDS', 'LISTEN_PID', 'NOTIFY_SOCKET', 'MAINPID', 'WATCHDOG_USEC'],
    ...['CREDENTIALS_DIRECTORY', 'STATE_DIRECTORY', 'RUNTIME_DIRECTORY', 'LOGS_DIRECTORY', 'SYSTEMD_EXEC_PID'],
  ],
  ci: [
    ...['CI', 'GITHUB_ACTIONS', 'GITHUB_TOKEN', 'GITHUB_BASE_REF', 'RUNNER_OS', 'RUNNER_TEMP', 'GITLAB_CI', 'BUILD_ID'],
    ...['CI_JOB_TOKEN', 'CI_REGISTRY_PASSWORD', 'JENKINS_URL', 'BRANCH_NAME', 'FORCE_COLOR', 'NO_COLOR', 'DEBUG'],
  ],
  shells: [
    ...['USER', 'LOGNAME', 'SHELL', 'SHLVL', 'PWD', 'OLDPWD', 'EDITOR', 'DISPLAY', 'SSH_AUTH_SOCK', 'XDG_DATA_DIRS'],
    ...[
      'SESSION_MANAGER',
      'MAIL',
      'HISTFILE',
      'HISTSIZE',
      'LS_COLORS',
      'COLORTERM',
      'NODE_OPTIONS',
      'NODE_PATH',
      'INIT_CWD',
    ],
    ...[
      'npm_config_loglevel',
      'npm_lifecycle_event',
      'NVM_DIR',
      'HTTP_PROXY',
      'HTTPS_PROXY',
      'NO_PROXY',
      'SSL_CERT_DIR',
    ],
  ],
  others: [
    ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_DEFAULT_REGION', 'AWS_ENDPOINT_URL_KMS', 'AWS_ROLE_ARN'],
    ...[
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      'OTEL_LOG_LEVEL',
      'OTEL_METRICS_EXPORTER',
      'SENTRY_ENVIRONMENT',
      'SENTRY_RELEASE',
    ],
    ...['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'PGHOST', 'PGPASSWORD', 'REDIS_PASSWORD', 'DATABASE_NAME'],
    ...[
      'SMTP_HOST',
      'SMTP_PORT',
      'MAIL_HOST',
      'JWT_SECRET',
      'SECRET_KEY',
      'LOG_FORMAT',
      'DD_AGENT_HOST',
      'METRICS_PATH',
    ],
    ...[
      'GOOGLE_CLOUD_PROJECT',
      'DOCKER_HOST',
      'COMPOSE_PROJECT_NAME',
      'WEB_CONCURRENCY',
      'DYNO',
      'FLY_APP_NAME',
      'PORTS',
    ],
  ],
};

describe('a variable that looks like one of ours', () => {
  for (const [typed, meant] of [
    ['KYC_PROVDER', 'KYC_PROVIDER'],
    ['KYC_PROVIDERS', 'KYC_PROVIDER'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['BASE_URI', 'BASE_URL'],
    ['ALOWED_ORIGINS', 'ALLOWED_ORIGINS'],
    ['RPC_ULR_8453', 'RPC_URL_8453'],
    ['FOWARDER_10', 'FORWARDER_10'],
    ['TREASURRY', 'TREASURY'],
    ['RETENTION_ALARM', 'RETENTION_ALARMS'],
  ] as const)
    it(`is named with the nearest known one, and stops a production: ${typed}`, () => {
      const env = { [typed]: 'didit-and-secret' };
      expect(sentencesOn(env)).to.deep.equal([`${typed} is not known: did you mean ${meant}?`]);
      const drawn = withDrawnSecrets({ DATA_DIR: 'memory', ...env }, undefined).env;
      expect(() => readConfig(drawn)).to.not.throw();
      expect(() => readConfig({ ...drawn, NODE_ENV: 'production' }))
        .to.throw()
        .with.property('message')
        .that.includes(`${typed} is not known`)
        .and.does.not.include('didit-and-secret');
    });

  it('is named without a known one near it', () =>
    expect(sentencesOn({ KYC_REGION: 'eu', RATE_LIMIT_EVERYTHING: '1' })).to.deep.equal([
      'KYC_REGION is not known: docs/configuration.md lists every variable',
      'RATE_LIMIT_EVERYTHING is not known: docs/configuration.md lists every variable',
    ]));

  it('is named when an earlier version read it, and does not stop a production', () => {
    for (const name of REMOVED.keys()) expect(unknownVariables({ [name]: '1' })).to.have.nested.property('0.removed');
    expect(sentencesOn({ SMTP_TLS: 'off' })[0]).to.match(/^SMTP_TLS is not read any more/);
  });

  it('is not reported when it is known, with and without a file', () => {
    for (const name of [...NAMES, ...OF_CHAINS.map((prefix) => `${prefix}11155111`)])
      expect(unknownVariables({ [name]: 'x' }), name).to.deep.equal([]);
    expect(isKnown('SESSION_KEYS_FILE')).to.equal(true);
    expect(isKnown('TERMS_VERSION_FILE')).to.equal(false);
  });

  for (const [platform, names] of Object.entries(PLATFORMS))
    it(`is not reported when other software sets it: ${platform}`, () =>
      expect(sentencesOn(Object.fromEntries(names.map((name) => [name, 'x'])))).to.deep.equal([]));
});
