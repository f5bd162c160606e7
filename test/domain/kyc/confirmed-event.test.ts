import { expect } from 'chai';
import fc from 'fast-check';
import {
  afterConfirmedEvent,
  afterEvent,
  type Confirmation,
  type KycSession,
} from '../../../src/domain/kyc/kyc-session.ts';
import { event, minute, session } from './verifications.ts';

const time = fc.integer({ min: 1, max: 30 }).map(minute);
const status = fc.constantFrom<KycSession['status']>('pending', 'approved', 'rejected');
const reports = fc.option(fc.record({ status, occurredAt: time }), { nil: undefined });

/** The session after the approval, or `again` when it has to be delivered again. */
function outcomeOf(before: KycSession, report: Confirmation | undefined, occurredAt = minute(10)) {
  try {
    return afterConfirmedEvent(before, event({ occurredAt }), report)?.status;
  } catch (error) {
    return (error as { code: string }).code === 'KYC_UNAVAILABLE' ? 'again' : String(error);
  }
}

describe('an event whose session the provider was asked about', () => {
  it('leaves a session approved only when the provider reports it as approved', () =>
    fc.assert(
      fc.property(status, time, time, reports, (known, statusAt, occurredAt, report) => {
        const before = session({ status: known, statusAt });
        const outcome = outcomeOf(before, report, occurredAt);
        const unasked = afterEvent(before, event({ occurredAt }));
        if (report?.status === 'approved' || unasked?.status !== 'approved') expect(outcome).to.equal(unasked?.status);
        else expect(outcome).to.be.oneOf(['again', 'rejected']);
      }),
      { numRuns: 1_000 },
    ));

  it('is delivered again while the provider reports no decision, no session or an earlier rejection', () => {
    expect(outcomeOf(session(), undefined)).to.equal('again');
    expect(outcomeOf(session(), { status: 'pending', occurredAt: minute(20) })).to.equal('again');
    expect(outcomeOf(session(), { status: 'rejected', occurredAt: minute(9) })).to.equal('again');
  });

  it('is applied together with its revocation when the provider has revoked the approval since', () => {
    const revoked = afterConfirmedEvent(session(), event(), { status: 'rejected', occurredAt: minute(12) });
    expect(revoked).to.deep.equal(session({ status: 'rejected', statusAt: minute(12), revokedAt: minute(12) }));
  });
});
