import { expect } from 'chai';
import { ADDRESS, DIDIT, faultsOf, PRODUCTION, SECRETS } from '../support/fixtures/live-environment.ts';

/** Hidden, blank, or with an effect on the text beside it. */
const UNREADABLE = ['Bank\r\nBcc: x', 'Bank\u0000', 'Bank \u202eknab', 'Bank\u2028s', '\u200b', '\u3164', '\u2800'];

describe('a fault of the configuration', () => {
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

  it('names one fault for one missing variable, also where others can reach the service', () => {
    const reached = { ...PRODUCTION, ...DIDIT, ALLOW_SANDBOX_ON: undefined };
    expect(faultsOf(reached)).to.deep.equal([]);
    for (const name of Object.keys(reached).filter((one) => !['NODE_ENV', 'SALE_CHAIN_ID'].includes(one)))
      expect(faultsOf({ ...reached, [name]: undefined }), name).to.have.length.at.most(1);
    expect(faultsOf({ ...reached, AML_ORACLE: undefined })[0]).to.match(/^AML_ORACLE is not set/);
  });

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
    ['ACCREDITED_CONTACT', 'javascript:alert(1)'],
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
    ['SALE_PAYMENT_TOKENS', ADDRESS],
    ['SALE_PAYMENT_TOKENS', `${ADDRESS}:USDC:6,${ADDRESS.toLowerCase()}:DAI:18`],
    ['SALE_PAYMENT_TOKENS', `${ADDRESS}:USDC:1`],
    ['RPC_URL_31337', 'localhost:8545'],
    ['BLOCKED_COUNTRIES', 'France'],
    ['GEO_UNKNOWN', 'maybe'],
    ['AML_ORACLE', ADDRESS],
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

  for (const name of ['BRAND_NAME', 'TERMS_VERSION', 'SALE_DOMAIN_NAME', 'LANGUAGE_MODEL_NAME', 'OTEL_SERVICE_NAME'])
    it(`rejects what people cannot read as it is written in ${name}, and in labels of links`, () => {
      for (const text of UNREADABLE) {
        expect(faultsOf({ ...SECRETS, [name]: text }).join(), JSON.stringify(text)).to.match(new RegExp(`^${name}: `));
        const BRAND_LINKS = `${text}=https://example.com`;
        expect(faultsOf({ ...SECRETS, BRAND_LINKS }).join(), JSON.stringify(text)).to.match(/^BRAND_LINKS: /);
      }
    });

  for (const name of ['SUPPORT_URL', 'BRAND_LINKS', 'ACCREDITED_CONTACT', 'TERMS_URL'])
    it(`rejects URLs with a login or hidden characters in ${name}`, () => {
      const settingOf = (url: string) => (name === 'BRAND_LINKS' ? `Imprint=${url}` : url);
      expect(faultsOf({ ...SECRETS, [name]: settingOf('https://example.com/a') })).to.deep.equal([]);
      for (const url of ['user:password@example.com', 'user@example.com', 'example.com/\u202egnp', 'example.com/\r\nx'])
        expect(faultsOf({ ...SECRETS, [name]: settingOf(`https://${url}`) }).join(), url).to.match(
          new RegExp(`^${name}: `),
        );
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
});
