import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';
import sinon from 'sinon';
import { needsFreshCaller } from '../../../src/adapters/http/frame/admission/fresh.ts';
import { CachedApiKeyStore } from '../../../src/adapters/store/auth/api-key-store.cached.ts';
import { CachedSessionStore } from '../../../src/adapters/store/auth/session-store.cached.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { listening } from '../../support/servers/listening.ts';
import { RawClient } from '../../support/servers/raw-client.ts';
import { scopedApi } from '../../support/service/scoped-api.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('a caller whom another process turned away', () => {
  let world: TestWorld;
  let owner: SignedIn;
  /** With memories of its own, over the stores that all processes share. */
  const aProcess = (storeOf?: () => Store) => {
    const { clock } = world;
    const sessions = new CachedSessionStore(world.sessions, clock);
    return scopedApi({ ...world, sessions, apiKeys: new CachedApiKeyStore(world.apiKeys, clock) }, {}, storeOf);
  };
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });

  const END = {
    'a session': async () => {
      const { bearer } = owner;
      return { bearer, end: () => world.sessions.revokeAll(owner.address, world.clock.now()) };
    },
    'an API key': async () => {
      const { bearer, id } = await aKey(world, owner);
      return { bearer, end: () => world.apiKeys.revoke(owner.address, id, world.clock.now()) };
    },
  } as const;

  for (const [what, open] of Object.entries(END))
    it(`changes nothing more from that moment on, and reads for at most five seconds: ${what}`, async () => {
      const api = aProcess();
      const { bearer, end } = await open();
      await api.get('/read').set(bearer).expect(200);
      await api.post('/portfolio').set(bearer).expect(200);
      await end();
      await api.get('/read').set(bearer).expect(200);
      expectRefusal(await api.post('/portfolio').set(bearer), 401, 'UNAUTHENTICATED');
      world.clock.advance(5_000);
      expectRefusal(await api.get('/read').set(bearer), 401, 'UNAUTHENTICATED');
    });

  it('is asked for while its request is counted, once, and not above its limit', async () => {
    const counts = new MemoryStore();
    counts.init({ windowMs: 60_000 } as Options);
    const releases: (() => void)[] = [];
    const slow = (): Store => ({
      localKeys: false,
      increment: async (key: string): Promise<ClientRateLimitInfo> => {
        const released = new Promise<void>((resolve) => {
          releases.push(resolve);
        });
        await released;
        return await counts.increment(key);
      },
      decrement: () => {},
      resetKey: () => {},
    });
    const isLive = sinon.spy(world.sessions, 'isLive');
    const asked = aProcess(slow).post('/portfolio').set(owner.bearer).expect(200).then();
    while (isLive.callCount === 0) await nextTurn();
    const whileCounted = isLive.callCount;
    for (const release of releases) release();
    await asked;
    expect([whileCounted, isLive.callCount]).to.deep.equal([1, 1]);

    isLive.resetHistory();
    const api = scopedApi(world, { read: 1 });
    await api.post('/portfolio').set(owner.bearer).expect(200);
    await api.post('/portfolio').set(owner.bearer).expect(429);
    expect(isLive.callCount).to.equal(1);
  });

  it('is asked for once when the body came with the headers', async () => {
    const server = await listening(world.app);
    const client = await RawClient.to(server.url);
    const isLive = sinon.spy(world.sessions, 'isLive');
    const body = JSON.stringify({ wallet: { chain: 'evm', address: aWallet().address } });
    const headers = { ...owner.bearer, 'content-type': 'application/json', 'content-length': String(body.length) };
    client.socket.cork();
    client.request('POST', '/api/user/wallets', headers);
    client.socket.write(body);
    client.socket.uncork();
    const answer = await client.answer();
    client.cut();
    await server.stop();
    expect([answer?.status, isLive.callCount]).to.deep.equal([200, 1]);
  });

  const ROUTES = {
    'a read of the caller’s own data': [{ method: 'get', access: 'session' }, false],
    'a public read': [{ method: 'get', access: 'public' }, false],
    'what issues or changes something': [{ method: 'post', access: 'session' }, true],
    'what deletes something': [{ method: 'delete', access: 'session' }, true],
    'a read that moves value': [{ method: 'get', access: 'session', movesValue: true }, true],
    'a read of an operator': [{ method: 'get', access: 'operator' }, true],
  } as const;
  for (const [what, [route, isFresh]] of Object.entries(ROUTES))
    it(`is ${isFresh ? '' : 'not '}read from the store itself for ${what}`, () => {
      expect(needsFreshCaller(route)).to.equal(isFresh);
    });

  it('does not concern the liveness of the process, which never waits for a store', async () => {
    const never = (): Store => ({
      localKeys: false,
      increment: () => new Promise<never>(() => {}),
      decrement: () => {},
      resetKey: () => {},
    });
    const { bearer } = await aKey(world, owner);
    const lookUps = [sinon.spy(world.sessions, 'isLive'), sinon.spy(world.apiKeys, 'findLive')];
    const api = scopedApi(world, { health: 3 }, never);
    for (const headers of [{}, owner.bearer, bearer]) await api.get('/alive').set(headers).expect(200);
    expectRefusal(await api.get('/alive'), 429, 'RATE_LIMITED');
    expect(lookUps.map(({ callCount }) => callCount)).to.deep.equal([0, 0]);
  });
});
