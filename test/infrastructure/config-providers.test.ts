import { expect } from 'chai';
import type { Env } from '../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import {
  CHAINALYSIS,
  DIDIT,
  EMBEDDED,
  faultsOf,
  PRODUCTION,
  SECRETS,
  SUMSUB,
} from '../support/fixtures/live-environment.ts';

describe('the configuration of providers', () => {
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
});
