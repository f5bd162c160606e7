import { expect } from 'chai';
import type { Contacts } from '../../../src/application/ports/chat/contacts.ts';
import { ALICE, atOnce, BOB } from '../../support/fixtures/store-fixtures.ts';

export function describeContactsContract(name: string, makeWorld: () => Promise<Contacts>): void {
  describe(`Contacts: ${name}`, () => {
    let contacts: Contacts;
    beforeEach(async () => {
      contacts = await makeWorld();
    });

    it('is empty at first', async () => {
      expect(await contacts.find(ALICE, 'ana')).to.equal(undefined);
      expect(await contacts.list(ALICE)).to.deep.equal([]);
      expect(await contacts.remove(ALICE, 'ana')).to.equal(false);
    });

    it('finds and lists what a wallet saved, and nothing of another wallet', async () => {
      for (const name of ['zoë', 'ana', '李雷'])
        expect(await contacts.save(ALICE, { name, address: BOB }, 9)).to.equal(BOB);
      expect(await contacts.find(ALICE, 'zoë')).to.equal(BOB);
      expect((await contacts.list(ALICE)).map(({ name }) => name)).to.deep.equal(['ana', 'zoë', '李雷']);
      expect(await contacts.find(BOB, 'ana')).to.equal(undefined);
      expect(await contacts.list(BOB)).to.deep.equal([]);
    });

    it('keeps the address of a name, which it returns, also at the limit, and refuses another name there', async () => {
      await contacts.save(ALICE, { name: 'ana', address: BOB }, 1);
      expect(await contacts.save(ALICE, { name: 'ana', address: ALICE }, 1)).to.equal(BOB);
      expect(await contacts.save(ALICE, { name: 'ana', address: ALICE }, 9)).to.equal(BOB);
      expect(await contacts.find(ALICE, 'ana')).to.equal(BOB);
      expect(await contacts.save(ALICE, { name: 'ben', address: BOB }, 1)).to.equal(undefined);
      expect(await contacts.list(ALICE)).to.have.length(1);
    });

    it('gives a name that is saved many times at once to one address', async () => {
      const addresses = [ALICE, BOB];
      let next = 0;
      const said = await atOnce(10, () => {
        next += 1;
        return contacts.save(ALICE, { name: 'ana', address: addresses[next % 2] ?? BOB }, 4);
      });
      expect(new Set(said)).to.deep.equal(new Set([await contacts.find(ALICE, 'ana')]));
    });

    it('never exceeds the limit under concurrent calls', async () => {
      let next = 0;
      await atOnce(10, () => {
        next += 1;
        return contacts.save(ALICE, { name: `name${next}`, address: BOB }, 4);
      });
      expect(await contacts.list(ALICE)).to.have.length(4);
    });

    it('removes a contact once', async () => {
      await contacts.save(ALICE, { name: 'ana', address: BOB }, 9);
      expect(await contacts.remove(ALICE, 'ana')).to.equal(true);
      expect(await contacts.remove(ALICE, 'ana')).to.equal(false);
      expect(await contacts.find(ALICE, 'ana')).to.equal(undefined);
    });
  });
}
