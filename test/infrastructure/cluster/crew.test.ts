import { EventEmitter } from 'node:events';
import { expect } from 'chai';
import { Crew } from '../../../src/infrastructure/cluster/crew.ts';
import type { Ending, Farewell, Member } from '../../../src/infrastructure/cluster/member.ts';
import { rollsOnRequest } from '../../../src/infrastructure/cluster/rolls.ts';
import { receiveRollRequests } from '../../../src/infrastructure/process/roll-requests.ts';

const KILLED: Ending = { code: null, signal: 'SIGKILL' };
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A process that serves when it is told to, and ends when it is dismissed. */
class FakeMember implements Member {
  readonly pid = undefined;
  readonly dismissals: Farewell[] = [];
  serve: () => void = () => {};
  end: (ending: Ending) => void = () => {};
  readonly serving = new Promise<void>((resolve) => {
    this.serve = resolve;
  });
  readonly ended = new Promise<Ending>((resolve) => {
    this.end = resolve;
  });
  dismiss(how: Farewell): void {
    this.dismissals.push(how);
    this.end({ code: 0, signal: null });
  }
  kill(): void {
    this.end(KILLED);
  }
  figures(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

function crewOf(size: number, { isReady = true } = {}) {
  const enlisted: { slot: number; member: FakeMember }[] = [];
  const waits: (number | undefined)[] = [];
  const hung: number[] = [];
  let now = 0;
  let passLimits = () => {};
  const limits = new Promise<void>((resolve) => {
    passLimits = resolve;
  });
  const crew = new Crew({
    size,
    enlist: (slot) => {
      const member = new FakeMember();
      enlisted.push({ slot, member });
      if (isReady) member.serve();
      return member;
    },
    events: {
      serves: () => {},
      died: (_slot, _ending, waitMs) => waits.push(waitMs),
      hung: (slot) => hung.push(slot),
    },
    now: () => now,
    // What waits longer than between two deaths is a limit, and passes when a test says so.
    wait: async (ms) => (ms > 10_000 ? limits : undefined),
  });
  const last = () => enlisted.at(-1)?.member as FakeMember;
  const advance = (ms: number) => {
    now += ms;
  };
  return { crew, enlisted, waits, hung, passLimits: () => passLimits(), last, advance };
}

/** Two workers that serve; their replacements serve when they are told to. */
async function servingCrew() {
  const parts = crewOf(2, { isReady: false });
  const started = parts.crew.start();
  parts.last().serve();
  await settled();
  parts.last().serve();
  await started;
  return parts;
}

describe('the crew of workers', () => {
  it('starts the first alone, and the others when it serves', async () => {
    const { crew, enlisted } = crewOf(3, { isReady: false });
    const started = crew.start();
    await settled();
    expect(enlisted.map(({ slot }) => slot)).to.deep.equal([1]);
    enlisted[0]?.member.serve();
    await settled();
    expect(enlisted.map(({ slot }) => slot)).to.deep.equal([1, 2, 3]);
    for (const { member } of enlisted) member.serve();
    await started;
  });

  it('does not start when a worker ends before it serves', async () => {
    const { crew, last } = crewOf(2, { isReady: false });
    const started = crew.start().catch((error: Error) => error.message);
    last().end({ code: 1, signal: null });
    expect(await started).to.equal('a worker ended before it served requests (status 1)');
  });

  it('names the fault of a worker that says why it cannot start', async () => {
    const { crew, last } = crewOf(2, { isReady: false });
    const started = crew.start().catch((error: Error) => error.message);
    last().end({ code: 1, signal: null, fault: 'the database is missing migrations' });
    expect(await started).to.equal('a worker ended before it served requests: the database is missing migrations');
  });

  it('replaces a worker that died, later each time, in its place', async () => {
    const { crew, enlisted, waits, last } = crewOf(2);
    await crew.start();
    for (let death = 0; death < 3; death++) {
      last().kill();
      await settled();
    }
    expect(waits).to.deep.equal([200, 400, 800]);
    expect(enlisted.map(({ slot }) => slot)).to.deep.equal([1, 2, 2, 2, 2]);
  });

  it('forgets deaths after a minute', async () => {
    const { crew, waits, last, advance } = crewOf(1);
    await crew.start();
    for (let death = 0; death < 20; death++) {
      advance(20_000);
      last().kill();
      await settled();
    }
    expect(Math.max(...waits.map((wait) => wait ?? Number.POSITIVE_INFINITY))).to.equal(800);
  });

  it('gives up when the worker of one place dies too often within a minute', async () => {
    const { crew, enlisted, waits, last } = crewOf(1);
    await crew.start();
    for (let death = 0; death < 7; death++) {
      last().kill();
      await settled();
    }
    expect(waits.at(-1)).to.equal(undefined);
    expect(enlisted).to.have.lengthOf(7);
    expect((await crew.lost).message).to.equal('worker 1 died 7 times within a minute');
  });

  it('replaces for ever while another worker serves, every ten seconds', async () => {
    const { crew, waits, last } = await servingCrew();
    for (let death = 0; death < 20; death++) {
      last().end({ code: 1, signal: null, fault: 'the signer does not answer' });
      await settled();
    }
    expect(waits.at(-1)).to.equal(10_000);
    await crew.kill();
  });

  it('replaces one after the other in a roll, and counts no death', async () => {
    const { crew, enlisted, waits } = crewOf(2);
    await crew.start();
    expect(await crew.roll()).to.deep.equal({ replaced: 2 });
    expect(enlisted.map(({ slot, member }) => [slot, ...member.dismissals])).to.deep.equal([
      [1, 'retire'],
      [2, 'retire'],
      [1],
      [2],
    ]);
    expect(waits).to.deep.equal([]);
  });

  it('retires a worker when its replacement serves, and not before', async () => {
    const { crew, enlisted, last } = await servingCrew();
    const rolled = crew.roll();
    await settled();
    expect(enlisted.map(({ slot, member }) => [slot, ...member.dismissals])).to.deep.equal([[1], [2], [1]]);
    last().serve();
    await settled();
    expect(enlisted.map(({ slot, member }) => [slot, ...member.dismissals])).to.deep.equal([
      [1, 'retire'],
      [2],
      [1],
      [2],
    ]);
    last().serve();
    await rolled;
  });

  it('keeps all when replacements end before they serve, however often, and says why', async () => {
    const { crew, enlisted, waits, last } = await servingCrew();
    const ending: Ending = { code: 1, signal: null, fault: 'SESSION_KEYS_FILE: it is empty' };
    for (let roll = 0; roll < 10; roll++) {
      const rolled = crew.roll();
      await settled();
      last().end(ending);
      expect(await rolled).to.deep.equal({ replaced: 0, failed: { slot: 1, ending } });
    }
    await settled();
    expect(enlisted).to.have.lengthOf(12);
    expect(enlisted.flatMap(({ member }) => member.dismissals)).to.deep.equal([]);
    expect(waits).to.deep.equal([]);
  });

  it('kills a replaced worker that does not end, and goes on', async () => {
    const { crew, enlisted, hung, passLimits, last } = await servingCrew();
    const [hangs] = enlisted;
    if (hangs !== undefined) hangs.member.dismiss = () => {};
    const rolled = crew.roll();
    await settled();
    last().serve();
    await settled();
    expect(enlisted).to.have.lengthOf(3);
    passLimits();
    await settled();
    expect(await hangs?.member.ended).to.equal(KILLED);
    last().serve();
    await rolled;
    expect(hung).to.include(1);
  });

  it('kills a replacement that neither serves nor ends, and keeps what serves', async () => {
    const { crew, enlisted, hung, passLimits } = await servingCrew();
    const rolled = crew.roll();
    await settled();
    passLimits();
    expect(await rolled).to.deep.equal({ replaced: 0, failed: { slot: 1, ending: KILLED } });
    expect(hung).to.deep.equal([1]);
    expect(enlisted.flatMap(({ member }) => member.dismissals)).to.deep.equal([]);
  });

  it('keeps one process in a place whose worker dies during a roll', async () => {
    const { crew, enlisted, waits, last } = await servingCrew();
    const rolled = crew.roll();
    await settled();
    enlisted[0]?.member.kill();
    await settled();
    expect(waits).to.deep.equal([200]);
    const [, , replacement, afterDeath] = enlisted;
    replacement?.member.serve();
    await settled();
    expect(afterDeath?.member.dismissals).to.deep.equal(['retire']);
    last().serve();
    expect(await rolled).to.deep.equal({ replaced: 2 });
  });

  it('ends those that it replaces too, and waits for their ends', async () => {
    const { crew, enlisted } = await servingCrew();
    const rolled = crew.roll();
    await settled();
    await crew.kill();
    expect(await rolled).to.equal(undefined);
    for (const { member } of enlisted) expect(await member.ended).to.equal(KILLED);
  });

  it('is asked once more for what is asked during the start or a roll', async () => {
    const lines: unknown[][] = [];
    const log = (...line: unknown[]) => void lines.push(line);
    let rolls = 0;
    let finish = () => {};
    let serve = () => {};
    const request = rollsOnRequest({
      logger: { info: log, error: log },
      roll: () => {
        rolls += 1;
        return new Promise((resolve) => {
          finish = () => resolve({ replaced: 2 });
        });
      },
      started: new Promise((resolve) => {
        serve = resolve;
      }),
    });
    for (const [proceed, count] of [
      [request, 0],
      [request, 0],
      [() => serve(), 1],
      [request, 1],
      [() => finish(), 2],
      [() => finish(), 2],
      [request, 3],
    ] as const) {
      proceed();
      await settled();
      expect(rolls).to.equal(count);
    }
    expect(lines.slice(0, 3)).to.deep.equal([
      ['the workers will be replaced when all of them serve'],
      ['the workers will be replaced when all of them serve'],
      ['replacing the workers'],
    ]);
  });

  it('remembers a request that arrives before anything answers', () => {
    const source = new EventEmitter();
    const requests = receiveRollRequests(source);
    let answered = 0;
    source.emit('SIGUSR2');
    source.emit('SIGUSR2');
    requests.answer(() => {
      answered += 1;
    });
    expect(answered).to.equal(1);
    source.emit('SIGUSR2');
    expect(answered).to.equal(2);
  });

  it('lets all finish when it stops, and replaces none', async () => {
    const { crew, enlisted } = crewOf(2);
    await crew.start();
    await crew.stop();
    await settled();
    expect(enlisted.map(({ member }) => member.dismissals)).to.deep.equal([['drain'], ['drain']]);
  });
});
