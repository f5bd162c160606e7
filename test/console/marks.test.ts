import { expect } from 'chai';
import fc from 'fast-check';
import { identiconOf, signOf } from '../../console/src/values/marks.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });

describe('pictures of addresses, tokens and networks', () => {
  it('differ between an address and one with the same ends, as address poisoning makes them', () => {
    const looks = (address: string) => JSON.stringify(identiconOf(address));
    let alike = 0;
    fc.assert(
      fc.property(digits, digits, (known, other) => {
        const imitation = known.slice(0, 6) + other.slice(6, 34) + known.slice(34);
        if (imitation !== known && looks(`0x${known}`) === looks(`0x${imitation}`)) alike += 1;
      }),
      { numRuns: 500 },
    );
    expect(alike).to.be.at.most(2);
  });

  it('are the same for both ways to write an address, mirrored, and none for another text', () => {
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    expect(identiconOf(address)).to.deep.equal(identiconOf(address.toLowerCase()));
    const cells = identiconOf(address)?.cells ?? [];
    for (const { x, y } of cells) expect(cells).to.deep.include({ x: 4 - x, y });
    expect(identiconOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).to.equal(undefined);
  });

  it('have a letter for a token that nobody drew', () => {
    expect(signOf('ETH').sign).to.equal('Ξ');
    expect(signOf('sale').sign).to.equal('S');
    expect(signOf('').sign).to.equal('?');
  });
});
