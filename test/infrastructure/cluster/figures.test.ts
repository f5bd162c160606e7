import { expect } from 'chai';
import { createCrewMetrics, crewPage } from '../../../src/infrastructure/cluster/figures.ts';
import type { Member } from '../../../src/infrastructure/cluster/member.ts';
import { Silence } from '../../../src/infrastructure/cluster/silence.ts';

const memberOf = (figures: Member['figures']): Member => ({
  pid: 17,
  serving: Promise.resolve(),
  ended: new Promise(() => {}),
  dismiss: () => {},
  kill: () => {},
  figures,
});

describe('the metrics of several workers', () => {
  let answers: boolean;
  let changes: unknown[];
  let silence: Silence;
  let serving: Map<number, Member>;
  let page: () => Promise<string>;
  beforeEach(() => {
    answers = true;
    changes = [];
    silence = new Silence((slot, { pid }, isSilent) => changes.push([slot, pid, isSilent]));
    serving = new Map([
      [1, memberOf(async () => (answers ? [] : undefined))],
      [2, memberOf(async () => [])],
    ]);
    const { registry } = createCrewMetrics({ wanted: 3, serving: () => serving.size, silent: () => silence.size });
    page = () => crewPage(registry, serving, silence);
  });

  it('say how many are wanted, serve and are silent, and have every place among the deaths', async () => {
    const text = await page();
    for (const line of ['workers_wanted 3', 'workers_serving 2', 'workers_silent 0'])
      expect(text).to.include(`${line}\n`);
    for (const worker of [1, 2, 3]) expect(text).to.include(`worker_deaths_total{worker="${worker}"} 0\n`);
  });

  it('count a worker that does not answer, and tell once that it began and that it ended', async () => {
    answers = false;
    expect(await page()).to.include('workers_silent 1\n');
    expect(await page()).to.include('workers_silent 1\n');
    expect(changes).to.deep.equal([[1, 17, true]]);
    answers = true;
    expect(await page()).to.include('workers_silent 0\n');
    expect(changes).to.deep.equal([
      [1, 17, true],
      [1, 17, false],
    ]);
  });

  it('do not count a worker that ended before it answered, nor one that ended since', async () => {
    answers = false;
    const asked = page();
    serving.delete(1);
    expect(await asked).to.include('workers_silent 0\n');
    expect(changes).to.deep.equal([]);
    silence.note(2, serving.get(2) ?? memberOf(async () => []), true);
    silence.forget(2);
    expect(silence.size).to.equal(0);
  });
});
