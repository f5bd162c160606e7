import { expect } from 'chai';
import type { TokenList } from '../../../src/application/ports/token.ts';
import { SOLANA_CHAIN_ID, type Token } from '../../../src/domain/token/token.ts';

export type TokenListWorld = Readonly<{ list: TokenList; close?: () => Promise<void> }>;

const usdc = { symbol: 'USDC', name: 'USD Coin', decimals: 6 };

/** The tokens that the provider lists, by chain. */
export const LISTED = {
  base: [
    {
      ...usdc,
      chainId: 8453,
      address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      logoURI: 'https://example.org/u.png',
    },
    {
      chainId: 8453,
      address: '0x4200000000000000000000000000000000000006',
      symbol: 'WETH',
      name: 'Wrapped Ether',
      decimals: 18,
    },
  ],
  polygon: [
    { ...usdc, chainId: 137, address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', symbol: '₮', name: 'Tether ₮' },
  ],
  solana: [{ ...usdc, chainId: SOLANA_CHAIN_ID, address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }],
} satisfies Record<string, Token[]>;

/** `makeWorld` returns a list that contains LISTED, for the chains in `chains`. */
export function describeTokenListContract(
  name: string,
  chains: readonly (keyof typeof LISTED)[],
  makeWorld: () => Promise<TokenListWorld>,
): void {
  describe(`TokenList: ${name}`, () => {
    let world: TokenListWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    for (const chain of chains)
      it(`returns the tokens of ${chain} and no others, in their order`, async () => {
        const [{ chainId }] = LISTED[chain] as [Token];
        expect((await world.list.tokensOf(chainId)).value).to.deep.equal(LISTED[chain]);
      });

    it('returns no tokens for an unsupported chain', async () => {
      expect((await world.list.tokensOf(424242)).value).to.deep.equal([]);
    });

    it('returns when the list was read', async () => {
      const { asOf } = await world.list.tokensOf(8453);
      expect(Date.now() - asOf.getTime()).to.be.within(0, 30_000);
    });

    it('returns the same with refresh', async () => {
      const [chain] = chains as [keyof typeof LISTED];
      const [{ chainId }] = LISTED[chain] as [Token];
      await world.list.tokensOf(chainId);
      expect((await world.list.tokensOf(chainId, true)).value).to.deep.equal(LISTED[chain]);
    });
  });
}
