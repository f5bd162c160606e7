import { expect } from 'chai';
import fc from 'fast-check';
import type { QuoteSigner } from '../../../src/application/ports/fee.ts';

/** Signers by their keys: the old key, both with the new one first, and the new key. */
export type QuoteSigners = Readonly<{ before: QuoteSigner; during: QuoteSigner; after: QuoteSigner }>;

export function describeQuoteSignerContract(name: string, make: () => QuoteSigners): void {
  describe(`QuoteSigner contract: ${name}`, () => {
    const { before, during, after } = make();

    it('accepts what it signed, and nothing else', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (text, other) => {
          const signature = await before.sign(text);
          expect(signature).to.match(/^[0-9a-f]{64}$/);
          expect(before.verify(text, signature)).to.equal(true);
          expect(before.verify(other, signature)).to.equal((await before.sign(other)) === signature);
        }),
      );
    });

    it('accepts both keys while they change, and signs with the newest', async () => {
      expect(during.verify('quote', await before.sign('quote'))).to.equal(true);
      expect(await during.sign('quote')).to.equal(await after.sign('quote'));
      expect(after.verify('quote', await before.sign('quote'))).to.equal(false);
      expect(before.verify('quote', await during.sign('quote'))).to.equal(false);
    });

    for (const [what, alter] of [
      ['one digit less', (text: string) => text.slice(1)],
      ['one digit more', (text: string) => `${text}0`],
      ['capitals', (text: string) => text.toUpperCase()],
      ['one other digit', (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)],
      ['0x before it', (text: string) => `0x${text}`],
      ['nothing', () => ''],
    ] as const)
      it(`rejects a signature with ${what}`, async () => {
        expect(before.verify('quote', alter(await before.sign('quote')))).to.equal(false);
      });
  });
}
