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

    it('returns what a buyer used, newest first, and nothing else', async () => {
      for (const nonce of [1n, 2n, 3n, 4n])
        await ledger.record({ ...mint(CAROL, nftAuthorization(nonce)), issuedAt: at(Number(nonce)) }, aGrant());
      await ledger.record(mint(CAROL, nftAuthorization(5n, { buyer: BOB })), aGrant());
      for (const nonce of [1n, 3n, 5n]) await ledger.settle(CAROL, nonce, 'used');
      await ledger.settle(CAROL, 2n, 'unused');
      await ledger.settle(CAROL, 4n, 'cancelled');
      const nonces = async (limit: number) =>
        (await ledger.usedBy(ALICE, limit)).map(({ contract, authorization: { nonce } }) => [contract, nonce]);
      expect(await nonces(10)).to.deep.equal([
        [CAROL, 3n],
        [CAROL, 1n],
      ]);
      expect(await nonces(1)).to.deep.equal([[CAROL, 3n]]);
      expect(await ledger.usedBy(CAROL, 10)).to.deep.equal([]);
      const states = (await ledger.issuedTo(ALICE, 10, at())).map(({ state }) => state);
      expect(states).to.deep.equal(['expired', 'used', 'expired', 'used']);
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
