import { expect } from 'chai';
import type { ServiceIdentifier } from 'inversify';
import { readConfig } from '../src/infrastructure/config/read-config.ts';
import { buildAdapterSets } from '../src/infrastructure/container/adapter-sets.ts';
import { containerOf } from '../src/infrastructure/container/container.ts';
import { choosePorts } from '../src/infrastructure/container/ports.ts';
import type { Subjects } from '../src/infrastructure/container/subjects.ts';
import { port, subject } from '../src/infrastructure/container/tokens.ts';
import { openTools } from '../src/infrastructure/container/tools.ts';
import { silent } from '../src/infrastructure/observability/silent.ts';
import { ADDRESS, SECRETS, SUMSUB, UNREACHABLE } from './support/fixtures/live-environment.ts';

const LIVE = {
  EMBEDDED_WALLET_PROVIDER: 'privy',
  EMBEDDED_WALLET_APP_ID: 'app-1',
  ...UNREACHABLE,
  ERROR_TRACKER: 'sentry',
  SENTRY_DSN: 'https://key@sentry.example/1',
  MARKET_PROVIDER: 'coingecko',
  ORACLE_PROVIDER: 'geckoterminal',
  TOKEN_LIST_PROVIDER: 'public',
  BITCOIN_PROVIDER: 'esplora',
  SOLANA_PROVIDER: 'rpc',
  HISTORY_PROVIDER: 'blockscout',
  MPP_RAIL: 'tempo',
  MPP_CHAIN_ID: '42431',
  MPP_RPC_URL: 'http://127.0.0.1:1',
  MPP_CURRENCY: ADDRESS,
  MPP_RECIPIENT: ADDRESS,
  MPP_SECRET_KEYS: 'a payment secret of 32 characters',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
};
const SUBJECTS: Record<keyof Subjects, true> = {
  alarm: true,
  audit: true,
  decision: true,
  auth: true,
  notice: true,
  privacy: true,
  reconciliation: true,
  retention: true,
  chat: true,
  compliance: true,
  fee: true,
  csp: true,
  health: true,
  history: true,
  idempotency: true,
  kyc: true,
  referral: true,
  paymaster: true,
  payment: true,
  sale: true,
  transfer: true,
  market: true,
  operator: true,
  oracle: true,
  portfolio: true,
  receive: true,
  swap: true,
  token: true,
  messaging: true,
  user: true,
};

const PRODUCTION = {
  ...LIVE,
  NODE_ENV: 'production',
  ADAPTERS: 'live',
  EMBEDDED_WALLET_PROVIDER: 'none',
  MPP_RAIL: 'none',
  BASE_URL: 'https://api.example',
  TERMS_VERSION: '1',
  TREASURY: ADDRESS,
};

describe('the wiring', () => {
  for (const [mode, env, isSandboxBuilt] of [
    ['in memory', { DATA_DIR: 'memory' }, true],
    ['live but for swaps and prices', LIVE, true],
    ['live with the other identity provider', { ...LIVE, ...SUMSUB }, true],
    ['in production, with everything live', PRODUCTION, false],
  ] as const)
    it(`resolves every port and every subject ${mode}, without any call to an external system`, async () => {
      const config = readConfig({ ...SECRETS, ...env });
      const tools = await openTools(config, silent());
      const sets = await buildAdapterSets(config);
      expect(sets.sandbox !== undefined, 'the sandbox').to.equal(isSandboxBuilt);
      const ports = await choosePorts(config, tools, sets);
      const container = containerOf(ports);
      for (const name of Object.keys(ports) as (keyof typeof ports)[]) {
        expect(typeof ports[name], name).to.be.oneOf(['object', 'function']);
        expect(container.get<unknown>(port[name] as ServiceIdentifier), name).to.equal(ports[name]);
      }
      for (const name of Object.keys(SUBJECTS) as (keyof Subjects)[])
        expect(container.get<unknown>(subject[name] as ServiceIdentifier)).to.be.an('object');
      await container.unbindAllAsync();
      await tools.sharedStore?.close();
      await tools.database?.close();
    });

  it('composes each subject once', async () => {
    const config = readConfig({ ...SECRETS, DATA_DIR: 'memory' });
    const tools = await openTools(config, silent());
    const ports = await choosePorts(config, tools, await buildAdapterSets(config));
    const container = containerOf(ports);
    for (const name of Object.keys(SUBJECTS) as (keyof Subjects)[])
      expect(container.get<unknown>(subject[name] as ServiceIdentifier)).to.equal(
        container.get<unknown>(subject[name] as ServiceIdentifier),
      );
  });

  it('cannot use in-memory adapters without a sandbox', async () => {
    const config = readConfig({ ...SECRETS, DATA_DIR: 'memory' });
    const tools = await openTools(config, silent());
    const sets = await buildAdapterSets(config);
    const refused = await choosePorts(config, tools, { ...sets, sandbox: undefined }).catch(
      (error: Error) => error.message,
    );
    expect(refused).to.include('the sandbox is not loaded');
  });
});
