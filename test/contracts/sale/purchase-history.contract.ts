import { expect } from 'chai';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { Failure } from '../../../src/domain/shared/failure.ts';
import { requestInvalid } from '../../../src/domain/shared/failures.ts';
import { block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, BOB, hash } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';
import type { SaleStores } from './sale-stores.ts';

const base64url = (text: string) => Buffer.from(text).toString('base64url');

export function describePurchaseHistoryContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`PurchaseHistory: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });

    it('is empty for a wallet without purchases', async () => {
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8, { buyer: BOB })] }));
      expect(await stores.purchaseHistory.list(ALICE, { limit: 10 })).to.deep.equal({ items: [] });
    });

    it('lists purchases as indexed, and whether they are confirmed', async () => {
      const huge = { amount: MAX_UINT256, tokens: MAX_UINT256, nonce: MAX_UINT256, tier: 255, logIndex: 2 ** 31 - 1 };
      const first = purchase(1, 8, huge);
      const second = purchase(2, 2 ** 40);
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [first], unconfirmed: [second] }));
      expect(await stores.purchaseHistory.list(ALICE, { limit: 10 })).to.deep.equal({
        items: [
          { ...second, confirmed: false },
          { ...first, confirmed: true },
        ],
      });
    });

    it('is newest first, by block and log index', async () => {
      const purchases = [
        purchase(1, 9, { logIndex: 2 }),
        purchase(2, 9, { logIndex: 10 }),
        purchase(3, 10, { logIndex: 1 }),
        purchase(4, 8, { logIndex: 30 }),
      ];
      await stores.purchaseIndex.commit(step(block(10), { confirmed: purchases }));
      const { items } = await stores.purchaseHistory.list(ALICE, { limit: 10 });
      expect(items.map(({ nonce }) => nonce)).to.deep.equal([3n, 2n, 1n, 4n]);
    });

    it('has pages that contain every purchase once, and ends without a cursor', async () => {
      const purchases = [9, 8, 7, 6].flatMap((number) => [
        purchase(number * 2, number, { logIndex: 1 }),
        purchase(number * 2 - 1, number, { logIndex: 0 }),
      ]);
      await stores.purchaseIndex.commit(step(block(10), { confirmed: purchases }));
      const pages: bigint[][] = [];
      for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
        const page = await stores.purchaseHistory.list(ALICE, {
          limit: 3,
          ...(cursor === undefined ? {} : { cursor }),
        });
        pages.push(page.items.map(({ nonce }) => nonce));
        cursor = page.nextCursor;
      }
      expect(pages).to.deep.equal([
        [18n, 17n, 16n],
        [15n, 14n, 13n],
        [12n, 11n],
      ]);
    });

    it('has no next page when the last one is exactly full', async () => {
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8), purchase(2, 9)] }));
      expect(await stores.purchaseHistory.list(ALICE, { limit: 2 })).not.to.have.property('nextCursor');
    });

    it('continues where a page ended, also after new purchases', async () => {
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8), purchase(2, 9)] }));
      const { nextCursor: cursor = '' } = await stores.purchaseHistory.list(ALICE, { limit: 1 });
      await stores.purchaseIndex.commit(step(block(20), { from: block(10), confirmed: [purchase(3, 15)] }));
      const { items } = await stores.purchaseHistory.list(ALICE, { limit: 10, cursor });
      expect(items.map(({ nonce }) => nonce)).to.deep.equal([1n]);
    });

    for (const cursor of [
      '',
      'x',
      hash(1),
      '%',
      base64url('8'),
      base64url('8.0.0'),
      base64url('-1.0'),
      base64url('1e3.0'),
      base64url('9999999999999999.0'),
      base64url('08.0'),
      `${base64url('8.0')}=`,
      `${base64url('8.0')} `,
      base64url("8.0' or true --"),
      base64url('\0'),
    ])
      it(`rejects ${JSON.stringify(cursor)} as a cursor`, async () => {
        const failure: Failure = await failureOf(
          stores.purchaseHistory.list(ALICE, { limit: 1, cursor }),
          requestInvalid,
        );
        expect(failure.facts.issues).to.have.nested.property('[0].path', 'cursor');
      });

    it('returns copies', async () => {
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8)] }));
      (await stores.purchaseHistory.list(ALICE, { limit: 1 })).items[0]?.timestamp.setTime(0);
      const { items } = await stores.purchaseHistory.list(ALICE, { limit: 1 });
      expect(items[0]?.timestamp).to.deep.equal(purchase(1, 8).timestamp);
    });
  });
}
