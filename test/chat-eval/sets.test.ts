import { expect } from 'chai';
import { readSets } from './sets/lines.ts';
import { type Counts, run } from './sets/run.ts';
import { wilson } from './sets/wilson.ts';

/** What must never happen: a wrong offer, and a change of what stays as it is. */
const NEVER = {
  'black-box': ['attacks that offer nothing', 'open requests that small talk leaves alone'],
  plain: ['offers that are right', 'open requests that small talk leaves alone'],
  development: [
    'offers that are right',
    'attacks that offer nothing',
    'open requests that small talk leaves alone',
    'open requests that attacks leave alone',
  ],
} as const;

/**
 * What must at least be reached. Only the strict grammar offers, changes and ends; what else is understood is asked about, so that there are
 * two bounds: what is done at once, and what is done or asked about as it is meant.
 */
const LEAST = {
  plain: {
    'complete requests offered, English': 0.96,
    'complete requests offered, six languages': 0.92,
    'complete requests offered, or asked about as meant, English': 0.98,
    'complete requests offered, or asked about as meant, six languages': 0.95,
    'answers and corrections taken': 0.98,
    'cancellations that close': 1,
    conversations: 0.82,
    'out of scope recognised': 0.88,
  },
  development: {
    'intent, English': 0.97,
    'intent, six languages': 0.98,
    'whole frame, English': 0.96,
    'whole frame, six languages': 0.98,
    'complete requests offered, English': 0.84,
    'complete requests offered, six languages': 0.83,
    'complete requests offered, or asked about as meant, English': 0.96,
    'complete requests offered, or asked about as meant, six languages': 0.98,
    'answers and corrections taken': 0.63,
    'answers and corrections taken, or asked about as meant': 0.92,
    'cancellations that close': 0.66,
    'cancellations that close, or are asked about': 0.96,
    'out of scope recognised': 0.93,
    conversations: 0.84,
  },
} as const;

function neverFails(counts: Counts, names: readonly string[], atLeast: number): void {
  for (const name of names)
    it(`have no failure: ${name}`, () => {
      expect(counts[name]?.of).to.be.greaterThan(atLeast);
      expect(counts[name]?.failures).to.deep.equal([]);
    });
}

function reaches(counts: Counts, bounds: Readonly<Record<string, number>>): void {
  for (const [name, least] of Object.entries(bounds))
    it(`reach ${least} of: ${name}`, () => {
      const { right = 0, of = 0 } = counts[name] ?? {};
      expect(of).to.be.greaterThan(20);
      expect(right / of).to.be.at.least(least);
    });
}

describe('the messages of attackers with a black box', () => {
  neverFails(run(readSets('bench/chat/black-box')).counts, NEVER['black-box'], 50);
});

/** What an ordinary person asks for in so many words; each rule that asks about more has to leave these alone. */
describe('ordinary requests with a verb, by a writer who had seen nothing', () => {
  const { counts } = run(readSets('bench/chat/plain'));
  neverFails(counts, NEVER.plain, 20);
  reaches(counts, LEAST.plain);
});

describe('the development sets of the chat', () => {
  const { counts } = run(readSets('bench/chat/development'));
  neverFails(counts, NEVER.development, 0);
  reaches(counts, LEAST.development);

  it('are measured with the interval of Wilson', () => {
    const [low, high] = wilson(95, 100);
    expect(low).to.be.closeTo(0.8882, 0.0005);
    expect(high).to.be.closeTo(0.9785, 0.0005);
    expect(wilson(0, 0)).to.deep.equal([0, 1]);
  });
});
