import { expect } from 'chai';
import { checkSigners } from '../../../src/application/sale/check-signers.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { AUCTION } from '../../support/fixtures/auction-fixtures.ts';
import { ALICE, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

describe('the check of the accounts that sign for the sale', () => {
  it('raises one alarm for each contract that accepts none of them, and again once it was accepted in between', async () => {
    const raised: unknown[] = [];
    const refusing = new Set<WalletAddress>();
    const check = checkSigners({
      alarms: { raise: async ({ name, facts }) => void raised.push([name, facts?.contract]) },
      salePolicy: {
        ...{ chainId: 8453, contract: ALICE, nftContract: BOB, auctions: [AUCTION] },
        ...{ startBlock: 0, confirmations: 0 },
        paymentTokens: [{ address: CAROL, symbol: 'USDC', decimals: 6 }],
      },
      saleSigners: { accountFor: async (contract) => (refusing.has(contract) ? undefined : CAROL) },
    });
    await check();
    expect(raised).to.deep.equal([]);
    for (const contract of [ALICE, BOB, AUCTION.hook]) refusing.add(contract);
    await check();
    await check();
    const once = [ALICE, BOB, AUCTION.hook].map((contract) => ['signer-not-accepted', contract]);
    expect(raised).to.deep.equal(once);
    refusing.delete(BOB);
    await check();
    refusing.add(BOB);
    await check();
    expect(raised).to.deep.equal([...once, ['signer-not-accepted', BOB]]);
  });
});
