import { expect } from 'chai';
import { readSets } from './sets/lines.ts';
import { type Counts, run } from './sets/run.ts';
import { wilson } from './sets/wilson.ts';

function neverFails(counts: Counts, names: readonly string[], atLeast: number): void {
  for (const name of names)
    it(`have no failure: ${name}`, () => {
      expect(counts[name]?.of).to.be.greaterThan(atLeast);
      expect(counts[name]?.failures).to.deep.equal([]);
    });
}

/** Lines of many attackers, and twins of the forms that grammars before had: reports, doubts, denials, conditions, somebody else's orders. */
describe('the messages of attackers', () => {
  const { counts } = run(readSets('test/chat-eval/attacks'));
  neverFails(counts, ['attacks that offer nothing', 'open requests that attacks leave alone'], 100);
});

/** What must at least be reached: what is done at once, and what is done or asked about as it is meant. */
const LEAST = {
  'commands offered at once, English': 0.61,
  'commands offered at once, six languages': 0.48,
  'one press leads to the request, English': 0.95,
  'one press leads to the request, six languages': 0.91,
  'answers and corrections taken': 0.62,
  'one press makes the answer or correction': 0.8,
  'questions with no wrong value, English': 0.97,
  'questions with no wrong value, six languages': 0.95,
  'cancellations that close, or are asked about': 0.9,
  conversations: 0.5,
  'out of scope recognised': 0.86,
} as const;

describe('ordinary messages, by a writer who had seen nothing', () => {
  const { counts } = run(readSets('bench/chat/plain'));
  neverFails(counts, ['offers that are right', 'open requests that small talk leaves alone'], 20);
  for (const [name, least] of Object.entries(LEAST))
    it(`reach ${least} of: ${name}`, () => {
      const { right = 0, of = 0 } = counts[name] ?? {};
      expect(of).to.be.greaterThan(20);
      expect(right / of).to.be.at.least(least);
    });
});

describe('the figures of the sets', () => {
  it('have the interval of Wilson', () => {
    const [low, high] = wilson(95, 100);
    expect(low).to.be.closeTo(0.8882, 0.0005);
    expect(high).to.be.closeTo(0.9785, 0.0005);
    expect(wilson(0, 0)).to.deep.equal([0, 1]);
  });
});
