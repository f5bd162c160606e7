import { expect } from 'chai';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { currentPayer, paidBy } from '../../../src/adapters/upstream/payer.ts';
import { type Freshness, Readings, type Sized } from '../../../src/adapters/upstream/readings.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import { deferred } from '../../support/deferred.ts';
import { NOON } from '../../support/noon.ts';
import { rejectionOf } from '../../support/rejection.ts';

const FRESHNESS: Freshness = { freshMs: 1_000, staleMs: 10_000, absentMs: 3_000 };

describe('Readings', () => {
  let clock: SettableClock;
  let readings: Readings;
  let failures: unknown[];
  let calls: number;
  let far: () => Promise<string | undefined>;
  const load = async () => {
    calls += 1;
    const asOf = clock.now();
    return { value: await far(), asOf, size: 10 };
  };
  const read = (more: Partial<Freshness> = {}, key = 'a') => readings.read(key, { ...FRESHNESS, ...more }, load);
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    clock = new SettableClock(NOON);
    failures = [];
    calls = 0;
    far = async () => `answer ${calls}`;
    readings = new Readings({ clock, maxSize: 1_000, onFailure: (error) => failures.push(error) });
  });

  it('makes one call for a burst of 500 equal requests', async () => {
    const values = await Promise.all(Array.from({ length: 500 }, () => read()));
    expect(new Set(values.map(({ value }) => value))).to.deep.equal(new Set(['answer 1']));
    expect(calls).to.equal(1);
  });

  it('makes one call for a burst of 500 requests that all fail, and reports the failure once', async () => {
    far = () => Promise.reject(new Error('down'));
    const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => read()));
    expect(outcomes.every(({ status }) => status === 'rejected')).to.equal(true);
    expect([calls, failures.length]).to.deep.equal([1, 1]);
  });

  it('returns a fresh reading with the time of its request', async () => {
    const startedAt = clock.now();
    await read();
    clock.advance(999);
    expect(await read())
      .to.include({ value: 'answer 1' })
      .and.to.have.deep.property('asOf', startedAt);
    expect(calls).to.equal(1);
  });

  it('returns a stale reading immediately with its age, and refreshes it in the background', async () => {
    await read();
    clock.advance(1_000);
    expect((await read()).value).to.equal('answer 1');
    await settled();
    expect(calls).to.equal(2);
    expect((await read()).value).to.equal('answer 2');
  });

  it('never returns a reading that is older than stale', async () => {
    await read();
    clock.advance(10_000);
    expect((await read()).value).to.equal('answer 2');
  });

  it('waits for the new reading if requested, and falls back to the old one', async () => {
    await read();
    clock.advance(1_000);
    expect((await read({ wait: true })).value).to.equal('answer 2');
    clock.advance(1_000);
    far = () => Promise.reject(new Error('down'));
    expect((await read({ wait: true })).value).to.equal('answer 2');
  });

  it('returns a stale reading while the provider is down, and rejects once it is too old', async () => {
    await read();
    far = () => Promise.reject(new Error('down'));
    clock.advance(9_999);
    expect((await read()).value).to.equal('answer 1');
    await settled();
    expect(failures).to.have.length(1);
    clock.advance(1);
    expect(await read().catch((error: Error) => error.message)).to.equal('down');
  });

  it('retries a failed read only after a second', async () => {
    far = () => Promise.reject(new Error('down'));
    await read().catch(() => {});
    clock.advance(999);
    expect(await read().catch((error: Error) => error.message)).to.equal('down');
    expect(calls).to.equal(1);
    far = async () => 'back';
    clock.advance(1);
    expect((await read()).value).to.equal('back');
  });

  it('caches for a while that an item does not exist, and then reads again before returning', async () => {
    far = async () => undefined;
    await read();
    clock.advance(2_999);
    expect((await read()).value).to.equal(undefined);
    expect(calls).to.equal(1);
    far = async () => 'listed now';
    clock.advance(1);
    expect((await read()).value).to.equal('listed now');
  });

  it('keeps different keys apart', async () => {
    await read();
    expect((await read({}, 'b')).value).to.equal('answer 2');
  });

  describe('with readings of other processes', () => {
    let others: (Sized<string | undefined> & Readonly<{ value: string }>) | undefined;
    let recalls: number;
    beforeEach(() => {
      others = { value: 'theirs', asOf: clock.now(), size: 10 };
      recalls = 0;
    });
    const recall = async () => {
      recalls += 1;
      return others;
    };
    const readOr = () => readings.read('a', FRESHNESS, load, recall);

    it('returns their reading, looks it up once for a burst, and caches it', async () => {
      const values = await Promise.all(Array.from({ length: 500 }, readOr));
      expect(new Set(values.map(({ value }) => value))).to.deep.equal(new Set(['theirs']));
      clock.advance(999);
      await readOr();
      expect([recalls, calls]).to.deep.equal([1, 0]);
    });

    it('reads itself when their reading is too old or missing', async () => {
      clock.advance(10_000);
      expect((await readOr()).value).to.equal('answer 1');
      others = undefined;
      clock.advance(10_000);
      expect((await readOr()).value).to.equal('answer 2');
    });

    it('does not replace a newer own reading with theirs', async () => {
      const late = deferred<typeof others>();
      const waiting = readings.read('a', FRESHNESS, load, () => late.promise);
      await read();
      late.resolve(others);
      expect((await waiting).value).to.equal('answer 1');
      expect((await read()).value).to.equal('answer 1');
    });
  });

  it('holds no more than its size, and evicts the least recently used', async () => {
    for (let i = 0; i < 11; i += 1) await read({}, `key ${i}`);
    await read({}, 'key 10');
    expect(calls).to.equal(11);
    await read({}, 'key 0');
    expect(calls).to.equal(12);
  });

  describe('by callers with shares of their own', () => {
    const attacker = { network: 'attacker', wallet: '' };
    const victim = { network: 'victim', wallet: '' };
    const overBudget = new UpstreamTrouble('prices', 'over-budget', 'used up', { waitMs: 60_000 });
    beforeEach(() => {
      far = async () => {
        await settled();
        if (currentPayer() === attacker) throw overBudget;
        return 'answer';
      };
    });

    it('do not refuse one caller because another one used up its share a moment before', async () => {
      expect(await rejectionOf(paidBy(attacker, () => read()))).to.equal(overBudget);
      expect((await paidBy(victim, () => read())).value).to.equal('answer');
    });

    it('do not refuse one caller with another one that asked for the same first', async () => {
      const [refused, served] = await Promise.allSettled([
        paidBy(attacker, () => read()),
        paidBy(victim, () => read()),
      ]);
      expect([refused.status, served.status]).to.deep.equal(['rejected', 'fulfilled']);
    });

    it('ask once for callers that one of them can pay for', async () => {
      const callers = Array.from({ length: 50 }, (_, index) => ({ network: `caller ${index}`, wallet: '' }));
      await Promise.all(callers.map((caller) => paidBy(caller, () => read())));
      expect(calls).to.equal(1);
    });
  });
});
