import { expect } from 'chai';
import type { ApiKeyStore, SessionStore } from '../../../src/application/ports/auth.ts';
import type { NewApiKey } from '../../../src/domain/auth/api-key.ts';
import { tooManyApiKeys } from '../../../src/domain/auth/errors.ts';
import { SCOPES } from '../../../src/domain/auth/scope.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { failureOf, rejection, rejectionOf } from '../../support/rejection.ts';

const draft: NewApiKey = { wallet: ALICE, label: 'a', lastFour: '9f3c', scopes: ['portfolio'], createdAt: at() };
const digest = (number: number) => number.toString(16).padStart(64, '0');

type World = Readonly<{ keys: ApiKeyStore; sessions: SessionStore }>;

export function describeApiKeyStoreContract(name: string, makeWorld: () => Promise<World>): void {
  describe(`ApiKeyStore: ${name}`, () => {
    let keys: ApiKeyStore;
    let sessions: SessionStore;
    const create = (number: number, changes: Partial<NewApiKey> = {}, most = 20) =>
      keys.create({ ...draft, ...changes }, digest(number), most);
    beforeEach(async () => {
      ({ keys, sessions } = await makeWorld());
    });

    it('is created by a session only while the session is live in the store itself', async () => {
      const session = { wallet: ALICE, provider: 'siwe', createdAt: at(), expiresAt: at(1_000) } as const;
      for (const id of ['live', 'revoked']) await sessions.open({ ...session, id });
      await sessions.revoke('revoked', at());
      const createBy = (number: number, by: string, createdAt = at()) =>
        keys.create({ ...draft, createdAt }, digest(number), 20, by);
      for (const [number, by] of ['revoked', 'unknown'].entries())
        expect(await rejection(createBy(number, by))).to.equal('UNAUTHENTICATED');
      expect(await rejection(createBy(3, 'live', at(1_000)))).to.equal('UNAUTHENTICATED');
      expect(await keys.keysOf(ALICE)).to.deep.equal([]);
      expect((await createBy(4, 'live')).wallet).to.equal(ALICE);
    });

    it('is empty at first', async () => {
      expect(await keys.keysOf(ALICE)).to.deep.equal([]);
      expect(await keys.findLive(digest(1))).to.equal(undefined);
    });

    it('keeps a key as it was created, to the millisecond and the last character', async () => {
      const given = { ...draft, label: NON_ASCII, scopes: SCOPES };
      const key = await create(1, given);
      expect(key).to.deep.equal({ ...given, id: key.id });
      expect(key.id).to.be.a('number').above(0);
      expect(await keys.findLive(digest(1))).to.deep.equal(key);
      expect(await keys.keysOf(ALICE)).to.deep.equal([key]);
    });

    it('stores when a key expires, and does not count an expired one against the limit', async () => {
      const key = await create(1, { expiresAt: at(5) }, 1);
      expect(key.expiresAt).to.deep.equal(at(5));
      expect(await keys.findLive(digest(1))).to.deep.equal(key);
      expect(await rejection(create(2, { createdAt: at(4) }, 1))).to.equal(tooManyApiKeys.code);
      await create(3, { createdAt: at(5) }, 1);
    });

    it('revokes all of a wallet’s keys at once, and no other wallet’s', async () => {
      const [first, second] = [await create(1), await create(2)];
      const other = await create(3, { wallet: BOB });
      await keys.revoke(ALICE, first.id, at(3));
      expect(await keys.findLive(digest(2))).to.deep.equal(second);
      expect(await keys.revokeAll(ALICE, at(7))).to.equal(1);
      expect(await keys.revokeAll(ALICE, at(9))).to.equal(0);
      for (const number of [1, 2]) expect(await keys.findLive(digest(number))).to.equal(undefined);
      expect(await keys.findLive(digest(3))).to.deep.equal(other);
      expect((await keys.keysOf(ALICE)).map(({ revokedAt }) => revokedAt)).to.deep.equal([at(7), at(3)]);
    });

    it('lists a wallet’s own keys, newest first', async () => {
      const [first, second] = [await create(1), await create(2)];
      await create(3, { wallet: BOB });
      expect(await keys.keysOf(ALICE)).to.deep.equal([second, first]);
    });

    it('finds a key by its own digest only', async () => {
      await create(1);
      expect(await keys.findLive(digest(2))).to.equal(undefined);
    });

    it('never keeps two keys under one digest', async () => {
      const key = await create(1);
      expect(await rejectionOf(create(1, { wallet: BOB }))).to.be.an.instanceOf(Error);
      expect(await keys.findLive(digest(1))).to.deep.equal(key);
    });

    it('does not find a revoked key, and keeps the time of the first revocation', async () => {
      const [key, other] = [await create(1), await create(2)];
      expect(await keys.revoke(ALICE, key.id, at(5))).to.equal(true);
      expect(await keys.revoke(ALICE, key.id, at(9))).to.equal(true);
      expect(await keys.findLive(digest(1))).to.equal(undefined);
      expect(await keys.findLive(digest(2))).to.deep.equal(other);
      expect(await keys.keysOf(ALICE)).to.deep.equal([other, { ...key, revokedAt: at(5) }]);
    });

    it('does not revoke another wallet’s key or an unknown one', async () => {
      const key = await create(1);
      expect(await keys.revoke(BOB, key.id, at())).to.equal(false);
      expect(await keys.revoke(ALICE, key.id + 1, at())).to.equal(false);
      expect(await keys.findLive(digest(1))).to.deep.equal(key);
    });

    it('stores the latest use, and ignores an earlier one', async () => {
      const key = await create(1);
      await keys.markUsed(key.id, at(10));
      await keys.markUsed(key.id, at(5));
      await keys.markUsed(key.id + 1, at(20));
      expect(await keys.keysOf(ALICE)).to.deep.equal([{ ...key, lastUsedAt: at(10) }]);
      expect(await keys.findLive(digest(1))).to.deep.equal({ ...key, lastUsedAt: at(10) });
    });

    it('rejects a key above the limit, counting active keys of the same wallet only', async () => {
      const key = await create(1, {}, 2);
      await create(2, {}, 2);
      await create(3, { wallet: BOB }, 2);
      await failureOf(create(4, {}, 2), tooManyApiKeys);
      expect(await keys.keysOf(ALICE)).to.have.length(2);
      await keys.revoke(ALICE, key.id, at());
      await create(4, {}, 2);
      await failureOf(create(5, {}, 2), tooManyApiKeys);
    });

    it('stores seven of ten concurrent keys when the limit is seven', async () => {
      const outcomes = await atOnce(10, (index) => create(index, {}, 7).catch((error: unknown) => error));
      const refused = outcomes.filter((outcome) => outcome instanceof Error);
      expect(refused).to.have.length(3);
      for (const error of refused) await failureOf(Promise.reject(error), tooManyApiKeys);
      expect(await keys.keysOf(ALICE)).to.have.length(7);
    });

    it('returns copies', async () => {
      const key = await create(1);
      key.createdAt.setTime(0);
      (await keys.findLive(digest(1)))?.createdAt.setTime(0);
      expect((await keys.findLive(digest(1)))?.createdAt).to.deep.equal(at());
    });
  });
}
