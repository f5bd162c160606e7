import { expect } from 'chai';
import fc from 'fast-check';
import type { KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import { kycStanding, lostTier } from '../../../src/domain/kyc/kyc-standing.ts';
import { isAbove, KYC_TIERS, type KycTier, type TierRuling } from '../../../src/domain/kyc/tier.ts';
import {
  adopted,
  inTheWayOf,
  ownVerifications,
  verificationsOf,
  withoutForeignLink,
} from '../../../src/domain/kyc/verifications.ts';
import { isOfTwoPersons, personsOf, verifiedIdentities } from '../../../src/domain/kyc/verified-identities.ts';
import { NOON } from '../../support/noon.ts';
import { minute, session, WALLET } from './verifications.ts';

const foreign = (changes: Partial<KycSession> = {}) => session({ id: 'foreign', ...changes });
const own = (changes: Partial<KycSession> = {}) => session({ id: 'own', ownedAt: minute(0), ...changes });
const grant = (tier: KycTier, at: number): TierRuling => ({ kind: 'grant', wallet: WALLET, tier, at: minute(at) });

const time = fc.integer({ min: 0, max: 40 }).map(minute);
const TAKEN_OVER = minute(20);

/** A verification in any state; of the owner from the moment at which he took over. */
const anySession = (ownedAt: Date | undefined) =>
  fc
    .record({
      id: fc.uuid(),
      tier: fc.constantFrom(...KYC_TIERS),
      status: fc.constantFrom('pending', 'approved', 'rejected'),
      statusAt: time,
      revokedAt: fc.option(time, { nil: undefined }),
      person: fc.constantFrom('p1', 'p2', undefined),
    })
    .map(
      ({ person, revokedAt, ...fields }): KycSession => ({
        ...session(fields as Partial<KycSession>),
        ...(ownedAt !== undefined && { ownedAt }),
        ...(fields.status === 'rejected' && revokedAt !== undefined && { revokedAt }),
        ...(person !== undefined && { identity: { countryCode: ownedAt === undefined ? 'IR' : 'FR', person } }),
      }),
    );
const strangers = fc.array(anySession(undefined), { maxLength: 4 });
const owners = fc.array(anySession(TAKEN_OVER), { minLength: 1, maxLength: 4 });
const rulings = fc.array(
  fc.record({ kind: fc.constantFrom('grant', 'revocation'), tier: fc.constantFrom(...KYC_TIERS), at: time }),
  { maxLength: 2 },
) as unknown as fc.Arbitrary<readonly TierRuling[]>;

const isIdentified = ({ status, identity }: KycSession) => status === 'approved' || identity !== undefined;
const atMost = (at: Date) => (at > TAKEN_OVER ? TAKEN_OVER : at);
const revokedBy = (time: Date, { revokedAt }: KycSession) =>
  revokedAt !== undefined && revokedAt > time ? { revokedAt: time } : {};

describe('verifications of a wallet', () => {
  it('all count until the owner has one', () =>
    fc.assert(
      fc.property(strangers, (sessions) => {
        expect(verificationsOf(sessions).counted).to.deep.equal(sessions);
      }),
    ));

  it('of others neither count for persons and countries nor raise the tier, once the owner has one', () =>
    fc.assert(
      fc.property(strangers, owners, rulings, (theirs, ours, ruled) => {
        const [mixed, alone] = [verificationsOf([...theirs, ...ours]), verificationsOf(ours)];
        expect(mixed.counted).to.deep.equal(ours);
        const known = ours.some(isIdentified) ? ruled : ruled.filter(({ kind }) => kind === 'revocation');
        expect(personsOf(mixed, known)).to.deep.equal(personsOf(alone, []));
        const { tier } = kycStanding(mixed, ruled, NOON);
        if (tier !== undefined) expect(isAbove(tier, kycStanding(alone, ruled, NOON).tier)).to.equal(false);
        for (const identity of verifiedIdentities(mixed, known))
          expect(verifiedIdentities(alone, [])).to.deep.include(identity);
      }),
      { numRuns: 2_000 },
    ));

  it('of others change nothing by what happens to them after the owner has one', () =>
    fc.assert(
      fc.property(strangers, owners, rulings, (theirs, ours, ruled) => {
        const later = theirs.map(({ revokedAt, ...one }) => ({
          ...one,
          ...(revokedAt !== undefined && { revokedAt: new Date(revokedAt.getTime() + 21 * 60_000) }),
        }));
        const [mixed, alone] = [verificationsOf([...later, ...ours]), verificationsOf(ours)];
        expect(kycStanding(mixed, ruled, NOON)).to.deep.equal(kycStanding(alone, ruled, NOON));
        expect(verifiedIdentities(mixed, [])).to.deep.equal(verifiedIdentities(alone, []));
      }),
      { numRuns: 2_000 },
    ));

  describe('of a wallet with a granted tier whose owner opened one that is not approved', () => {
    const granted = rulings.map((ruled) => [...ruled, grant('TIER_1', 30)]);
    const early = strangers.map((sessions) =>
      sessions.map((session) => ({
        ...session,
        statusAt: atMost(session.statusAt),
        ...revokedBy(TAKEN_OVER, session),
      })),
    );
    const unfinished = fc
      .array(fc.constantFrom<KycSession['status']>('pending', 'rejected'), { minLength: 1, maxLength: 3 })
      .map((statuses) => statuses.map((status) => own({ status, ownedAt: TAKEN_OVER })));

    it('name the same persons and countries as before', () =>
      fc.assert(
        fc.property(early, unfinished, granted, (theirs, ours, ruled) => {
          const [before, after] = [verificationsOf(theirs), verificationsOf([...theirs, ...ours])];
          expect(personsOf(after, ruled)).to.deep.equal(personsOf(before, ruled));
          expect(verifiedIdentities(after, ruled)).to.deep.equal(verifiedIdentities(before, ruled));
        }),
        { numRuns: 2_000 },
      ));

    it('name no other person by what is reported later about those of others, and lose none', () =>
      fc.assert(
        fc.property(early, unfinished, granted, (theirs, ours, ruled) => {
          const decided = theirs.filter(({ status }) => status !== 'pending');
          const later = theirs.map((session): KycSession => {
            const at = minute(25);
            if (session.status === 'approved') return { ...session, status: 'rejected', statusAt: at, revokedAt: at };
            const identity = { countryCode: 'KP', person: 'p3' };
            return session.status === 'pending' ? { ...session, status: 'approved', statusAt: at, identity } : session;
          });
          const [before, after] = [verificationsOf(decided), verificationsOf([...later, ...ours])];
          expect(personsOf(after, ruled)).to.deep.equal(personsOf(before, ruled));
          const identities = verifiedIdentities(after, ruled);
          expect(identities).to.deep.include.members([...verifiedIdentities(before, ruled)]);
          expect(identities.map(({ countryCode }) => countryCode)).to.not.include('KP');
        }),
        { numRuns: 2_000 },
      ));
  });

  it('keep a granted tier void that was revoked before the owner had one', () => {
    const revoked = foreign({ status: 'rejected', statusAt: minute(5), revokedAt: minute(5) });
    const takenOver = own({ ownedAt: minute(6) });
    const tierOf = (granted: number, sessions: readonly KycSession[]) =>
      kycStanding(verificationsOf(sessions), [grant('TIER_2', granted)], NOON).tier;
    expect(tierOf(4, [revoked])).to.equal(undefined);
    expect(tierOf(4, [revoked, takenOver])).to.equal(undefined);
    expect(tierOf(6, [revoked, takenOver])).to.equal('TIER_2');
    const later = { ...revoked, statusAt: minute(7), revokedAt: minute(7) };
    expect(tierOf(4, [later, takenOver])).to.equal('TIER_2');
  });

  it('say which tier the owner lost by opening one', () => {
    const lost = (sessions: readonly KycSession[], ruled: readonly TierRuling[] = []) =>
      lostTier(verificationsOf(sessions), ruled, NOON);
    const theirs = foreign({ status: 'approved' });
    expect(lost([theirs])).to.equal(undefined);
    expect(lost([theirs, own()])).to.equal('TIER_2');
    expect(lost([foreign(), own()])).to.equal(undefined);
    expect(lost([theirs, own({ status: 'approved' })])).to.equal(undefined);
    expect(lost([theirs, own()], [grant('TIER_3', 1)])).to.equal(undefined);
  });

  it('are of two persons whoever opened them', () => {
    const approved = { status: 'approved', identity: { person: 'p1' } } as const;
    const isOfTwo = (person: string) =>
      isOfTwoPersons(verificationsOf([foreign(approved), own({ ...approved, identity: { person } })]));
    expect([isOfTwo('p1'), isOfTwo('p2')]).to.deep.equal([false, true]);
  });

  it('without those of others are what counts once the owner opens one', () => {
    expect(ownVerifications(verificationsOf([foreign(), own()])).all).to.deep.equal([own()]);
    expect(ownVerifications(verificationsOf([foreign()])).all).to.deep.equal([]);
  });

  const WAYS: readonly (readonly [string, KycSession, readonly KycSession[], string | undefined])[] = [
    ['a first one', own(), [], undefined],
    ['one with a known id', own(), [own({ status: 'approved' })], 'own'],
    ['the owner’s, while a stranger’s is open', own(), [foreign()], undefined],
    ['the owner’s, while a stranger’s is approved', own(), [foreign({ status: 'approved' })], undefined],
    ['the owner’s, while an own one of the tier is open', own(), [foreign(), own({ id: 'first' })], 'first'],
    ['the owner’s, while an own one of another tier is open', own(), [own({ id: 'a', tier: 'TIER_1' })], undefined],
    ['the owner’s, after an own one ended', own(), [own({ id: 'a', status: 'rejected' })], undefined],
    ['a decided one, beside an own open one', own({ status: 'approved' }), [own({ id: 'a' })], undefined],
    ['a stranger’s, after another ended', foreign(), [foreign({ id: 'a', status: 'rejected' })], 'a'],
    ['a stranger’s, of another tier', foreign({ tier: 'TIER_1' }), [foreign({ id: 'a' })], 'a'],
    ['a stranger’s, after the owner’s', foreign(), [own()], 'own'],
  ];
  for (const [what, opened, known, inTheWay] of WAYS)
    it(`${inTheWay === undefined ? 'allow' : 'do not allow'} ${what}`, () =>
      expect(inTheWayOf(opened, known)?.id).to.equal(inTheWay));

  it('are stored without the link that a stranger received', () => {
    expect(withoutForeignLink(foreign())).to.not.have.property('url');
    expect(withoutForeignLink(own())).to.deep.equal(own());
  });

  it('are adopted once they are decided', () => {
    expect(adopted(foreign(), minute(9))).to.equal(undefined);
    for (const status of ['approved', 'rejected'] as const)
      expect(adopted(foreign({ status }), minute(9))).to.deep.equal(foreign({ status, ownedAt: minute(9) }));
    expect(adopted(own(), minute(9))).to.deep.equal(own());
  });
});
