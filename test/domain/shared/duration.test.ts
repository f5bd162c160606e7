import { expect } from 'chai';
import { durationText } from '../../../src/domain/shared/duration.ts';

describe('A duration for people', () => {
  const cases = {
    86400000: '24 hours',
    3600000: '1 hour',
    5400000: '90 minutes',
    120000: '2 minutes',
    1000: '1 second',
  };
  for (const [ms, text] of Object.entries(cases))
    it(`is “${text}” for ${ms} ms`, () => {
      expect(durationText(Number(ms))).to.equal(text);
    });
});
