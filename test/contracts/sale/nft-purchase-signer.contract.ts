import { expect } from 'chai';
import { Interface, verifyTypedData } from 'ethers';
import fc from 'fast-check';
import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import type { NftPurchaseSigner } from '../../../src/application/ports/sale.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { addresses } from '../../support/chain/signing.ts';
import { nftAuthorization, nftAuthorizations } from '../../support/fixtures/nft-fixtures.ts';
import { NFT_PURCHASE_TYPES } from '../../support/fixtures/sale-orders.ts';
import { ALICE, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';

const SALE = new Interface(readArtifact('NftSale').abi);

type SignerWorld = Readonly<{
  signer: NftPurchaseSigner;
  address: string;
  domain: Readonly<{ name: string; version: string; chainId: number }>;
}>;

export function describeNftPurchaseSignerContract(name: string, makeWorld: () => SignerWorld): void {
  describe(`NftPurchaseSigner contract: ${name}`, () => {
    const { signer, address, domain } = makeWorld();

    it('signs for this contract with its address, and returns the calldata of buyNft()', async () => {
      await fc.assert(
        fc.asyncProperty(addresses, nftAuthorizations, async (contract, authorization) => {
          const signed = await signer.sign(contract, authorization);
          const verified = { ...domain, verifyingContract: contract };
          expect(verifyTypedData(verified, NFT_PURCHASE_TYPES, authorization, signed.signature)).to.equal(address);
          expect(signed.authorization).to.deep.equal(authorization);
          expect(signed.calldata).to.equal(SALE.encodeFunctionData('buyNft', [authorization, signed.signature]));
        }),
        { numRuns: 40 },
      );
    });

    for (const change of [
      { buyer: BOB },
      { paymentToken: BOB },
      { amount: 1n },
      { tokenId: 78n },
      { tierId: 2 },
      { referrer: BOB },
      { nonce: 2n },
      { deadline: 1n },
    ])
      it(`signs nothing but the authorization: another ${Object.keys(change).join()} does not verify`, async () => {
        const { signature } = await signer.sign(CAROL, nftAuthorization(1n));
        const changed = nftAuthorization(1n, change);
        const verified = { ...domain, verifyingContract: CAROL };
        expect(verifyTypedData(verified, NFT_PURCHASE_TYPES, changed, signature)).to.not.equal(address);
      });

    it('signs for one contract: another one does not verify', async () => {
      const { signature } = await signer.sign(CAROL, nftAuthorization(1n));
      const other = { ...domain, verifyingContract: ALICE };
      expect(verifyTypedData(other, NFT_PURCHASE_TYPES, nftAuthorization(1n), signature)).to.not.equal(address);
    });

    for (const change of [{ amount: -1n }, { tokenId: MAX_UINT256 + 1n }, { tierId: 256 }])
      it(`rejects ${Object.entries(change).join()} instead of truncating it`, async () => {
        const rejection = await rejectionOf(signer.sign(CAROL, nftAuthorization(1n, change)));
        expect(rejection).to.be.instanceOf(RangeError);
      });
  });
}
