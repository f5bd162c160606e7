import { expect } from 'chai';
import { SettableClock, systemClock } from '../../../src/adapters/local/clock.ts';

describe('systemClock', () => {
  it('returns the time of the machine', () => {
    const before = Date.now();
    expect(systemClock.now().getTime()).to.be.within(before, Date.now());
  });
});

describe('SettableClock', () => {
  const noon = new Date('2026-01-31T12:00:00.000Z');

  it('stays fixed until it is set or advanced', () => {
    const clock = new SettableClock(noon);
    expect([clock.now(), clock.now()]).to.deep.equal([noon, noon]);
    clock.advance(90_001);
    expect(clock.now()).to.deep.equal(new Date('2026-01-31T12:01:30.001Z'));
    clock.set(noon);
    expect(clock.now()).to.deep.equal(noon);
  });

  it('is not affected by changes to a date it received or returned', () => {
    const given = new Date(noon);
    const clock = new SettableClock(given);
    given.setFullYear(1999);
    clock.now().setFullYear(1999);
    expect(clock.now()).to.deep.equal(noon);
  });
});
