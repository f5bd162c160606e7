import { expect } from 'chai';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { shortly } from '../../../src/application/portfolio/index.ts';
import { NOON } from '../../support/noon.ts';
import { rejectionOf } from '../../support/rejection.ts';

describe('shortly', () => {
  let clock: SettableClock;
  let made: string[];
  let far: () => Promise<void>;
  let view: (key: string) => Promise<object>;
  beforeEach(() => {
    clock = new SettableClock(NOON);
    made = [];
    far = async () => {};
    view = shortly(clock, 1_000, async (key) => {
      made.push(key);
      await far();
      return { key };
    });
  });

  it('returns the same value to all calls within its time', async () => {
    const [first, second] = await Promise.all([view('a'), view('a')]);
    clock.advance(999);
    expect(await view('a'))
      .to.equal(first)
      .and.to.equal(second);
    expect(made).to.deep.equal(['a']);
    clock.advance(1);
    expect(await view('a')).not.to.equal(first);
    expect(made).to.deep.equal(['a', 'a']);
  });

  it('distinguishes keys', async () => {
    expect(await view('a')).to.deep.equal({ key: 'a' });
    expect(await view('b')).to.deep.equal({ key: 'b' });
  });

  it('does not cache a rejection', async () => {
    far = () => Promise.reject(new Error('down'));
    expect(await rejectionOf(view('a'))).to.be.instanceOf(Error);
    far = async () => {};
    expect(await view('a')).to.deep.equal({ key: 'a' });
  });

  it('caches a thousand values, and drops the oldest', async () => {
    for (let i = 0; i <= 1_000; i += 1) await view(`key ${i}`);
    await view('key 1000');
    expect(made).to.have.length(1_001);
    await view('key 0');
    expect(made).to.have.length(1_002);
  });
});
