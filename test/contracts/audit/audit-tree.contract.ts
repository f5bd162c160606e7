import { expect } from 'chai';
import { readCheckpoint } from '../../../src/adapters/local/transparency/checkpoint-signer.ts';
import { verifyInclusion } from '../../../src/adapters/local/transparency/merkle-proofs.ts';
import { EMPTY_ROOT } from '../../../src/adapters/local/transparency/merkle-tree.ts';
import { openNote } from '../../../src/adapters/local/transparency/signed-note.ts';
import type { AuditLog, AuditTree } from '../../../src/application/ports/audit.ts';
import type { DecisionStore } from '../../../src/application/ports/decision.ts';
import { auditEntry, recordsOf } from '../../support/fixtures/audit-fixtures.ts';
import { aDecision, aRefusal, decisionId } from '../../support/fixtures/decision-fixtures.ts';
import { at, atOnce } from '../../support/fixtures/store-fixtures.ts';

export type TreeWorld = Readonly<{ tree: AuditTree; auditLog: AuditLog; decisions: DecisionStore }>;

const SOUND = { signedByOtherKeys: 0, problems: [] };

export function describeAuditTreeContract(name: string, makeWorld: () => Promise<TreeWorld>): void {
  describe(`AuditTree: ${name}`, () => {
    let tree: AuditTree;
    let auditLog: AuditLog;
    let decisions: DecisionStore;
    beforeEach(async () => {
      ({ tree, auditLog, decisions } = await makeWorld());
    });
    const append = (count: number) => atOnce(count, (index) => auditLog.append(auditEntry({ at: at(index) })));
    const head = async () => readCheckpoint(openNote(await tree.checkpoint(), tree.verifierKeys));

    it('signs the head of an empty log', async () => {
      expect(await head()).to.deep.equal({ origin: 'localhost/audit', size: 0, root: EMPTY_ROOT });
      expect(await tree.seal(10, at())).to.equal(0);
      expect(await tree.verify()).to.deep.equal({ entries: 0, checkpoints: 0, pending: 0, ...SOUND });
    });

    it('seals every entry once, in batches', async () => {
      await append(7);
      expect(await tree.verify()).to.include({ entries: 0, pending: 7 });
      expect([await tree.seal(4, at()), await tree.seal(4, at()), await tree.seal(4, at())]).to.deep.equal([4, 3, 0]);
      expect(await head()).to.have.property('size', 7);
      const leaves = (await recordsOf(auditLog.stream({}))).map(({ leaf }) => leaf);
      expect(leaves).to.have.members([0, 1, 2, 3, 4, 5, 6]);
      expect(await tree.verify()).to.deep.equal({ entries: 7, checkpoints: 2, pending: 0, ...SOUND });
    });

    it('seals every entry once under concurrent sealers and writers', async () => {
      const writing = append(300);
      const sealed = await atOnce(6, () => tree.seal(40, at()));
      await writing;
      let total = sealed.reduce((sum, count) => sum + count, 0);
      for (let more = 1; more > 0; total += more) more = await tree.seal(100, at());
      expect(total).to.equal(300);
      expect(await tree.verify()).to.deep.include({ entries: 300, pending: 0, ...SOUND });
    });

    it('continues a tree beyond the width of a tile', async () => {
      await append(520);
      while ((await tree.seal(130, at())) > 0);
      await decisions.record(aDecision());
      await tree.seal(10, at());
      expect(await tree.verify()).to.deep.include({ entries: 521, pending: 0, ...SOUND });
      expect(await tree.proofOf(decisionId(1))).to.include({ index: 520, treeSize: 521 });
    });

    it('proves the entry of a decision, in the tree of the newest checkpoint', async () => {
      await append(5);
      await decisions.record(aRefusal());
      expect(await tree.proofOf(decisionId(1))).to.equal(undefined);
      await tree.seal(10, at());
      await append(3);
      await tree.seal(10, at());
      const { root, size } = await head();
      const proof = await tree.proofOf(decisionId(1));
      if (proof === undefined) throw new Error('the decision is not sealed');
      expect([proof.treeSize, size]).to.deep.equal([9, 9]);
      expect(JSON.parse(proof.entry)).to.include({ decisionId: decisionId(1), action: 'decision.record' });
      const hashes = proof.proof.map((hex) => Buffer.from(hex, 'hex'));
      const leafHash = Buffer.from(proof.leafHash, 'hex');
      expect(verifyInclusion({ leafHash, index: proof.index, size, proof: hashes, root })).to.equal(true);
      expect(await tree.proofOf(decisionId(2))).to.equal(undefined);
    });
  });
}
