import { expect } from 'chai';
import { type QueueSettings, simulate, uniform } from '../../bench/capacity/queue.ts';
import { connectionsFor, processesFor, sealingDelayMs } from '../../bench/capacity/report.ts';

const queue = (changes: Partial<QueueSettings>) =>
  simulate({
    perSecond: 500,
    processes: 1,
    service: { ms: 1, variation: 1 },
    assignment: 'shared',
    requests: 50_000,
    seed: 1,
    ...changes,
  });

describe('the model of capacity', () => {
  it('gives the same figures each time', () => {
    expect(queue({})).to.deep.equal(queue({}));
    const [one, other] = [uniform(7), uniform(7)];
    expect(Array.from({ length: 5 }, one)).to.deep.equal(Array.from({ length: 5 }, other));
  });

  it('works as much as it is asked to', () => {
    expect(queue({ perSecond: 700 }).utilisation).to.be.closeTo(0.7, 0.02);
    expect(queue({ perSecond: 1_400, processes: 2 }).utilisation).to.be.closeTo(0.7, 0.02);
  });

  it('agrees with the formula of Pollaczek and Khinchine for one process', () => {
    for (const [load, variation] of [
      [0.5, 0],
      [0.5, 1],
      [0.7, 1],
    ] as const) {
      const wait = (load * (1 + variation ** 2)) / (2 * (1 - load));
      const { meanMs } = queue({ perSecond: load * 1_000, service: { ms: 1, variation } });
      expect(meanMs / (1 + wait), `load ${load}, variation ${variation}`).to.be.closeTo(1, 0.07);
    }
  });

  it('lets requests wait longer when each waits for one process', () => {
    const many = { perSecond: 3_200, processes: 4 };
    expect(queue({ ...many, assignment: 'fixed' }).latency.p99).to.be.greaterThan(2 * queue(many).latency.p99);
  });

  it('asks for more processes and connections with more requests, and has no answer where sealing is full', () => {
    expect([100, 1_000].map(processesFor)).to.deep.equal([1, 4]);
    expect([100, 1_000, 10_000].map(connectionsFor)).to.deep.equal([1, 8, 80]);
    expect(sealingDelayMs(2_350)).to.equal(3_000);
    expect(sealingDelayMs(4_700)).to.equal(Number.POSITIVE_INFINITY);
  });
});
