import { expect } from 'chai';
import fc from 'fast-check';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PASSWORD = 'the master password';

/** A sibling subdomain can set cookies that browsers send beside the service's own, in any order. */
describe('several session cookies', () => {
  let world: TestWorld;
  let owner: SignedIn;
  let again: SignedIn;
  let other: SignedIn;
  let ended: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
    world.clock.advance(1_000);
    again = await signedIn(world, owner.wallet);
    other = await signedIn(world);
    ended = await signedIn(world);
    await world.api.post('/api/siwe?action=logout').set(ended.bearer).send({}).expect(200);
  });

  const cookieOf = (...values: readonly string[]) => values.map((value) => `svc-session=${value}`).join('; ');
  const walletsWith = (cookie: string) => world.api.get('/api/user/wallets').set({ cookie });
  const walletOf = async (cookie: string) => (await world.api.get('/api/siwe').set({ cookie })).body.wallet;

  it('are each tried: one wallet’s sessions are found among anything else, and those of two wallets are refused', async () => {
    const tokens = {
      owner: owner.token,
      again: again.token,
      other: other.token,
      ended: ended.token,
      forged: `${owner.token.slice(0, -4)}AAAA`,
      empty: '',
      text: 'x',
      malformed: '%E0%A4%A',
      quoted: '"x"',
      key: `svc_pk_live_${'0'.repeat(32)}`,
    };
    const wallets: Readonly<Record<string, string>> = {
      owner: owner.address,
      again: owner.address,
      other: other.address,
    };
    const shown = fc.shuffledSubarray(Object.keys(tokens) as (keyof typeof tokens)[]).map((names) => names.slice(0, 8));
    const one = fc.asyncProperty(shown, async (names) => {
      const cookie = cookieOf(...names.map((name) => tokens[name]));
      const expected = new Set(names.flatMap((name) => wallets[name] ?? []));
      const answer = await walletsWith(cookie);
      if (expected.size === 1) expect(answer.status, cookie).to.equal(200);
      else expectRefusal(answer, 401, expected.size === 0 ? 'UNAUTHENTICATED' : 'SEVERAL_SESSIONS');
      if (expected.size < 2) expect(await walletOf(cookie)).to.equal([...expected][0] ?? null);
    });
    await fc.assert(one, { numRuns: 60 });
  });

  for (const [what, call] of [
    ['a read', (cookie: string) => world.api.get('/api/user/wallets').set({ cookie })],
    ['a change', (cookie: string) => world.api.patch('/api/user').set({ cookie }).send({ notifyAml: true })],
    ['a read that anybody may make', (cookie: string) => world.api.get('/api/siwe').set({ cookie })],
    ['a read by operators', (cookie: string) => world.api.get('/api/operator/session').set({ cookie })],
  ] as const)
    it(`of two wallets are refused in ${what}, in either order`, async () => {
      for (const tokens of [
        [owner.token, other.token],
        [other.token, owner.token],
      ])
        expectRefusal(await call(cookieOf(...tokens)), 401, 'SEVERAL_SESSIONS');
      expect((await world.users.find(owner.address))?.notifyAml).to.equal(false);
      expect((await world.users.find(other.address))?.notifyAml).to.equal(false);
    });

  it('are refused when there are more than eight, whoever they are of, since the caller’s own may be any of them', async () => {
    const planted = await Promise.all(Array.from({ length: 8 }, () => signedIn(world, other.wallet)));
    const tokens = planted.map(({ token }) => token);
    for (const cookie of [cookieOf(...tokens, owner.token), cookieOf(owner.token, ...tokens)]) {
      expectRefusal(await walletsWith(cookie), 401, 'SEVERAL_SESSIONS');
      expectRefusal(await world.api.get('/api/siwe').set({ cookie }), 401, 'SEVERAL_SESSIONS');
      const change = world.api.patch('/api/user').set({ cookie }).send({ email: 'owner@example.com' });
      expectRefusal(await change, 401, 'SEVERAL_SESSIONS');
    }
    await walletsWith(cookieOf(...Array.from({ length: 7 }, (_, index) => `garbage${index}`), owner.token)).expect(200);
  });

  it('are not looked at beside a bearer token', async () => {
    const cookie = cookieOf(owner.token, other.token);
    await world.api
      .get('/api/user/wallets')
      .set({ cookie, ...owner.bearer })
      .expect(200);
  });

  it('are all ended by signing out, of one wallet or of two', async () => {
    for (const [one, two] of [
      [owner, again],
      [await signedIn(world), other],
    ] as const) {
      const cookie = cookieOf(one.token, two.token);
      const left = await world.api.post('/api/siwe?action=logout').set({ cookie }).send({}).expect(200);
      expect(left.body.sessionsEnded).to.equal(2);
      expect(left.get('set-cookie')?.[0]).to.match(/^svc-session=; .*Expires=Thu, 01 Jan 1970/);
      for (const { token } of [one, two]) expectRefusal(await walletsWith(cookieOf(token)), 401, 'UNAUTHENTICATED');
    }
  });

  it('are replaced by signing in', async () => {
    const wallet = aWallet();
    const cookie = cookieOf(owner.token, other.token);
    const api = {
      get: (path: string) => world.api.get(path),
      post: (path: string) => world.api.post(path).set({ cookie }),
    };
    const fresh = await signedIn({ ...world, api: api as TestWorld['api'] }, wallet);
    await walletsWith(cookieOf(owner.token, fresh.token, other.token)).expect(200);
    expect(await walletOf(cookieOf(other.token, fresh.token))).to.equal(fresh.address);
  });

  it('of the gate are each tried', async () => {
    const guarded = await aWorld({ GATE_PASSWORD: PASSWORD });
    const entered = await guarded.api.post('/api/auth/gate').send({ password: PASSWORD }).expect(200);
    const pass = /svc-gate=([^;]+)/.exec(String(entered.get('set-cookie')))?.[1] ?? '';
    const open = (...passes: readonly string[]) =>
      guarded.api.get('/console/gate').set('cookie', passes.map((one) => `svc-gate=${one}`).join('; '));
    await open('tossed', pass).expect(302);
    await open(pass, 'tossed').expect(302);
    await open('tossed').expect(200);
    await open(...Array.from({ length: 8 }, (_, index) => `tossed${index}`), pass).expect(200);
  });
});
