import { parseEnv } from 'node:util';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import { freshSecrets } from '../../src/infrastructure/config/secrets.ts';
import { ADDRESS, NOWHERE, UNREACHABLE } from '../support/fixtures/live-environment.ts';
import { endAll, MAIN, runMain } from '../support/service/process.ts';

/** Makes the program throw when it loads the sandbox. */
const WITHOUT_SANDBOX = {
  NODE_OPTIONS: `--import ${new URL('../support/processes/without-sandbox.js', import.meta.url).href}`,
};
/** Makes the program throw when it loads what a service in memory does not use. */
const WITHOUT_UNUSED = {
  NODE_OPTIONS: `--import ${new URL('../support/processes/without-unused.js', import.meta.url).href}`,
};
const SECRETS = parseEnv(freshSecrets());

/** Production with unreachable nodes, database and providers. Optional settings are omitted. */
const PRODUCTION = {
  ...SECRETS,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  BASE_URL: 'https://api.example',
  CRON: 'off',
  TERMS_VERSION: '1',
  TREASURY: ADDRESS,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  ...UNREACHABLE,
  DIDIT_URL: NOWHERE,
  ERROR_TRACKER: 'sentry',
  SENTRY_DSN: 'https://key@sentry.example/1',
};

/** The settings that PRODUCTION omits. */
const EVERYTHING = {
  EMBEDDED_WALLET_PROVIDER: 'privy',
  EMBEDDED_WALLET_APP_ID: 'app-1',
  EMBEDDED_WALLET_JWKS_URL: `${NOWHERE}/jwks.json`,
  MPP_RAIL: 'tempo',
  MPP_CHAIN_ID: '42431',
  MPP_RPC_URL: NOWHERE,
  MPP_CURRENCY: ADDRESS,
  MPP_RECIPIENT: ADDRESS,
  MPP_SECRET_KEYS: 'a payment secret of 32 characters',
  SPONSOR_PROVIDER: 'relayer',
  RELAYER_KEY: Wallet.createRandom().privateKey,
  FORWARDER_31337: ADDRESS,
  PRO_NFT: `31337:${ADDRESS}`,
  LANGUAGE_MODEL_URL: NOWHERE,
  LANGUAGE_MODEL_NAME: 'a-model',
  TELEGRAM_BOT_TOKEN: 'a-bot-token-of-tests',
  TELEGRAM_WEBHOOK_SECRET: 'a-telegram-secret-of-tests',
};

describe('a production configuration', () => {
  afterEach(endAll);

  for (const [what, env] of [
    ['with what is optional left out', PRODUCTION],
    ['with everything configured', { ...PRODUCTION, ...EVERYTHING }],
  ] as const)
    it(`${what} starts and serves without loading the sandbox or OpenTelemetry`, async () => {
      const running = runMain('serve', { ...env, ...WITHOUT_SANDBOX }, MAIN);
      const url = await running.url();
      const health = await fetch(`${url}/api/health`);
      expect(await health.json()).to.include({ status: 'error', db: 'unhealthy', environment: 'production' });
      expect(health.headers.has('x-sandbox')).to.equal(false);
      const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as { keys: readonly unknown[] };
      expect(keys).to.have.lengthOf(1);
      expect((await fetch(`${url}/api/sale/authorize`)).status).to.equal(200);
      running.child.kill('SIGTERM');
      expect(await running.ended, running.said()).to.equal(0);
      expect(running.said()).to.not.include('forbidden module');
    });

  for (const [what, env] of [
    ['a sandbox', { DATA_DIR: 'memory', CRON: 'off' }],
    [
      'production with one provider in memory',
      { ...PRODUCTION, KYC_PROVIDER: 'memory', ALLOW_SANDBOX_ON: PRODUCTION.BASE_URL },
    ],
  ] as const)
    it(`is distinguished from ${what}, which loads it and cannot start without it`, async () => {
      const running = runMain('serve', { ...env, ...WITHOUT_SANDBOX }, MAIN);
      expect(await running.ended).to.equal(1);
      expect(running.said()).to.match(
        /forbidden module: .*\/src\/adapters\/(?:sandbox\/sandbox|chain\/sale\/accepted-signers\.memory)\.js/,
      );
    });

  it('is distinguished from one with a collector of traces, which loads OpenTelemetry', async () => {
    const env = { ...PRODUCTION, OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE };
    const running = runMain('serve', { ...env, ...WITHOUT_SANDBOX }, MAIN);
    expect(await running.ended).to.equal(1);
    expect(running.said()).to.match(/forbidden module: .*\/node_modules\/@opentelemetry\//);
  });
});

describe('a service in memory', () => {
  afterEach(endAll);

  it('starts and serves without loading what it does not use', async () => {
    const running = runMain('serve', { DATA_DIR: 'memory', CRON: 'off', ...WITHOUT_UNUSED }, MAIN);
    const url = await running.url();
    expect((await fetch(`${url}/api/health/ready`)).status).to.equal(200);
    expect((await fetch(`${url}/openapi.json`)).status).to.equal(200);
    expect(running.said()).to.not.include('forbidden module');
  });

  it('is distinguished from a service on a database, which loads the driver and cannot start without it', async () => {
    const running = runMain('serve', { ...PRODUCTION, ...WITHOUT_UNUSED }, MAIN);
    expect(await running.ended).to.equal(1);
    expect(running.said()).to.match(/forbidden module: .*\/(?:knex|migrations)\//);
  });
});
