import { expect } from 'chai';
import { authUseCases } from '../../../src/application/auth/index.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { parseSetCookie } from '../../support/service/cookies.ts';
import { aWorld, NOON, signedIn, type TestWorld } from '../../support/service/world.ts';

const PASSWORD = 'the master password';
const HOURS_12 = 12 * 60 * 60 * 1000;

describe('POST /api/auth/gate', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld({ GATE_PASSWORD: PASSWORD });
  });
  const enter = (password: unknown, ip = '192.0.2.1', api = world.api) =>
    api.post('/api/auth/gate').set('x-forwarded-for', ip).send({ password });

  it('returns a pass of twelve hours that scripts cannot read, and its expiry that they can', async () => {
    const response = await enter(PASSWORD).expect(200);
    expect(response.body).to.deep.equal({ success: true });
    const [pass, until] = parseSetCookie(response);
    expect(pass).to.include({ name: 'svc-gate', httponly: '', samesite: 'Lax', path: '/' });
    expect(until).to.include({ name: 'svc-gate-until', samesite: 'Lax', path: '/' }).and.not.have.property('httponly');
    expect(until?.value).to.equal(new Date(NOON.getTime() + HOURS_12).toISOString());
    for (const cookie of [pass, until])
      expect(new Date(cookie?.expires ?? '')).to.deep.equal(new Date(NOON.getTime() + HOURS_12));
  });

  it('opens the protected pages only with the pass, until it expires', async () => {
    const { passesGate } = authUseCases(world);
    const [pass] = parseSetCookie(await enter(PASSWORD).expect(200));
    expect(passesGate([pass?.value ?? ''])).to.equal(true);
    for (const others of [[], [''], [PASSWORD], [pass?.value.slice(0, -1) ?? '', PASSWORD]])
      expect(passesGate(others)).to.equal(false);
    world.clock.advance(HOURS_12);
    expect(passesGate([pass?.value ?? ''])).to.equal(false);
  });

  it('sends its cookies over https only if the service is reached by https', async () => {
    const secure = async (env: Record<string, string>) => {
      const { api } = await aWorld({ GATE_PASSWORD: PASSWORD, ...env });
      return parseSetCookie(await enter(PASSWORD, '192.0.2.1', api)).map((cookie) => 'secure' in cookie);
    };
    expect(await secure({ BASE_URL: 'https://api.example.com' })).to.deep.equal([true, true]);
    expect(await secure({})).to.deep.equal([false, false]);
  });

  for (const wrong of ['wrong', `${PASSWORD} `, PASSWORD.toUpperCase()])
    it(`rejects "${wrong}"`, async () => {
      const response = await enter(wrong);
      expectRefusal(response, 401, 'GATE_PASSWORD_INVALID');
      expect(response.get('set-cookie')).to.equal(undefined);
    });

  for (const [why, body] of [
    ['nothing', undefined],
    ['no password', {}],
    ['an empty password', { password: '' }],
    ['a number', { password: 1 }],
    ['null', { password: null }],
    ['a password of 1025 characters', { password: 'x'.repeat(1025) }],
    ['a field beside it', { password: PASSWORD, next: '/' }],
  ] as const)
    it(`rejects ${why} as invalid`, async () =>
      expectRefusal(await world.api.post('/api/auth/gate').send(body), 400, 'VALIDATION_FAILED'));

  it('is disabled without a password, and no page is protected then', async () => {
    const open = await aWorld();
    expectRefusal(await enter(PASSWORD, '192.0.2.1', open.api), 503, 'GATE_CLOSED');
    expect(authUseCases(open).passesGate([])).to.equal(true);
  });

  it('sets no cookie for another site', async () => {
    const response = await enter(PASSWORD).set('origin', 'https://evil.example');
    expectRefusal(response, 403, 'CROSS_ORIGIN');
    expect(response.get('set-cookie')).to.equal(undefined);
  });

  it('blocks a network for a quarter of an hour after ten attempts, even with the correct password', async () => {
    for (let i = 0; i < 10; i += 1) await enter(`guess ${i}`).expect(401);
    const locked = await enter(PASSWORD);
    expectRefusal(locked, 429, 'GATE_LOCKED');
    expect(locked.get('retry-after')).to.equal('900');
    await enter(PASSWORD, '192.0.2.2').expect(200);
    world.clock.advance(15 * 60 * 1000);
    await enter(PASSWORD).expect(200);
  });

  it('counts attempts per network, for any session', async () => {
    for (let i = 0; i < 10; i += 1)
      await enter(`guess ${i}`)
        .set((await signedIn(world)).bearer)
        .expect(401);
    expectRefusal(await enter(PASSWORD), 429, 'GATE_LOCKED');
  });

  it('counts an IPv6 household as one network', async () => {
    for (let i = 0; i < 10; i += 1) await enter(`guess ${i}`, `2001:db8:1:2${i.toString(16)}0::${i}`).expect(401);
    expectRefusal(await enter(PASSWORD, '2001:db8:1:200::ffff'), 429, 'GATE_LOCKED');
  });

  it('checks at most ten concurrent guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => enter(`guess ${i}`)));
    expect(answers.filter(({ status }) => status === 401)).to.have.length(10);
    expect(answers.filter(({ status }) => status === 429)).to.have.length(40);
  });

  it('blocks everyone after two hundred attempts from many networks', async () => {
    const guess = (i: number) => enter(`guess ${i}`, `198.51.100.${i % 250}`);
    for (let i = 0; i < 200; i += 1) await guess(i).expect(401);
    expectRefusal(await enter(PASSWORD, '203.0.113.1'), 429, 'GATE_LOCKED');
  });
});
