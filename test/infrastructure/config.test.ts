import { expect } from 'chai';
import { KYC_PROVIDER_NAMES } from '../../src/adapters/kyc/choose.ts';
import { isSandbox } from '../../src/infrastructure/config/config.ts';
import { type Env, EnvReader } from '../../src/infrastructure/config/env-reader.ts';
import { readAll, readConfig } from '../../src/infrastructure/config/read-config.ts';
import { SANDBOX_LISTED_WALLET } from '../../src/infrastructure/config/sandbox-addresses.ts';
import { NAMES, OF_CHAINS, REMOVED } from '../../src/infrastructure/config/variables/catalogue.ts';
import {
  ADDRESS,
  CHAINALYSIS,
  EMBEDDED,
  faultsOf,
  HOSTED,
  LIVE,
  MAIL,
  PRODUCTION,
  RAIL,
  RELAYER,
  SECRETS,
} from '../support/fixtures/live-environment.ts';

describe('the configuration', () => {
  it('needs only generated secrets outside production', () => {
    const config = readConfig(SECRETS);
    expect(config.storage).to.deep.equal({ kind: 'embedded', dir: './data' });
    expect(config.server).to.include({ port: 3000, host: '127.0.0.1', baseUrl: 'http://localhost:3000' });
    expect(config.sale).to.include({ chainId: 8453, confirmations: 10 });
    expect(config.compliance.geo.unknown).to.equal('allow');
    expect(isSandbox(config)).to.equal(true);
  });

  it('is stricter in production', () => {
    const config = readConfig(PRODUCTION);
    expect(config.server).to.deep.include({ host: '0.0.0.0', trustProxy: false, origins: ['https://api.example.com'] });
    expect(config.compliance.geo.unknown).to.equal('block');
  });

  it('reads storage from its variables', () => {
    const storage = (env: Env) => readConfig({ ...SECRETS, ...env }).storage;
    expect(storage({ DATA_DIR: 'memory' })).to.deep.equal({ kind: 'memory' });
    expect(storage({ DATA_DIR: '/srv/data' })).to.deep.equal({ kind: 'embedded', dir: '/srv/data' });
    const url = 'postgres://app@db/app';
    expect(storage({ DATABASE_URL: url, DATA_DIR: 'memory' })).to.deep.equal({ kind: 'postgres', url, migrate: false });
    expect(storage({ DATABASE_URL: url, MIGRATE: 'on' })).to.deep.include({ migrate: true });
  });

  it('uses no language model without a URL, and requires its name with one', () => {
    const model = (env: Env) => readConfig({ ...SECRETS, ...env }).adapters.languageModel;
    expect(model({ LANGUAGE_MODEL_KEY: 'a-key-of-a-model-of-tests', LANGUAGE_MODEL_NAME: 'small' })).to.deep.equal({
      kind: 'none',
    });
    const url = { LANGUAGE_MODEL_URL: 'http://localhost:11434/v1/' };
    const at = { kind: 'openai', baseUrl: 'http://localhost:11434/v1', model: 'small' };
    expect(model({ ...url, LANGUAGE_MODEL_NAME: 'small' })).to.deep.equal(at);
    expect(
      model({ ...url, LANGUAGE_MODEL_NAME: 'small', LANGUAGE_MODEL_KEY: 'a-key-of-a-model-of-tests' }),
    ).to.deep.equal({ ...at, key: 'a-key-of-a-model-of-tests' });
    expect(faultsOf({ ...SECRETS, ...url })[0]).to.include('LANGUAGE_MODEL_NAME');
    expect(faultsOf({ ...SECRETS, LANGUAGE_MODEL_URL: 'ftp://x' })[0]).to.include('LANGUAGE_MODEL_URL');
  });

  it('switches one port to a live adapter while the rest stay in memory', () => {
    const config = readConfig({ ...SECRETS, ...LIVE });
    expect(config.adapters).to.deep.include({
      chain: { kind: 'evm' },
      aml: { kind: 'memory', denylist: [SANDBOX_LISTED_WALLET] },
    });
    expect(config.chains.get(31337)).to.deep.equal({ rpcUrls: ['http://127.0.0.1:8545'] });
  });

  it('reads what the plans of providers allow, and nothing for the public ones', () => {
    const { quotas } = readConfig({ ...SECRETS, RELAY_CALLS_PER_MINUTE: '600', ETHERSCAN_CALLS_PER_MINUTE: '300' });
    expect([...quotas].toSorted()).to.deep.equal([
      ['Relay quotes', 600],
      ['etherscan', 300],
    ]);
    expect(faultsOf({ ...SECRETS, RELAY_CALLS_PER_MINUTE: '0' }).join()).to.match(/^RELAY_CALLS_PER_MINUTE/);
  });

  it('reads retention in days, and refuses less than each table needs', () => {
    const { retention } = readConfig({ ...SECRETS, RETENTION_DEAD_MESSAGES: '30' });
    expect(retention).to.include({ deadMessages: 30, messages: 8, authorizations: 365 });
    expect(faultsOf({ ...SECRETS, RETENTION_DEAD_MESSAGES: '7' }).join()).to.match(/^RETENTION_DEAD_MESSAGES.*from 8/);
    expect(faultsOf({ ...SECRETS, RETENTION_AUTHORIZATIONS: '0' }).join()).to.match(/^RETENTION_AUTHORIZATIONS/);
  });

  it('reads the connections of a process', () => {
    const shared = { ...SECRETS, DATABASE_URL: 'postgres://somebody@127.0.0.1/service' };
    expect(readConfig({ ...shared, DATABASE_POOL_SIZE: '7' }).storage).to.include({ poolSize: 7 });
  });

  it('describes every variable that is read, and no other', () => {
    const asked = new Set<string>();
    for (const env of [
      { ...SECRETS, ...RAIL, ...EMBEDDED, ...MAIL, X402_NETWORK: 'eip155:8453' },
      { ...PRODUCTION, SALE_CHAIN_ID: '8453', AML_ORACLE: `1:${ADDRESS}` },
      { ...PRODUCTION, ...RELAYER, SALE_CHAIN_ID: '8453', AML_ORACLE: `1:${ADDRESS}` },
      { ...PRODUCTION, ...HOSTED, SALE_CHAIN_ID: '8453', AML_ORACLE: `1:${ADDRESS}` },
      ...KYC_PROVIDER_NAMES.map((kyc) => ({ ...PRODUCTION, KYC_PROVIDER: kyc, ...CHAINALYSIS, SALE_CHAIN_ID: '8453' })),
    ]) {
      const reader = new EnvReader(env);
      readAll(reader);
      for (const name of reader.asked) asked.add(name);
    }
    const chains = OF_CHAINS.flatMap((prefix) => [1, 10, 137, 8453, 42161].map((chainId) => `${prefix}${chainId}`));
    expect([...NAMES, ...chains].sort()).to.deep.equal([...asked].sort());
    for (const name of REMOVED.keys()) expect(NAMES).to.not.include(name);
  });
});
