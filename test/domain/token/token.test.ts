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
  it('lists equal symbols first, then symbols that start with the text, then the rest in list order', () => {
    expect(found('eth')).to.deep.equal(['ETH', 'ETHFI', 'WETH', 'stETH']);
  });
  it('searches names too, ignoring case and blanks around', () => {
    expect(found('  usd COIN ')).to.deep.equal(['USDC']);
  });
  it('returns nothing for a name that no token has', () => expect(found('doge')).to.deep.equal([]));
  it('treats every character literally', () => expect(found('.*')).to.deep.equal([]));
  it('returns the whole list for an empty search', () => expect(searchTokens(TOKENS, ' ')).to.deep.equal(TOKENS));
  it('returns only tokens of the list, each at most once', () =>
    fc.assert(
      fc.property(fc.string(), (search) => {
        const answer = searchTokens(TOKENS, search);
        expect(new Set(answer).size).to.equal(answer.length);
        for (const one of answer) expect(TOKENS).to.include(one);
      }),
    ));
});
