import type { KycStore } from '../../../../src/application/ports/kyc.ts';
import { afterEvent, type KycEvent, type KycSession } from '../../../../src/domain/kyc/kyc-session.ts';
import { ALICE, at } from '../../../support/fixtures/store-fixtures.ts';

export const pending: KycSession = {
  id: 's1',
  wallet: ALICE,
  tier: 'TIER_1',
  status: 'pending',
  url: 'https://kyc.example/s1',
  createdAt: at(),
  statusAt: at(),
  ownedAt: at(),
};

export const approval: KycEvent = { id: 'e1', sessionId: 's1', status: 'approved', occurredAt: at(10) };

export const kycSteps = (kycsOf: () => KycStore) => ({
  open: async (session: KycSession) => (await kycsOf().open(session)).session,
  apply: (event: KycEvent) => kycsOf().apply(event, (session) => afterEvent(session, event)),
});
