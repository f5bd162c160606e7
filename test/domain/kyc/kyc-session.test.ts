import { expect } from 'chai';
import fc from 'fast-check';
import { afterEvent, type KycEvent, type KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import { KYC_TIERS } from '../../../src/domain/kyc/tier.ts';
import { event, minute, OTHER_WALLET, session, WALLET } from './verifications.ts';

const pending = session();
const approved = session({ status: 'approved', statusAt: minute(30) });
const rejected = session({ status: 'rejected', statusAt: minute(30) });
const revoked = session({ status: 'rejected', statusAt: minute(30), revokedAt: minute(30) });
const STATES = { pending, approved, rejected, revoked };

const unchanged = undefined;
const [before, same, later] = [minute(20), minute(30), minute(40)];
type Row = readonly [from: keyof typeof STATES, KycEvent['status'], at: Date, changes: Partial<KycSession> | undefined];

// Every state and event, reported before, at and after the time of the state.
const STEPS: readonly Row[] = [
  ['pending', 'pending', minute(-10), unchanged],
  ['pending', 'pending', minute(0), unchanged],
  ['pending', 'pending', later, unchanged],
  ['pending', 'approved', minute(-10), { status: 'approved', statusAt: minute(-10) }],
  ['pending', 'approved', minute(0), { status: 'approved', statusAt: minute(0) }],
  ['pending', 'approved', later, { status: 'approved', statusAt: later }],
  ['pending', 'rejected', minute(-10), { status: 'rejected', statusAt: minute(-10) }],
  ['pending', 'rejected', minute(0), { status: 'rejected', statusAt: minute(0) }],
  ['pending', 'rejected', later, { status: 'rejected', statusAt: later }],
  ['approved', 'pending', before, unchanged],
  ['approved', 'pending', same, unchanged],
  ['approved', 'pending', later, unchanged],
  ['approved', 'approved', before, { statusAt: before }],
  ['approved', 'approved', same, unchanged],
  ['approved', 'approved', later, unchanged],
  ['approved', 'rejected', before, unchanged],
  ['approved', 'rejected', same, { status: 'rejected', statusAt: same, revokedAt: same }],
  ['approved', 'rejected', later, { status: 'rejected', statusAt: later, revokedAt: later }],
  ['rejected', 'pending', before, unchanged],
  ['rejected', 'pending', same, unchanged],
  ['rejected', 'pending', later, unchanged],
  ['rejected', 'approved', before, { revokedAt: same }],
  ['rejected', 'approved', same, { revokedAt: same }],
  ['rejected', 'approved', later, unchanged],
  ['rejected', 'rejected', before, unchanged],
  ['rejected', 'rejected', same, unchanged],
  ['rejected', 'rejected', later, unchanged],
  ['revoked', 'pending', before, unchanged],
  ['revoked', 'pending', same, unchanged],
  ['revoked', 'pending', later, unchanged],
  ['revoked', 'approved', before, unchanged],
  ['revoked', 'approved', same, unchanged],
  ['revoked', 'approved', later, unchanged],
  ['revoked', 'rejected', before, unchanged],
  ['revoked', 'rejected', same, unchanged],
  ['revoked', 'rejected', later, unchanged],
];

describe('afterEvent', () => {
  for (const [from, status, occurredAt, changes] of STEPS) {
    const change = changes === undefined ? 'leaves' : 'changes';
    it(`${change} a ${from} session on ${status} at minute ${(+occurredAt - +minute(0)) / 60_000}`, () => {
      const after = changes && { ...STATES[from], ...changes };
      expect(afterEvent(STATES[from], event({ status, occurredAt }))).to.deep.equal(after);
    });
  }

  it('covers every state, event and time once', () => {
    expect(new Set(STEPS.map(([from, status, at]) => `${from} ${status} ${+at}`)).size).to.equal(4 * 3 * 3);
  });

  describe('reopening', () => {
    const reopening = (occurredAt: Date) => event({ status: 'pending', reopens: true, occurredAt });
    const reopened = session({ statusAt: minute(30) });

    it('keeps a pending session pending, with the latest time', () => {
      expect(afterEvent(pending, reopening(same))).to.deep.equal(reopened);
      expect(afterEvent(reopened, reopening(later))).to.deep.equal(session({ statusAt: later }));
      for (const at of [before, same]) expect(afterEvent(reopened, reopening(at))).to.equal(undefined);
    });

    it('revokes an approval, unless the approval is newer', () => {
      expect(afterEvent(approved, reopening(before))).to.equal(undefined);
      for (const at of [same, later])
        expect(afterEvent(approved, reopening(at))).to.deep.equal({
          ...approved,
          status: 'rejected',
          statusAt: at,
          revokedAt: at,
        });
    });

    it('does not change a rejected session', () => {
      for (const state of [rejected, revoked])
        for (const at of [before, same, later]) expect(afterEvent(state, reopening(at))).to.equal(undefined);
    });

    it('can be followed by an approval, and revokes an earlier approval that is delivered late', () => {
      expect(afterEvent(reopened, event({ occurredAt: later }))).to.include({ status: 'approved', statusAt: later });
      for (const at of [before, same])
        expect(afterEvent(reopened, event({ occurredAt: at }))).to.deep.equal({ ...revoked, statusAt: same });
    });
  });

  describe('wallets', () => {
    for (const [from, state] of Object.entries(STATES))
      for (const status of ['pending', 'approved', 'rejected'] as const)
        it(`leaves a ${from} session when ${status} is about another wallet`, () => {
          const about = event({ wallet: OTHER_WALLET, status, occurredAt: later });
          expect(afterEvent(state, about)).to.equal(undefined);
        });

    it('applies an event without a wallet to the session’s wallet', () => {
      const { wallet: _, ...anonymous } = event();
      expect(afterEvent(pending, anonymous)).to.include({ status: 'approved', wallet: WALLET });
    });
  });

  describe('tiers', () => {
    for (const asked of KYC_TIERS)
      for (const verified of KYC_TIERS) {
        const lower = asked < verified ? asked : verified;
        it(`approves ${lower} when ${asked} was requested and ${verified} was verified`, () => {
          expect(afterEvent(session({ tier: asked }), event({ tier: verified }))?.tier).to.equal(lower);
        });
      }

    it('approves the requested tier when the event has no tier', () => {
      const { tier: _, ...untiered } = event();
      expect(afterEvent(pending, untiered)?.tier).to.equal('TIER_2');
    });

    it('lowers the tier of an approval, without changing its time, when the provider later reports a lower one', () => {
      const less = event({ tier: 'TIER_1', occurredAt: later });
      expect(afterEvent(approved, less)).to.deep.equal({ ...approved, tier: 'TIER_1' });
      expect(afterEvent({ ...approved, tier: 'TIER_1' }, event({ tier: 'TIER_2', occurredAt: later }))).to.equal(
        undefined,
      );
    });

    it('rejects the session whatever tier the rejection names', () => {
      for (const tier of KYC_TIERS)
        expect(afterEvent(approved, event({ status: 'rejected', tier, occurredAt: later }))).to.include({
          status: 'rejected',
          tier: 'TIER_2',
        });
    });
  });

  it('ignores a repeated event, and does not modify its input', () => {
    const anyEvent = fc.record(
      {
        status: fc.constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
        reopens: fc.constant(true as const),
        tier: fc.constantFrom(...KYC_TIERS),
        occurredAt: fc.integer({ min: -5, max: 60 }).map(minute),
      },
      { requiredKeys: ['status', 'tier', 'occurredAt'] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(STATES)), anyEvent, (state, changes) => {
        const frozen = Object.freeze({ ...state });
        const after = afterEvent(frozen, event(changes));
        expect(after).to.not.equal(frozen);
        if (after !== undefined) expect(afterEvent(after, event(changes))).to.equal(undefined);
      }),
    );
  });
});
