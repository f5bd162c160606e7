import { expect } from 'chai';
import type { ApiKeyStore, KeyRequestStore } from '../../../src/application/ports/auth.ts';
import { KEPT_KEY_REQUESTS, type KeyRequest } from '../../../src/domain/auth/key-request.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aKeyRequest } from '../../support/fixtures/key-request-fixtures.ts';
import { DAY_MS } from '../../support/fixtures/operator-fixtures.ts';
import { ALICE, at, atOnce, BOB } from '../../support/fixtures/store-fixtures.ts';

type World = Readonly<{ keys: ApiKeyStore; requests: KeyRequestStore }>;

export function describeKeyRequestStoreContract(name: string, makeWorld: () => Promise<World>): void {
  describe(`KeyRequestStore: ${name}`, () => {
    let store: KeyRequestStore;
    let [ours, second, theirs] = [0, 0, 0];
    beforeEach(async () => {
      const { keys, requests } = await makeWorld();
      store = requests;
      const create = async (number: number, wallet: WalletAddress) => {
        const draft = { wallet, label: 'a', lastFour: '9f3c', scopes: ['portfolio'], createdAt: at() } as const;
        return (await keys.create(draft, String(number).padStart(64, '0'), 20)).id;
      };
      [ours, second, theirs] = [await create(1, ALICE), await create(2, ALICE), await create(3, BOB)];
    });
    const one = (number: number, changes: Partial<KeyRequest> = {}) =>
      aKeyRequest({ id: `request-${number}`, keyId: ours, at: at(number), ...changes });
    const idsOf = async (wallet: WalletAddress) => (await store.newestOf(wallet, at(), 1_000)).map(({ id }) => id);

    it('holds nothing at first, and nothing of an empty batch', async () => {
      await store.record([]);
      expect(await store.newestOf(ALICE, at(), 10)).to.deep.equal([]);
      expect(await store.usageOf(ALICE, at())).to.deep.equal([]);
    });

    it('returns the requests of all keys of the wallet as they were stored, the newest first', async () => {
      const [first, next] = [one(1, { operation: 'mcp', status: 499, ms: 60_000 }), one(2, { keyId: second })];
      await store.record([next, first]);
      await store.record([one(3, { keyId: theirs, wallet: BOB })]);
      expect(await store.newestOf(ALICE, at(), 10)).to.deep.equal([next, first]);
      expect(await store.newestOf(ALICE, at(), 1)).to.deep.equal([next]);
      expect(await idsOf(BOB)).to.deep.equal(['request-3']);
    });

    it('returns no request from before the UTC day, and none of another wallet', async () => {
      const midnight = new Date('2026-03-30T00:00:00Z');
      const dayBefore = new Date(midnight.getTime() - 1);
      await store.record([one(1, { at: dayBefore }), one(2, { at: midnight })]);
      await store.record([one(3, { at: midnight, keyId: theirs, wallet: BOB })]);
      const from = async (since: Date) => (await store.newestOf(ALICE, since, 10)).map(({ id }) => id);
      expect(await from(at(DAY_MS))).to.deep.equal(['request-2']);
      expect(await from(dayBefore)).to.deep.equal(['request-2', 'request-1']);
      expect(await from(at(2 * DAY_MS))).to.deep.equal([]);
    });

    it('counts by key and UTC day, and those that failed', async () => {
      // The day ends 13 ms after an hour later.
      const nextDay = at(DAY_MS);
      await store.record([one(1), one(2, { status: 400 }), one(3, { status: 503, at: nextDay })]);
      await store.record([one(4, { status: 399 }), one(5, { keyId: second })]);
      const [today, tomorrow] = ['2026-03-29', '2026-03-30'];
      expect(await store.usageOf(ALICE, at())).to.deep.equal([
        { keyId: ours, day: today, requests: 3, failed: 1 },
        { keyId: second, day: today, requests: 1, failed: 0 },
        { keyId: ours, day: tomorrow, requests: 1, failed: 1 },
      ]);
      expect((await store.usageOf(ALICE, nextDay)).map(({ day }) => day)).to.deep.equal([tomorrow]);
      expect(await store.usageOf(BOB, at())).to.deep.equal([]);
    });

    it('keeps the newest requests of each key, and counts the others', async () => {
      await store.record([one(0, { keyId: second, id: 'of-the-other-key' })]);
      const all = Array.from({ length: KEPT_KEY_REQUESTS + 3 }, (_, index) => one(index + 1));
      await store.record(all.slice(0, 2));
      await store.record(all.slice(2));
      const kept = await store.newestOf(ALICE, at(), 1_000);
      expect(kept).to.have.length(KEPT_KEY_REQUESTS + 1);
      expect(kept.map(({ id }) => id)).to.include.members(['of-the-other-key', 'request-4']);
      expect(kept.map(({ id }) => id)).to.not.include('request-3');
      const usage = await store.usageOf(ALICE, at());
      expect(usage.find(({ keyId }) => keyId === ours)?.requests).to.equal(KEPT_KEY_REQUESTS + 3);
    });

    it('counts every request of batches that are stored at once', async () => {
      const order = [ours, second];
      await atOnce(8, (index) =>
        store.record([
          one(index, { keyId: order[index % 2] ?? 0 }),
          one(index, { keyId: order[(index + 1) % 2] ?? 0 }),
        ]),
      );
      const usage = await store.usageOf(ALICE, at());
      expect(usage.map(({ requests }) => requests)).to.deep.equal([8, 8]);
    });

    it('deletes at most as many as asked for: requests before a time, and counts of the days before it', async () => {
      await store.record([one(1), one(2), one(3, { at: at(DAY_MS) })]);
      expect(await store.purge(at(2), 10)).to.equal(1);
      expect(await idsOf(ALICE)).to.deep.equal(['request-3', 'request-2']);
      expect((await store.usageOf(ALICE, at())).map(({ requests }) => requests)).to.deep.equal([2, 1]);
      expect(await store.purge(at(2 * DAY_MS), 1)).to.equal(1);
      expect(await store.purge(at(2 * DAY_MS), 10)).to.equal(3);
      expect(await idsOf(ALICE)).to.deep.equal([]);
      expect(await store.usageOf(ALICE, at())).to.deep.equal([]);
    });
  });
}
