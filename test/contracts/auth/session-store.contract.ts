import { expect } from 'chai';
import type { NonceStore, SessionStore } from '../../../src/application/ports/auth.ts';
import type { Session } from '../../../src/domain/auth/session.ts';
import { ALICE, at, atOnce, BOB } from '../../support/fixtures/store-fixtures.ts';

const LIFETIME_MS = 60_000;

const session = (id: string, expiresAt = at(LIFETIME_MS)): Session => ({
  id,
  wallet: ALICE,
  provider: 'siwe',
  createdAt: at(),
  expiresAt,
});

/** `nonces`: the store of those that a session is opened with. */
export type SessionStoreWorld = Readonly<{ sessions: SessionStore; nonces: NonceStore }>;

/** Queries a session only once when its result changes by itself: an adapter may cache a result for a moment. */
export function describeSessionStoreContract(name: string, makeWorld: () => Promise<SessionStoreWorld>): void {
  describe(`SessionStore: ${name}`, () => {
    let sessions: SessionStore;
    let nonces: NonceStore;
    beforeEach(async () => {
      ({ sessions, nonces } = await makeWorld());
    });

    it('returns false for an unknown session', async () => {
      expect(await sessions.isLive('a', at())).to.equal(false);
    });

    it('returns true once a session is opened, also after an earlier query', async () => {
      expect(await sessions.isLive('a', at())).to.equal(false);
      await sessions.open(session('a'));
      await sessions.open({ ...session('b'), provider: 'embedded' });
      expect(await sessions.isLive('a', at())).to.equal(true);
      expect(await sessions.isLive('b', at())).to.equal(true);
    });

    it('returns true until the last millisecond before a session expires', async () => {
      await sessions.open(session('a'));
      await sessions.open(session('b'));
      expect(await sessions.isLive('a', at(LIFETIME_MS - 1))).to.equal(true);
      expect(await sessions.isLive('b', at(LIFETIME_MS))).to.equal(false);
    });

    it('returns false for a revoked session only', async () => {
      await sessions.open(session('a'));
      await sessions.open(session('b'));
      expect(await sessions.isLive('a', at())).to.equal(true);
      await sessions.revoke('a', at(1));
      await sessions.revoke('a', at(2));
      expect(await sessions.isLive('a', at(3))).to.equal(false);
      expect(await sessions.isLive('b', at(3))).to.equal(true);
    });

    it('lists the live sessions of a wallet, the newest first', async () => {
      const newer = { ...session('b', at(LIFETIME_MS + 1)), provider: 'embedded', createdAt: at(1) } as const;
      for (const one of [session('a'), newer, session('revoked'), session('expired', at(1))]) await sessions.open(one);
      await sessions.open({ ...session('other'), wallet: BOB });
      await sessions.revoke('revoked', at(1));
      expect(await sessions.liveOf(ALICE, at(1))).to.deep.equal([newer, session('a')]);
      expect(await sessions.liveOf(ALICE, at(LIFETIME_MS + 1))).to.deep.equal([]);
    });

    it('revokes every live session of a wallet, and no other wallet’s', async () => {
      for (const id of ['a', 'b', 'c']) await sessions.open(session(id));
      await sessions.open(session('expired', at(1)));
      await sessions.open({ ...session('other'), wallet: BOB });
      await sessions.revoke('c', at(1));
      expect(await sessions.isLive('a', at(1))).to.equal(true);
      expect([...(await sessions.revokeAll(ALICE, at(2)))].sort()).to.deep.equal(['a', 'b']);
      expect(await sessions.revokeAll(ALICE, at(3))).to.deep.equal([]);
      for (const id of ['a', 'b', 'c']) expect(await sessions.isLive(id, at(4)), id).to.equal(false);
      expect(await sessions.isLive('other', at(4))).to.equal(true);
    });

    it('does nothing when an unknown session is revoked', async () => {
      await sessions.revoke('a', at());
      await sessions.open(session('a'));
      expect(await sessions.isLive('a', at())).to.equal(true);
    });

    it('never opens an id twice, so that a revoked session stays revoked', async () => {
      await sessions.open(session('a'));
      await sessions.revoke('a', at());
      expect(await sessions.open(session('a')).catch(() => 'refused')).to.equal('refused');
      expect(await sessions.isLive('a', at())).to.equal(false);
    });

    it('opens a session with a nonce once, and no session with one that is unknown, used or expired', async () => {
      await nonces.issue('n', at(10));
      await nonces.issue('expired', at(10));
      expect(await sessions.openWithNonce(session('a'), 'unknown', at())).to.equal(false);
      expect(await sessions.openWithNonce(session('b'), 'expired', at(10))).to.equal(false);
      expect(await sessions.openWithNonce(session('c'), 'n', at(9))).to.equal(true);
      expect(await sessions.openWithNonce(session('d'), 'n', at(9))).to.equal(false);
      expect(await nonces.consume('n', at(9))).to.equal(false);
      for (const id of ['a', 'b', 'd']) expect(await sessions.isLive(id, at(9)), id).to.equal(false);
      expect(await sessions.isLive('c', at(9))).to.equal(true);
    });

    it('opens one session when twenty are to be opened with one nonce at the same time', async () => {
      await nonces.issue('n', at(10));
      const answers = await atOnce(20, (n) => sessions.openWithNonce(session(`s${n}`), 'n', at()));
      expect(answers.filter(Boolean)).to.have.length(1);
      for (const [n, isOpen] of answers.entries()) expect(await sessions.isLive(`s${n}`, at())).to.equal(isOpen);
    });

    it('does not consume the nonce of a session that cannot be opened', async () => {
      await nonces.issue('n', at(10));
      await sessions.open(session('a'));
      expect(await sessions.openWithNonce(session('a'), 'n', at()).catch(() => 'refused')).to.equal('refused');
      expect(await nonces.consume('n', at())).to.equal(true);
    });

    it('deletes the sessions that expired before the time given, and returns how many', async () => {
      await sessions.open(session('a', at(1)));
      await sessions.open(session('b', at(2)));
      await sessions.open(session('c', at(3)));
      expect(await sessions.purgeExpired(at(3), 100)).to.equal(2);
      expect(await sessions.purgeExpired(at(3), 100)).to.equal(0);
      expect(await sessions.isLive('a', at())).to.equal(false);
      expect(await sessions.isLive('b', at())).to.equal(false);
      expect(await sessions.isLive('c', at())).to.equal(true);
    });
  });
}
