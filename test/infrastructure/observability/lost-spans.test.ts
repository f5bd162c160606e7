import { expect } from 'chai';
import { describe, it } from 'mocha';
import { logOfLostSpans } from '../../../src/infrastructure/observability/lost-spans.ts';

describe('the log line about lost spans', () => {
  it('is written at once, then at most once a minute and at the end, with all spans since the line before', () => {
    const lines: unknown[] = [];
    let now = 5;
    const { dropped: lose, rest } = logOfLostSpans(
      { warn: (line: unknown) => void lines.push(line) } as never,
      () => now,
    );
    lose(3, 'refused');
    now += 59_999;
    lose(4, 'queue-full');
    lose(5, 'refused');
    now += 1;
    lose(6, 'not-delivered');
    lose(7, 'not-delivered');
    rest();
    rest();
    expect(lines).to.deep.equal([
      { spans: 3, reason: 'refused' },
      { spans: 15, reason: 'not-delivered' },
      { spans: 7, reason: 'not-delivered' },
    ]);
  });
});
