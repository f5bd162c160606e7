import { expect } from 'chai';
import type { MintNonce, NftSaleContract } from '../../../src/application/ports/sale.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

export type NftSaleContractWorld = Readonly<{
  nftSaleContract: NftSaleContract;
  contract: WalletAddress;
  /** A tier without sold tokens. */
  setTier(tierId: number, price: bigint, firstTokenId: bigint, supply: bigint): Promise<void>;
  /** By somebody whom the service authorized. */
  mint(authorization: MintNonce): Promise<void>;
  /** By the owner of the contract. */
  cancel(nonce: bigint): Promise<void>;
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

    it('returns which nonces a mint used, which were cancelled, and as of when', async () => {
      const { nftSaleContract, contract, mint, cancel } = await makeWorld();
      const first = BigInt(Date.now());
      const [minted, cancelled, open] = [41n, 42n, 43n].map((tokenId) => ({ tokenId, nonce: first + tokenId }));
      const all = [open, cancelled, minted] as MintNonce[];
      const none = { used: new Set(), cancelled: new Set() };
      expect(await nftSaleContract.spentNonces(contract, all)).to.deep.include(none);
      await mint(minted as MintNonce);
      await cancel(first + 42n);
      const { asOf, ...spent } = await nftSaleContract.spentNonces(contract, all);
      expect(spent).to.deep.equal({ used: new Set([first + 41n]), cancelled: new Set([first + 42n]) });
      expect(asOf.getTime()).to.be.greaterThan(Date.UTC(2020, 0));
      expect(await nftSaleContract.spentNonces(contract, [])).to.deep.include(none);
    });

    it('rejects with CHAIN_UNAVAILABLE when there is no contract, instead of returning zeros', async () => {
      const { nftSaleContract } = await makeWorld();
      expect(await rejection(nftSaleContract.tier(ALICE, 1))).to.equal('CHAIN_UNAVAILABLE');
      expect(await rejection(nftSaleContract.spentNonces(ALICE, [{ nonce: 1n, tokenId: 1n }]))).to.equal(
        'CHAIN_UNAVAILABLE',
      );
    });
  });
}
