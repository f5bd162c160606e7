import { expect } from 'chai';
import { OTHER_CHAINS } from '../../../src/adapters/language/text/vocabulary.ts';
import { factsOfAnyChain } from '../../../src/domain/shared/chain/any-chain.ts';
import {
  CHAIN_NAMES,
  CHAINS,
  chainName,
  isChainId,
  SUPPORTED_CHAINS,
} from '../../../src/domain/shared/chain/chains.ts';

const records = SUPPORTED_CHAINS.map((chainId) => CHAINS[chainId]);

describe('the chain registry', () => {
  it('lists the supported chains by ascending id', () => {
    expect(SUPPORTED_CHAINS).to.deep.equal([1, 10, 137, 8453, 42161]);
    expect(CHAIN_NAMES).to.equal('Ethereum, Optimism, Polygon, Base, Arbitrum');
  });

  it('gives each name and alias to one chain only, in lower case', () => {
    const names = records.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]);
    expect(new Set(names).size).to.equal(names.length);
    for (const name of names) expect(name).to.equal(name.toLowerCase().trim());
  });

  it('has no chain that conversations report as unsupported', () => {
    for (const { name, aliases } of records)
      for (const said of [name.toLowerCase(), ...aliases]) expect(OTHER_CHAINS.has(said), said).to.equal(false);
  });

  it('gives each chain a different explorer', () => {
    for (const { explorer } of records) expect(new URL(explorer).origin).to.equal(explorer);
    expect(new Set(records.map(({ explorer }) => explorer)).size).to.equal(records.length);
  });

  it('has the figures for pricing and tracking a transaction', () => {
    for (const { name, blocks, gas } of records) {
      expect(blocks.timeMs, name).to.be.greaterThan(0);
      expect(blocks.confirmations, name).to.be.greaterThan(0);
      expect(gas.limit.percent >= 100n && gas.limit.cap >= 2n ** 24n, name).to.equal(true);
      expect(gas.market.highestBaseFeePercent >= gas.market.baseFeePercent, name).to.equal(true);
      expect(gas.market.baseFeePercent >= 100n, name).to.equal(true);
    }
  });

  it('narrows only numbers that are ids in the registry', () => {
    for (const chainId of SUPPORTED_CHAINS) expect(isChainId(chainId), `${chainId}`).to.equal(true);
    for (const other of [0, -1, 1.5, 56, 31337, 501000101, Number.NaN])
      expect(isChainId(other), `${other}`).to.equal(false);
  });

  it('names a chain outside the registry by its id', () => expect(chainName(31337)).to.equal('chain 31337'));
});

describe('the facts of any chain', () => {
  it('are those of the registry where the chain is in it', () =>
    expect(factsOfAnyChain(137)).to.deep.equal({ gas: CHAINS[137].gas, coin: 'POL', confirmations: 64 }));

  for (const [chainId, confirmations] of [
    [1337, 0],
    [31337, 0],
    [56, 12],
  ] as const)
    it(`wait for ${confirmations} confirmations on chain ${chainId}, whose head may be old`, () => {
      const { gas, coin, confirmations: depth } = factsOfAnyChain(chainId);
      expect(depth).to.equal(confirmations);
      expect(coin).to.equal('ETH');
      expect(gas.market).to.deep.equal({ ...CHAINS[1].gas.market, maxHeadAgeMs: undefined });
      expect(gas.limit).to.equal(CHAINS[1].gas.limit);
    });
});
