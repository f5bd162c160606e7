import { expect } from 'chai';
import type { Verdict } from '../../../src/application/ports/operator.ts';
import { kycStanding } from '../../../src/domain/kyc/kyc-standing.ts';
import { verificationsOf } from '../../../src/domain/kyc/verifications.ts';
import { proposalDecided, proposalOpen } from '../../../src/domain/operator/errors.ts';
import type { Proposal } from '../../../src/domain/operator/proposal.ts';
import { requestInvalid } from '../../../src/domain/shared/failures.ts';
import {
  actionsIn,
  DAY_MS,
  draft,
  entryOf,
  NAMED,
  type OperatorStores,
  permitting,
  register,
} from '../../support/fixtures/operator-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejectionOf } from '../../support/rejection.ts';

const approval = { verdict: 'approved', by: CAROL, at: at(1) } as const;
const approving = (proposal: Proposal, effect?: Verdict['effect']): Verdict => ({
  decision: approval,
  entry: entryOf(proposal, 'proposal.approve'),
  ...(effect && { effect }),
});

/** Every operator port of one service, over the same storage. */
export function describeProposalStoreContract(name: string, makeWorld: () => Promise<OperatorStores>): void {
  describe(`ProposalStore: ${name}`, () => {
    let stores: OperatorStores;
    beforeEach(async () => {
      stores = await makeWorld();
    });
    const create = (...args: Parameters<typeof draft>) => stores.proposals.create(draft(...args), permitting(entryOf));

    it('returns what it stored, with every kind of wish', async () => {
      const wishes = [
        { action: 'unblock' },
        { action: 'grant-tier', tier: 'TIER_3', expiresAt: at(DAY_MS) },
        { action: 'grant-tier', tier: 'TIER_1' },
        { action: 'revoke-tier' },
        { action: 'revoke-tier', tier: 'TIER_2' },
        { action: 'add-operator', role: 'viewer' },
        { action: 'remove-operator' },
      ] as const;
      for (const [index, wish] of wishes.entries()) {
        const wallet = index % 2 === 0 ? BOB : CAROL;
        const given = draft(wish, { reason: NON_ASCII, wallet });
        const kept = await stores.proposals.create(given, permitting(entryOf));
        expect(kept).to.deep.equal({ ...given, id: kept.id });
        expect(await stores.proposals.find(kept.id)).to.deep.equal(kept);
      }
      expect(await actionsIn(stores)).to.deep.equal(wishes.map(() => 'proposal.create'));
    });

    it('finds nothing under an unknown id, whatever its form', async () => {
      for (const id of ['1', '0', 'x', '', '99999999999999999999']) {
        expect(await stores.proposals.find(id)).to.equal(undefined);
        expect(await stores.proposals.decide(id, (proposal) => approving(proposal))).to.equal(undefined);
      }
    });

    it('rejects a second open proposal of the same action for the wallet, and accepts it after the first ended', async () => {
      const { id } = await create();
      const refusal = await failureOf(create(), proposalOpen);
      expect(refusal.facts).to.deep.equal({ id });
      await create({ action: 'revoke-tier' });
      await create({ action: 'unblock' }, { wallet: CAROL });
      await create({ action: 'unblock' }, { proposedAt: at(7 * DAY_MS) });
    });

    it('stores one of ten concurrent proposals of the same', async () => {
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => create()));
      expect(results.filter(({ status }) => status === 'fulfilled')).to.have.length(1);
      expect(await actionsIn(stores)).to.have.length(1);
    });

    it('stores nothing without its audit entry', async () => {
      const unstorable = () => ({ ...entryOf({ id: '1', wallet: BOB }), action: 'no action' });
      expect(await rejectionOf(stores.proposals.create(draft(), permitting(unstorable)))).to.be.instanceOf(TypeError);
      expect((await stores.proposals.page({ now: at() }, { limit: 1 })).items).to.deep.equal([]);
    });

    it('lists pages by state and wallet, newest first', async () => {
      const [first, second, third] = [
        await create(),
        await create({ action: 'revoke-tier' }, { endsAt: at(1) }),
        await create({ action: 'unblock' }, { wallet: CAROL }),
      ];
      await stores.proposals.decide(first.id, (proposal) => approving(proposal));
      const ids = async (filter: object) =>
        (await stores.proposals.page({ now: at(2), ...filter }, { limit: 9 })).items.map(({ id }) => id);
      expect(await ids({})).to.deep.equal([third.id, second.id, first.id]);
      expect(await ids({ state: 'open' })).to.deep.equal([third.id]);
      expect(await ids({ state: 'approved' })).to.deep.equal([first.id]);
      expect(await ids({ state: 'rejected' })).to.deep.equal([]);
      expect(await ids({ state: 'expired' })).to.deep.equal([second.id]);
      expect(await ids({ wallet: BOB })).to.deep.equal([second.id, first.id]);
      const page = await stores.proposals.page({ now: at() }, { limit: 2 });
      const rest = await stores.proposals.page({ now: at() }, { limit: 2, cursor: String(page.nextCursor) });
      expect(rest).to.deep.equal({ items: [await stores.proposals.find(first.id)] });
      await failureOf(stores.proposals.page({ now: at() }, { limit: 2, cursor: 'x' }), requestInvalid);
    });

    it('lets exactly one of ten concurrent approvals win', async () => {
      const { id } = await create({ action: 'grant-tier', tier: 'TIER_3' });
      const origin = { by: CAROL, reason: NON_ASCII, proposal: '7' };
      const ruling = { kind: 'grant', wallet: BOB, tier: 'TIER_3', at: at(1), ...origin } as const;
      const effect = { kind: 'ruling', ruling } as const;
      const outcomes = await atOnce(10, () =>
        stores.proposals
          .decide(id, (proposal) => {
            if (proposal.decision) throw proposalDecided({ verdict: proposal.decision.verdict, by: CAROL });
            return approving(proposal, effect);
          })
          .then(
            () => 'approved',
            (error: unknown) => (error as { code: string }).code,
          ),
      );
      expect(outcomes.filter((outcome) => outcome === 'approved')).to.have.length(1);
      expect(outcomes.filter((outcome) => outcome === 'PROPOSAL_DECIDED')).to.have.length(9);
      expect(await stores.kycs.rulingsOf(BOB)).to.deep.equal([effect.ruling]);
      expect(await actionsIn(stores)).to.deep.equal(['proposal.create', 'proposal.approve']);
    });

    it('keeps nothing when the decision throws, or its audit entry cannot be stored', async () => {
      const { id } = await create();
      await failureOf(
        stores.proposals.decide(id, () => {
          throw proposalDecided({ verdict: 'approved', by: CAROL });
        }),
        proposalDecided,
      );
      const appointment = { wallet: CAROL, role: 'admin', at: at(1), by: ALICE } as const;
      const unstorable = (proposal: Proposal): Verdict => ({
        ...approving(proposal, { kind: 'appointment', appointment }),
        entry: { ...entryOf(proposal), action: 'no action' },
      });
      expect(await rejectionOf(stores.proposals.decide(id, unstorable))).to.be.instanceOf(TypeError);
      expect(await stores.proposals.find(id)).to.not.have.property('decision');
      expect(await stores.operators.appointments()).to.deep.equal([]);
      expect(await actionsIn(stores)).to.deep.equal(['proposal.create']);
    });

    it('grants and revokes tiers, which count in the standing at once', async () => {
      await register(stores, BOB);
      const rule = async (ruling: Parameters<typeof kycStanding>[1][number]) => {
        const { id } = await create({ action: ruling.kind === 'grant' ? 'grant-tier' : 'revoke-tier', tier: 'TIER_3' });
        await stores.proposals.decide(id, (proposal) => approving(proposal, { kind: 'ruling', ruling }));
      };
      const standing = async () => kycStanding(verificationsOf([]), await stores.kycs.rulingsOf(BOB), at(1));
      await rule({ kind: 'grant', wallet: BOB, tier: 'TIER_3', at: at(), expiresAt: at(DAY_MS) });
      expect(await standing()).to.deep.include({ status: 'approved', tier: 'TIER_3', until: at(DAY_MS) });
      await rule({ kind: 'revocation', wallet: BOB, at: at(1) });
      expect((await standing()).status).to.equal('rejected');
    });

    it('appoints and removes operators; the latest appointment counts', async () => {
      const appointing = async (appointment: { wallet: typeof CAROL; role?: 'viewer'; at: Date; by: string }) => {
        const { id } = await create({ action: appointment.role ? 'add-operator' : 'remove-operator', role: 'viewer' });
        let seen: readonly unknown[] = [];
        await stores.proposals.decide(id, (proposal, staff) => {
          seen = [...staff].map(([wallet, { role }]) => [wallet, role]);
          return approving(proposal, { kind: 'appointment', appointment });
        });
        return seen;
      };
      const first = { wallet: CAROL, role: 'viewer', at: at(1), by: ALICE } as const;
      expect(await appointing(first)).to.have.deep.members([...NAMED]);
      expect(await stores.operators.appointmentOf(CAROL)).to.deep.equal(first);
      const removal = { wallet: CAROL, at: at(2), by: ALICE };
      expect(await appointing(removal)).to.have.deep.members([...NAMED, [CAROL, 'viewer']]);
      expect(await stores.operators.appointments()).to.deep.equal([removal]);
      expect(await stores.operators.appointmentOf(BOB)).to.equal(undefined);
    });

    it('unblocks a wallet and records why', async () => {
      await register(stores, BOB);
      const block = { wallet: BOB, reason: 'stolen', by: ALICE, at: at() };
      await stores.caseFiles.block(block, permitting(entryOf({ id: '1', wallet: BOB }, 'user.block')));
      const { id } = await create();
      const change = { wallet: BOB, reason: 'Verified by phone', by: CAROL, at: at(1), proposal: id };
      await stores.proposals.decide(id, (proposal) => approving(proposal, { kind: 'unblock', ...change }));
      expect((await stores.users.find(BOB))?.isBlocked).to.equal(false);
      expect(await stores.caseFiles.blocksOf(BOB)).to.deep.equal([
        { ...block, kind: 'block' },
        { ...change, kind: 'unblock' },
      ]);
    });
  });
}
