import { expect } from 'chai';
import sinon from 'sinon';
import { CachedApiKeyStore } from '../../../../src/adapters/store/auth/api-key-store.cached.ts';
import { InMemoryApiKeyStore } from '../../../../src/adapters/store/auth/auth-stores.memory.ts';
import type { ApiKey } from '../../../../src/domain/auth/api-key.ts';
import { storeUnavailable } from '../../../../src/domain/shared/failures.ts';
import { deferred } from '../../../support/deferred.ts';
import { ALICE, at } from '../../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../../support/rejection.ts';

const draft = { wallet: ALICE, label: 'a', lastFour: '0000', scopes: ['oracle'], createdAt: at() } as const;

describe('CachedApiKeyStore', () => {
  let inner: InMemoryApiKeyStore;
  let keys: CachedApiKeyStore;
  let key: ApiKey;
  let now: Date;
  let findLive: sinon.SinonSpy;
  const ask = () => keys.findLive('a');

  beforeEach(async () => {
    now = at();
    inner = new InMemoryApiKeyStore();
    keys = new CachedApiKeyStore(inner, { now: () => now });
    key = await keys.create(draft, 'a', 20);
    findLive = sinon.spy(inner, 'findLive');
  });

  it('reads from the store once in five seconds', async () => {
    await ask();
    now = at(4_999);
    expect(await ask()).to.deep.equal(key);
    expect(findLive.callCount).to.equal(1);
    now = at(5_000);
    await ask();
    expect(findLive.callCount).to.equal(2);
  });

  it('notices within five seconds that another process revoked a key', async () => {
    await ask();
    await inner.revoke(ALICE, key.id, now);
    expect(await ask()).to.deep.equal(key);
    now = at(5_000);
    expect(await ask()).to.equal(undefined);
  });

  it('rejects immediately a key that this process revoked', async () => {
    await ask();
    await keys.revoke(ALICE, key.id, now);
    expect(await ask()).to.equal(undefined);
  });

  it('does not cache a key that was found before a revocation', async () => {
    const found = deferred<ApiKey | undefined>();
    findLive.restore();
    const stub = sinon.stub(inner, 'findLive').returns(found.promise);
    const asking = ask();
    await keys.revoke(ALICE, key.id, now);
    found.resolve(key);
    await asking;
    stub.restore();
    expect(await ask()).to.equal(undefined);
  });

  it('does not cache a key that was found while a slow revocation was in progress', async () => {
    const stored = deferred<boolean>();
    const revoke = sinon.stub(inner, 'revoke').returns(stored.promise);
    const revoking = keys.revoke(ALICE, key.id, now);
    expect(await ask()).to.deep.equal(key);
    revoke.restore();
    await inner.revoke(ALICE, key.id, now);
    stored.resolve(true);
    await revoking;
    expect(await ask()).to.equal(undefined);
  });

  it('does not cache unknown keys, so that a new one works immediately', async () => {
    expect(await keys.findLive('b')).to.equal(undefined);
    const created = await inner.create(draft, 'b', 20);
    expect(await keys.findLive('b')).to.deep.equal(created);
  });

  it('returns a use that it recorded, without another read', async () => {
    await ask();
    await keys.markUsed(key.id, at(7));
    expect((await ask())?.lastUsedAt).to.deep.equal(at(7));
    expect(findLive.callCount).to.equal(1);
  });

  it('does not cache an outage of the store', async () => {
    findLive.restore();
    const stub = sinon.stub(inner, 'findLive').rejects(storeUnavailable());
    await failureOf(ask(), storeUnavailable);
    stub.restore();
    expect(await ask()).to.deep.equal(key);
  });

  it('caches a bounded number of keys', async () => {
    await ask();
    findLive.restore();
    const stub = sinon.stub(inner, 'findLive').callsFake(async (digest) => ({ ...key, id: Number(digest) }));
    for (let other = 1000; other < 11_000; other += 1) await keys.findLive(String(other));
    stub.resetHistory();
    await ask();
    expect(stub.callCount).to.equal(1);
  });
});
