import { expect } from 'chai';
import { isSuspended, type Suspension, suspensionAfter } from '../../../src/domain/paymaster/sponsor-policy.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const now = new Date('2026-03-29T12:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('suspending a wallet whose sponsored requests revert', () => {
  it('doubles from an hour up to a week', () => {
    const hours: number[] = [];
    let suspension: Suspension | undefined;
    for (let failure = 0; failure < 10; failure += 1) {
      suspension = suspensionAfter(suspension, now);
      hours.push((suspension.until.getTime() - now.getTime()) / HOUR);
    }
    expect(hours).to.deep.equal([1, 2, 4, 8, 16, 32, 64, 128, 168, 168]);
  });

  it('does not overflow after any number of failures', () => {
    expect(suspensionAfter({ failures: 100_000, until: now }, now).until).to.deep.equal(later(WEEK));
  });

  it('starts again after a week without a failure', () => {
    const earlier = { failures: 5, until: now };
    expect(suspensionAfter(earlier, later(WEEK - 1)).failures).to.equal(6);
    expect(suspensionAfter(earlier, later(WEEK)).failures).to.equal(1);
  });

  it('ends at its time', () => {
    expect(isSuspended(undefined, now)).to.equal(false);
    expect(isSuspended({ failures: 1, until: now }, later(-1))).to.equal(true);
    expect(isSuspended({ failures: 1, until: now }, now)).to.equal(false);
  });
});
