import { expect } from 'chai';
import { train } from '../../../../bench/proposer/train.ts';
import { gapsOf, type Model, makeLinear, packed } from '../../../../src/adapters/language/reading/linear.ts';

const FEATURES = [0, 3, 130, 131, 20_000, 1_048_575];

/** Each feature speaks for a label of its own. */
const model: Model = {
  labels: FEATURES.map(String),
  scale: 0.1,
  bias: FEATURES.map(() => 0),
  features: gapsOf(FEATURES),
  weights: packed(
    new Uint8Array(
      Int8Array.from(FEATURES.flatMap((_, row) => FEATURES.map((_, label) => (row === label ? 100 : 0)))).buffer,
    ),
  ),
};

describe('a linear model', () => {
  const chances = makeLinear(model);

  it('finds the weights of every feature that it keeps', () => {
    for (const [label, feature] of FEATURES.entries()) {
      const all = chances([feature]);
      expect(all.indexOf(Math.max(...all)), String(feature)).to.equal(label);
    }
  });

  it('hears nothing from a feature that it does not keep', () => {
    expect(chances([3, 4, 129, 999_999])).to.deep.equal(chances([3]));
    expect(new Set(chances([1, 2]))).to.have.property('size', 1);
  });

  it('keeps what stands in enough examples', () => {
    const points = [
      { label: 'a', features: [7, 500] },
      { label: 'a', features: [7, 501] },
      { label: 'b', features: [9, 500] },
      { label: 'b', features: [9] },
    ];
    const trained = train(points, { least: 2, epochs: 10, rate: 0.5, decay: 0 });
    expect(trained.features).to.equal(gapsOf([7, 9, 500]));
    const asked = makeLinear(trained);
    expect(asked([7])[0]).to.be.greaterThan(0.6);
    expect(asked([9])[1]).to.be.greaterThan(0.6);
  });
});
