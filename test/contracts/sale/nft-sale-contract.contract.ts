import { expect } from 'chai';
import type { NftSaleContract } from '../../../src/application/ports/sale.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

export type NftSaleContractWorld = Readonly<{
  nftSaleContract: NftSaleContract;
  contract: WalletAddress;
  /** A tier without sold tokens. */
  setTier(tierId: number, price: bigint, firstTokenId: bigint, supply: bigint): Promise<void>;
  useNonce(nonce: bigint): Promise<void>;
}>;

export function describeNftSaleContractContract(name: string, makeWorld: () => Promise<NftSaleContractWorld>): void {
  describe(`NftSaleContract contract: ${name}`, () => {
    it('returns price, supply and token ids of a tier, up to the largest that the contract holds', async () => {
      const { nftSaleContract, contract, setTier } = await makeWorld();
      await setTier(200, 5n, 1_000n, 7n);
      await setTier(255, MAX_UINT256, MAX_UINT256 - 9n, 9n);
      expect(await nftSaleContract.tier(contract, 200)).to.deep.equal({
        price: 5n,
        supply: 7n,
        sold: 0n,
        firstTokenId: 1_000n,
      });
      const largest = { price: MAX_UINT256, supply: 9n, sold: 0n, firstTokenId: MAX_UINT256 - 9n };
      expect(await nftSaleContract.tier(contract, 255)).to.deep.equal(largest);
    });

    it('returns zeros for a tier that was never set up', async () => {
      const { nftSaleContract, contract } = await makeWorld();
      expect(await nftSaleContract.tier(contract, 199)).to.deep.equal({
        price: 0n,
        supply: 0n,
        sold: 0n,
        firstTokenId: 0n,
      });
    });

    it('returns which of the nonces were used, and as of when', async () => {
      const { nftSaleContract, contract, useNonce } = await makeWorld();
      const nonce = BigInt(Date.now());
      expect((await nftSaleContract.usedNonces(contract, [nonce, MAX_UINT256])).used).to.deep.equal(new Set());
      await useNonce(nonce);
      const { asOf, used } = await nftSaleContract.usedNonces(contract, [MAX_UINT256, nonce]);
      expect(used).to.deep.equal(new Set([nonce]));
      expect(asOf.getTime()).to.be.greaterThan(Date.UTC(2020, 0));
      expect((await nftSaleContract.usedNonces(contract, [])).used).to.deep.equal(new Set());
    });

    it('rejects with CHAIN_UNAVAILABLE when there is no contract, instead of returning zeros', async () => {
      const { nftSaleContract } = await makeWorld();
      expect(await rejection(nftSaleContract.tier(ALICE, 1))).to.equal('CHAIN_UNAVAILABLE');
      expect(await rejection(nftSaleContract.usedNonces(ALICE, [1n]))).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
