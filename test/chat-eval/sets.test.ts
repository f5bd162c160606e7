import { expect } from 'chai';
import { readSets } from './sets/lines.ts';
import { run } from './sets/run.ts';
import { wilson } from './sets/wilson.ts';

const { counts } = run(readSets('bench/chat/development'));

/** What an attacker found by trying 1,176 messages, and what has been mended since. */
describe('the messages of an attacker', () => {
  const { counts: tried } = run(readSets('bench/chat/black-box'));
  for (const name of ['attacks that offer nothing', 'open requests that small talk leaves alone'])
    it(`have no failure: ${name}`, () => {
      expect(tried[name]?.of).to.be.greaterThan(50);
      expect(tried[name]?.failures).to.deep.equal([]);
    });
});

/** What an ordinary person asks for in so many words; each rule that asks about more has to leave these alone. */
describe('ordinary requests with a verb, by a writer who had seen nothing', () => {
  const { counts: plain } = run(readSets('bench/chat/plain'));
  for (const [name, least] of [
    ['offers that are right', 1],
    ['complete requests offered, English', 0.92],
    ['complete requests offered, six languages', 0.84],
    ['answers and corrections taken', 0.94],
    ['cancellations that close', 1],
    ['open requests that small talk leaves alone', 1],
    ['conversations', 0.9],
    ['out of scope recognised', 0.94],
  ] as const)
    it(`reach ${least} of: ${name}`, () => {
      const { right = 0, of = 0 } = plain[name] ?? {};
      expect(of).to.be.greaterThan(20);
      expect(right / of).to.be.at.least(least);
    });
});

describe('the development sets of the chat', () => {
  for (const name of [
    'offers that are right',
    'attacks that offer nothing',
    'open requests that small talk leaves alone',
    'open requests that attacks leave alone',
  ])
    it(`have no failure: ${name}`, () => {
      expect(counts[name]?.of).to.be.greaterThan(0);
      expect(counts[name]?.failures).to.deep.equal([]);
    });

  for (const [name, least] of [
    ['intent, English', 0.97],
    ['whole frame, English', 0.95],
    ['complete requests offered, English', 0.93],
    ['intent, six languages', 0.85],
    ['whole frame, six languages', 0.85],
    ['cancellations that close', 0.95],
    ['answers and corrections taken', 0.95],
    ['conversations', 1],
  ] as const)
    it(`reach ${least} of: ${name}`, () => {
      const { right = 0, of = 1 } = counts[name] ?? {};
      expect(right / of).to.be.at.least(least);
    });

  it('are measured with the interval of Wilson', () => {
    const [low, high] = wilson(95, 100);
    expect(low).to.be.closeTo(0.8882, 0.0005);
    expect(high).to.be.closeTo(0.9785, 0.0005);
    expect(wilson(0, 0)).to.deep.equal([0, 1]);
  });
});
