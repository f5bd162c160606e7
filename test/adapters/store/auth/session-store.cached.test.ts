import { expect } from 'chai';
import sinon, { type SinonStub } from 'sinon';
import { InMemoryNonceStore, InMemorySessionStore } from '../../../../src/adapters/store/auth/auth-stores.memory.ts';
import { CachedSessionStore } from '../../../../src/adapters/store/auth/session-store.cached.ts';
import type { Session } from '../../../../src/domain/auth/session.ts';
import { storeUnavailable } from '../../../../src/domain/shared/failures.ts';
import { describeSessionStoreContract } from '../../../contracts/auth/session-store.contract.ts';
import { deferred } from '../../../support/deferred.ts';
import { ALICE, at } from '../../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../../support/rejection.ts';

const session: Session = { id: 'a', wallet: ALICE, provider: 'siwe', createdAt: at(), expiresAt: at(3_600_000) };

describeSessionStoreContract('CachedSessionStore', async () => {
  const nonces = new InMemoryNonceStore();
  return { sessions: new CachedSessionStore(new InMemorySessionStore(nonces), { now: () => at() }), nonces };
});

describe('CachedSessionStore', () => {
  let now: Date;
  let inner: InMemorySessionStore;
  let isLive: SinonStub<[string, Date], Promise<boolean>>;
  let sessions: CachedSessionStore;
  const ask = () => sessions.isLive('a', now);
  beforeEach(async () => {
    now = at();
    inner = new InMemorySessionStore();
    await inner.open(session);
    isLive = sinon.stub(inner, 'isLive').callThrough();
    sessions = new CachedSessionStore(inner, { now: () => now });
  });

  it('reads from the store once in five seconds', async () => {
    expect([await ask(), await ask()]).to.deep.equal([true, true]);
    now = at(4_999);
    await ask();
    expect(isLive.callCount).to.equal(1);
    now = at(5_000);
    await ask();
    expect(isLive.callCount).to.equal(2);
  });

  it('notices within five seconds that another process revoked a session', async () => {
    await ask();
    await inner.revoke('a', now);
    expect(await ask()).to.equal(true);
    now = at(5_000);
    expect(await ask()).to.equal(false);
  });

  it('notices at once what another process revoked when it is asked afresh, and remembers it', async () => {
    await ask();
    await inner.revoke('a', now);
    expect(await sessions.isLive('a', now, 'afresh')).to.equal(false);
    expect(await ask()).to.equal(false);
    expect(isLive.callCount).to.equal(2);
  });

  it('rejects a session that this process revoked without reading the store', async () => {
    await ask();
    await sessions.revoke('a', now);
    expect(await ask()).to.equal(false);
    expect(isLive.callCount).to.equal(1);
  });

  it('forgets everything with the sessions of a wallet, also rows that were deleted, and look-ups in progress', async () => {
    await ask();
    const read = deferred<boolean>();
    isLive.onSecondCall().returns(read.promise);
    const asked = sessions.isLive('b', now);
    await inner.purgeExpired(at(7_200_000), 10);
    expect(await ask()).to.equal(true);
    await sessions.revokeAll(ALICE, now);
    read.resolve(true);
    await asked;
    expect([await ask(), await sessions.isLive('b', now)]).to.deep.equal([false, false]);
  });

  it('rejects a session while its revocation is in progress', async () => {
    const stored = deferred<void>();
    sinon.stub(inner, 'revoke').returns(stored.promise);
    const revoking = sessions.revoke('a', now);
    expect(await ask()).to.equal(false);
    stored.resolve();
    await revoking;
  });

  it('rejects a session that is revoked during its look-up, and caches that', async () => {
    const found = deferred<boolean>();
    isLive.returns(found.promise);
    const [first, second] = [ask(), ask()];
    await sessions.revoke('a', now);
    found.resolve(true);
    expect(await Promise.all([first, second])).to.deep.equal([false, false]);
    expect(await ask()).to.equal(false);
    expect(isLive.callCount).to.equal(2);
  });

  it('rejects a session whose look-up started and ended during its slow revocation', async () => {
    const stored = deferred<void>();
    sinon.stub(inner, 'revoke').returns(stored.promise);
    const revoking = sessions.revoke('a', now);
    now = at(5_000);
    expect(await ask()).to.equal(true);
    stored.resolve();
    await revoking;
    expect(await ask()).to.equal(false);
  });

  it('does not affect look-ups of other sessions', async () => {
    const found = deferred<boolean>();
    isLive.returns(found.promise);
    const looking = ask();
    await sessions.revoke('b', now);
    found.resolve(true);
    expect(await looking).to.equal(true);
  });

  it('does not cache an outage of the store', async () => {
    isLive.onFirstCall().rejects(storeUnavailable());
    await failureOf(ask(), storeUnavailable);
    expect(await ask()).to.equal(true);
  });

  it('caches a bounded number of results', async () => {
    await ask();
    for (let other = 0; other < 10_000; other += 1) await sessions.isLive(`other ${other}`, now);
    isLive.resetHistory();
    await ask();
    expect(isLive.callCount).to.equal(1);
  });
});
