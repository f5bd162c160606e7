import { expect } from 'chai';
import request from 'supertest';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { openService, type Service } from '../../../src/infrastructure/process/service.ts';
import { ADDRESS, NOWHERE, SECRETS, UNREACHABLE } from '../../support/fixtures/live-environment.ts';
import { NOT_FROM_HERE } from '../../support/fixtures/not-from-here.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { watching } from '../../support/service/undocumented.ts';

const BASE_URL = 'https://api.example.com';
const IN_MEMORY = {
  DATA_DIR: 'memory',
  LOG_LEVEL: 'silent',
  CRON: 'off',
  ...SECRETS,
};

/** Everything live, at places that nobody answers at; only stores are in memory. */
const PRODUCTION = {
  ...IN_MEMORY,
  NODE_ENV: 'production',
  BASE_URL,
  ALLOW_SANDBOX_ON: BASE_URL,
  TERMS_VERSION: '1',
  TREASURY: ADDRESS,
  ...UNREACHABLE,
  DIDIT_URL: NOWHERE,
  ERROR_TRACKER: 'none',
};

/** The variable of each port that can be in memory; a new port is missing here until it is added. */
const PROVIDERS = {
  aml: 'AML_PROVIDER',
  bitcoin: 'BITCOIN_PROVIDER',
  chain: 'CHAIN_PROVIDER',
  embeddedWallet: 'EMBEDDED_WALLET_PROVIDER',
  errorTracker: 'ERROR_TRACKER',
  history: 'HISTORY_PROVIDER',
  kyc: 'KYC_PROVIDER',
  mail: 'MAIL_PROVIDER',
  market: 'MARKET_PROVIDER',
  messaging: 'MESSAGING_PROVIDER',
  oracle: 'ORACLE_PROVIDER',
  prices: 'PRICE_PROVIDER',
  rail: 'MPP_RAIL',
  solana: 'SOLANA_PROVIDER',
  sponsor: 'SPONSOR_PROVIDER',
  swap: 'SWAP_PROVIDER',
  tokenList: 'TOKEN_LIST_PROVIDER',
} as const;
/** Sponsors on the in-memory chain only. */
const NEEDS: Readonly<Record<string, object>> = { SPONSOR_PROVIDER: { CHAIN_PROVIDER: 'memory' } };
/** It has no form in memory. */
const NEVER_IN_MEMORY = ['languageModel', 'transferRail'];

const CALLS = [
  ['get', '/sandbox/clock'],
  ['post', '/sandbox/clock'],
  ['post', '/sandbox/reset'],
  ['get', '/sandbox/style.css'],
  ['get', '/sandbox/accounts'],
  ['get', '/sandbox/kyc/x'],
  ['post', '/sandbox/kyc/x'],
  ['post', '/sandbox/funds'],
  ['post', '/sandbox/chains/8453'],
  ['post', '/sandbox/anything'],
] as const;

describe('the edge of the sandbox', () => {
  let service: Service;
  let api: ReturnType<typeof request>;
  afterEach(async () => {
    service.endStreams();
    await service.close();
  });
  const open = async (env: Readonly<Record<string, string>>) => {
    const config = readConfig(env);
    service = await openService(config, watching(), async () => {});
    api = request(service.app);
    return config;
  };

  it('is tested for every port', async () => {
    const { adapters } = await open(IN_MEMORY);
    expect(Object.keys(adapters).sort()).to.deep.equal([...Object.keys(PROVIDERS), ...NEVER_IN_MEMORY].sort());
  });

  for (const [name, variable] of Object.entries(PROVIDERS))
    it(`is closed in production with ${variable}=memory, which /api/health does not hide`, async () => {
      const { adapters } = await open({ ...PRODUCTION, ...NEEDS[variable], [variable]: 'memory' });
      const inMemory = Object.entries(adapters).filter(([, { kind }]) => kind === 'memory');
      expect(inMemory.map(([port]) => port)).to.include(name);
      for (const [method, path] of CALLS) {
        const answer = await api[method](path).set('accept', 'text/html');
        expect([path, answer.status, answer.body.code]).to.deep.equal([path, 404, 'PATH_UNKNOWN']);
      }
      const health = await api
        .get('/api/health')
        .set({ 'x-sandbox-scenario': 'no such thing', 'x-sandbox-country': 'nowhere' });
      expect([health.status, health.body.environment]).to.deep.equal([200, 'sandbox']);
      expect(Object.keys(health.headers).filter((header) => header.startsWith('x-sandbox'))).to.deep.equal([]);
    });

  for (const [what, headers] of [
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site' }],
  ] as const)
    it(`changes nothing for a page of ${what}`, async () => {
      await open(IN_MEMORY);
      const now = async () => Date.parse((await api.get('/sandbox/clock').expect(200)).body.data.now);
      const before = await now();
      for (const [method, path] of CALLS.filter(([method]) => method === 'post'))
        expectRefusal(await api[method](path).set(headers).send({ advanceSeconds: 86_400 }), 403, 'CROSS_ORIGIN');
      expect((await now()) - before).to.be.lessThan(60_000);
    });

  it('has no clock and no reset for who is not on this machine', async () => {
    await open(IN_MEMORY);
    for (const headers of NOT_FROM_HERE) {
      await api.get('/sandbox/clock').set(headers).expect(404);
      for (const path of ['/sandbox/clock', '/sandbox/reset'])
        await api.post(path).set(headers).send({ advanceSeconds: 1 }).expect(404);
    }
  });

  it('obeys its own pages, and programs', async () => {
    await open(IN_MEMORY);
    for (const headers of [{ origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-origin' }, {}]) {
      await api.post('/sandbox/clock').set(headers).send({ advanceSeconds: 1 }).expect(200);
      await api.post('/sandbox/reset').set(headers).send({}).expect(200);
    }
  });
});
