import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import type { KeptAnswer, WorkKind } from '../../../../src/application/ports/idempotency.ts';
import type { Session } from '../../../../src/domain/auth/session.ts';
import { deferred } from '../../../support/deferred.ts';
import { type OperatorStores, operatorStores } from '../../../support/fixtures/operator-fixtures.ts';
import { ALICE, at } from '../../../support/fixtures/store-fixtures.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const REQUEST = { scope: 'wallet 0x1 authorize', key: 'k-1', fingerprint: 'abc' };
const ANSWER: KeptAnswer = { status: 200, headers: {}, body: '{}' };
const SESSION: Session = { id: 'a', wallet: ALICE, provider: 'siwe', createdAt: at(), expiresAt: at(3_600_000) };
const KEY = { wallet: ALICE, label: 'a', lastFour: '0000', scopes: ['oracle'], createdAt: at() } as const;
const DIGEST = 'ab'.repeat(32);
const KINDS: readonly WorkKind[] = ['inside', 'asks-outside'];

/** What a cached store changes, and what it answers about that: before, and when the change is committed. */
type Change = Readonly<{
  prepare(stores: OperatorStores): Promise<unknown>;
  change(stores: OperatorStores): Promise<unknown>;
  isLive(stores: OperatorStores): Promise<boolean>;
  afterwards: boolean;
}>;

const ofSession = (change: Change['change'], afterwards = false): Change => ({
  prepare: async ({ sessions }) => (afterwards ? undefined : await sessions.open(SESSION)),
  change,
  isLive: ({ sessions }) => sessions.isLive(SESSION.id, at()),
  afterwards,
});
const ofKey = (change: Change['change']): Change => ({
  prepare: ({ apiKeys }) => apiKeys.create(KEY, DIGEST, 20),
  change,
  isLive: async ({ apiKeys }) => (await apiKeys.findLive(DIGEST)) !== undefined,
  afterwards: false,
});

const CHANGES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'session-store.cached.ts': {
    open: ofSession(({ sessions }) => sessions.open(SESSION), true),
    openWithNonce: ofSession(async ({ sessions, nonces }) => {
      await nonces.issue('n', at(1));
      await sessions.openWithNonce(SESSION, 'n', at());
    }, true),
    revoke: ofSession(({ sessions }) => sessions.revoke(SESSION.id, at())),
    revokeAll: ofSession(({ sessions }) => sessions.revokeAll(ALICE, at())),
    'revokeAll of an erased wallet': ofSession(async ({ sessions }) => {
      await sessions.purgeExpired(at(7_200_000), 10);
      await sessions.revokeAll(ALICE, at());
    }),
  },
  'api-key-store.cached.ts': {
    revoke: ofKey(async ({ apiKeys }) => {
      const [key] = await apiKeys.keysOf(ALICE);
      return await apiKeys.revoke(ALICE, key?.id ?? 0, at());
    }),
    revokeAll: ofKey(({ apiKeys }) => apiKeys.revokeAll(ALICE, at())),
  },
};

/** Says how the database does, which no unit changes. */
const WITHOUT_CHANGES = ['database-probe.cached.ts'];

const SOURCE = resolve(import.meta.dirname, '../../../../../src/adapters/store');

it('every cached store is looked at between a statement of a unit and its end', () => {
  const cached = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split('/').at(-1) ?? '')
    .filter((name) => name.endsWith('.cached.ts'));
  expect(cached).to.have.members([...Object.keys(CHANGES), ...WITHOUT_CHANGES]);
});

onEveryDatabase((open) => {
  let stores: OperatorStores;
  let isSerial: boolean;
  beforeEach(async () => {
    const db = await open();
    isSerial = (db.client.pool as { max: number }).max === 1;
    stores = await operatorStores(db);
  });
  /** A unit that does this and is then committed, or undone. */
  const unit = async (kind: WorkKind, isKept: boolean, work: () => Promise<unknown>) =>
    await stores.idempotencyKeys.once(REQUEST, kind, async () => ({
      value: await work(),
      ...(isKept && { answer: ANSWER }),
    }));

  describe('a cached store that is read between a statement of a unit and its end', () => {
    for (const kind of KINDS)
      for (const [store, changes] of Object.entries(CHANGES))
        for (const [name, { prepare, change, isLive, afterwards }] of Object.entries(changes))
          for (const isKept of [true, false])
            it(`knows what is stored then: ${store}, ${name}, ${kind}, ${isKept ? 'committed' : 'undone'}`, async () => {
              await prepare(stores);
              expect(await isLive(stores)).to.equal(!afterwards);
              const written = deferred<void>();
              const read = written.promise.then(() => isLive(stores));
              await unit(kind, isKept, async () => {
                await change(stores);
                written.resolve();
                if (!isSerial) await read;
              });
              await read;
              expect(await isLive(stores)).to.equal(isKept ? afterwards : !afterwards);
            });
  });
});
