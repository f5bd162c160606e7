import { expect } from 'chai';
import type { AuditLog } from '../../../src/application/ports/audit.ts';
import type { DecisionStore } from '../../../src/application/ports/decision.ts';
import type { DecisionFilter } from '../../../src/domain/decision/decision.ts';
import { requestInvalid } from '../../../src/domain/shared/failures.ts';
import { recordsOf } from '../../support/fixtures/audit-fixtures.ts';
import { aDecision, aRefusal, decisionId } from '../../support/fixtures/decision-fixtures.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejectionOf } from '../../support/rejection.ts';

export type DecisionWorld = Readonly<{ decisions: DecisionStore; auditLog: AuditLog }>;

export function describeDecisionStoreContract(name: string, makeWorld: () => Promise<DecisionWorld>): void {
  describe(`DecisionStore: ${name}`, () => {
    let decisions: DecisionStore;
    let auditLog: AuditLog;
    beforeEach(async () => {
      ({ decisions, auditLog } = await makeWorld());
    });
    const found = async (filter: DecisionFilter) =>
      (await decisions.page(filter, { limit: 10 })).items.map(({ id }) => id);

    it('finds nothing at first, and nothing for a text that is not an id', async () => {
      expect(await decisions.find(decisionId(1))).to.equal(undefined);
      expect(await decisions.find('x')).to.equal(undefined);
      expect(await decisions.page({}, { limit: 1 })).to.deep.equal({ items: [] });
    });

    it('returns every field of a decision', async () => {
      const [grant, refusal] = [aDecision(), aRefusal({ id: decisionId(2) })];
      await decisions.record(grant);
      await decisions.record(refusal);
      expect(await decisions.find(grant.id)).to.deep.equal(grant);
      expect(await decisions.find(refusal.id)).to.deep.equal(refusal);
    });

    it('writes one audit entry for each decision, without its rules', async () => {
      await decisions.record(aRefusal());
      const [record, ...more] = await recordsOf(auditLog.stream({}));
      expect(more).to.deep.equal([]);
      expect(record?.entry).to.include({ actor: ALICE, action: 'decision.record', outcome: 'refused' });
      expect(record?.entry.decisionId).to.equal(decisionId(1));
      expect(record?.entry.digest).to.match(/^[0-9a-f]{64}$/);
      expect(record?.body).not.to.include('verification');
    });

    it('gives decisions that differ in one rule different digests', async () => {
      await decisions.record(aRefusal());
      await decisions.record(
        aRefusal({ rules: [{ rule: 'kyc', outcome: 'unknown', code: 'KYC_REQUIRED' }], id: decisionId(2) }),
      );
      const digests = (await recordsOf(auditLog.stream({}))).map(({ entry }) => entry.digest);
      expect(new Set(digests)).to.have.property('size', 2);
    });

    it('rejects an id that exists, and keeps no entry of the second decision', async () => {
      await decisions.record(aDecision());
      expect(await rejectionOf(decisions.record(aRefusal()))).to.be.instanceOf(Error);
      expect(await recordsOf(auditLog.stream({}))).to.have.length(1);
      expect(await decisions.find(decisionId(1))).to.deep.equal(aDecision());
    });

    it('finds decisions by wallet, kind, outcome, code, request and time, newest first', async () => {
      const [one, two, three] = [decisionId(1), decisionId(2), decisionId(3)];
      await decisions.record(aDecision());
      await decisions.record(aRefusal({ id: two, at: at(1), wallet: BOB, requestId: 'r2' }));
      await decisions.record(aRefusal({ id: three, at: at(2), kind: 'relay' }));
      expect(await found({})).to.deep.equal([three, two, one]);
      expect(await found({ wallet: ALICE })).to.deep.equal([three, one]);
      expect(await found({ kind: 'buy' })).to.deep.equal([two, one]);
      expect(await found({ outcome: 'refused' })).to.deep.equal([three, two]);
      expect(await found({ code: 'KYC_REQUIRED' })).to.deep.equal([three, two]);
      expect(await found({ code: 'TERMS_REQUIRED' })).to.deep.equal([]);
      expect(await found({ requestId: 'r2' })).to.deep.equal([two]);
      expect(await found({ from: at(1) })).to.deep.equal([three, two]);
      expect(await found({ to: at(1) })).to.deep.equal([one]);
      expect(await found({ wallet: ALICE, kind: 'relay', outcome: 'granted' })).to.deep.equal([]);
    });

    it('continues a page after its cursor', async () => {
      for (const number of [1, 2, 3]) await decisions.record(aDecision({ id: decisionId(number) }));
      const first = await decisions.page({ wallet: ALICE }, { limit: 2 });
      await decisions.record(aDecision({ id: decisionId(4) }));
      const second = await decisions.page({ wallet: ALICE }, { limit: 2, cursor: first.nextCursor as string });
      expect([first, second].map(({ items }) => items.map(({ id }) => id))).to.deep.equal([
        [decisionId(3), decisionId(2)],
        [decisionId(1)],
      ]);
      await failureOf(decisions.page({}, { limit: 1, cursor: 'x' }), requestInvalid);
    });
  });
}
