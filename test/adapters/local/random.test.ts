import { expect } from 'chai';
import { cryptoRandom, SeededRandom } from '../../../src/adapters/local/random.ts';
import type { Random } from '../../../src/application/ports/system.ts';
import { describeRandomContract } from '../../contracts/system/random.contract.ts';

describeRandomContract('node:crypto', () => ({ random: cryptoRandom }));
describeRandomContract('seeded', () => ({ random: new SeededRandom('a seed') }));

const draws = (random: Random) => [random.uuid(), random.text(17, 'abcdefg'), random.uint256(), random.uuid()];

describe('SeededRandom', () => {
  it('returns the same values for the same seed, and other values for another', () => {
    expect(draws(new SeededRandom('one'))).to.deep.equal(draws(new SeededRandom('one')));
    expect(draws(new SeededRandom('one'))).to.not.deep.equal(draws(new SeededRandom('other')));
  });
});
