import { expect } from 'chai';
import {
  type IdempotencyKeys,
  KEY_LEASE_MS,
  KEY_LIFETIME_MS,
  type KeptAnswer,
  type KeyedRequest,
  type KeyOutcome,
  type WorkKind,
} from '../../../src/application/ports/idempotency.ts';
import { deferred } from '../../support/deferred.ts';
import { atOnce, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

export type KeysWorld = Readonly<{
  keys: IdempotencyKeys;
  /** Moves the clock that the keys use. */
  pass(ms: number): Promise<void>;
  /** A database with one connection: whatever would use it waits for an open transaction. */
  isSerial: boolean;
}>;

const REQUEST: KeyedRequest = { scope: 'wallet 0x1 createApiKey', key: 'k-1', fingerprint: 'abc' };
const ANSWER: KeptAnswer = {
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: `{"a":"${NON_ASCII}"}`,
};
const KINDS: readonly WorkKind[] = ['inside', 'asks-outside', 'acts-outside'];

const statesOf = (outcomes: readonly KeyOutcome<unknown>[], state: string) =>
  outcomes.filter((outcome) => outcome.state === state).length;

export function describeIdempotencyKeysContract(name: string, makeWorld: () => Promise<KeysWorld>): void {
  describe(`IdempotencyKeys: ${name}`, () => {
    let world: KeysWorld;
    let runs: number;
    beforeEach(async () => {
      world = await makeWorld();
      runs = 0;
    });
    const use = (kind: WorkKind, changes: Partial<KeyedRequest> = {}, answer: KeptAnswer | undefined = ANSWER) =>
      world.keys.once({ ...REQUEST, ...changes }, kind, async () => {
        runs += 1;
        return { value: runs, ...(answer && { answer }) };
      });

    for (const kind of KINDS)
      describe(`work that is ${kind}`, () => {
        it('runs once, and its answer is returned from then on', async () => {
          expect(await use(kind)).to.deep.equal({ state: 'done', value: 1 });
          expect(await use(kind)).to.deep.equal({ state: 'kept', answer: ANSWER });
          expect(await use(kind)).to.deep.equal({ state: 'kept', answer: ANSWER });
          expect(runs).to.equal(1);
        });

        it('keeps an answer without a body, and the id of what was created', async () => {
          const bare = { status: 201, headers: {}, createdId: 2 ** 40 };
          await use(kind, {}, bare);
          expect(await use(kind)).to.deep.equal({ state: 'kept', answer: bare });
        });

        it('distinguishes keys and scopes', async () => {
          await use(kind);
          expect(await use(kind, { key: 'k-2' })).to.deep.equal({ state: 'done', value: 2 });
          expect(await use(kind, { scope: 'wallet 0x2 createApiKey' })).to.deep.equal({ state: 'done', value: 3 });
        });

        it('reports another request under the same key, and keeps the first answer', async () => {
          await use(kind);
          expect(await use(kind, { fingerprint: 'def' })).to.deep.equal({ state: 'reused' });
          expect(await use(kind)).to.deep.equal({ state: 'kept', answer: ANSWER });
          expect(runs).to.equal(1);
        });

        it('runs for one of twenty concurrent requests', async () => {
          const [hold, started] = [deferred<void>(), deferred<void>()];
          const work = async () => {
            runs += 1;
            started.resolve();
            await hold.promise;
            return { value: runs, answer: ANSWER };
          };
          const first = world.keys.once(REQUEST, kind, work);
          await started.promise;
          const others = atOnce(19, () => world.keys.once(REQUEST, kind, work));
          const isBehind = world.isSerial && kind === 'inside';
          if (!isBehind) expect(statesOf(await others, 'running')).to.equal(19);
          hold.resolve();
          expect(await first).to.deep.equal({ state: 'done', value: 1 });
          if (isBehind) expect(statesOf(await others, 'kept')).to.equal(19);
          expect(runs).to.equal(1);
        });

        it('runs again when it returned nothing to keep', async () => {
          const nothing = async () => ({ value: 'unavailable' });
          expect(await world.keys.once(REQUEST, kind, nothing)).to.deep.equal({ state: 'done', value: 'unavailable' });
          expect(await use(kind)).to.deep.equal({ state: 'done', value: 1 });
        });

        it('runs again when it rejected', async () => {
          const broken = async () => {
            throw new RangeError('broken');
          };
          const rejected = await world.keys.once(REQUEST, kind, broken).catch((error: unknown) => error);
          expect(rejected).to.be.instanceOf(RangeError);
          expect(await use(kind)).to.deep.equal({ state: 'done', value: 1 });
        });

        it('returns the answer for 24 hours, and runs again afterwards, also for another request', async () => {
          await use(kind);
          await world.pass(KEY_LIFETIME_MS - 60_000);
          expect((await use(kind)).state).to.equal('kept');
          await world.pass(60_000);
          expect(await use(kind, { fingerprint: 'def' })).to.deep.equal({ state: 'done', value: 2 });
        });
      });

    for (const kind of ['asks-outside', 'acts-outside'] as const)
      describe(`abandoned work that is ${kind}`, () => {
        it('is taken over by exactly one of ten requests when the lease is over', async () => {
          const started = deferred<void>();
          void world.keys.once(REQUEST, kind, () => {
            started.resolve();
            return new Promise(() => {});
          });
          await started.promise;
          expect(await use(kind)).to.deep.equal({ state: 'running' });
          expect(await use(kind, { fingerprint: 'def' })).to.deep.equal({ state: 'reused' });
          await world.pass(KEY_LEASE_MS);
          expect(await use(kind, { fingerprint: 'def' })).to.deep.equal({ state: 'reused' });
          const outcomes = await atOnce(10, () => use(kind));
          expect([runs, statesOf(outcomes, 'done')]).to.deep.equal([1, 1]);
        });
      });

    for (const [kind, end] of [
      ['acts-outside', { state: 'done', value: 'slow' }],
      ['asks-outside', { state: 'running' }],
    ] as const)
      it(`keeps the answer of the request that took over, not of the one that lost its lease (${kind})`, async () => {
        const [hold, started] = [deferred<void>(), deferred<void>()];
        const slow = world.keys.once(REQUEST, kind, async () => {
          started.resolve();
          await hold.promise;
          return { value: 'slow', answer: { ...ANSWER, body: 'slow' } };
        });
        await started.promise;
        await world.pass(KEY_LEASE_MS);
        expect((await use(kind)).state).to.equal('done');
        hold.resolve();
        expect(await slow).to.deep.equal(end);
        expect(await use(kind)).to.deep.equal({ state: 'kept', answer: ANSWER });
      });

    it('deletes expired keys in batches, and no others', async () => {
      for (const key of ['a', 'b', 'c']) await use('inside', { key });
      await world.pass(KEY_LIFETIME_MS / 2);
      await use('inside', { key: 'd' });
      expect(await world.keys.purgeExpired(10)).to.equal(0);
      await world.pass(KEY_LIFETIME_MS / 2);
      expect(await world.keys.purgeExpired(2)).to.equal(2);
      expect(await world.keys.purgeExpired(2)).to.equal(1);
      expect(await world.keys.purgeExpired(2)).to.equal(0);
      expect((await use('inside', { key: 'd' })).state).to.equal('kept');
    });
  });
}
