import { expect } from 'chai';
import type { PreparedTransfers } from '../../../src/application/ports/transfer.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { transferData } from '../../support/chain/transfers.ts';
import { aPreparation } from '../../support/fixtures/prepared-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

export function describePreparedTransfersContract(name: string, makeWorld: () => Promise<PreparedTransfers>): void {
  describe(`PreparedTransfers: ${name}`, () => {
    let store: PreparedTransfers;
    beforeEach(async () => {
      store = await makeWorld();
    });
    const find = (number: number, wallet = ALICE) => store.find(wallet, aPreparation(number).id);

    it('returns a prepared transfer to its wallet only', async () => {
      await store.keep(aPreparation(1));
      expect(await find(1)).to.deep.equal(aPreparation(1));
      expect(await find(1, BOB)).to.equal(undefined);
      expect(await find(2)).to.equal(undefined);
    });

    for (const id of ['', 'x', '1', "' or 1=1 --", '00000000-0000-4000-8000-00000000000g', 'ü'])
      it(`finds nothing for the id ${JSON.stringify(id)}`, async () => {
        await store.keep(aPreparation(1));
        expect(await store.find(ALICE, id)).to.equal(undefined);
      });

    it('accepts an id in any letter case', async () => {
      const id = 'abcdef00-0000-4000-8000-00000000abcd';
      await store.keep(aPreparation(1, { id }));
      expect(await store.find(ALICE, id.toUpperCase())).to.deep.equal(aPreparation(1, { id }));
    });

    it('keeps the largest numbers, and calldata', async () => {
      const { transaction } = aPreparation(1);
      const numbers = { nonce: MAX_UINT256, value: MAX_UINT256, gas: MAX_UINT256, maxFeePerGas: MAX_UINT256 };
      const data = transferData(CAROL, MAX_UINT256) as `0x${string}`;
      const chainId = Number.MAX_SAFE_INTEGER;
      const large = aPreparation(1, {
        transaction: { ...transaction, ...numbers, maxPriorityFeePerGas: MAX_UINT256, data, chainId },
      });
      await store.keep(large);
      expect(await find(1)).to.deep.equal(large);
    });

    it('stores each once', async () => {
      await store.keep(aPreparation(1));
      const again = await store.keep(aPreparation(1, { recipient: CAROL })).then(
        () => 'kept',
        () => 'refused',
      );
      expect(again).to.equal('refused');
      expect((await find(1))?.recipient).to.equal(BOB);
    });

    it('stores copies', async () => {
      const expiresAt = at(5);
      await store.keep(aPreparation(1, { expiresAt }));
      expiresAt.setTime(0);
      expect((await find(1))?.expiresAt).to.deep.equal(at(5));
    });

    it('returns distinct recipients of the wallet’s prepared transfers', async () => {
      await atOnce(6, (i) => store.keep(aPreparation(i, { recipient: i % 2 === 0 ? BOB : CAROL })));
      await store.keep(aPreparation(9, { wallet: BOB, recipient: ALICE }));
      expect([...(await store.recipients(ALICE))].sort()).to.deep.equal([CAROL, BOB].sort());
      expect(await store.recipients(BOB)).to.deep.equal([ALICE]);
      expect(await store.recipients(CAROL)).to.deep.equal([]);
    });

    it('keeps expired ones until they are purged, and purges nothing else', async () => {
      for (const number of [1, 2, 3]) await store.keep(aPreparation(number, { expiresAt: at(number) }));
      expect(await find(1)).to.deep.equal(aPreparation(1, { expiresAt: at(1) }));
      expect(await store.purgeExpired(at(2), 100)).to.equal(1);
      expect(await store.purgeExpired(at(2), 100)).to.equal(0);
      expect([await find(1), (await find(2))?.id, (await find(3))?.id]).to.deep.equal([
        undefined,
        aPreparation(2).id,
        aPreparation(3).id,
      ]);
    });
  });
}
