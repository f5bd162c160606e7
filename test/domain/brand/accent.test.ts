import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { accentsOf, LEAST_CONTRAST, leastContrast, SURFACES } from '../../../src/domain/brand/accent.ts';
import { contrastOf, hexOf, type Rgb, rgbOf } from '../../../src/domain/brand/contrast.ts';

const part = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(part, part, part) as fc.Arbitrary<Rgb>;

describe('the accent of a brand', () => {
  it('has the contrasts of WCAG', () => {
    expect(contrastOf([255, 255, 255], [0, 0, 0])).to.be.closeTo(21, 1e-9);
    expect(contrastOf([119, 119, 119], [255, 255, 255])).to.be.closeTo(4.48, 0.005);
  });

  it('is made readable in the dark theme, whatever the light one has', () => {
    fc.assert(
      fc.property(color, (light) => {
        const { dark } = accentsOf(light);
        expect(leastContrast(dark, SURFACES.dark)).to.be.at.least(LEAST_CONTRAST);
      }),
    );
  });

  it('keeps a colour of its own for the dark theme as it is', () => {
    expect(accentsOf([29, 86, 196], [127, 176, 255]).dark.accent).to.deep.equal([127, 176, 255]);
  });

  it('reads what it writes, and no other text', () => {
    fc.assert(fc.property(color, (one) => expect(rgbOf(hexOf(one))).to.deep.equal(one) !== undefined));
    for (const text of ['1d56c4', '#1d5', 'red', '#1d56c4ff', 'url(x)']) expect(rgbOf(text)).to.equal(undefined);
  });

  it('is checked on the surfaces that the console has', () => {
    const tokens = readFileSync(resolve('console/src/tokens.css'), 'utf8');
    const surfaces = ['surface', 'ground', 'surface-hover'].map((name) =>
      new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)?.slice(1),
    );
    expect(surfaces).to.deep.equal(SURFACES.light.map((light, at) => [hexOf(light), hexOf(SURFACES.dark[at] as Rgb)]));
  });
});
