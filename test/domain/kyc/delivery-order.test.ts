import { expect } from 'chai';
import fc from 'fast-check';
import { afterEvent, type KycEvent, type KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import { kycStanding as standingOf } from '../../../src/domain/kyc/kyc-standing.ts';
import { KYC_TIERS } from '../../../src/domain/kyc/tier.ts';
import { verificationsOf } from '../../../src/domain/kyc/verifications.ts';
import { NOON } from '../../support/noon.ts';
import { event, minute, session } from './verifications.ts';

const standing = (sessions: readonly KycSession[]) => standingOf(verificationsOf(sessions), [], NOON);

const time = fc.integer({ min: 1, max: 30 });
const tier = fc.constantFrom(...KYC_TIERS);

const REJECTED = { status: 'rejected' } as const;
const REOPENED = { status: 'pending', reopens: true } as const;

/**
 * The events of one verification at a provider that follows the allowed steps: retries are possible before the first approval,
 * and no approval follows the final event.
 */
const history = (sessionId: string) =>
  fc
    .record({
      asked: tier,
      pendings: fc.array(time, { maxLength: 2 }),
      retries: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
      approvals: fc.array(fc.record({ at: fc.integer({ min: 10, max: 30 }), tier }), { maxLength: 3 }),
      rejection: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
      end: fc.constantFrom(REJECTED, REOPENED),
      repeats: fc.integer({ min: 1, max: 2 }),
    })
    .map(({ asked, pendings, retries, approvals, rejection, end, repeats }) => {
      const endAt = Math.max(10, ...approvals.map(({ at }) => at)) + (rejection ?? 0);
      const told = [
        ...pendings.map((at) => ({ status: 'pending' as const, occurredAt: minute(at) })),
        ...retries.map((at) => ({ ...REOPENED, occurredAt: minute(at) })),
        ...approvals.map(({ at, tier }) => ({ status: 'approved' as const, tier, occurredAt: minute(at) })),
        ...(rejection === undefined ? [] : Array(repeats).fill({ ...end, occurredAt: minute(endAt) })),
      ];
      const events = told.map(
        (changes, index): KycEvent => event({ ...changes, sessionId, id: `${sessionId} ${index}` }),
      );
      return { opened: session({ id: sessionId, tier: asked }), events };
    });

const verifications = fc.tuple(history('first'), history('second'), history('third'));

/** The final sessions after delivering the events in this order. */
function delivered(opened: readonly KycSession[], events: readonly KycEvent[]): readonly KycSession[] {
  const known = new Map(opened.map((session) => [session.id, session]));
  for (const event of events) {
    const before = known.get(event.sessionId);
    const after = before && afterEvent(before, event);
    if (after !== undefined) known.set(after.id, after);
  }
  return [...known.values()];
}

const asTold = (events: readonly KycEvent[]) => events.toSorted((a, b) => +a.occurredAt - +b.occurredAt);

const shuffledVerifications = verifications.chain((all) => {
  const events = all.flatMap(({ events }) => events);
  const anyOrder = fc.shuffledSubarray(events, { minLength: events.length });
  return fc.record({ opened: fc.constant(all.map(({ opened }) => opened)), events: fc.constant(events), anyOrder });
});

describe('delivery order', () => {
  it('does not affect the status of a wallet, nor sessions that are not rejected', () =>
    fc.assert(
      fc.property(shuffledVerifications, ({ opened, events, anyOrder }) => {
        const inOrder = delivered(opened, asTold(events));
        const shuffled = delivered(opened, anyOrder);
        expect(standing(shuffled)).to.deep.equal(standing(inOrder));
        const facts = ({ status, statusAt, revokedAt, tier }: KycSession) =>
          status === 'rejected' ? { status, statusAt, revokedAt } : { status, statusAt, tier };
        expect(shuffled.map(facts)).to.deep.equal(inOrder.map(facts));
      }),
      { numRuns: 2_000 },
    ));

  it('does not matter when every event is delivered twice', () =>
    fc.assert(
      fc.property(shuffledVerifications, ({ opened, events, anyOrder }) => {
        const inOrder = standing(delivered(opened, asTold(events)));
        expect(standing(delivered(opened, [...anyOrder, ...anyOrder.toReversed()]))).to.deep.equal(inOrder);
      }),
    ));

  it('voids the earlier approvals also when the revoked approval is delivered after its revocation', () => {
    const opened = [session({ id: 'basic', tier: 'TIER_1' }), session({ id: 'upgrade' })];
    const basic = event({ id: '1', sessionId: 'basic', tier: 'TIER_1', occurredAt: minute(1) });
    const approval = event({ id: '2', sessionId: 'upgrade', occurredAt: minute(2) });
    const revocation = event({ id: '3', sessionId: 'upgrade', status: 'rejected', occurredAt: minute(3) });
    expect(standing(delivered(opened, [basic, revocation, approval])).status).to.equal('rejected');
  });

  it('never lets an older event overwrite a newer one', () => {
    const [approval, rejection] = [event({ id: '1' }), event({ id: '2', status: 'rejected' })];
    const older = (told: KycEvent): KycEvent => ({ ...told, occurredAt: minute(5) });
    const endOf = (...events: KycEvent[]) => delivered([session()], events)[0]?.status;
    expect(endOf(approval, older(rejection))).to.equal('approved');
    expect(endOf(rejection, older(approval))).to.equal('rejected');
    expect(endOf(older(rejection), approval)).to.equal('rejected');
  });
});
