import { expect } from 'chai';
import { Wallet } from 'ethers';
import { KYC_PROVIDER_NAMES } from '../../src/adapters/kyc/choose.ts';
import { newSessionKey } from '../../src/adapters/local/session-keys.ts';
import { newAuditKey } from '../../src/adapters/local/transparency/audit-keys.ts';
import { isSandbox } from '../../src/infrastructure/config/config.ts';
import { ConfigError, type Env, EnvReader } from '../../src/infrastructure/config/env-reader.ts';
import { readAll, readConfig } from '../../src/infrastructure/config/read-config.ts';
import { SANDBOX_LISTED_WALLET } from '../../src/infrastructure/config/sandbox-addresses.ts';
import { NAMES, OF_CHAINS, REMOVED } from '../../src/infrastructure/config/variables/catalogue.ts';

const SECRETS = {
  SESSION_KEYS: newSessionKey(),
  AUDIT_KEYS: newAuditKey(),
  API_KEY_PEPPER: 'an-api-key-pepper-of-tests',
  CRON_SECRET: 'a-cron-secret-of-tests',
  KYC_WEBHOOK_SECRET: 'a-kyc-secret-of-tests',
  FEE_QUOTE_KEYS: 'a-fee-quote-key-of-tests-which-is-long',
  SALE_SIGNER_KEY: Wallet.createRandom().privateKey,
};
const TOKEN = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const LIVE = {
  CHAIN_PROVIDER: 'evm',
  SALE_CHAIN_ID: '31337',
  SALE_CONTRACT: TOKEN,
  SALE_PAYMENT_TOKENS: `${TOKEN}:USDC:6`,
  RPC_URL_31337: 'http://127.0.0.1:8545',
};
const RAIL = {
  MPP_RAIL: 'tempo',
  MPP_CHAIN_ID: '4217',
  MPP_RPC_URL: 'http://127.0.0.1:8546',
  MPP_CURRENCY: TOKEN,
  MPP_RECIPIENT: TOKEN,
  MPP_SECRET_KEYS: 'a payment secret of 32 characters',
};
const RELAYER = { SPONSOR_PROVIDER: 'relayer', RELAYER_KEY: Wallet.createRandom().privateKey, FORWARDER_31337: TOKEN };
const HOSTED = {
  SPONSOR_PROVIDER: 'openzeppelin',
  OZ_RELAYER_URL: 'https://relayer.example',
  OZ_RELAYER_API_KEY: 'a key of the relayer',
  OZ_RELAYER_ID_31337: 'base',
  FORWARDER_31337: TOKEN,
};
const EMBEDDED = { EMBEDDED_WALLET_PROVIDER: 'privy', EMBEDDED_WALLET_APP_ID: 'app-1' };
const PRODUCTION = {
  ...SECRETS,
  ...LIVE,
  NODE_ENV: 'production',
  BASE_URL: 'https://api.example.com',
  ALLOW_SANDBOX_ON: 'https://api.example.com',
  TERMS_VERSION: '2026-01',
  KYC_PROVIDER: 'memory',
  PRICE_PROVIDER: 'chainlink',
  SPONSOR_PROVIDER: 'none',
  SWAP_PROVIDER: 'relay',
  TREASURY: TOKEN,
  MARKET_PROVIDER: 'coingecko',
  ORACLE_PROVIDER: 'geckoterminal',
  TOKEN_LIST_PROVIDER: 'public',
  BITCOIN_PROVIDER: 'esplora',
  SOLANA_PROVIDER: 'rpc',
  HISTORY_PROVIDER: 'blockscout',
  HISTORY_API_KEY: 'a key of the explorer',
  MPP_RAIL: 'none',
  EMBEDDED_WALLET_PROVIDER: 'none',
  AML_PROVIDER: 'onchain',
  AML_ORACLE: `31337:${TOKEN}`,
  ERROR_TRACKER: 'sentry',
  SENTRY_DSN: 'https://key@o1.ingest.sentry.example/42',
  MESSAGING_PROVIDER: 'none',
};

const DIDIT = {
  KYC_PROVIDER: 'didit',
  DIDIT_API_KEY: 'a-didit-key-of-tests',
  DIDIT_WEBHOOK_SECRET: 'a-didit-secret-of-tests',
  DIDIT_WORKFLOW_TIER_1: '11111111-2222-4333-8444-555555555551',
  DIDIT_WORKFLOW_TIER_2: '11111111-2222-4333-8444-555555555552',
};
const SUMSUB = {
  KYC_PROVIDER: 'sumsub',
  SUMSUB_APP_TOKEN: 'prd:a-token-of-tests',
  SUMSUB_SECRET_KEY: 'a-sumsub-key-of-tests',
  SUMSUB_WEBHOOK_SECRET: 'a-sumsub-secret-of-tests',
  SUMSUB_LEVEL_TIER_1: 'basic',
  SUMSUB_LEVEL_TIER_2: 'basic with address',
};
const CHAINALYSIS = { AML_PROVIDER: 'chainalysis', CHAINALYSIS_API_KEY: 'a-chainalysis-key-of-tests' };

const faultsOf = (env: Env): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults;
  }
};

const MAIL = {
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://robot:p%40ss@mail.example.com',
  MAIL_FROM: 'service@example.com',
};
const SIGNED = {
  ALARM_WEBHOOK_URL: 'https://ops.example/hook',
  ALARM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

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

  it('reads what the sale sells, with or without its figures', () => {
    const sold = (SALE_TOKEN: string) => readConfig({ ...SECRETS, ...LIVE, SALE_TOKEN }).sale;
    expect(sold(`${TOKEN}:SOLD:9`)).to.deep.include({ token: TOKEN, tokenFacts: { symbol: 'SOLD', decimals: 9 } });
    expect(sold(TOKEN)).to.include({ token: TOKEN }).and.not.have.property('tokenFacts');
    expect(sold('none')).not.to.have.property('token');
    expect(faultsOf({ ...SECRETS, ...LIVE, SALE_TOKEN: `${TOKEN}:SOLD` }).join()).to.include('SALE_TOKEN');
  });

  it('reads auctions, which must be on the sale’s chain', () => {
    const [auction, hook] = [TOKEN, '0x8888888888888888888888888888888888888888'];
    const read = (AUCTIONS: string) => ({ ...SECRETS, ...LIVE, AUCTIONS });
    const { chainId } = readConfig({ ...SECRETS, ...LIVE }).sale;
    expect(readConfig(read(`${chainId}:${auction}:${hook}`)).sale.auctions).to.deep.equal([{ auction, hook }]);
    expect(readConfig({ ...SECRETS, ...LIVE }).sale).not.to.have.property('auctions');
    for (const wrong of [auction, `${chainId}:${auction}`, `${chainId}:${auction}:nobody`, `x:${auction}:${hook}`])
      expect(faultsOf(read(wrong)).join(), wrong).to.include('AUCTIONS');
    const twice = `${chainId}:${auction}:${hook},${chainId}:${auction}:${auction}`;
    expect(faultsOf(read(twice)).join()).to.include('each auction once');
    expect(faultsOf(read(`1:${auction}:${hook}`)).join()).to.include(`that of the sale (${chainId})`);
  });

  it('has its sale in memory only where the chain is', () => {
    expect(readConfig(SECRETS).sale.inMemory).to.equal(true);
    expect(readConfig({ ...SECRETS, ...LIVE }).sale).not.to.have.property('inMemory');
  });

  it('switches one port to a live adapter while the rest stay in memory', () => {
    const config = readConfig({ ...SECRETS, ...LIVE });
    expect(config.adapters).to.deep.include({
      chain: { kind: 'evm' },
      aml: { kind: 'memory', denylist: [SANDBOX_LISTED_WALLET] },
    });
    expect(config.chains.get(31337)).to.deep.equal({ rpcUrls: ['http://127.0.0.1:8545'] });
  });

  it('needs no confirmations on development chains, and a cautious number on unknown ones', () => {
    const confirmations = (env: Env) => readConfig({ ...SECRETS, ...LIVE, ...env }).sale.confirmations;
    expect(confirmations({})).to.equal(0);
    expect(confirmations({ CONFIRMATIONS_31337: '3' })).to.equal(3);
    expect(confirmations({ SALE_CHAIN_ID: '77', RPC_URL_77: 'http://node' })).to.equal(12);
  });

  it('uses the public sanctions oracle of the sale’s chain if there is one', () => {
    const base = { SALE_CHAIN_ID: '8453', RPC_URL_8453: 'http://node', AML_ORACLE: undefined };
    expect(readConfig({ ...PRODUCTION, ...base }).adapters.aml).to.deep.equal({
      kind: 'onchain',
      chainId: 8453,
      oracle: '0x3A91A31cB3dC49b4db9Ce721F50a9D076c8D739B',
    });
  });

  it('names one fault for one missing variable, also where others can reach the service', () => {
    const reached = { ...PRODUCTION, ...DIDIT, ALLOW_SANDBOX_ON: undefined };
    expect(faultsOf(reached)).to.deep.equal([]);
    for (const name of Object.keys(reached).filter((one) => !['NODE_ENV', 'SALE_CHAIN_ID'].includes(one)))
      expect(faultsOf({ ...reached, [name]: undefined }), name).to.have.length.at.most(1);
    expect(faultsOf({ ...reached, AML_ORACLE: undefined })[0]).to.match(/^AML_ORACLE is not set/);
  });

  it('has an NFT sale on a real chain only if one is configured, and in memory by default', () => {
    const contract = (env: Env) => readConfig({ ...SECRETS, ...env }).sale.nftContract;
    expect(contract(LIVE)).to.equal(undefined);
    expect(contract({ ...LIVE, NFT_SALE_CONTRACT: TOKEN.toLowerCase() })).to.equal(TOKEN);
    expect(contract({})).to.match(/^0x/);
    expect(contract({ NFT_SALE_CONTRACT: 'none' })).to.equal(undefined);
  });

  describe('x402', () => {
    const X402 = {
      X402_NETWORK: 'eip155:8453',
      X402_ASSET: TOKEN,
      X402_PAY_TO: TOKEN,
      X402_FACILITATOR: 'https://facilitator.example/v2',
      RPC_URL_8453: 'http://127.0.0.1:8547',
    };

    it('is off unless its network is set', () => {
      const { X402_NETWORK: _network, ...rest } = X402;
      expect(readConfig({ ...PRODUCTION, ...RAIL, ...rest }).adapters.transferRail).to.deep.equal({ kind: 'none' });
    });

    it('is beside the first rail, in USDC unless the domain of another token is given', () => {
      const { adapters, chains } = readConfig({ ...PRODUCTION, ...RAIL, ...X402 });
      const url = X402.X402_FACILITATOR;
      const asset = { address: TOKEN, name: 'USD Coin', version: '2' };
      expect(adapters.transferRail).to.deep.equal({
        kind: 'x402',
        chainId: 8453,
        asset,
        payTo: TOKEN,
        facilitator: { url },
      });
      expect(chains.get(8453)).to.deep.equal({ rpcUrls: [X402.RPC_URL_8453] });
      const other = readConfig({ ...PRODUCTION, ...RAIL, ...X402, X402_ASSET: `${TOKEN}:Euro Coin:1` });
      expect(other.adapters.transferRail).to.deep.include({
        asset: { address: TOKEN, name: 'Euro Coin', version: '1' },
      });
    });

    it('needs a node of its chain, all of its variables, and a rail to stand beside', () => {
      for (const name of ['X402_ASSET', 'X402_PAY_TO', 'X402_FACILITATOR', 'RPC_URL_8453'])
        expect(faultsOf({ ...PRODUCTION, ...RAIL, ...X402, [name]: undefined }).join(), name).to.include(name);
      expect(faultsOf({ ...PRODUCTION, ...X402, MPP_RAIL: 'none' }).join()).to.match(
        /X402_NETWORK must not be set without/,
      );
      const same = { X402_NETWORK: 'eip155:4217', RPC_URL_4217: X402.RPC_URL_8453 };
      expect(faultsOf({ ...PRODUCTION, ...RAIL, ...X402, ...same }).join()).to.match(
        /must not be the chain of MPP_CHAIN_ID/,
      );
    });

    it('is sent by the own relayer only where there is one', () => {
      const own = { ...PRODUCTION, ...RAIL, ...X402, X402_FACILITATOR: 'relayer' };
      expect(faultsOf(own).join()).to.match(/set SPONSOR_PROVIDER to relayer/);
      expect(readConfig({ ...own, ...RELAYER }).adapters.transferRail).to.include({ facilitator: 'relayer' });
    });

    for (const [name, value] of [
      ['X402_NETWORK', 'base'],
      ['X402_NETWORK', '8453'],
      ['X402_NETWORK', 'solana:mainnet'],
      ['X402_ASSET', 'USDC'],
      ['X402_ASSET', `${TOKEN}:USD Coin:2:6`],
      ['X402_ASSET', `${TOKEN}: :2`],
      ['X402_PAY_TO', '0x1'],
      ['X402_FACILITATOR', 'ftp://facilitator.example'],
      ['X402_FACILITATOR', 'self'],
    ] as const)
      it(`does not start with ${name}=${value}`, () => {
        expect(faultsOf({ ...PRODUCTION, ...RAIL, ...X402, [name]: value }).join()).to.include(`${name}: must be`);
      });
  });

  it('has no payment rail in production by default, and then requires all of its settings', () => {
    expect(readConfig({ ...PRODUCTION, MPP_RAIL: undefined }).adapters.rail).to.deep.equal({ kind: 'none' });
    expect(readConfig({ ...PRODUCTION, ...RAIL }).adapters.rail).to.deep.equal({
      kind: 'tempo',
      chainId: 4217,
      rpcUrls: ['http://127.0.0.1:8546'],
      currency: TOKEN,
      recipient: TOKEN,
      secretKeys: ['a payment secret of 32 characters'],
    });
    const faults = faultsOf({ ...PRODUCTION, MPP_RAIL: 'tempo' });
    const { MPP_RAIL, ...needed } = RAIL;
    expect(faults.map((fault) => fault.split(' ')[0])).to.have.members(Object.keys(needed));
  });

  it('rotates payment secrets, each with the minimum length', () => {
    const secretsOf = (MPP_SECRET_KEYS: string) =>
      readConfig({ ...PRODUCTION, ...RAIL, MPP_SECRET_KEYS }).adapters.rail;
    const [newer, older] = ['a newer payment secret of 32 or more', 'an older payment secret of 32 or more'];
    expect(secretsOf(`${newer}, ${older}`)).to.deep.include({ secretKeys: [newer, older] });
    for (const keys of [newer.slice(0, 31), 'n'.repeat(40), `${newer},short`, ','])
      expect(faultsOf({ ...PRODUCTION, ...RAIL, MPP_SECRET_KEYS: keys }).join()).to.match(/^MPP_SECRET_KEYS/);
  });

  it('lists every fault at once, each with its variable', () => {
    const faults = faultsOf({
      ...SECRETS,
      PORT: 'many',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      TRUST_PROXY: 'true',
    });
    expect(faults.map((fault) => fault.split(':')[0])).to.have.members([
      'PORT',
      'LOG_LEVEL',
      'DATABASE_URL',
      'TRUST_PROXY',
    ]);
  });

  it('names every variable that production requires', () => {
    const faults = faultsOf({ NODE_ENV: 'production' }).join('\n');
    for (const name of ['BASE_URL', 'TERMS_VERSION', 'CRON_SECRET', 'SESSION_KEYS', 'SALE_SIGNER_KEY', 'DIDIT_API_KEY'])
      expect(faults).to.match(new RegExp(`^${name} is not set`, 'm'));
    for (const name of ['SALE_CONTRACT', 'SALE_CHAIN_ID', 'RPC_URL_8453']) expect(faults).to.include(name);
  });

  for (const name of Object.keys(SECRETS))
    it(`does not start production without ${name}`, () =>
      expect(faultsOf({ ...PRODUCTION, [name]: '' }).join()).to.match(new RegExp(`^${name} is not set`)));

  for (const name of [
    'KYC_PROVIDER',
    'AML_PROVIDER',
    'CHAIN_PROVIDER',
    'ERROR_TRACKER',
    'MARKET_PROVIDER',
    'MPP_RAIL',
    'EMBEDDED_WALLET_PROVIDER',
  ])
    it(`rejects an in-memory ${name} in production unless it was chosen by name`, () => {
      const faults = faultsOf({ ...PRODUCTION, [name]: undefined, ADAPTERS: 'memory' });
      expect(faults).to.have.length(1);
      expect(faults[0]).to.include(name);
      expect(faultsOf({ ...PRODUCTION, [name]: 'memory' })).to.deep.equal([]);
    });

  for (const [name, value] of [
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['BASE_URL', 'api.example.com'],
    ['BASE_URL', 'ftp://example.com'],
    ['SUPPORT_URL', 'support@example.com'],
    ['SUPPORT_URL', 'http://example.com'],
    ['SUPPORT_URL', 'javascript:alert(1)'],
    ['BRAND_ACCENT', 'blue'],
    ['BRAND_ACCENT', '#ffcc00'],
    ['BRAND_ACCENT', '#1d56c4,#1d56c4'],
    ['BRAND_LINKS', 'Imprint=javascript:alert(1)'],
    ['BRAND_LINKS', 'https://example.com/?a'],
    ['BRAND_LOGO', 'https://example.com/logo.svg'],
    ['BRAND_LOGO', 'package.json'],
    ['ALLOWED_ORIGINS', 'https://ok.example,*'],
    ['TRUST_PROXY', 'all'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '::ffff:10.0.0.0/8'],
    ['CRON', 'yes'],
    ['REDIS_URL', 'localhost:6379'],
    ['CRON_SECRET', 'short'],
    ['API_KEY_PEPPER', 'short'],
    ['GATE_PASSWORD', 'short'],
    ['SALE_SIGNER_KEY', '0x1234'],
    ['SALE_SIGNER_KEY', `0x${'00'.repeat(32)}`],
    ['SESSION_KEYS', 'not a key at all'],
    ['SALE_CONTRACT', '0x833589FCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['NFT_SALE_CONTRACT', 'nobody'],
    ['SALE_PAYMENT_TOKENS', TOKEN],
    ['SALE_PAYMENT_TOKENS', `${TOKEN}:USDC:6,${TOKEN.toLowerCase()}:DAI:18`],
    ['SALE_PAYMENT_TOKENS', `${TOKEN}:USDC:1`],
    ['RPC_URL_31337', 'localhost:8545'],
    ['BLOCKED_COUNTRIES', 'France'],
    ['GEO_UNKNOWN', 'maybe'],
    ['AML_ORACLE', TOKEN],
    ['AML_PROVIDER', 'nobody'],
    ['ERROR_TRACKER', 'bugsnag'],
    ['SENTRY_DSN', 'https://sentry.example/42'],
    ['SENTRY_DSN', 'https://key@sentry.example/'],
    ['RATE_LIMIT_READ', '0'],
    ['CONFIRMATIONS_31337', '-1'],
    ['MARKET_PROVIDER', 'nobody'],
    ['COINGECKO_URL', 'api.coingecko.com'],
    ['MPP_RAIL', 'stripe'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a b=c'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%0d%0ab'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'a=%'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['TRUST_TRACEPARENT', 'maybe'],
  ] as const)
    it(`rejects ${name}=${value}`, () => {
      const faults = faultsOf({ ...PRODUCTION, [name]: value });
      expect(faults).to.have.length(1);
      expect(faults[0]).to.include(name);
    });

  it('has no tracing without a collector, and needs no error tracker', () => {
    const { tracing, adapters } = readConfig({ ...PRODUCTION, ERROR_TRACKER: 'none', OTEL_SERVICE_NAME: 'x' });
    expect(tracing).to.deep.equal({ export: undefined, trustsCallers: false });
    expect(adapters.errorTracker).to.deep.equal({ kind: 'none' });
  });

  it('reads where traces are sent, with the names of OpenTelemetry', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/base/' };
    const { tracing } = readConfig({
      ...{ ...PRODUCTION, ...collector, TRUST_TRACEPARENT: 'on', OTEL_SERVICE_NAME: 'shop' },
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db, x-team = 7',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,service.namespace=eu%2C1',
    });
    expect(tracing.trustsCallers).to.equal(true);
    expect(tracing.export?.collector).to.deep.equal({
      url: 'https://otel.example/base/v1/traces',
      headers: { authorization: 'Bearer a=b', 'x-team': '7' },
    });
    expect(tracing.export?.resource).to.deep.include({ 'service.name': 'shop', 'service.namespace': 'eu,1' });
  });

  for (const [name, arg, ratio, followsParent] of [
    ['', '', 1, true],
    ['always_on', '', 1, false],
    ['always_off', '', 0, false],
    ['traceidratio', '', 1, false],
    ['traceidratio', '0.25', 0.25, false],
    ['parentbased_always_off', '', 0, true],
    ['parentbased_always_on', '0.5', 1, true],
    ['parentbased_traceidratio', '0', 0, true],
  ] as const)
    it(`samples a share of ${ratio} with OTEL_TRACES_SAMPLER=${name} and an argument of ${arg || 'nothing'}`, () => {
      const sampler = { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: arg };
      const env = { ...PRODUCTION, ...sampler, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
      expect(readConfig(env).tracing.export?.sampling).to.deep.equal({ ratio, followsParent });
    });

  it('does not read the in-memory provider’s variables when another is chosen', () => {
    const config = readConfig({ ...PRODUCTION, ...DIDIT, ...CHAINALYSIS, KYC_WEBHOOK_SECRET: '', AML_ORACLE: '' });
    expect(config.adapters.kyc).to.deep.equal({
      kind: 'didit',
      baseUrl: 'https://verification.didit.me/v3',
      apiKey: DIDIT.DIDIT_API_KEY,
      webhookSecret: DIDIT.DIDIT_WEBHOOK_SECRET,
      workflows: { TIER_1: DIDIT.DIDIT_WORKFLOW_TIER_1, TIER_2: DIDIT.DIDIT_WORKFLOW_TIER_2 },
    });
    expect(config.adapters.aml).to.deep.equal({
      kind: 'chainalysis',
      baseUrl: 'https://public.chainalysis.com/api/v1',
      apiKey: CHAINALYSIS.CHAINALYSIS_API_KEY,
    });
  });

  it('reads Sumsub’s variables when it is chosen, and not Didit’s', () => {
    const chosen = (env: Env) => readConfig({ ...PRODUCTION, ...SUMSUB, KYC_WEBHOOK_SECRET: '', ...env }).adapters.kyc;
    expect(chosen({})).to.deep.equal({
      kind: 'sumsub',
      baseUrl: 'https://api.sumsub.com',
      appToken: SUMSUB.SUMSUB_APP_TOKEN,
      secretKey: SUMSUB.SUMSUB_SECRET_KEY,
      webhookSecret: SUMSUB.SUMSUB_WEBHOOK_SECRET,
      levels: { TIER_1: 'basic', TIER_2: 'basic with address' },
      linkSeconds: 604_800,
    });
    const local = { SUMSUB_URL: 'http://127.0.0.1:9' };
    expect(chosen(local)).to.include({ baseUrl: 'http://127.0.0.1:9' });
  });

  for (const [name, value] of [
    ['SUMSUB_URL', 'api.sumsub.com'],
    ['SUMSUB_SECRET_KEY', 'short'],
    ['SUMSUB_WEBHOOK_SECRET', SUMSUB.SUMSUB_SECRET_KEY],
  ] as const)
    it(`rejects ${name}=${value} with Sumsub`, () => {
      const faults = faultsOf({ ...PRODUCTION, ...SUMSUB, [name]: value });
      expect(faults).to.have.length(1);
      expect(faults[0]).to.include(name);
    });

  it('lists all missing variables of Sumsub at once', () => {
    const { KYC_PROVIDER, ...needed } = SUMSUB;
    const faults = faultsOf({ ...PRODUCTION, KYC_PROVIDER });
    expect(faults.map((fault) => fault.split(' ')[0])).to.have.members(Object.keys(needed));
  });

  for (const [name, provider] of [
    ...Object.keys(DIDIT).map((key) => [key, DIDIT] as const),
    ...Object.keys(SUMSUB).map((key) => [key, SUMSUB] as const),
    ['CHAINALYSIS_API_KEY', DIDIT] as const,
    ['SENTRY_DSN', DIDIT] as const,
  ].filter(([name]) => name !== 'KYC_PROVIDER'))
    it(`does not start with their adapter chosen and ${name} unset`, () => {
      const faults = faultsOf({ ...PRODUCTION, ...provider, ...CHAINALYSIS, [name]: '' });
      expect(faults).to.have.length(1);
      expect(faults[0]).to.match(new RegExp(`^${name} is not set`));
    });

  for (const [what, provider, first, second] of [
    ['workflow', DIDIT, 'DIDIT_WORKFLOW_TIER_1', 'DIDIT_WORKFLOW_TIER_2'],
    ['level', SUMSUB, 'SUMSUB_LEVEL_TIER_1', 'SUMSUB_LEVEL_TIER_2'],
  ] as const)
    it(`rejects one ${what} for two tiers`, () => {
      const env: Env = provider;
      const faults = faultsOf({ ...PRODUCTION, ...env, [second]: env[first] });
      expect(faults.join()).to.match(new RegExp(`^${second} must be a different ${what}`));
    });

  it('supports embedded wallets only if configured, with the keys that the provider publishes', () => {
    const chosen = (env: Env) => readConfig({ ...PRODUCTION, ...env }).adapters.embeddedWallet;
    expect(chosen({})).to.deep.equal({ kind: 'none' });
    expect(readConfig(SECRETS).adapters.embeddedWallet).to.deep.equal({ kind: 'memory' });
    expect(chosen(EMBEDDED)).to.deep.equal({
      kind: 'privy',
      appId: 'app-1',
      issuer: 'privy.io',
      jwksUrl: 'https://api.privy.io/v1/apps/app-1/jwks.json',
    });
    const local = { EMBEDDED_WALLET_JWKS_URL: 'http://127.0.0.1:9/keys' };
    expect(chosen({ ...EMBEDDED, ...local })).to.include({ jwksUrl: 'http://127.0.0.1:9/keys' });
  });

  for (const [name, value] of [
    ['EMBEDDED_WALLET_APP_ID', ''],
    ['EMBEDDED_WALLET_JWKS_URL', 'http://keys.example/jwks.json'],
    ['EMBEDDED_WALLET_JWKS_URL', 'keys.example'],
  ] as const)
    it(`rejects ${name}=${value} with embedded wallets`, () => {
      const faults = faultsOf({ ...PRODUCTION, ...EMBEDDED, [name]: value });
      expect(faults).to.have.length(1);
      expect(faults[0]).to.include(name);
    });

  it('has a sponsor only where it can pay: in memory on the in-memory chain only', () => {
    const kind = (env: Env) => readConfig({ ...SECRETS, ...env }).sponsor.sponsor;
    expect(kind({})).to.equal('memory');
    expect(kind(LIVE)).to.equal('none');
    expect(kind({ ...LIVE, ...RELAYER })).to.equal('relayer');
    expect(kind({ ...LIVE, ...HOSTED })).to.equal('openzeppelin');
    expect(kind({ SPONSOR_PROVIDER: 'none' })).to.equal('none');
    expect(readConfig({ ...PRODUCTION, ADAPTERS: 'live', SPONSOR_PROVIDER: undefined }).sponsor.sponsor).to.equal(
      'none',
    );
    expect(faultsOf({ ...SECRETS, ...LIVE, SPONSOR_PROVIDER: 'memory' })).to.have.length(1);
    for (const live of [RELAYER, HOSTED]) expect(faultsOf({ ...SECRETS, ...live }).join()).to.include('CHAIN_PROVIDER');
  });

  for (const [env, name] of [
    [RELAYER, 'RELAYER_KEY'],
    [HOSTED, 'OZ_RELAYER_URL'],
    [HOSTED, 'OZ_RELAYER_API_KEY'],
    [HOSTED, 'OZ_RELAYER_ID_31337'],
    [RELAYER, 'FORWARDER_31337'],
    [HOSTED, 'FORWARDER_31337'],
  ] as const)
    it(`does not start with SPONSOR_PROVIDER=${env.SPONSOR_PROVIDER} and without ${name}`, () => {
      const named = name.replace('31337', '<chainId>');
      expect(faultsOf({ ...PRODUCTION, ...env, [name]: '' }).join()).to.match(new RegExp(`${named} is not set`));
    });

  it('requires a node for every chain with a forwarder and a sponsor', () => {
    const base = { FORWARDER_8453: TOKEN };
    expect(faultsOf({ ...PRODUCTION, ...RELAYER, ...base }).join()).to.include('RPC_URL_8453 is not set');
    expect(faultsOf({ ...PRODUCTION, ...HOSTED, ...base })).to.deep.equal([]);
    expect(faultsOf({ ...PRODUCTION, ...HOSTED, ...base, OZ_RELAYER_ID_8453: 'x' }).join()).to.include('RPC_URL_8453');
    expect([...readConfig({ ...PRODUCTION, ...HOSTED, ...base }).sponsor.forwarders.keys()]).to.deep.equal([31337]);
    expect(faultsOf({ ...PRODUCTION, ...base })).to.deep.equal([]);
  });

  it('sponsors purchases and the configured calls, but no call that contains others', () => {
    const calls = (SPONSORED_CALLS: string) =>
      readConfig({ ...SECRETS, ...LIVE, ...RELAYER, SPONSORED_CALLS }).sponsor.calls;
    expect(calls(`1:${TOKEN}:0x12345678`).map(({ selector }) => selector)).to.deep.equal([
      '0xc200bc0c',
      '0x643c7234',
      '0x12345678',
    ]);
    expect(faultsOf({ ...SECRETS, SPONSORED_CALLS: `1:${TOKEN}:0xac9650d8` }).join()).to.match(/^SPONSORED_CALLS/);
  });

  it('sponsors both functions of each GaslessTransfers contract', () => {
    const env = { ...SECRETS, ...LIVE, ...RELAYER, GASLESS_TRANSFERS_31337: TOKEN };
    const { calls, gaslessTransfers } = readConfig(env).sponsor;
    expect([...gaslessTransfers]).to.deep.equal([[31337, TOKEN]]);
    expect(calls.slice(2)).to.deep.equal([
      { chainId: 31337, target: TOKEN, selector: '0x0411b252' },
      { chainId: 31337, target: TOKEN, selector: '0x05b01078' },
    ]);
    expect(readConfig({ ...SECRETS, ...LIVE, ...RELAYER }).sponsor.gaslessTransfers.size).to.equal(0);
    expect([...readConfig(SECRETS).sponsor.gaslessTransfers.keys()]).to.deep.equal([1, 10, 137, 8453, 42161]);
  });

  it('does not start with gasless transfers on a chain without a sponsored forwarder', () => {
    const base = { GASLESS_TRANSFERS_8453: TOKEN };
    for (const env of [RELAYER, HOSTED, { ...HOSTED, FORWARDER_8453: TOKEN }, {}])
      expect(faultsOf({ ...PRODUCTION, ...env, ...base }).join()).to.match(/^GASLESS_TRANSFERS_8453.*FORWARDER_8453/);
  });

  it('reads budgets as dollars', () => {
    const { budget } = readConfig({ ...SECRETS, SPONSOR_BUDGET_WALLET: '0.5', SPONSOR_BUDGET: '7' }).sponsor;
    const dollar = 10n ** 24n;
    expect(budget).to.deep.equal({ wallet: dollar / 2n, network: 100n * dollar, all: 7n * dollar });
    expect(faultsOf({ ...SECRETS, SPONSOR_BUDGET: '-1' }).join()).to.match(/^SPONSOR_BUDGET/);
  });

  it('never quotes a secret', () => {
    const secrets = {
      RELAYER_KEY: '0xfeedface',
      SPONSOR_PROVIDER: 'relayer',
      SESSION_KEYS: 'c2VjcmV0LXNlc3Npb24=',
      CRON_SECRET: 'hunter2',
      SALE_SIGNER_KEY: '0xdeadbeef',
    };
    const said = faultsOf({ ...PRODUCTION, ...secrets }).join('\n');
    const { SPONSOR_PROVIDER, ...hidden } = secrets;
    for (const secret of Object.values(hidden)) expect(said).to.not.include(secret);
  });

  it('reads what the plans of providers allow, and nothing for the public ones', () => {
    const { quotas } = readConfig({ ...SECRETS, RELAY_CALLS_PER_MINUTE: '600', ETHERSCAN_CALLS_PER_MINUTE: '300' });
    expect([...quotas].toSorted()).to.deep.equal([
      ['Relay quotes', 600],
      ['etherscan', 300],
    ]);
    expect(faultsOf({ ...SECRETS, RELAY_CALLS_PER_MINUTE: '0' }).join()).to.match(/^RELAY_CALLS_PER_MINUTE/);
  });

  it('reads mail over TLS once SMTP_URL is set, and none in production without it', () => {
    expect(readConfig({ ...SECRETS, ...MAIL }).adapters.mail).to.deep.equal({
      kind: 'smtp',
      url: MAIL.SMTP_URL,
      requireTls: true,
      from: MAIL.MAIL_FROM,
      fromName: '',
    });
    expect(readConfig({ ...SECRETS }).adapters.mail).to.deep.equal({ kind: 'memory' });
    expect(readConfig({ ...SECRETS, SMTP_URL: MAIL.SMTP_URL }).adapters.mail).to.deep.equal({ kind: 'memory' });
    expect(readConfig({ ...PRODUCTION, ...MAIL, MAIL_PROVIDER: undefined }).adapters.mail.kind).to.equal('smtp');
    expect(readConfig(PRODUCTION).adapters.mail).to.deep.equal({ kind: 'none' });
    expect(faultsOf({ ...SECRETS, MAIL_PROVIDER: 'smtp' }).join()).to.match(/^SMTP_URL.*MAIL_FROM/);
    expect(faultsOf({ ...SECRETS, MAIL_PROVIDER: 'smtp', SMTP_URL: MAIL.SMTP_URL }).join()).to.match(/^MAIL_FROM/);
    expect(faultsOf({ ...SECRETS, ...MAIL, MAIL_FROM: 'Service <a@example.com>' }).join()).to.match(/^MAIL_FROM/);
    const local = readConfig({ ...SECRETS, ...MAIL, SMTP_URL: 'smtp://127.0.0.1:25' }).adapters.mail;
    expect(local).to.include({ requireTls: false });
    expect(faultsOf({ ...SECRETS, ...MAIL, SMTP_CA_FILE: '/nowhere/ca.pem' }).join()).to.match(/^SMTP_CA_FILE.*ENOENT/);
    expect(faultsOf({ ...SECRETS, MAIL_PROVIDER: 'none', ALARM_EMAIL: 'ops@example.com' }).join()).to.match(
      /^ALARM_EMAIL/,
    );
  });

  it('reads a receiver of alarms only with a secret that can sign', () => {
    expect(readConfig({ ...SECRETS, ...SIGNED }).notices.alarmWebhook).to.deep.equal({
      url: SIGNED.ALARM_WEBHOOK_URL,
      secret: SIGNED.ALARM_WEBHOOK_SECRET,
    });
    for (const secret of [
      '',
      'whsec_',
      'whsec_c2hvcnQ=',
      'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      `whsec_${'A'.repeat(32)}`,
    ])
      expect(faultsOf({ ...SECRETS, ...SIGNED, ALARM_WEBHOOK_SECRET: secret }).join(), secret).to.match(
        /ALARM_WEBHOOK_SECRET/,
      );
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
      { ...PRODUCTION, SALE_CHAIN_ID: '8453', AML_ORACLE: `1:${TOKEN}` },
      { ...PRODUCTION, ...RELAYER, SALE_CHAIN_ID: '8453', AML_ORACLE: `1:${TOKEN}` },
      { ...PRODUCTION, ...HOSTED, SALE_CHAIN_ID: '8453', AML_ORACLE: `1:${TOKEN}` },
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
