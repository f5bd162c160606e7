import { expect } from 'chai';
import type { Prices, TokenPrices } from '../../../src/application/ports/token.ts';
import { usdNumber } from '../../../src/domain/shared/usd.ts';
import { SOLANA_CHAIN_ID } from '../../../src/domain/token/token.ts';

export type TokenPricesWorld = Readonly<{ prices: TokenPrices; close?: () => Promise<void> }>;

export const USDC_BASE = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
export const USDC_SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
export const DUST_BASE = '0x4200000000000000000000000000000000000006';
export const UNPRICED_BASE = '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb';

/** The prices at the provider: US dollars and the 24-hour change. */
export const KNOWN = {
  tokens: { [USDC_BASE]: [0.9998, -0.02], [DUST_BASE]: [3e-13, undefined] },
  solanaTokens: { [USDC_SOLANA]: [1.0001, 0] },
  coins: { ETH: [3000.12, 1.5], POL: [0.2, -3], BTC: [100000, undefined], SOL: [150, 0.1] },
} as const;

const told = (prices: Prices) =>
  Object.fromEntries([...prices].map(([name, { value }]) => [name, [usdNumber(value.usd), value.change24h]]));

/** `makeWorld` returns prices that contain KNOWN. */
export function describeTokenPricesContract(name: string, makeWorld: () => Promise<TokenPricesWorld>): void {
  describe(`TokenPrices: ${name}`, () => {
    let world: TokenPricesWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    it('prices the tokens of an EVM chain by contract, the smallest figures included', async () => {
      expect(told(await world.prices.ofTokens(8453, [USDC_BASE, DUST_BASE]))).to.deep.equal(KNOWN.tokens);
    });

    it('prices tokens of Solana by mint', async () => {
      expect(told(await world.prices.ofTokens(SOLANA_CHAIN_ID, [USDC_SOLANA]))).to.deep.equal(KNOWN.solanaTokens);
    });

    it('has no price, rather than zero, for an untraded token', async () => {
      expect(told(await world.prices.ofTokens(8453, [UNPRICED_BASE]))).to.deep.equal({});
      expect(told(await world.prices.ofSymbols(['NOSUCH']))).to.deep.equal({});
    });

    it('has no prices on an unknown chain', async () => {
      expect(told(await world.prices.ofTokens(424242, [USDC_BASE]))).to.deep.equal({});
    });

    it('prices the native coins', async () => {
      expect(told(await world.prices.ofCoins(['ETH', 'POL', 'BTC', 'SOL']))).to.deep.equal(KNOWN.coins);
    });

    it('prices by symbol', async () => {
      expect(told(await world.prices.ofSymbols(['ETH', 'SOL']))).to.deep.equal({
        ETH: [3000.12, 1.5],
        SOL: [150, 0.1],
      });
    });

    it('returns an empty map for an empty list', async () => {
      expect(told(await world.prices.ofTokens(8453, []))).to.deep.equal({});
    });

    it('returns the source of a price and when it was read', async () => {
      const price = (await world.prices.ofCoins(['ETH'])).get('ETH');
      expect(price?.value.source).to.match(/^[a-z]+$/);
      expect(Date.now() - (price?.asOf.getTime() ?? 0)).to.be.within(0, 30_000);
    });
  });
}
