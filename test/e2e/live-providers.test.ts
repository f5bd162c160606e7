import { expect } from 'chai';
import request from 'supertest';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';
import { openService, type Service } from '../../src/infrastructure/process/service.ts';
import { siweText } from '../support/chain/siwe.ts';
import { until } from '../support/real-time.ts';
import { expectRefusal } from '../support/refusal.ts';
import { DIDIT, type DiditServer, startDiditServer } from '../support/servers/didit-server.ts';
import { type ProviderServer, Reply, sends, startProviderServer } from '../support/servers/provider-server.ts';
import { deliver } from '../support/service/kyc-reports.ts';
import { watching } from '../support/service/undocumented.ts';
import { aWallet } from '../support/service/world.ts';

/** The service as an operator starts it, with the live compliance providers, each on a local server. */
describe('the live compliance providers', () => {
  let didit: DiditServer;
  let chainalysis: ProviderServer;
  let sentry: ProviderServer;
  let sanctioned: string | undefined;
  let service: Service;
  let api: ReturnType<typeof request>;
  const first = aWallet();
  let wallet = first;
  let bearer: { authorization: string };

  before(async () => {
    [didit, sentry] = [await startDiditServer(), await startProviderServer(() => new Reply(200, ''))];
    chainalysis = await startProviderServer(({ path }) => ({
      identifications: path.endsWith(`/${sanctioned}`) ? [{ category: 'sanctions' }] : [],
    }));
    const env = {
      DATA_DIR: 'memory',
      LOG_LEVEL: 'silent',
      KYC_PROVIDER: 'didit',
      DIDIT_URL: didit.baseUrl,
      DIDIT_API_KEY: DIDIT.apiKey,
      DIDIT_WEBHOOK_SECRET: DIDIT.webhookSecret,
      DIDIT_WORKFLOW_TIER_1: DIDIT.workflows.TIER_1,
      DIDIT_WORKFLOW_TIER_2: DIDIT.workflows.TIER_2,
      AML_PROVIDER: 'chainalysis',
      CHAINALYSIS_URL: `${chainalysis.url}/api/v1`,
      CHAINALYSIS_API_KEY: 'a-chainalysis-key',
      ERROR_TRACKER: 'sentry',
      SENTRY_DSN: `${sentry.url.replace('http://', 'http://publickey@')}/42`,
    };
    service = await openService(readConfig(withDrawnSecrets(env, undefined).env), watching());
    api = request(service.app);
    await signIn(first);
  });
  after(async () => {
    await service.close();
    for (const server of [didit, chainalysis, sentry]) await server.stop();
  });

  const signIn = async (as: typeof wallet) => {
    wallet = as;
    const { nonce } = (await api.get('/api/siwe?action=nonce').expect(200)).body;
    const message = siweText({ address: wallet.address, nonce, url: 'http://localhost:3000', issuedAt: new Date() });
    const proof = { message, signature: await wallet.signMessage(message), issueToken: true };
    const { accessToken } = (await api.post('/api/siwe?action=verify').send(proof).expect(200)).body;
    bearer = { authorization: `Bearer ${accessToken}` };
    await api.post('/api/terms').set(bearer).send({ wallet: wallet.address, termsVersion: '1' }).expect(200);
  };
  const open = async (requestedTier: string) =>
    (await api.post('/api/kyc/session').set(bearer).send({ wallet: wallet.address, requestedTier }).expect(200)).body;
  const status = async () =>
    (await api.get(`/api/kyc/session?wallet=${wallet.address}&readonly=true`).set(bearer)).body;
  const buy = () =>
    api.post('/api/sale/authorize').set(bearer).send({
      wallet: wallet.address,
      amount: '250000000',
      paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    });
  /** Signs another wallet in and has its identity approved. */
  const qualify = async (as: typeof wallet) => {
    await signIn(as);
    const { sessionId } = await open('TIER_1');
    await deliver({ api }, didit.decide(sessionId, 'Approved', thisSecond())).expect(200);
  };
  const thisSecond = () => new Date(Math.floor(Date.now() / 1000) * 1000);

  it('send a user to Didit, accept its authentic webhook only, and let the user buy', async () => {
    const { sessionId, verificationUrl } = await open('TIER_1');
    expect(verificationUrl).to.equal(didit.session(sessionId)?.url);
    expectRefusal(await buy(), 403, 'KYC_REQUIRED');
    const approval = didit.decide(sessionId, 'Approved', thisSecond());
    const forged = didit.signed(approval.body, thisSecond().getTime() / 1000, 'another secret');
    expectRefusal(await deliver({ api }, forged), 401, 'WEBHOOK_SECRET_INVALID');
    expect((await status()).kycStatus).to.equal('pending');
    expect((await deliver({ api }, approval).expect(200)).body.data).to.deep.equal({ applied: true });
    expect((await deliver({ api }, approval).expect(200)).body.data).to.deep.equal({ applied: false });
    expect(await status()).to.include({ kycStatus: 'approved', kycTier: 'TIER_1', canBuy: true });
    await buy().expect(200);
  });

  it('screen each buyer at Chainalysis: a listed or unscreened wallet cannot buy', async () => {
    expect(chainalysis.asked.map(({ path }) => path)).to.deep.equal([`/api/v1/address/${first.address}`]);
    expect(chainalysis.asked[0]?.headers['x-api-key']).to.equal('a-chainalysis-key');
    await qualify(aWallet());
    sanctioned = wallet.address;
    expectRefusal(await buy(), 403, 'AML_FAILED');
    await qualify(aWallet());
    chainalysis.behave(sends(500, 'down'));
    expectRefusal(await buy(), 503, 'AML_UNAVAILABLE');
    chainalysis.behave();
  });

  it('forward a violation to Sentry', async () => {
    const report = {
      'document-uri': 'https://app.example/?secret=1',
      'violated-directive': 'img-src',
      'blocked-uri': 'inline',
      'original-policy': "default-src 'self'",
    };
    await api.post('/api/csp-report').send({ 'csp-report': report }).expect(200);
    await until(() => sentry.asked.length > 0);
    expect(sentry.asked[0]?.path).to.equal('/api/42/security/');
    expect(JSON.stringify(sentry.asked[0]?.body)).to.not.include('secret');
  });
});
