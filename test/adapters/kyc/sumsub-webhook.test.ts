import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { SumsubKycProvider } from '../../../src/adapters/kyc/kyc-provider.sumsub.ts';
import type { KycEvent } from '../../../src/domain/kyc/kyc-session.ts';
import { outcomeOf, tools } from '../../contracts/kyc/hosted-kyc-provider.contract.ts';
import { ANN, secondsOn } from '../../contracts/kyc/kyc-provider.world.ts';
import { CALM } from '../../support/servers/provider-server.ts';
import {
  digestOf,
  type Said,
  SUMSUB,
  type SumsubServer,
  startSumsubServer,
} from '../../support/servers/sumsub-server.ts';

const GREEN = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } };
const RETRY = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY' } };
const FINAL = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' } };

describe('Sumsub’s webhooks', () => {
  let server: SumsubServer;
  let provider: SumsubKycProvider;
  let id: string;
  beforeEach(async () => {
    server = await startSumsubServer();
    provider = new SumsubKycProvider(
      { ...SUMSUB, baseUrl: server.baseUrl, tuning: CALM },
      { ...tools, random: { uuid: randomUUID } },
    );
    ({ id } = await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_2' }));
  });
  afterEach(() => server.stop());
  const told = (said: Said = GREEN, at = secondsOn(60)) => server.decide(id, said, at);
  const read = (said?: Said, at?: Date): KycEvent => provider.readWebhook(told(said, at));

  describe('are authenticated', () => {
    for (const [digest, outcome] of [
      ['SHA256', 'approved'],
      ['SHA512', 'approved'],
      ['SHA1', 'WEBHOOK_SECRET_INVALID'],
      ['MD5', 'WEBHOOK_SECRET_INVALID'],
    ] as const)
      it(`by ${digest}: ${outcome}`, () => {
        const { body } = told();
        expect(outcomeOf(provider, { headers: digestOf(body, digest), body })).to.equal(outcome);
      });

    for (const said of [undefined, '', 'HMAC_SHA512_HEX', 'HMAC_SHA1_HEX', 'hmac_sha256_hex', 'sha256', 'constructor'])
      it(`but not when a SHA-256 digest is declared as ${said}`, () => {
        const { headers, body } = told();
        const delivery = { headers: { ...headers, 'x-payload-digest-alg': said }, body };
        expect(outcomeOf(provider, delivery)).to.equal('WEBHOOK_SECRET_INVALID');
      });

    for (const [what, secret] of [
      ['the secret key of the app token', SUMSUB.secretKey],
      ['no secret', ''],
    ] as const)
      it(`but not by ${what}`, () => {
        const { body } = told();
        expect(outcomeOf(provider, { headers: digestOf(body, 'SHA256', secret), body })).to.equal(
          'WEBHOOK_SECRET_INVALID',
        );
      });
  });

  it('contain session, wallet, tier, time to the millisecond, and an id', () => {
    const occurredAt = new Date(secondsOn(60).getTime() + 123);
    const event = read(GREEN, occurredAt);
    expect(event).to.deep.equal({
      id: `${id}:applicantReviewed:approved:${occurredAt.getTime()}`,
      sessionId: id,
      wallet: ANN,
      tier: 'TIER_2',
      status: 'approved',
      occurredAt,
    });
  });

  it('keep their id when they are sent again a day later with other fields', () => {
    const [first, again] = [told(), told()];
    expect(first.body).to.not.deep.equal(again.body);
    expect(provider.readWebhook(again).id).to.equal(provider.readWebhook(first).id);
    expect(outcomeOf(provider, first, secondsOn(86_400))).to.equal('approved');
  });

  for (const [said, status, reopens] of [
    [GREEN, 'approved', undefined],
    [FINAL, 'rejected', undefined],
    [RETRY, 'pending', true],
    [{ ...RETRY, reviewResult: { reviewAnswer: 'RED' } }, 'pending', true],
    [{ ...GREEN, reviewResult: { reviewAnswer: 'GREY' } }, 'pending', undefined],
    [{ ...GREEN, reviewResult: null }, 'pending', undefined],
    [{ ...GREEN, reviewStatus: 'pending' }, 'pending', undefined],
    [{ ...FINAL, reviewStatus: 'onHold', type: 'applicantOnHold' }, 'pending', undefined],
    [{ ...GREEN, type: 'applicantPending' }, 'pending', undefined],
    [{ ...GREEN, type: 'applicantPersonalInfoChanged' }, 'pending', undefined],
    [{ ...GREEN, type: 'applicantActionReviewed' }, 'pending', undefined],
    [{ ...FINAL, type: 'applicantActionReviewed' }, 'pending', undefined],
    [{ ...GREEN, type: 'applicantKytTxnApproved' }, 'pending', undefined],
    [{ ...GREEN, type: 'ApplicantReviewed' }, 'pending', undefined],
    [{ ...GREEN, type: 'applicantReset' }, 'pending', true],
    [{ ...GREEN, type: 'applicantDeactivated' }, 'pending', true],
    [{ ...GREEN, type: 'applicantDeleted' }, 'rejected', undefined],
    [{ ...GREEN, levelName: 'questionnaire-only' }, 'pending', undefined],
    [{ ...FINAL, levelName: 'questionnaire-only' }, 'rejected', undefined],
    [{ ...GREEN, webhook: { levelName: undefined } }, 'pending', undefined],
    [{ ...GREEN, webhook: { testMode: true } }, 'pending', undefined],
    [{ ...FINAL, webhook: { testMode: true } }, 'pending', undefined],
    [{ ...RETRY, webhook: { testMode: true } }, 'pending', undefined],
    [{ ...GREEN, webhook: { testMode: false, sandboxMode: undefined } }, 'approved', undefined],
    [{ ...GREEN, webhook: { sandboxMode: true } }, 'pending', undefined],
  ] as const)
    it(`map ${JSON.stringify(said)} to ${status}${reopens ? ', and revoke an earlier approval' : ''}`, () => {
      const event = read(said as Said);
      expect([event.status, event.reopens]).to.deep.equal([status, reopens]);
    });

  it('of the sandbox count with a sandbox token', () => {
    const settings = { ...SUMSUB, appToken: 'sbx:a-token', baseUrl: server.baseUrl };
    const sandboxed = new SumsubKycProvider(settings, { ...tools, random: { uuid: randomUUID } });
    const delivery = told({ ...GREEN, webhook: { sandboxMode: true } });
    expect(outcomeOf(sandboxed, delivery)).to.equal('approved');
  });

  it('sent as a test do not replace the real one', () => {
    expect(read({ ...GREEN, webhook: { testMode: true } }).id).to.not.equal(read().id);
  });

  for (const externalUserId of ['user_01', ANN, `${ANN}-1`])
    it(`of an applicant with external id ${externalUserId} have no wallet`, () => {
      expect(read({ ...GREEN, webhook: { externalUserId } }))
        .to.include({ sessionId: externalUserId })
        .and.not.have.property('wallet');
    });

  it('of an applicant without external id have the applicant’s id', () => {
    const event = read({ ...GREEN, webhook: { externalUserId: undefined } });
    expect(event)
      .to.include({ sessionId: server.applicant(id)?.id })
      .and.not.have.property('wallet');
  });

  for (const webhook of [
    { type: undefined },
    { applicantId: undefined },
    { externalUserId: '' },
    { externalUserId: 7 },
    { createdAtMs: undefined },
    { createdAtMs: 1_780_000_000_000 },
    { createdAtMs: '2026-02-30 00:00:00.000' },
    { createdAtMs: '2026-06-01 10:00:00+0300' },
    { createdAtMs: '2026-06-01T10:00:00' },
    { reviewResult: 'GREEN' },
    { testMode: 'true' },
    { sandboxMode: 'no' },
  ])
    it(`with ${JSON.stringify(webhook, (_, value) => value ?? null)} are unreadable`, () =>
      expect(outcomeOf(provider, told({ ...GREEN, webhook }))).to.equal('WEBHOOK_UNREADABLE'));
});
