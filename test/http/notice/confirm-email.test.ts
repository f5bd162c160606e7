import { expect } from 'chai';
import sinon from 'sinon';
import { noticeUseCases } from '../../../src/application/notice/index.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const DAY_MS = 24 * 60 * 60_000;
const EMAIL = 'alice@example.com';

const PATH = '/api/user/confirm-email';

describe('POST /api/user/confirm-email', () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });

  const setEmail = (email: string, as = owner) => world.api.patch('/api/user').set(as.bearer).send({ email });
  const sendAll = () => noticeUseCases(world).send();
  const links = () => world.mailer.sent.map(({ text }) => /http\S+/.exec(text.split('\n\n').at(-1) ?? '')?.[0] ?? '');
  const pathOf = (link = '') => link.slice(world.config.server.baseUrl.length);
  const tokenOf = (link = '') => new URL(link).searchParams.get('token');
  const follow = (link: string | undefined) => world.api.post(PATH).send({ token: tokenOf(link) });
  const isVerified = async (of = owner) => (await world.users.find(of.address))?.emailVerified;

  it('sends nothing from the request, and then a link to the new address only', async () => {
    await setEmail(EMAIL).expect(200);
    expect(world.mailer.sent).to.deep.equal([]);
    await sendAll();
    await sendAll();
    expect(world.mailer.sent.map(({ to }) => to)).to.deep.equal([EMAIL]);
    expect(world.mailer.sent[0]?.text).to.include(owner.address);
    expect(await isVerified()).to.equal(false);
  });

  it('verifies the address once, and records the change in the history', async () => {
    await setEmail(EMAIL).expect(200);
    await sendAll();
    expect((await follow(links()[0]).expect(200)).body).to.deep.equal({ success: true, data: { emailVerified: true } });
    expect(await isVerified()).to.equal(true);
    const change = (await world.users.history(owner.address)).at(-1);
    expect(change).to.include({ field: 'emailVerified', before: false, after: true, actor: owner.address });
    expectRefusal(await follow(links()[0]), 400, 'CONFIRMATION_INVALID');
  });

  it('does not store the token, and derives it from a secret that is not in the database', async () => {
    const open = sinon.spy(world.emailConfirmations, 'open');
    const enqueue = sinon.spy(world.outbox, 'enqueue');
    await setEmail(EMAIL).expect(200);
    await sendAll();
    const token = tokenOf(links()[0]) ?? '';
    expect(token).to.match(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([open.args, enqueue.args])).to.not.include(token);
    expect(JSON.stringify(enqueue.args)).to.not.include(EMAIL);
  });

  it('answers a link that is unknown, expired, replaced or of another address in the same way', async () => {
    const refused = async (link: string) => {
      const { requestId: _, ...body } = (await follow(link).expect(400)).body;
      return body;
    };
    const unknown = await refused(`${world.config.server.baseUrl}${PATH}?token=${'0'.repeat(64)}`);
    expect(unknown.code).to.equal('CONFIRMATION_INVALID');
    await setEmail('first@example.com').expect(200);
    await sendAll();
    await setEmail(EMAIL).expect(200);
    await sendAll();
    const [replaced = '', expired = ''] = links();
    world.clock.advance(DAY_MS);
    expect([await refused(replaced), await refused(expired)]).to.deep.equal([unknown, unknown]);
    owner = await signedIn(world, owner.wallet);
    await setEmail(EMAIL).expect(200);
    await sendAll();
    const enqueue = sinon.stub(world.outbox, 'enqueue').resolves(0);
    sinon.stub(world.emailConfirmations, 'open').resolves();
    await setEmail('third@example.com').expect(200);
    enqueue.restore();
    expect(await refused(links()[2] ?? '')).to.deep.equal(unknown);
    expect(await isVerified()).to.equal(false);
  });

  it('reserves the address for the first who confirms it', async () => {
    const squatter = await signedIn(world);
    await setEmail(EMAIL, squatter).expect(200);
    await setEmail(EMAIL).expect(200);
    await sendAll();
    const [theirs, own] = links();
    await follow(own).expect(200);
    expectRefusal(await follow(theirs), 409, 'EMAIL_TAKEN');
    expect([await isVerified(), await isVerified(squatter)]).to.deep.equal([true, false]);
  });

  it('never mails an address that somebody without the wallet entered', async () => {
    await world.api
      .post('/api/user')
      .send({ wallet: (await signedIn(world)).address, email: EMAIL })
      .expect(200);
    await sendAll();
    expect(world.mailer.sent).to.deep.equal([]);
  });

  it('mails one address three times a day at most, and answers alike', async () => {
    for (const sender of [owner, await signedIn(world), await signedIn(world), await signedIn(world)])
      await setEmail(EMAIL.toUpperCase(), sender).expect(200);
    await sendAll();
    expect(world.mailer.sent).to.have.length(3);
    world.clock.advance(DAY_MS);
    await setEmail(EMAIL, await signedIn(world)).expect(200);
    await sendAll();
    expect(world.mailer.sent).to.have.length(4);
  });

  it('asks for a token of the right form, and reports a database that does not respond', async () => {
    for (const body of [{}, { token: 'x' }, { token: '0'.repeat(64), more: 1 }])
      expectRefusal(await world.api.post(PATH).send(body), 400, 'VALIDATION_FAILED');
    sinon.stub(world.emailConfirmations, 'take').rejects(storeUnavailable());
    expectRefusal(await world.api.post(PATH).send({ token: '0'.repeat(64) }), 503, 'STORE_UNAVAILABLE');
  });

  it('shows a person the page, whatever a mail program did to the link', async () => {
    for (const query of [
      '',
      '?token=',
      '?token=x',
      '?token=%0d%0aa%23b&utm_source=mail',
      `?token=${'0'.repeat(64)}&x=1`,
    ]) {
      const opened = await world.api.get(`${PATH}${query}`).set('accept', 'text/html');
      expect(opened.status, query).to.equal(303);
      expect(opened.get('location')).to.match(/^\/console\/confirm-email#token=[\w%]*$/);
    }
  });

  it('leaves the link and the address as they are when the link is only opened, as scanners of mail do', async () => {
    await setEmail(EMAIL).expect(200);
    await sendAll();
    const link = pathOf(links()[0]);
    const told = await world.api.get(link).expect(200);
    expect(told.body.data).to.include({ method: 'POST', path: PATH });
    await world.api.head(link).expect(200);
    const opened = await world.api.get(link).set('accept', 'text/html,*/*;q=0.8');
    expect([opened.status, opened.get('location')]).to.deep.equal([
      303,
      `/console/confirm-email#token=${tokenOf(links()[0])}`,
    ]);
    await world.api.head(link).set('accept', 'text/html').expect(303);
    for (const response of [told, opened])
      expect([response.get('referrer-policy'), response.get('cache-control')]).to.deep.equal([
        'no-referrer',
        'no-store',
      ]);
    expect(await isVerified()).to.equal(false);
    await follow(links()[0]).expect(200);
    expect(await isVerified()).to.equal(true);
  });

  it('shows its page to a person without the pass of the gate and without the built console', async () => {
    world = await aWorld({ GATE_PASSWORD: 'the master password' });
    const page = await world.api.get('/console/confirm-email').expect(200);
    expect(page.text).to.include('<button>Confirm</button>');
    expect(page.get('referrer-policy')).to.equal('no-referrer');
    expect(page.get('content-security-policy')).to.include("default-src 'none'").and.include("script-src 'self'");
    await world.api
      .get('/console/confirm-email.js')
      .expect(200)
      .expect('content-type', /javascript/);
    await world.api.get('/console/settings').expect(403);
  });

  it('sends nothing without a mail server', async () => {
    world = await aWorld({ MAIL_PROVIDER: 'none' });
    owner = await signedIn(world);
    await setEmail(EMAIL).expect(200);
    expect(await sendAll()).to.deep.equal({ sent: 0, failed: 0 });
  });
});
