import { expect } from 'chai';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { ADDRESS, faultsOf, PRODUCTION, RAIL, RELAYER } from '../support/fixtures/live-environment.ts';

describe('the configuration of payments', () => {
  it('has no payment rail in production by default, and then requires all of its settings', () => {
    expect(readConfig({ ...PRODUCTION, MPP_RAIL: undefined }).adapters.rail).to.deep.equal({ kind: 'none' });
    expect(readConfig({ ...PRODUCTION, ...RAIL }).adapters.rail).to.deep.equal({
      kind: 'tempo',
      chainId: 4217,
      rpcUrls: ['http://127.0.0.1:8546'],
      currency: ADDRESS,
      recipient: ADDRESS,
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

  describe('x402', () => {
    const X402 = {
      X402_NETWORK: 'eip155:8453',
      X402_ASSET: ADDRESS,
      X402_PAY_TO: ADDRESS,
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
      const asset = { address: ADDRESS, name: 'USD Coin', version: '2' };
      expect(adapters.transferRail).to.deep.equal({
        kind: 'x402',
        chainId: 8453,
        asset,
        payTo: ADDRESS,
        facilitator: { url },
      });
      expect(chains.get(8453)).to.deep.equal({ rpcUrls: [X402.RPC_URL_8453] });
      const other = readConfig({ ...PRODUCTION, ...RAIL, ...X402, X402_ASSET: `${ADDRESS}:Euro Coin:1` });
      expect(other.adapters.transferRail).to.deep.include({
        asset: { address: ADDRESS, name: 'Euro Coin', version: '1' },
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
      ['X402_ASSET', `${ADDRESS}:USD Coin:2:6`],
      ['X402_ASSET', `${ADDRESS}: :2`],
      ['X402_PAY_TO', '0x1'],
      ['X402_FACILITATOR', 'ftp://facilitator.example'],
      ['X402_FACILITATOR', 'self'],
    ] as const)
      it(`does not start with ${name}=${value}`, () => {
        expect(faultsOf({ ...PRODUCTION, ...RAIL, ...X402, [name]: value }).join()).to.include(`${name}: must be`);
      });
  });
});
