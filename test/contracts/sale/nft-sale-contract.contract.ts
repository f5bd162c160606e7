import { expect } from 'chai';
import type { NftSaleContract } from '../../../src/application/ports/sale/nft-sale-contract.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

export type NftSaleContractWorld = Readonly<{
  nftSaleContract: NftSaleContract;
  contract: WalletAddress;
  /** Nothing of it is sold. */
  setTier(tierId: number, price: bigint, supply: bigint): Promise<void>;
}>;

export function describeNftSaleContractContract(name: string, makeWorld: () => Promise<NftSaleContractWorld>): void {
  describe(`NftSaleContract contract: ${name}`, () => {
    it('tells the price and the supply of a tier, as large as the contract holds them', async () => {
      const { nftSaleContract, contract, setTier } = await makeWorld();
      await setTier(200, 5n, 7n);
      await setTier(255, MAX_UINT256, MAX_UINT256 - 1n);
      expect(await nftSaleContract.tier(contract, 200)).to.deep.equal({ price: 5n, supply: 7n, sold: 0n });
      const largest = { price: MAX_UINT256, supply: MAX_UINT256 - 1n, sold: 0n };
      expect(await nftSaleContract.tier(contract, 255)).to.deep.equal(largest);
    });

    it('tells zeros of a tier that was never set up', async () => {
      const { nftSaleContract, contract } = await makeWorld();
      expect(await nftSaleContract.tier(contract, 199)).to.deep.equal({ price: 0n, supply: 0n, sold: 0n });
    });

    it('rejects with CHAIN_UNAVAILABLE where no such contract is, rather than tell zeros', async () => {
      const { nftSaleContract } = await makeWorld();
      expect(await rejection(nftSaleContract.tier(ALICE, 1))).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
