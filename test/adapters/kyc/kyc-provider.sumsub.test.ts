import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { SumsubKycProvider } from '../../../src/adapters/kyc/kyc-provider.sumsub.ts';
import type { SumsubSettings } from '../../../src/adapters/kyc/sumsub-settings.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import type { KycSessionStatus } from '../../../src/domain/kyc/kyc-session.ts';
import { describeHostedKycProvider, tools } from '../../contracts/kyc/hosted-kyc-provider.contract.ts';
import { ANN, BOB, secondsOn } from '../../contracts/kyc/kyc-provider.world.ts';
import { NOON } from '../../support/noon.ts';
import { rejection } from '../../support/rejection.ts';
import { CALM, postings, QUICK, sends } from '../../support/servers/provider-server.ts';
import {
  APPLICANTS,
  LINKS,
  type Said,
  SUMSUB,
  type SumsubServer,
  startSumsubServer,
} from '../../support/servers/sumsub-server.ts';

const providerAt = (server: SumsubServer, given = tools, settings: Partial<SumsubSettings> = {}) =>
  new SumsubKycProvider(
    { ...SUMSUB, baseUrl: server.baseUrl, tuning: CALM, ...settings },
    { ...given, random: { uuid: randomUUID } },
  );

const GREEN = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } };
const RETRY = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY' } };
const FINAL = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' } };
const SAYS: Readonly<Record<KycSessionStatus, Said>> = {
  pending: { type: 'applicantPending', reviewStatus: 'pending' },
  approved: GREEN,
  rejected: FINAL,
};

describeHostedKycProvider<SumsubServer>({
  name: 'Sumsub',
  start: startSumsubServer,
  providerAt: (server, given, secretKey = SUMSUB.secretKey) => providerAt(server, given, { secretKey, tuning: QUICK }),
  decide: (server, id, status, at) => server.decide(id, SAYS[status], at),
  decideUndocumented: (server, id, at) =>
    server.decide(id, { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'YELLOW' } }, at),
  signed: (server, body, secret) => server.signed(body, secret),
  proof: 'x-payload-digest',
  tellsPlace: false,
});

describe('SumsubKycProvider', () => {
  let clock: SettableClock;
  let server: SumsubServer;
  let provider: SumsubKycProvider;
  beforeEach(async () => {
    clock = new SettableClock(NOON);
    server = await startSumsubServer(clock);
    provider = providerAt(server, { ...tools, clock });
  });
  afterEach(() => server.stop());
  const open = async (wallet = ANN) => (await provider.openSession({ openedBy: 'owner', wallet, tier: 'TIER_2' })).id;

  describe('the person', () => {
    const reported = async (info: unknown, said: Said = GREEN) => {
      const id = await open();
      server.decide(id, said, NOON);
      Object.assign(server.applicant(id) ?? {}, { info });
      return (await provider.report(id))?.identity;
    };
    const idDocs = [
      { idDocType: 'SELFIE', country: 'FRA' },
      { idDocType: 'PASSPORT', country: 'IRN', number: 'p 12' },
    ];

    it('is known by the country and number of the document', async () =>
      expect(await reported({ country: 'FRA', idDocs })).to.deep.equal({ countryCode: 'IR', personId: 'IRN P12' }));

    it('has a country without a number of a document', async () =>
      expect(await reported({ country: 'FRA' })).to.deep.equal({ countryCode: 'FR' }));

    it('is unknown when nothing was read, or before the approval', async () => {
      expect(await reported({})).to.equal(undefined);
      expect(await reported({ country: 'FRA', idDocs }, FINAL)).to.equal(undefined);
    });
  });

  describe('opening', () => {
    it('creates an applicant of the tier’s level for the wallet, and a link with a callback', async () => {
      const callbackUrl = 'https://app.example/kyc/done?step=2';
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_2', callbackUrl });
      expect(id).to.match(new RegExp(`^${ANN}-[0-9a-f-]{36}$`));
      const levelName = SUMSUB.levels.TIER_2;
      expect(server.asked[0]?.query.get('levelName')).to.equal(levelName);
      expect(postings(server, APPLICANTS)).to.deep.equal([{ externalUserId: id }]);
      const redirect = { successUrl: callbackUrl, rejectUrl: callbackUrl };
      expect(postings(server, LINKS)).to.deep.equal([{ levelName, userId: id, ttlInSecs: 604_800, redirect }]);
    });

    it('creates a link without a callback if there is none', async () => {
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' });
      const levelName = SUMSUB.levels.TIER_1;
      expect(postings(server, LINKS)).to.deep.equal([{ levelName, userId: id, ttlInSecs: 604_800 }]);
    });

    it('creates another applicant each time, so that a rejected user can start again', async () => {
      expect(await open()).to.not.equal(await open());
    });

    it('creates one applicant when the request is repeated, and continues with the link', async () => {
      let times = 0;
      server.behave((response, honest) => {
        times += 1;
        if (times === 1) response.destroy();
        else response.writeHead(JSON.parse(honest).code ?? 201).end(honest);
      });
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' });
      expect(postings(server, APPLICANTS)).to.deep.equal([{ externalUserId: id }, { externalUserId: id }]);
      expect(postings(server, LINKS)).to.have.length(1);
    });

    it('rejects a response about another applicant', async () => {
      server.behave(sends(201, JSON.stringify({ externalUserId: `${BOB}-${randomUUID()}` })));
      expect(await rejection(open())).to.equal('KYC_UNAVAILABLE');
    });

    for (const seconds of [-61, 61])
      it(`fails and reports the reason when its clock is ${seconds} seconds off`, async () => {
        const wrong = new SettableClock(new Date(NOON.getTime() + seconds * 1_000));
        const late = providerAt(server, { ...tools, clock: wrong });
        expect(await rejection(late.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' }))).to.equal(
          'KYC_UNAVAILABLE',
        );
      });

    it('cannot be used for a tier without a level', async () => {
      const outcome = provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_3' }).catch(String);
      expect(await outcome).to.include('no Sumsub level is configured for TIER_3');
    });
  });

  describe('reporting', () => {
    const reviewed = async (said: Said, id?: string) => {
      const sessionId = id ?? (await open());
      server.decide(sessionId, said, secondsOn(60));
      return provider.report(sessionId);
    };
    const completed = (reviewAnswer: unknown, reviewRejectType?: unknown) => ({
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer, reviewRejectType },
    });

    for (const [said, status] of [
      [{ reviewStatus: 'init' }, 'pending'],
      [{ reviewStatus: 'pending' }, 'pending'],
      [{ reviewStatus: 'prechecked' }, 'pending'],
      [{ reviewStatus: 'queued' }, 'pending'],
      [{ reviewStatus: 'onHold' }, 'pending'],
      [{ reviewStatus: 'awaitingUser' }, 'pending'],
      [{ reviewStatus: 'onHold', reviewResult: { reviewAnswer: 'GREEN' } }, 'pending'],
      [{ reviewStatus: 'constructor', reviewResult: { reviewAnswer: 'GREEN' } }, 'pending'],
      [{ reviewStatus: 'Completed', reviewResult: { reviewAnswer: 'GREEN' } }, 'pending'],
      [{ reviewStatus: 'completed' }, 'pending'],
      [{ reviewStatus: 'completed', reviewResult: null }, 'pending'],
      [completed('GREEN'), 'approved'],
      [completed('green'), 'pending'],
      [completed('YELLOW'), 'pending'],
      [completed('RED', 'RETRY'), 'pending'],
      [completed('RED', 'FINAL'), 'rejected'],
      [completed('RED', 'LATER'), 'pending'],
      [completed('RED'), 'pending'],
    ] as const)
      it(`maps ${JSON.stringify(said)} to ${status}`, async () =>
        expect((await reviewed(said))?.status).to.equal(status));

    for (const said of [
      { reviewStatus: undefined },
      { ...GREEN, levelName: undefined },
      { ...GREEN, reviewDate: undefined },
      { ...GREEN, reviewDate: 'yesterday' },
      { ...GREEN, reviewResult: 'GREEN' },
      { ...GREEN, reviewResult: { reviewAnswer: true } },
    ] as unknown as Said[])
      it(`rejects ${JSON.stringify(said, (_, value) => value ?? null)}`, async () =>
        expect(await rejection(reviewed(said))).to.equal('KYC_UNAVAILABLE'));

    it('uses the time of the review for a decision, and the current time otherwise', async () => {
      for (const said of [GREEN, FINAL]) expect((await reviewed(said))?.occurredAt).to.deep.equal(secondsOn(60));
      expect((await reviewed(RETRY))?.occurredAt).to.deep.equal(NOON);
    });

    it('ignores an approval at a level that is not configured, and returns no tier', async () => {
      const report = await reviewed({ ...GREEN, levelName: 'questionnaire-only' });
      expect(report).to.include({ wallet: ANN, status: 'pending' }).and.not.have.property('tier');
    });

    it('returns the tier of the level that was reviewed', async () =>
      expect(await reviewed({ ...GREEN, levelName: SUMSUB.levels.TIER_1 })).to.include({ tier: 'TIER_1' }));

    const WEEK_AND_HOUR_MS = (7 * 24 + 1) * 3_600_000;
    for (const [said, status] of [
      [{ reviewStatus: 'init' }, 'rejected'],
      [{ reviewStatus: 'awaitingUser' }, 'rejected'],
      [RETRY, 'rejected'],
      [{ reviewStatus: 'pending' }, 'pending'],
      [{ reviewStatus: 'onHold' }, 'pending'],
      [GREEN, 'approved'],
    ] as const)
      it(`maps ${JSON.stringify(said)} to ${status} an hour after the link expired, and not before`, async () => {
        const id = await open();
        clock.advance(WEEK_AND_HOUR_MS);
        expect((await reviewed(said, id))?.status).to.equal(status === 'rejected' ? 'pending' : status);
        clock.advance(1_000);
        expect(await provider.report(id)).to.include({ status });
      });

    it('looks the applicant up by external id, as a path parameter', async () => {
      const id = await open();
      await provider.report(id);
      expect(server.asked.at(-1)?.target).to.equal(`/resources/applicants/-;externalUserId=${id}/one`);
    });

    it('returns nothing for an applicant that was never created', async () => {
      expect(await provider.report(`${ANN}-${randomUUID()}`)).to.equal(undefined);
      expect(server.asked).to.have.length(1);
    });

    for (const id of [
      '',
      'nobody',
      ANN,
      `${ANN}-`,
      `${ANN}-1`,
      `${ANN.toLowerCase()}-11111111-2222-4333-8444-555555555551`,
      `${ANN.replace('C5', 'c5')}-11111111-2222-4333-8444-555555555551`,
      `${ANN}-11111111-2222-4333-8444-555555555551/..`,
      `${ANN}-11111111-2222-4333-8444-555555555551;a=b`,
      ` ${ANN}-11111111-2222-4333-8444-555555555551`,
    ])
      it(`returns nothing for ${JSON.stringify(id)}, without a request`, async () => {
        expect(await provider.report(id)).to.equal(undefined);
        expect(server.asked).to.deep.equal([]);
      });

    it('rejects a response about another applicant', async () => {
      const [mine, other] = [await open(), await open(BOB)];
      server.decide(other, GREEN, secondsOn(60));
      server.behave(sends(200, JSON.stringify(server.applicant(other))));
      expect(await rejection(provider.report(mine))).to.equal('KYC_UNAVAILABLE');
    });
  });
});
