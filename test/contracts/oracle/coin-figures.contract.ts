import { expect } from 'chai';
import type { CoinFigures } from '../../../src/application/ports/oracle.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export type CoinFiguresWorld = Readonly<{ figures: CoinFigures; close?: () => Promise<void> }>;

export const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA' as WalletAddress;
export const LINK_FIGURES = { marketCap: 9_600_000_000, volume24h: 400_000_000, rank: 12 };

/** `makeWorld` returns figures of `chainlink` only, which is LINK on chain 1. */
export function describeCoinFiguresContract(name: string, makeWorld: () => Promise<CoinFiguresWorld>): void {
  describe(`CoinFigures: ${name}`, () => {
    let world: CoinFiguresWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    it('returns the known figures of a coin, by contract and by id', async () => {
      expect((await world.figures.ofToken(1, LINK)).value).to.deep.equal(LINK_FIGURES);
      expect((await world.figures.ofCoin('chainlink')).value).to.deep.equal(LINK_FIGURES);
    });

    it('returns undefined for other coins and chains', async () => {
      expect((await world.figures.ofToken(10, LINK)).value).to.equal(undefined);
      expect((await world.figures.ofToken(424242, LINK)).value).to.equal(undefined);
      expect((await world.figures.ofCoin('no-such-coin')).value).to.equal(undefined);
    });
  });
}
