import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { SumsubKycProvider } from '../../../src/adapters/kyc/kyc-provider.sumsub.ts';
import { tools } from '../../contracts/kyc/hosted-kyc-provider.contract.ts';
import { ANN, secondsOn } from '../../contracts/kyc/kyc-provider.world.ts';
import { CALM } from '../../support/servers/provider-server.ts';
import { type Said, SUMSUB, startSumsubServer } from '../../support/servers/sumsub-server.ts';

/** Types of webhooks in docs.sumsub.com, "User verification webhooks": only the review, and what ends it, counts. */
const COUNTING = ['applicantReviewed', 'applicantDeleted', 'applicantReset', 'applicantDeactivated'];
const OTHERS = [
  ...['applicantCreated', 'applicantPending', 'applicantPrechecked', 'applicantOnHold', 'applicantAwaitingUser'],
  ...['applicantAwaitingService', 'applicantActivated', 'applicantLevelChanged', 'applicantPersonalInfoChanged'],
  ...['applicantPersonalDataDeleted', 'applicantTagsChanged', 'applicantActionPending', 'applicantActionReviewed'],
  ...['applicantActionOnHold', 'applicantWorkflowCompleted', 'applicantWorkflowFailed', 'applicantKytOnHold'],
  ...[
    'applicantKytTxnApproved',
    'applicantKytTxnRejected',
    'videoIdentStatusChanged',
    'videoIdentCompositionCompleted',
  ],
];
const STATUSES = ['init', 'pending', 'prechecked', 'queued', 'completed', 'onHold', 'awaitingUser', 'awaitingService'];

describe('every documented webhook of Sumsub', () => {
  const open = async () => {
    const server = await startSumsubServer();
    const settings = { ...SUMSUB, baseUrl: server.baseUrl, tuning: CALM };
    const provider = new SumsubKycProvider(settings, { ...tools, random: { uuid: randomUUID } });
    const { id } = await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_2' });
    const read = (said: Said, at = secondsOn(60)) => provider.readWebhook(server.decide(id, said, at));
    return { read, stop: server.stop };
  };

  it('decides only by a review of the applicant, or by what ends it', async () => {
    const { read, stop } = await open();
    for (const type of [...COUNTING, ...OTHERS])
      for (const reviewStatus of STATUSES)
        for (const reviewAnswer of ['GREEN', 'RED', undefined]) {
          const reviewResult = { ...(reviewAnswer !== undefined && { reviewAnswer }), reviewRejectType: 'FINAL' };
          const { status } = read({ type, reviewStatus, reviewResult });
          const isReview = type === 'applicantReviewed' && reviewStatus === 'completed';
          const decided = isReview ? { GREEN: 'approved', RED: 'rejected' }[reviewAnswer ?? ''] : undefined;
          const expected = type === 'applicantDeleted' ? 'rejected' : (decided ?? 'pending');
          expect(status, `${type} ${reviewStatus} ${reviewAnswer}`).to.equal(expected);
        }
    await stop();
  });

  it('has one id however often and late it is delivered, and another for another event', async () => {
    const { read, stop } = await open();
    const said = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } };
    const ids = [read(said), read(said), read(said, secondsOn(61)), read({ ...said, type: 'applicantReset' })];
    expect(new Set(ids.map(({ id }) => id)).size).to.equal(3);
    expect(ids.map(({ occurredAt }) => occurredAt.getTime())).to.deep.equal(
      [60, 60, 61, 60].map((second) => secondsOn(second).getTime()),
    );
    await stop();
  });
});
