import { expect } from 'chai';
import type { Env } from '../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { ADDRESS, faultsOf, LIVE, PRODUCTION, SECRETS } from '../support/fixtures/live-environment.ts';

describe('the configuration of the sale', () => {
  it('reads what the sale sells, with or without its figures', () => {
    const sold = (SALE_TOKEN: string) => readConfig({ ...SECRETS, ...LIVE, SALE_TOKEN }).sale;
    expect(sold(`${ADDRESS}:SOLD:9`)).to.deep.include({ token: ADDRESS, tokenFacts: { symbol: 'SOLD', decimals: 9 } });
    expect(sold(ADDRESS)).to.include({ token: ADDRESS }).and.not.have.property('tokenFacts');
    expect(sold('none')).not.to.have.property('token');
    expect(faultsOf({ ...SECRETS, ...LIVE, SALE_TOKEN: `${ADDRESS}:SOLD` }).join()).to.include('SALE_TOKEN');
  });

  it('reads auctions, which must be on the sale’s chain', () => {
    const [auction, hook] = [ADDRESS, '0x8888888888888888888888888888888888888888'];
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

  it('has an NFT sale on a real chain only if one is configured, and in memory by default', () => {
    const contract = (env: Env) => readConfig({ ...SECRETS, ...env }).sale.nftContract;
    expect(contract(LIVE)).to.equal(undefined);
    expect(contract({ ...LIVE, NFT_SALE_CONTRACT: ADDRESS.toLowerCase() })).to.equal(ADDRESS);
    expect(contract({})).to.match(/^0x/);
    expect(contract({ NFT_SALE_CONTRACT: 'none' })).to.equal(undefined);
  });
});
