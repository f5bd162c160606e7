import { expect } from 'chai';
import request from 'supertest';
import { systemClock } from '../../src/adapters/local/clock.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';
import { openService, type Service } from '../../src/infrastructure/process/service.ts';
import { expectRefusal } from '../support/refusal.ts';
import { SUMSUB, type SumsubServer, startSumsubServer } from '../support/servers/sumsub-server.ts';
import { deliver } from '../support/service/kyc-reports.ts';
import { watching } from '../support/service/undocumented.ts';
import { type SignedIn, signedIn } from '../support/service/world.ts';

/** The service as an operator starts it with Sumsub, which is replaced by a local server. */
describe('identity verification by Sumsub', () => {
  let sumsub: SumsubServer;
  let service: Service;
  let api: ReturnType<typeof request>;
  let owner: SignedIn;
  let wallet: string;
  let upgrade: string;

  before(async () => {
    sumsub = await startSumsubServer();
    const env = {
      DATA_DIR: 'memory',
      LOG_LEVEL: 'silent',
      KYC_PROVIDER: 'sumsub',
      SUMSUB_URL: sumsub.baseUrl,
      SUMSUB_APP_TOKEN: SUMSUB.appToken,
      SUMSUB_SECRET_KEY: SUMSUB.secretKey,
      SUMSUB_WEBHOOK_SECRET: SUMSUB.webhookSecret,
      SUMSUB_LEVEL_TIER_1: SUMSUB.levels.TIER_1,
      SUMSUB_LEVEL_TIER_2: SUMSUB.levels.TIER_2,
    };
    const config = readConfig(withDrawnSecrets(env, undefined).env);
    service = await openService(config, watching());
    api = request(service.app);
    owner = await signedIn({ api, config, clock: systemClock });
    wallet = owner.address;
  });
  after(async () => {
    await service.close();
    await sumsub.stop();
  });

  const open = async (requestedTier: string) =>
    (await api.post('/api/kyc/session').set(owner.bearer).send({ wallet, requestedTier }).expect(200)).body;
  const status = async () => (await api.get(`/api/kyc/session?wallet=${wallet}&readonly=true`).set(owner.bearer)).body;
  const review = (reviewAnswer: string, reviewRejectType?: string) => ({
    reviewStatus: 'completed',
    reviewResult: { reviewAnswer, reviewRejectType },
  });

  it('lets a user try again with the same link, and accepts authentic webhooks only', async () => {
    const { sessionId, verificationUrl } = await open('TIER_1');
    expect(verificationUrl).to.match(/^https:\/\/in\.sumsub\.com\/websdk\/p\//);
    await deliver({ api }, sumsub.decide(sessionId, review('RED', 'RETRY'), new Date())).expect(200);
    expect(await status()).to.include({ kycStatus: 'pending', verificationUrl });
    const approval = sumsub.decide(sessionId, review('GREEN'), new Date(Date.now() + 1));
    expectRefusal(
      await deliver({ api }, sumsub.signed(approval.body, SUMSUB.secretKey)),
      401,
      'WEBHOOK_SECRET_INVALID',
    );
    expect((await deliver({ api }, approval).expect(200)).body.data).to.deep.equal({ applied: true });
    expect((await deliver({ api }, approval).expect(200)).body.data).to.deep.equal({ applied: false });
    expect(await status()).to.include({ kycStatus: 'approved', kycTier: 'TIER_1', canBuy: true });
  });

  it('detects an upgrade whose webhook never arrived, with the job', async () => {
    upgrade = (await open('TIER_2')).sessionId;
    sumsub.decide(upgrade, review('GREEN'), new Date());
    await service.jobs.find(({ name }) => name === 'resync-kyc')?.run();
    expect(await status()).to.include({ kycStatus: 'approved', kycTier: 'TIER_2' });
  });

  it('revokes the approvals when the user must submit other documents', async () => {
    await deliver({ api }, sumsub.decide(upgrade, review('RED', 'RETRY'), new Date(Date.now() + 5_000))).expect(200);
    expect(await status()).to.include({ kycStatus: 'rejected', canBuy: false });
  });
});
