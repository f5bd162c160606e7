import { expect } from 'chai';
import fc from 'fast-check';
import { checksummed, sameAddress, shortened } from '../../console/src/values/address.ts';
import { CHAINS, chainName, explorerLink } from '../../console/src/values/chains.ts';
import { asksAgain, waitBefore } from '../../console/src/values/retry.ts';
import { chainsBetween } from '../../console/src/values/swap-chains.ts';
import { wasRejected } from '../../console/src/values/tiers.ts';
import { duration, exactTime, momentOf, refreshAfterMs, relativeTime } from '../../console/src/values/time.ts';
import { CHAINS as SERVED, SUPPORTED_CHAINS } from '../../src/domain/shared/chain/chains.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const ADDRESS = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';

describe('values in the console', () => {
  it('know which tier was rejected, and none that nobody asked for', () => {
    const history = [
      { step: 'opened', tier: 'TIER_1' },
      { step: 'rejected', tier: 'TIER_1' },
    ];
    expect(wasRejected({ kycStatus: 'rejected', history }, 'TIER_1')).to.equal(true);
    expect(wasRejected({ kycStatus: 'rejected', history }, 'TIER_2')).to.equal(false);
    expect(wasRejected({ kycStatus: 'approved', history }, 'TIER_1')).to.equal(false);
  });

  it('name each network that a deed touches once, in its order', () => {
    expect(chainsBetween([8453, 8453])).to.equal('Base');
    expect(chainsBetween([8453, 8453, 42161])).to.equal('Base → Arbitrum');
  });

  it('shows a time relative to now, past and future', () => {
    const at = (iso: string) => relativeTime(new Date(iso), NOW);
    expect(at('2026-03-01T11:59:55Z')).to.equal('now');
    expect(at('2026-03-01T11:59:30Z')).to.equal('30 seconds ago');
    expect(at('2026-03-01T10:00:00Z')).to.equal('2 hours ago');
    expect(at('2026-03-01T10:01:00Z')).to.equal('2 hours ago');
    expect(at('2026-03-01T12:59:50Z')).to.equal('in 1 hour');
    expect(at('2026-03-03T12:00:00Z')).to.equal('in 2 days');
    expect(at('2024-03-01T12:00:00Z')).to.equal('2 years ago');
    expect(exactTime(NOW, 'UTC')).to.equal('1 Mar 2026, 12:00:00 UTC');
    expect(refreshAfterMs(NOW, NOW)).to.be.lessThan(refreshAfterMs(new Date(0), NOW));
  });

  it('counts days as the calendar does, so that tomorrow is never the day after it', () => {
    const words: Readonly<Record<string, number>> = { yesterday: -1, tomorrow: 1 };
    const hours = fc.integer({ min: 24, max: 700 }).chain((most) => fc.constantFrom(most, -most));
    fc.assert(
      fc.property(fc.nat(23), hours, (start, away) => {
        const now = new Date(2026, 10, 29, start, 1);
        const moment = new Date(2026, 10, 29, start + away, 1);
        const said = relativeTime(moment, now);
        const days = words[said] ?? Number(/\d+/.exec(said)?.[0]) * Math.sign(away);
        const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
        expect(moment.toDateString(), said).to.equal(day.toDateString());
      }),
    );
  });

  it('rounds a time to the nearest unit, and a duration to the smaller of two', () => {
    const SECONDS: Readonly<Record<string, number>> = {
      second: 1,
      sec: 1,
      minute: 60,
      min: 60,
      hour: 3_600,
      hr: 3_600,
    };
    const lengthOf = (unit: string) => SECONDS[unit.replace(/s$/, '')] ?? Number.NaN;
    const secondsIn = (text: string) =>
      [...text.matchAll(/(\d+) (\w+)/g)].map(([, count, unit = '']) => [Number(count), lengthOf(unit)] as const);
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 23 * 3_600 }), (age) => {
        const [[count, unit] = [0, 0]] = secondsIn(relativeTime(new Date(NOW.getTime() - age * 1_000), NOW));
        expect(Math.abs(count * unit - age), String(age)).to.be.at.most(unit / 2);
        const parts = secondsIn(duration(age));
        const smallest = age < 3_600 ? 1 : 60;
        const shown = parts.reduce((sum, [each, length]) => sum + each * length, 0);
        expect(Math.abs(shown - age), duration(age)).to.be.at.most(smallest / 2);
      }),
    );
    expect(duration(7_140)).to.equal('1 hr 59 mins');
    expect(duration(3_599.6)).to.equal('1 hr');
  });

  it('treats an absent or unreadable time as absent', () => {
    for (const value of [null, undefined, '', 'soon']) expect(momentOf(value)).to.equal(undefined);
  });

  it('shortens and checksums addresses', () => {
    expect(checksummed(ADDRESS.toLowerCase())).to.equal(ADDRESS);
    expect(checksummed('bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh')).to.equal(undefined);
    expect(shortened(ADDRESS)).to.equal('0x976E…0aa9');
    expect(shortened('0x1234')).to.equal('0x1234');
    expect(sameAddress(ADDRESS, ADDRESS.toLowerCase())).to.equal(true);
    expect(sameAddress(null, null)).to.equal(false);
  });

  it('names the chains of the service, with their coins and explorers', () => {
    for (const id of SUPPORTED_CHAINS) {
      const { name, coin, explorer } = SERVED[id];
      expect(CHAINS).to.deep.include({ id, name, coin, explorer });
    }
    expect(chainName(424242)).to.equal('Chain 424242');
    expect(explorerLink(31337, 'tx', '0x1')).to.equal(undefined);
    expect(explorerLink(8453, 'tx', '0x1')).to.equal('https://basescan.org/tx/0x1');
  });

  it('repeats a read after 429 and 5xx only, and waits as long as the service asks', () => {
    const refusal = (status: number, retryAfter?: number) => ({ status, retryAfter });
    expect(asksAgain(0, refusal(503))).to.equal(true);
    expect(asksAgain(1, refusal(429, 5))).to.equal(true);
    expect(asksAgain(2, refusal(503))).to.equal(false);
    for (const status of [400, 401, 403, 404, 409]) expect(asksAgain(0, refusal(status)), `${status}`).to.equal(false);
    expect(asksAgain(0, refusal(429, 3_600))).to.equal(false);
    expect(asksAgain(0, undefined)).to.equal(false);
    expect(waitBefore(0, refusal(429, 7))).to.equal(7_000);
    expect(waitBefore(1, refusal(500))).to.equal(2_000);
  });
});
