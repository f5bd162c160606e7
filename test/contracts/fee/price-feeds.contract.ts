import { expect } from 'chai';
import type { PriceFeeds } from '../../../src/application/ports/fee.ts';
import { toUsd, type Usd } from '../../../src/domain/shared/usd.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { rejection } from '../../support/rejection.ts';

/** The chain and the token that every world supports. */
export const PRICED = {
  chainId: 8453,
  token: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress,
} as const;

export type PriceFeedsWorld = Readonly<{
  feeds: PriceFeeds;
  /** Sets the source's price; undefined: no price. */
  tell(prices: Readonly<{ native: string | undefined; token: string | undefined }>): Promise<void>;
}>;

const usd = (decimal: string) => toUsd(decimal) as Usd;

/** Every price in a suite has at most eight decimals. */
export function describePriceFeedsContract(name: string, makeWorld: () => Promise<PriceFeedsWorld>): void {
  describe(`PriceFeeds contract: ${name}`, () => {
    let world: PriceFeedsWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const native = (chainId: number = PRICED.chainId) => world.feeds.native(chainId);
    const token = (address: WalletAddress = PRICED.token) => world.feeds.token(PRICED.chainId, address);

    for (const [coin, stable] of [
      ['3000.12345678', '0.9987'],
      ['0.00000001', '123456789.12345678'],
    ] as const)
      it(`returns ${coin} and ${stable} to the last digit`, async () => {
        await world.tell({ native: coin, token: stable });
        expect(await native()).to.equal(usd(coin));
        expect(await token()).to.equal(usd(stable));
      });

    it('rejects with PRICE_UNAVAILABLE for a coin without a price, and still returns the token’s price', async () => {
      await world.tell({ native: undefined, token: '1' });
      expect(await rejection(native())).to.equal('PRICE_UNAVAILABLE');
      expect(await token()).to.equal(usd('1'));
    });

    it('rejects with PRICE_UNAVAILABLE for a token without a price, and still returns the coin’s price', async () => {
      await world.tell({ native: '3000', token: undefined });
      expect(await rejection(token())).to.equal('PRICE_UNAVAILABLE');
      expect(await native()).to.equal(usd('3000'));
    });

    it('rejects with PRICE_UNAVAILABLE for an unknown token and an unknown chain', async () => {
      await world.tell({ native: '3000', token: '1' });
      expect(await rejection(token(`0x${'1'.repeat(40)}` as WalletAddress))).to.equal('PRICE_UNAVAILABLE');
      expect(await rejection(native(999))).to.equal('PRICE_UNAVAILABLE');
      expect(await rejection(world.feeds.token(999, PRICED.token))).to.equal('PRICE_UNAVAILABLE');
    });
  });
}
