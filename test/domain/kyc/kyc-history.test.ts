import { expect } from 'chai';
import { kycHistory } from '../../../src/domain/kyc/kyc-history.ts';
import type { KycSession } from '../../../src/domain/kyc/kyc-session.ts';
import type { TierRuling } from '../../../src/domain/kyc/tier.ts';
import { verificationsOf } from '../../../src/domain/kyc/verifications.ts';
import { ALICE, at } from '../../support/fixtures/store-fixtures.ts';

const session = (id: string, over: Partial<KycSession> = {}): KycSession => ({
  ...{ id, wallet: ALICE, tier: 'TIER_1', status: 'pending', createdAt: at(), statusAt: at(), ownedAt: at() },
  ...over,
});
const told = (sessions: readonly KycSession[], rulings: readonly TierRuling[] = []) =>
  kycHistory(verificationsOf(sessions), rulings).map(({ step, tier }) => [step, tier]);

describe('the history of a verification', () => {
  it('has every approval, rejection and revocation, newest first', () => {
    const sessions = [
      session('1', { status: 'rejected', statusAt: at(1) }),
      session('2', { createdAt: at(2), status: 'approved', statusAt: at(3) }),
      session('3', { tier: 'TIER_2', createdAt: at(4), status: 'rejected', statusAt: at(6), revokedAt: at(6) }),
      session('4', { tier: 'TIER_2', createdAt: at(7), statusAt: at(7) }),
    ];
    expect(told(sessions)).to.deep.equal([
      ['opened', 'TIER_2'],
      ['revoked', 'TIER_2'],
      ['opened', 'TIER_2'],
      ['approved', 'TIER_1'],
      ['opened', 'TIER_1'],
      ['rejected', 'TIER_1'],
      ['opened', 'TIER_1'],
    ]);
  });

  it('has what operators granted and revoked', () => {
    const rulings: readonly TierRuling[] = [
      { wallet: ALICE, kind: 'grant', tier: 'TIER_3', at: at(2) },
      { wallet: ALICE, kind: 'revocation', at: at(3) },
    ];
    expect(told([], rulings)).to.deep.equal([
      ['revoked', undefined],
      ['granted', 'TIER_3'],
    ]);
  });

  it('puts a decision above its opening where both have the same time', () =>
    expect(told([session('1', { status: 'approved' })])).to.deep.equal([
      ['approved', 'TIER_1'],
      ['opened', 'TIER_1'],
    ]));

  it('leaves out what does not count, because the owner took over', () => {
    const { ownedAt: _, ...foreign } = session('1', { status: 'approved' });
    expect(told([foreign, session('2', { createdAt: at(5) })])).to.deep.equal([['opened', 'TIER_1']]);
  });
});
