import { expect } from 'chai';
import { toWalletAddress } from '../../../src/adapters/local/address.ts';
import { toSolanaAddress } from '../../../src/adapters/local/solana-address.ts';
import { COINS } from '../../../src/domain/shared/chain/coins.ts';
import { SOLANA_CHAIN_ID } from '../../../src/domain/token/token.ts';
import { addressOn, pricedAs, WELL_KNOWN_TOKENS } from '../../../src/domain/token/token-registry.ts';

describe('the token registry', () => {
  it('lists each address once per chain, in the chain’s canonical form', () => {
    for (const { chainId, address, symbol } of WELL_KNOWN_TOKENS)
      expect(chainId === SOLANA_CHAIN_ID ? toSolanaAddress(address) : toWalletAddress(address), symbol).to.equal(
        address,
      );
    const keys = WELL_KNOWN_TOKENS.map(({ chainId, address }) => `${chainId} ${address}`);
    expect(new Set(keys).size).to.equal(keys.length);
  });

  it('lists each symbol and name once per chain, and no token has the symbol of a coin', () => {
    for (const said of ['symbol', 'name'] as const) {
      const keys = WELL_KNOWN_TOKENS.map((token) => `${token.chainId} ${token[said].toLowerCase()}`);
      expect(new Set(keys).size).to.equal(keys.length);
    }
    for (const { symbol } of WELL_KNOWN_TOKENS) expect(Object.keys(COINS)).not.to.include(symbol);
  });

  it('has decimals for every token', () => {
    for (const { decimals, symbol } of WELL_KNOWN_TOKENS)
      expect(Number.isInteger(decimals) && decimals > 0 && decimals <= 18, symbol).to.equal(true);
  });

  it('prices a wrapped coin as the coin, and another token as itself', () => {
    expect(pricedAs('cbBTC')).to.equal('BTC');
    expect(pricedAs('AAVE')).to.equal('AAVE');
  });

  it('gives the address of a token on a chain', () =>
    expect(addressOn(8453, 'USDC')).to.equal('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'));
});
