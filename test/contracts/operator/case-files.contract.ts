import { expect } from 'chai';
import {
  actionsIn,
  entryOf,
  type OperatorStores,
  permitting,
  register,
} from '../../support/fixtures/operator-fixtures.ts';
import { ALICE, at, BOB, CAROL, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';

const entry = (action: string) => permitting(entryOf({ id: '1', wallet: BOB }, action));
const block = { wallet: BOB, reason: NON_ASCII, by: ALICE, at: at() };

export function describeCaseFilesContract(name: string, makeWorld: () => Promise<OperatorStores>): void {
  describe(`CaseFiles: ${name}`, () => {
    let stores: OperatorStores;
    beforeEach(async () => {
      stores = await makeWorld();
    });

    it('blocks a user once, says whether that was new, and records each request in the audit log', async () => {
      await register(stores, BOB);
      expect(await stores.caseFiles.block(block, entry('user.block'))).to.equal(true);
      expect((await stores.users.find(BOB))?.isBlocked).to.equal(true);
      expect(await stores.caseFiles.block({ ...block, at: at(1) }, entry('user.block'))).to.equal(false);
      expect(await stores.caseFiles.blocksOf(BOB)).to.deep.equal([{ ...block, kind: 'block' }]);
      expect(await stores.caseFiles.blocksOf(CAROL)).to.deep.equal([]);
      expect(await actionsIn(stores)).to.deep.equal(['user.block', 'user.block']);
    });

    it('keeps nothing for a wallet without a user, and nothing without its audit entry', async () => {
      expect(await stores.caseFiles.block(block, entry('user.block'))).to.equal(undefined);
      await register(stores, BOB);
      expect(await rejectionOf(stores.caseFiles.block(block, entry('no action')))).to.be.instanceOf(TypeError);
      const note = { wallet: BOB, text: 'x', by: ALICE, at: at() };
      expect(await rejectionOf(stores.caseFiles.addNote(note, entry('no action')))).to.be.instanceOf(TypeError);
      expect((await stores.users.find(BOB))?.isBlocked).to.equal(false);
      expect(await stores.caseFiles.blocksOf(BOB)).to.deep.equal([]);
      expect(await stores.caseFiles.notesOf(BOB)).to.deep.equal([]);
      expect(await actionsIn(stores)).to.deep.equal([]);
    });

    it('keeps the notes about a wallet, oldest first', async () => {
      const notes = [
        { wallet: BOB, text: `${NON_ASCII}\nsecond line`, by: ALICE, at: at() },
        { wallet: BOB, text: 'x'.repeat(4_000), by: 'cli:root', at: at(1) },
      ];
      const kept = [];
      for (const note of notes) kept.push(await stores.caseFiles.addNote(note, entry('user.note')));
      expect(kept.map(({ id, ...note }) => note)).to.deep.equal(notes);
      expect(await stores.caseFiles.notesOf(BOB)).to.deep.equal(kept);
      expect(await stores.caseFiles.notesOf(CAROL)).to.deep.equal([]);
    });
  });
}
