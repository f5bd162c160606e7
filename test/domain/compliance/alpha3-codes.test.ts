import { expect } from 'chai';
import { alpha2Of, CONTINENTS, isCountry } from '../../../src/domain/compliance/jurisdiction.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((a) => LETTERS.flatMap((b) => LETTERS.map((c) => `${a}${b}${c}`)));

describe('alpha2Of', () => {
  it('reaches every country, and nothing else', () => {
    const reached = new Set(CODES.flatMap((code) => alpha2Of(code) ?? []));
    expect([...reached].sort()).to.deep.equal(Object.values(CONTINENTS).join(' ').split(' ').sort());
    for (const code of reached) expect(isCountry(code)).to.equal(true);
  });

  it('gives no two ISO codes the same country, except for the three codes of Kosovo', () => {
    const known = CODES.filter((code) => alpha2Of(code) !== undefined);
    expect(known.filter((code) => alpha2Of(code) === 'XK')).to.deep.equal(['RKS', 'XKK', 'XKX']);
    expect(known).to.have.length(new Set(known.map(alpha2Of)).size + 2);
  });

  for (const [alpha3, alpha2] of [
    ['IRN', 'IR'],
    ['PRK', 'KP'],
    ['RUS', 'RU'],
    ['CUB', 'CU'],
    ['SYR', 'SY'],
    ['BLR', 'BY'],
    ['MMR', 'MM'],
    ['UKR', 'UA'],
    ['DEU', 'DE'],
    ['XXX', undefined],
    ['deu', undefined],
  ] as const)
    it(`reads ${alpha3} as ${alpha2 ?? 'no country'}`, () => expect(alpha2Of(alpha3)).to.equal(alpha2));
});
