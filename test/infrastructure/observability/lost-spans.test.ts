import { expect } from 'chai';
import { type SinonFakeTimers, useFakeTimers } from 'sinon';
import { logOfLostSpans } from '../../../src/infrastructure/observability/observers.ts';

describe('the log line about lost spans', () => {
  let clock: SinonFakeTimers;
  let lines: unknown[];
  beforeEach(() => {
    clock = useFakeTimers();
    lines = [];
  });
  afterEach(() => clock.restore());
  const taken = () => lines.splice(0);
  const opened = () => logOfLostSpans({ warn: (line: unknown) => void lines.push(line) } as never);

  it('is written at once, then at most once a minute, for each reason, with all spans since the line before', () => {
    const { dropped } = opened();
    dropped(3, 'refused');
    expect(taken()).to.deep.equal([{ spans: 3, reason: 'refused' }]);
    dropped(4, 'queue-full');
    dropped(5, 'refused');
    dropped(6, 'queue-full');
    clock.tick(59_999);
    expect(taken()).to.deep.equal([]);
    clock.tick(1);
    expect(taken()).to.deep.equal([
      { spans: 10, reason: 'queue-full' },
      { spans: 5, reason: 'refused' },
    ]);
    clock.tick(60_000);
    dropped(7, 'refused');
    expect(taken()).to.deep.equal([{ spans: 7, reason: 'refused' }]);
  });

  it('tells at the end what was not told yet, once', () => {
    const { dropped, rest } = opened();
    dropped(1, 'refused');
    dropped(2, 'not-delivered');
    rest();
    rest();
    expect(taken()).to.deep.equal([
      { spans: 1, reason: 'refused' },
      { spans: 2, reason: 'not-delivered' },
    ]);
  });
});
