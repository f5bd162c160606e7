import { expect } from 'chai';
import { intervalOf } from '../../../src/adapters/cron/jobs.ts';

describe('the interval of a schedule', () => {
  for (const [schedule, seconds] of [
    ['* * * * * *', 1],
    ['*/15 * * * * *', 15],
    ['40 * * * * *', 60],
    ['20 */15 * * * *', 900],
    ['0 57 * * * *', 3_600],
    ['0 0 */6 * * *', 21_600],
    ['0 30 4 * * *', 86_400],
  ] as const)
    it(`is ${seconds} seconds for ${schedule}`, () => expect(intervalOf(schedule)).to.equal(seconds));

  for (const schedule of ['*/7 * * * * *', '*/5 3 * * * *', '0 */15 4 * * *', '0 0 */5 * * *', '0 0 4 * * 1', '0 0 4'])
    it(`does not exist for ${schedule}`, () => expect(() => intervalOf(schedule)).to.throw('has no fixed interval'));
});
