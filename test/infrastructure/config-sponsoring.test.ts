import { expect } from 'chai';
import type { Env } from '../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { ADDRESS, faultsOf, HOSTED, LIVE, PRODUCTION, RELAYER, SECRETS } from '../support/fixtures/live-environment.ts';

describe('the configuration of the sponsor', () => {
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
    const base = { FORWARDER_8453: ADDRESS };
    expect(faultsOf({ ...PRODUCTION, ...RELAYER, ...base }).join()).to.include('RPC_URL_8453 is not set');
    expect(faultsOf({ ...PRODUCTION, ...HOSTED, ...base })).to.deep.equal([]);
    expect(faultsOf({ ...PRODUCTION, ...HOSTED, ...base, OZ_RELAYER_ID_8453: 'x' }).join()).to.include('RPC_URL_8453');
    expect([...readConfig({ ...PRODUCTION, ...HOSTED, ...base }).sponsor.forwarders.keys()]).to.deep.equal([31337]);
    expect(faultsOf({ ...PRODUCTION, ...base })).to.deep.equal([]);
  });

  it('sponsors purchases and the configured calls, but no call that contains others', () => {
    const calls = (SPONSORED_CALLS: string) =>
      readConfig({ ...SECRETS, ...LIVE, ...RELAYER, SPONSORED_CALLS }).sponsor.calls;
    expect(calls(`1:${ADDRESS}:0x12345678`).map(({ selector }) => selector)).to.deep.equal([
      '0xc200bc0c',
      '0x643c7234',
      '0x12345678',
    ]);
    expect(faultsOf({ ...SECRETS, SPONSORED_CALLS: `1:${ADDRESS}:0xac9650d8` }).join()).to.match(/^SPONSORED_CALLS/);
  });

  it('sponsors both functions of each GaslessTransfers contract', () => {
    const env = { ...SECRETS, ...LIVE, ...RELAYER, GASLESS_TRANSFERS_31337: ADDRESS };
    const { calls, gaslessTransfers } = readConfig(env).sponsor;
    expect([...gaslessTransfers]).to.deep.equal([[31337, ADDRESS]]);
    expect(calls.slice(2)).to.deep.equal([
      { chainId: 31337, target: ADDRESS, selector: '0x0411b252' },
      { chainId: 31337, target: ADDRESS, selector: '0x05b01078' },
    ]);
    expect(readConfig({ ...SECRETS, ...LIVE, ...RELAYER }).sponsor.gaslessTransfers.size).to.equal(0);
    expect([...readConfig(SECRETS).sponsor.gaslessTransfers.keys()]).to.deep.equal([1, 10, 137, 8453, 42161]);
  });

  it('does not start with gasless transfers on a chain without a sponsored forwarder', () => {
    const base = { GASLESS_TRANSFERS_8453: ADDRESS };
    for (const env of [RELAYER, HOSTED, { ...HOSTED, FORWARDER_8453: ADDRESS }, {}])
      expect(faultsOf({ ...PRODUCTION, ...env, ...base }).join()).to.match(/^GASLESS_TRANSFERS_8453.*FORWARDER_8453/);
  });

  it('reads budgets as dollars', () => {
    const { budget } = readConfig({ ...SECRETS, SPONSOR_BUDGET_WALLET: '0.5', SPONSOR_BUDGET: '7' }).sponsor;
    const dollar = 10n ** 24n;
    expect(budget).to.deep.equal({ wallet: dollar / 2n, network: 100n * dollar, all: 7n * dollar });
    expect(faultsOf({ ...SECRETS, SPONSOR_BUDGET: '-1' }).join()).to.match(/^SPONSOR_BUDGET/);
  });
});
