import { expect } from 'chai';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import type { ProStatus } from '../../../src/application/ports/fee.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export type ProStatusWorld = Readonly<{
  proStatus: ProStatus;
  /** Gives the wallet a Pro NFT. */
  mint(wallet: WalletAddress): Promise<void>;
}>;

const [ALICE, BOB] = [developmentAccounts[3].address as WalletAddress, developmentAccounts[4].address as WalletAddress];

export function describeProStatusContract(name: string, makeWorld: () => Promise<ProStatusWorld>): void {
  describe(`ProStatus contract: ${name}`, () => {
    it('returns true only for holders of the NFT', async () => {
      const { proStatus, mint } = await makeWorld();
      expect([await proStatus.isPro(ALICE), await proStatus.isPro(BOB)]).to.deep.equal([false, false]);
      await mint(ALICE);
      expect([await proStatus.isPro(ALICE), await proStatus.isPro(BOB)]).to.deep.equal([true, false]);
    });
  });
}
