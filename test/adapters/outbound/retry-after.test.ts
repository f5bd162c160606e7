import { expect } from 'chai';
import { retryAfterMs } from '../../../src/adapters/outbound/retry-after.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');

describe('retryAfterMs', () => {
  for (const [header, ms] of [
    ['0', 0],
    [' 45 ', 45_000],
    ['9999999999', 9_999_999_999_000],
    ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['9'.repeat(400), undefined],
    ['', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ] as const)
    it(`is ${ms} for ${header?.slice(0, 40)}`, () => expect(retryAfterMs(header, NOW)).to.equal(ms));
});
