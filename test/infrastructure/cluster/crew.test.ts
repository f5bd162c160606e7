import { expect } from 'chai';
import { Crew } from '../../../src/infrastructure/cluster/crew.ts';
import type { Ending, Farewell, Member } from '../../../src/infrastructure/cluster/member.ts';

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
  let now = 0;
  const crew = new Crew({
    size,
    enlist: (slot) => {
      const member = new FakeMember();
      enlisted.push({ slot, member });
      if (isReady) member.serve();
      return member;
    },
    events: { serves: () => {}, died: (_slot, _ending, waitMs) => waits.push(waitMs) },
    now: () => now,
    wait: async () => {},
  });
  const last = () => enlisted.at(-1)?.member as FakeMember;
  const advance = (ms: number) => {
    now += ms;
  };
  return { crew, enlisted, waits, last, advance };
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

  it('replaces one after the other when it is asked to, and counts no death', async () => {
    const { crew, enlisted, waits } = crewOf(2);
    await crew.start();
    await crew.restart();
    expect(enlisted.map(({ slot, member }) => [slot, ...member.dismissals])).to.deep.equal([
      [1, 'retire'],
      [2, 'retire'],
      [1],
      [2],
    ]);
    expect(waits).to.deep.equal([]);
  });

  it('keeps the others when a replacement does not serve', async () => {
    const { crew, enlisted, last } = crewOf(2, { isReady: false });
    const started = crew.start();
    enlisted[0]?.member.serve();
    await settled();
    last().serve();
    await started;
    const restarted = crew.restart();
    await settled();
    last().end({ code: 1, signal: null });
    await restarted;
    expect(enlisted[1]?.member.dismissals).to.deep.equal([]);
  });

  it('lets all finish when it stops, and replaces none', async () => {
    const { crew, enlisted } = crewOf(2);
    await crew.start();
    await crew.stop();
    await settled();
    expect(enlisted.map(({ member }) => member.dismissals)).to.deep.equal([['drain'], ['drain']]);
  });
});
