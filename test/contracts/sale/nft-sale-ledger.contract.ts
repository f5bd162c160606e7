import { expect } from 'chai';
import type { NftSaleLedger } from '../../../src/application/ports/sale.ts';
import type { NftPurchaseAuthorization } from '../../../src/domain/sale/purchase-authorization.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

const mint = (contract: WalletAddress, authorization: NftPurchaseAuthorization) => ({
  ...{ contract, authorization, issuedAt: at() },
});

export function describeNftSaleLedgerContract(name: string, makeWorld: () => Promise<NftSaleLedger>): void {
  describe(`NftSaleLedger: ${name}`, () => {
    let ledger: NftSaleLedger;
    beforeEach(async () => {
      ledger = await makeWorld();
    });

    it('returns a recorded authorization, for its contract only', async () => {
      await ledger.record(mint(CAROL, nftAuthorization(1n)), aGrant());
      expect(await ledger.issued(CAROL, 1n)).to.deep.equal(nftAuthorization(1n));
      expect(await ledger.issued(CAROL, 2n)).to.equal(undefined);
      expect(await ledger.issued(BOB, 1n)).to.equal(undefined);
    });

    it('can contain the contract’s largest numbers', async () => {
      const huge = { amount: MAX_UINT256, tokenId: MAX_UINT256, tierId: 255, deadline: MAX_UINT256, referrer: BOB };
      await ledger.record(mint(CAROL, nftAuthorization(MAX_UINT256, huge)), aGrant());
      expect(await ledger.issued(CAROL, MAX_UINT256)).to.deep.equal(nftAuthorization(MAX_UINT256, huge));
    });

    it('accepts a contract’s nonce once, and stores one of ten concurrent records', async () => {
      const attempts = await atOnce(10, (index) =>
        ledger.record(mint(CAROL, nftAuthorization(1n, { tokenId: BigInt(index) })), aGrant()).then(
          () => index,
          () => undefined,
        ),
      );
      const winners = attempts.filter((index) => index !== undefined);
      expect(winners).to.have.length(1);
      expect((await ledger.issued(CAROL, 1n))?.tokenId).to.equal(BigInt(winners[0] as number));
      await ledger.record(mint(ALICE, nftAuthorization(1n)), aGrant());
    });
  });
}
