import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { ConfigError, type Env } from '../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { createMetrics, serveMetrics } from '../../src/infrastructure/observability/metrics.ts';
import { ADDRESS, SECRETS, SUMSUB } from '../support/fixtures/live-environment.ts';

const evmOn = (chainId: number) => ({
  CHAIN_PROVIDER: 'evm',
  SALE_CHAIN_ID: String(chainId),
  SALE_CONTRACT: ADDRESS,
  SALE_PAYMENT_TOKENS: `${ADDRESS}:USDC:6`,
  [`RPC_URL_${chainId}`]: 'http://127.0.0.1:8545',
  TREASURY: ADDRESS,
});
const REAL = {
  ...SUMSUB,
  AML_PROVIDER: 'chainalysis',
  CHAINALYSIS_API_KEY: 'a-chainalysis-key-of-tests',
  EMBEDDED_WALLET_PROVIDER: 'none',
  MPP_RAIL: 'none',
};
const PUBLIC = { BASE_URL: 'https://api.example.com' };
const GUARDED = [
  'AML_PROVIDER',
  'CHAIN_PROVIDER',
  'EMBEDDED_WALLET_PROVIDER',
  'KYC_PROVIDER',
  'MPP_RAIL',
  'SPONSOR_PROVIDER',
];

const faultsOf = (env: Env): readonly string[] => {
  try {
    readConfig({ ...SECRETS, ...env });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults;
  }
};
const namesOf = (faults: readonly string[]) => faults.map((fault) => fault.split(/[ :]/)[0]);

describe('a sandbox that others can reach', () => {
  for (const [where, env] of [
    ['a public base URL', PUBLIC],
    ['a public base URL over http', { BASE_URL: 'http://api.example.com' }],
    ['every network of the machine', { HOST: '0.0.0.0' }],
    ['a private network', { HOST: '10.0.0.5' }],
    ['every network of the machine by IPv6', { HOST: '::' }],
    ['a host name that begins like loopback', { BASE_URL: 'http://127.0.0.1.example.com' }],
  ] as const)
    it(`does not start on ${where} without NODE_ENV: any caller could sign in, verify and pay as anyone`, () => {
      const faults = faultsOf(env);
      expect(namesOf(faults)).to.have.members(GUARDED);
      for (const fault of faults) expect(fault).to.include('ALLOW_SANDBOX_ON');
    });

  for (const host of ['localhost', '127.0.0.1', '127.8.8.8', '::1'])
    it(`starts on ${host}`, () => expect(faultsOf({ HOST: host })).to.deep.equal([]));

  it('does not start on a real chain with live nodes, on loopback too', () => {
    expect(namesOf(faultsOf(evmOn(8453)))).to.have.members([
      'AML_PROVIDER',
      'EMBEDDED_WALLET_PROVIDER',
      'KYC_PROVIDER',
      'MPP_RAIL',
    ]);
    expect(faultsOf(evmOn(31337))).to.deep.equal([]);
    expect(faultsOf({ ...evmOn(8453), ...REAL })).to.deep.equal([]);
  });

  it('starts where ALLOW_SANDBOX_ON repeats the base URL, and for no other URL', () => {
    expect(faultsOf({ ...PUBLIC, ALLOW_SANDBOX_ON: PUBLIC.BASE_URL })).to.deep.equal([]);
    for (const ALLOW_SANDBOX_ON of ['https://other.example.com', 'http://api.example.com', 'on', '*', ''])
      expect(faultsOf({ ...PUBLIC, ALLOW_SANDBOX_ON })).to.have.length(GUARDED.length);
  });

  for (const name of ['EMBEDDED_WALLET_PROVIDER', 'KYC_PROVIDER', 'MPP_RAIL'])
    it(`does not start production with ${name}=memory, although it is asked for by name`, () => {
      const env = { ...PUBLIC, ...evmOn(8453), ...REAL, [name]: 'memory' };
      expect(namesOf(faultsOf(env))).to.deep.equal([name]);
    });

  it('does not start with a published or weak signer, or with the treasury of the sandbox', () => {
    const live = { ...PUBLIC, ...evmOn(8453), ...REAL };
    for (const SALE_SIGNER_KEY of [developmentAccounts[1].privateKey, `0x${'42'.repeat(32)}`])
      expect(namesOf(faultsOf({ ...live, SALE_SIGNER_KEY }))).to.deep.equal(['SALE_SIGNER_KEY']);
    for (const NODE_ENV of ['development', 'production'])
      expect(
        namesOf(faultsOf({ ...live, NODE_ENV, TREASURY: '' })).filter((name) => name === 'TREASURY'),
      ).to.have.length(1);
  });

  it('does not start with an operator whose key everybody knows', () => {
    const OPERATORS = `${developmentAccounts[5].address}:admin`;
    const live = { ...evmOn(8453), ...REAL, OPERATORS };
    for (const env of [live, { ...live, ...PUBLIC }]) {
      const [fault, ...others] = faultsOf(env);
      expect(fault).to.match(/^OPERATORS must not name 0x/);
      expect(others).to.deep.equal([]);
    }
    expect(faultsOf({ ...live, ...PUBLIC, ALLOW_SANDBOX_ON: PUBLIC.BASE_URL })).to.deep.equal([]);
    expect(faultsOf({ OPERATORS })).to.deep.equal([]);
  });

  it('has operators by itself only while identities are simulated', () => {
    expect(readConfig(SECRETS).operators.named.size).to.equal(2);
    const { KYC_PROVIDER, ...sumsub } = Object.fromEntries(
      Object.entries(REAL).filter(([name]) => /KYC|SUMSUB/.test(name)),
    );
    expect(readConfig({ ...SECRETS, KYC_PROVIDER, ...sumsub }).operators.named.size).to.equal(0);
  });

  it('is told of everything at once, with the faults of other variables', () => {
    const faults = namesOf(faultsOf({ ...PUBLIC, PORT: 'many', CRON_SECRET: 'x' }));
    expect(faults).to.have.members(['PORT', 'CRON_SECRET', ...GUARDED]);
  });
});

describe('secrets that can be guessed', () => {
  for (const [why, value] of [
    ['one character again and again', 'x'.repeat(40)],
    ['few characters', 'abababab-abababab-cdcdcdcd-abab'.repeat(2)],
    ['a word again and again', 'passw0rd-xyz'.repeat(4)],
    ['a placeholder', 'change-me-before-you-go-live-please!!'],
    ['an example', 'an-example-secret-of-the-documentation-1'],
  ] as const)
    for (const name of ['API_KEY_PEPPER', 'CRON_SECRET', 'KYC_WEBHOOK_SECRET', 'FEE_QUOTE_KEYS', 'GATE_PASSWORD'])
      it(`are rejected: ${name} of ${why}`, () => {
        const faults = faultsOf({ [name]: value });
        expect(namesOf(faults)).to.deep.equal([name]);
        expect(faults[0]).to.not.include(value);
      });

  it('are rejected when they are short', () => {
    expect(namesOf(faultsOf({ CRON_SECRET: 'abcdefgh1234567' }))).to.deep.equal(['CRON_SECRET']);
    expect(faultsOf({ CRON_SECRET: 'abcdefgh12345678' })).to.deep.equal([]);
    expect(faultsOf({ GATE_PASSWORD: 'abcdefgh1234' })).to.deep.equal([]);
  });
});

describe('the base URL of production', () => {
  for (const BASE_URL of ['http://api.example.com', 'http://localhost:3000', 'http://127.0.0.1:3000'])
    it(`must not be ${BASE_URL}: cookies over http lack Secure`, () => {
      const faults = faultsOf({ NODE_ENV: 'production', BASE_URL });
      expect(faults.filter((fault) => fault.startsWith('BASE_URL')).join()).to.include('https');
    });
});

describe('the metrics', () => {
  it('listen on loopback unless METRICS_HOST is set, whatever HOST is: they are not for the public', () => {
    const hostOf = (env: Env) =>
      readConfig({ ...SECRETS, ...PUBLIC, ALLOW_SANDBOX_ON: PUBLIC.BASE_URL, ...env }).server;
    expect(hostOf({ HOST: '0.0.0.0', METRICS_PORT: '9464' })).to.include({
      metricsHost: '127.0.0.1',
      metricsPort: 9464,
    });
    expect(hostOf({ METRICS_HOST: '10.0.0.5' }).metricsHost).to.equal('10.0.0.5');
  });

  it('are served where they are told to listen', async () => {
    const server = await serveMetrics(createMetrics(), '127.0.0.1', 0);
    const { address, port } = server.address() as AddressInfo;
    expect(address).to.equal('127.0.0.1');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).to.include('alarms_total');
    server.close();
    await once(server, 'close');
  });
});
