import { expect } from 'chai';
import type { Random } from '../../../src/application/ports/system.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';

const many = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

export function describeRandomContract(name: string, makeWorld: () => { random: Random }): void {
  describe(`Random contract: ${name}`, () => {
    const { random } = makeWorld();

    it('generates different UUIDs of version 4', () => {
      const uuids = many(2000, () => random.uuid());
      const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
      expect(uuids.filter((uuid) => !form.test(uuid))).to.deep.equal([]);
      expect(new Set(uuids).size).to.equal(uuids.length);
    });

    it('generates different texts of the given length and alphabet', () => {
      const texts = many(1000, () => random.text(17, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'));
      expect(texts.filter((text) => !/^[A-HJ-NP-Z2-9]{17}$/.test(text))).to.deep.equal([]);
      expect(new Set(texts).size).to.equal(texts.length);
      expect(random.text(0, 'ab')).to.equal('');
      expect(random.text(5, 'a')).to.equal('aaaaa');
    });

    // Sixty-two does not divide a power of two: taking bytes modulo 62 would favour the first 8 characters by a quarter.
    it('uses every character of the alphabet equally often', () => {
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
      const counts = new Map<string, number>();
      for (const character of random.text(62_000, alphabet)) counts.set(character, (counts.get(character) ?? 0) + 1);
      const chiSquare = Array.from(alphabet, (character) => ((counts.get(character) ?? 0) - 1000) ** 2 / 1000);
      // With 61 degrees of freedom chance passes 138 once in ten million; the modulo bias makes about 470.
      expect(chiSquare.reduce((sum, part) => sum + part, 0)).to.be.below(138);
    });

    it('rejects an empty alphabet', () => {
      expect(() => random.text(1, '')).to.throw(RangeError);
    });

    it('generates numbers of 256 bits, every bit set about half the time', () => {
      const numbers = many(2000, () => random.uint256());
      expect(numbers.filter((number) => number < 0n || number > MAX_UINT256)).to.deep.equal([]);
      expect(new Set(numbers).size).to.equal(numbers.length);
      for (let bit = 0n; bit < 256n; bit += 1n)
        expect(numbers.filter((number) => (number >> bit) & 1n).length, `bit ${bit}`).to.be.within(825, 1175);
    });
  });
}
