import { expect } from 'chai';
import type { UserWalletStore } from '../../../src/application/ports/user.ts';
import { tooManyUserWallets, userWalletExists } from '../../../src/domain/user/errors.ts';
import type { NewUserWallet } from '../../../src/domain/user/user.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';

const draft = (address: string, changes: Partial<NewUserWallet> = {}): NewUserWallet => ({
  chain: 'evm',
  address,
  isEmbedded: false,
  isPrimary: false,
  createdAt: at(),
  ...changes,
});

export function describeUserWalletStoreContract(name: string, makeWorld: () => Promise<UserWalletStore>): void {
  describe(`UserWalletStore: ${name}`, () => {
    let wallets: UserWalletStore;
    const add = (address: string, changes: Partial<NewUserWallet> = {}, most = 100) =>
      wallets.add(ALICE, draft(address, changes), most);
    const primaries = async () =>
      (await wallets.walletsOf(ALICE)).filter(({ isPrimary }) => isPrimary).map(({ address }) => address);
    beforeEach(async () => {
      wallets = await makeWorld();
    });

    it('starts with an empty list', async () => {
      expect(await wallets.walletsOf(ALICE)).to.deep.equal([]);
    });

    it('keeps a wallet as it was added, to the millisecond and the last character', async () => {
      const given = { label: NON_ASCII, isEmbedded: true, embeddedWalletId: NON_ASCII, isPrimary: true };
      const added = await add('0x1', given);
      expect(added).to.deep.equal({ ...draft('0x1', given), id: added.id });
      expect(added.id).to.match(/^[1-9][0-9]*$/);
      expect(await wallets.walletsOf(ALICE)).to.deep.equal([added]);
    });

    it('lists the owner’s wallets, oldest first', async () => {
      const [first, second] = [await add('0x2'), await add('0x1')];
      await wallets.add(BOB, draft('0x3'), 100);
      expect(await wallets.walletsOf(ALICE)).to.deep.equal([first, second]);
    });

    it('accepts an address once per list and chain', async () => {
      await add('a');
      await failureOf(add('a', { label: 'again', isPrimary: true }), userWalletExists);
      await add('a', { chain: 'sol' });
      await wallets.add(BOB, draft('a'), 100);
      expect(await wallets.walletsOf(ALICE)).to.have.length(2);
      expect(await primaries()).to.deep.equal([]);
    });

    it('accepts an address once of ten concurrent calls', async () => {
      const outcomes = await atOnce(10, () => add('a').catch((error: unknown) => error));
      const refused = outcomes.filter((outcome) => outcome instanceof Error);
      expect(refused).to.have.length(9);
      for (const error of refused) await failureOf(Promise.reject(error), userWalletExists);
    });

    it('accepts seven of ten concurrent calls when the limit is seven', async () => {
      const outcomes = await atOnce(10, (index) => add(`0x${index}`, {}, 7).catch((error: unknown) => error));
      const refused = outcomes.filter((outcome) => outcome instanceof Error);
      expect(refused).to.have.length(3);
      for (const error of refused) await failureOf(Promise.reject(error), tooManyUserWallets);
      expect(await wallets.walletsOf(ALICE)).to.have.length(7);
    });

    it('has one primary wallet per chain: the last one added', async () => {
      await add('a', { isPrimary: true });
      await add('b', { chain: 'btc', isPrimary: true });
      await wallets.add(BOB, draft('d', { isPrimary: true }), 100);
      await add('c', { isPrimary: true });
      await add('e');
      expect(await primaries()).to.deep.equal(['b', 'c']);
      expect((await wallets.walletsOf(BOB))[0]?.isPrimary).to.equal(true);
    });

    it('has one primary wallet also after ten concurrent calls', async () => {
      await atOnce(10, (index) => add(`0x${index}`, { isPrimary: true }));
      expect(await primaries()).to.have.length(1);
      expect(await wallets.walletsOf(ALICE)).to.have.length(10);
    });

    it('removes a wallet once, also with leading zeros in its id, and accepts its address again under another id', async () => {
      const [first, second] = [await add('a'), await add('b')];
      expect(await wallets.remove(ALICE, `00${first.id}`)).to.equal(true);
      expect(await wallets.remove(ALICE, first.id)).to.equal(false);
      expect(await wallets.walletsOf(ALICE)).to.deep.equal([second]);
      expect((await add('a')).id).not.to.equal(first.id);
    });

    it('does not remove a wallet of another owner', async () => {
      const added = await add('a');
      expect(await wallets.remove(BOB, added.id)).to.equal(false);
      expect(await wallets.walletsOf(ALICE)).to.deep.equal([added]);
    });

    for (const id of ['0', '999999999', '9223372036854775807', '9223372036854775808', '9'.repeat(100)])
      it(`finds no wallet ${id}`, async () => {
        expect(await wallets.remove(ALICE, id)).to.equal(false);
      });

    it('returns copies', async () => {
      (await add('a')).createdAt.setTime(0);
      (await wallets.walletsOf(ALICE))[0]?.createdAt.setTime(0);
      expect((await wallets.walletsOf(ALICE))[0]?.createdAt).to.deep.equal(at());
    });
  });
}
