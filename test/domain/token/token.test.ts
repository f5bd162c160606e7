import { expect } from 'chai';
import fc from 'fast-check';
import { searchTokens, type Token } from '../../../src/domain/token/token.ts';

const token = (symbol: string, name: string): Token => ({
  chainId: 1,
  address: `0x${symbol}`,
  symbol,
  name,
  decimals: 18,
});
const TOKENS = [
  token('WETH', 'Wrapped Ether'),
  token('ETHFI', 'ether.fi'),
  token('stETH', 'Liquid staked Ether 2.0'),
  token('ETH', 'Ether'),
  token('USDC', 'USD Coin'),
];
const found = (search: string) => searchTokens(TOKENS, search).map(({ symbol }) => symbol);

describe('searchTokens', () => {
  it('puts the equal symbol first, then symbols that begin so, then the rest as listed', () => {
    expect(found('eth')).to.deep.equal(['ETH', 'ETHFI', 'WETH', 'stETH']);
  });
  it('searches names too, ignoring case and blanks around', () => {
    expect(found('  usd COIN ')).to.deep.equal(['USDC']);
  });
  it('finds nothing for what nobody is called', () => expect(found('doge')).to.deep.equal([]));
  it('takes every character as it is: the search is no pattern', () => expect(found('.*')).to.deep.equal([]));
  it('leaves the list as it is for an empty search', () => expect(searchTokens(TOKENS, ' ')).to.deep.equal(TOKENS));
  it('answers only tokens of the list, each at most once', () =>
    fc.assert(
      fc.property(fc.string(), (search) => {
        const answer = searchTokens(TOKENS, search);
        expect(new Set(answer).size).to.equal(answer.length);
        for (const one of answer) expect(TOKENS).to.include(one);
      }),
    ));
});
