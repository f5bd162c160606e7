import { expect } from 'chai';
import { DiditKycProvider } from '../../../src/adapters/kyc/kyc-provider.didit.ts';
import type { WebhookDelivery } from '../../../src/application/ports/system.ts';
import type { KycSessionStatus } from '../../../src/domain/kyc/kyc-session.ts';
import { describeHostedKycProvider, outcomeOf, tools } from '../../contracts/kyc/hosted-kyc-provider.contract.ts';
import { ANN, BOB, secondsOn } from '../../contracts/kyc/kyc-provider.world.ts';
import { rejection } from '../../support/rejection.ts';
import { DIDIT, type DiditServer, OPENED_AT, startDiditServer } from '../../support/servers/didit-server.ts';
import { postings, QUICK, sends } from '../../support/servers/provider-server.ts';

const providerAt = (server: DiditServer, given = tools, apiKey: string = DIDIT.apiKey) =>
  new DiditKycProvider({ ...DIDIT, apiKey, baseUrl: server.baseUrl, tuning: QUICK }, given);

const SAYS: Readonly<Record<KycSessionStatus, string>> = {
  pending: 'In Review',
  approved: 'Approved',
  rejected: 'Declined',
};

describeHostedKycProvider<DiditServer>({
  name: 'Didit',
  start: () => startDiditServer(),
  providerAt,
  decide: (server, id, status, at) => server.decide(id, SAYS[status], at),
  decideUndocumented: (server, id, at) => server.decide(id, 'Approved With Conditions', at),
  signed: (server, body, secret) => server.signed(body, secondsOn(61).getTime() / 1000, secret),
  proof: 'x-signature',
  tellsPlace: true,
});

describe('DiditKycProvider', () => {
  let server: DiditServer;
  let provider: DiditKycProvider;
  beforeEach(async () => {
    server = await startDiditServer();
    provider = providerAt(server);
  });
  afterEach(() => server.stop());
  const open = async () => (await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_2' })).id;

  describe('opening', () => {
    it('requests the tier’s workflow with the wallet and the callback URL', async () => {
      const callbackUrl = 'https://app.example/kyc/done?step=2';
      const { id, url } = await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_2', callbackUrl });
      expect(postings(server)).to.deep.equal([
        {
          workflow_id: DIDIT.workflows.TIER_2,
          vendor_data: `${ANN}:owner`,
          metadata: { tier: 'TIER_2' },
          callback: callbackUrl,
        },
      ]);
      expect(server.session(id)).to.include({ url });
    });

    it('omits the callback URL if there is none', async () => {
      await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' });
      expect(postings(server)).to.deep.equal([
        { workflow_id: DIDIT.workflows.TIER_1, vendor_data: `${ANN}:owner`, metadata: { tier: 'TIER_1' } },
      ]);
    });
  });

  describe('the person', () => {
    const read = { status: 'Approved', issuing_state: 'UKR', document_number: ' ab-12 34 ' };
    const reported = async (verifications: unknown, status = 'Approved') => {
      const id = await open();
      server.decide(id, status, secondsOn(60));
      Object.assign(server.session(id) ?? {}, { id_verifications: verifications });
      return (await provider.report(id))?.identity;
    };

    it('is known by the country and number of the approved document', async () => {
      const tries = [{ ...read, status: 'Declined', issuing_state: 'FRA', document_number: 'OTHER' }, read];
      expect(await reported(tries)).to.deep.equal({ countryCode: 'UA', personId: 'UKR AB1234' });
    });

    for (const [what, verifications] of [
      ['nothing was read', null],
      ['no document', []],
      ['no approved document', [{ ...read, status: 'Declined' }]],
      ['neither country nor number', [{ status: 'Approved', issuing_state: null, document_number: '-' }]],
    ] as const)
      it(`is unknown when there is ${what}`, async () => expect(await reported(verifications)).to.equal(undefined));

    it('is not reported before the approval', async () =>
      expect(await reported([read], 'In Review')).to.equal(undefined));
  });

  describe('reporting', () => {
    for (const [said, status] of [
      ['Not Started', 'pending'],
      ['In Progress', 'pending'],
      ['Awaiting User', 'pending'],
      ['In Review', 'pending'],
      ['Resubmitted', 'pending'],
      ['Approved', 'approved'],
      ['Declined', 'rejected'],
      ['Expired', 'rejected'],
      ['Abandoned', 'rejected'],
      ['Kyc Expired', 'rejected'],
      ['approved', 'pending'],
      ['Approved ', 'pending'],
      ['constructor', 'pending'],
      ['', 'pending'],
    ] as const)
      it(`maps "${said}" to ${status}`, async () => {
        const id = await open();
        server.decide(id, said, secondsOn(60));
        expect((await provider.report(id))?.status).to.equal(status);
      });

    it('dates an approval as early as possible, and a rejection with the current time', async () => {
      const id = await open();
      server.decide(id, 'Approved', secondsOn(60));
      expect((await provider.report(id))?.occurredAt).to.deep.equal(new Date(OPENED_AT));
      server.decide(id, 'Declined', secondsOn(60));
      expect((await provider.report(id))?.occurredAt.getTime()).to.be.closeTo(Date.now(), 30_000);
    });

    it('returns no tier for a workflow that is not configured', async () => {
      const id = await open();
      Object.assign(server.session(id) ?? {}, { workflow_id: '99999999-2222-4333-8444-555555555555' });
      server.decide(id, 'Approved', secondsOn(60));
      expect(await provider.report(id))
        .to.include({ wallet: ANN })
        .and.not.have.property('tier');
    });

    for (const vendor_data of [null, '', 'user_01', ANN.replace('C5', 'c5'), `${ANN} `, `${ANN}:operator`])
      it(`returns nothing for a session with vendor_data ${vendor_data}`, async () => {
        const id = await open();
        Object.assign(server.session(id) ?? {}, { vendor_data });
        expect(await provider.report(id)).to.equal(undefined);
      });

    for (const id of ['', 'nobody', '../sessions', '%2e%2e', 'aaaaaaaa-1111-4222-8333-bbbbbbbbbbbb/..'])
      it(`returns nothing for ${JSON.stringify(id)}, without a request`, async () => {
        expect(await provider.report(id)).to.equal(undefined);
        expect(server.asked).to.deep.equal([]);
      });

    it('rejects a response about another session', async () => {
      const [mine, other] = [
        await open(),
        (await provider.openSession({ openedBy: 'owner', wallet: BOB, tier: 'TIER_2' })).id,
      ];
      server.decide(other, 'Approved', secondsOn(60));
      const { url, ...rest } = server.session(other) ?? { url: '' };
      server.behave(sends(200, JSON.stringify({ ...rest, session_url: url })));
      expect(await rejection(provider.report(mine))).to.equal('KYC_UNAVAILABLE');
    });
  });

  describe('webhooks', () => {
    const outcome = (delivery: WebhookDelivery, now: Date) => outcomeOf(provider, delivery, now);
    const approval = async (changes?: object) => server.decide(await open(), 'Approved', secondsOn(60), changes);

    for (const [seconds, expected] of [
      [60 - 301, 'WEBHOOK_SECRET_INVALID'],
      [60 - 300, 'approved'],
      [60, 'approved'],
      [60 + 300, 'approved'],
      [60 + 301, 'WEBHOOK_SECRET_INVALID'],
    ] as const)
      it(`that are ${seconds - 60} seconds old: ${expected}`, async () =>
        expect(outcome(await approval(), secondsOn(seconds))).to.equal(expected));

    for (const given of [undefined, '', 'soon', '1e99', '-1', String(secondsOn(61).getTime() / 1000)])
      it(`with X-Timestamp changed to ${given} are rejected`, async () => {
        const { headers, body } = await approval();
        const delivery = { headers: { ...headers, 'x-timestamp': given }, body };
        expect(outcome(delivery, secondsOn(61))).to.equal('WEBHOOK_SECRET_INVALID');
      });

    it('contain wallet, tier, time and id', async () => {
      const event = provider.readWebhook(await approval({ event_id: 'evt_01' }), secondsOn(61));
      expect(event).to.deep.include({
        id: 'evt_01',
        wallet: ANN,
        tier: 'TIER_2',
        status: 'approved',
        occurredAt: secondsOn(60),
      });
    });

    it('without an event id are distinguished by session, status and time', async () => {
      const [one, other] = [await approval({ event_id: undefined }), await approval({ event_id: undefined })];
      const idOf = (delivery: WebhookDelivery) => provider.readWebhook(delivery, secondsOn(61)).id;
      expect(idOf(one)).to.equal(idOf(one));
      expect(idOf(one)).to.not.equal('').and.not.equal(idOf(other));
    });

    it('with another vendor_data or workflow have no wallet or tier', async () => {
      const event = provider.readWebhook(await approval({ vendor_data: 'user_01', workflow_id: 'x' }), secondsOn(61));
      expect(event).to.not.have.any.keys('wallet', 'tier');
    });

    for (const [why, changes] of [
      ['of a person and no session', { session_id: undefined }],
      ['of a session that is a path', { session_id: '../x' }],
      ['without a status', { status: undefined }],
      ['of half a second', { timestamp: 1_780_000_000.5 }],
    ] as const)
      it(`${why} are unreadable`, async () =>
        expect(outcome(await approval(changes), secondsOn(61))).to.equal('WEBHOOK_UNREADABLE'));
  });

  it('cannot be used for a tier without a workflow', async () => {
    const outcome = provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_3' }).catch(String);
    expect(await outcome).to.include('no Didit workflow is configured for TIER_3');
  });
});
