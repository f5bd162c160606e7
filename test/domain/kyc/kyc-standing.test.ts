import { expect } from 'chai';
import type { KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import { kycStanding } from '../../../src/domain/kyc/kyc-standing.ts';
import type { KycTier } from '../../../src/domain/kyc/tier.ts';
import { verificationsOf } from '../../../src/domain/kyc/verifications.ts';
import { NOON } from '../../support/noon.ts';
import { minute, session } from './verifications.ts';

const pending = (tier: KycTier, at = 0) => session({ id: `pending ${tier}`, tier, statusAt: minute(at) });
const approved = (tier: KycTier, at: number) =>
  session({ id: `approved ${tier} ${at}`, tier, status: 'approved', statusAt: minute(at) });
const failed = (tier: KycTier, at: number) =>
  session({ id: `failed ${tier} ${at}`, tier, status: 'rejected', statusAt: minute(at) });
const revoked = (tier: KycTier, at: number) =>
  session({ id: `revoked ${tier} ${at}`, tier, status: 'rejected', statusAt: minute(at), revokedAt: minute(at) });

const standing = (sessions: readonly KycSession[]) => kycStanding(verificationsOf(sessions), [], NOON);

type Row = readonly [promise: string, sessions: readonly KycSession[], standing: string];

const STANDINGS: readonly Row[] = [
  ['is none before any verification', [], 'none'],
  ['is pending while the first verification is open', [pending('TIER_1')], 'pending'],
  ['is approved at the tier that was verified', [approved('TIER_2', 10)], 'approved TIER_2'],
  ['is rejected when the only verification failed', [failed('TIER_1', 10)], 'rejected'],
  ['is pending again once a new verification is open', [failed('TIER_1', 10), pending('TIER_1')], 'pending'],
  ['is approved when a second attempt succeeds', [failed('TIER_1', 10), approved('TIER_1', 20)], 'approved TIER_1'],
  ['is the highest approved tier', [approved('TIER_2', 10), approved('TIER_1', 20)], 'approved TIER_2'],
  ['keeps its tier while an upgrade is pending', [approved('TIER_1', 10), pending('TIER_2')], 'approved TIER_1'],
  ['keeps its tier when an upgrade fails', [approved('TIER_1', 10), failed('TIER_2', 20)], 'approved TIER_1'],
  ['rises when an upgrade succeeds', [approved('TIER_1', 10), approved('TIER_2', 20)], 'approved TIER_2'],
  ['is rejected when the only approval is revoked', [revoked('TIER_1', 20)], 'rejected'],
  ['loses an earlier approval with a revoked one', [approved('TIER_1', 10), revoked('TIER_2', 20)], 'rejected'],
  ['loses also a higher one', [approved('TIER_3', 10), revoked('TIER_1', 20)], 'rejected'],
  ['loses an approval of the moment of the revocation', [approved('TIER_1', 20), revoked('TIER_2', 20)], 'rejected'],
  ['counts an approval after the revocation', [revoked('TIER_2', 20), approved('TIER_1', 21)], 'approved TIER_1'],
  [
    'counts only approvals after the last of several revocations',
    [revoked('TIER_1', 20), approved('TIER_3', 25), revoked('TIER_2', 30), approved('TIER_1', 31)],
    'approved TIER_1',
  ],
  ['is pending when the person tries again after a revocation', [revoked('TIER_1', 20), pending('TIER_1')], 'pending'],
  [
    'does not get voided approvals back by an upgrade that fails later',
    [approved('TIER_1', 10), revoked('TIER_2', 20), failed('TIER_2', 30)],
    'rejected',
  ],
];

describe('kycStanding', () => {
  for (const [promise, sessions, expected] of STANDINGS)
    for (const [order, list] of [['', sessions] as const, [', in the other order', sessions.toReversed()] as const])
      it(promise + order, () => {
        const { status, tier } = standing(list);
        expect([status, tier].filter(Boolean).join(' ')).to.equal(expected);
      });

  it('names the open verifications, in their order, whatever the status is', () => {
    const [first, second] = [pending('TIER_2'), pending('TIER_3')];
    expect(standing([first, approved('TIER_1', 10), second, failed('TIER_2', 20)]).open).to.deep.equal([first, second]);
    expect(standing([approved('TIER_1', 10)]).open).to.deep.equal([]);
  });

  it('has a tier exactly when it is approved', () => {
    for (const [, sessions] of STANDINGS) {
      const found = standing(sessions);
      expect('tier' in found).to.equal(found.status === 'approved');
    }
  });
});
