import { expect } from 'chai';
import { hashMessage, SigningKey, verifyMessage, Wallet } from 'ethers';
import fc from 'fast-check';
import type { MessageSignatures } from '../../../src/application/ports/auth.ts';
import { DEV_ADDRESS, DEV_KEY } from '../../support/chain/signing.ts';

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const word = (value: bigint) => value.toString(16).padStart(64, '0');

/** Published examples: the personal-message documentation of web3, and the two of EIP-2098 in both forms. */
const PUBLISHED = [
  {
    text: 'Some data',
    signer: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
    signature:
      '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c',
  },
  {
    text: 'Hello World',
    signer: '0x2e988A386a799F506693793c6A5AF6B54dfAaBfB',
    signature:
      '0x68a020a209d3d56c46f38cc50a33f704f4a9a10a59377f8dd762ac66910e9b907e865ad05c4035ab5792787d4a0297a43617ae897930a6fe4d822b8faea520641b',
  },
  {
    text: 'Hello World',
    signer: '0x2e988A386a799F506693793c6A5AF6B54dfAaBfB',
    signature:
      '0x68a020a209d3d56c46f38cc50a33f704f4a9a10a59377f8dd762ac66910e9b907e865ad05c4035ab5792787d4a0297a43617ae897930a6fe4d822b8faea52064',
  },
  {
    text: "It's a small(er) world",
    signer: '0x2e988A386a799F506693793c6A5AF6B54dfAaBfB',
    signature:
      '0x9328da16089fcba9bececa81663203989f2df5fe1faa6291a45381c81bd17f76939c6d6b623b42da56557e5e734a43dc83345ddfadec52cbe24d0cc64f550793',
  },
] as const;

export function describeMessageSignaturesContract(
  name: string,
  makeWorld: () => { signatures: MessageSignatures },
): void {
  describe(`MessageSignatures contract: ${name}`, () => {
    const { signatures } = makeWorld();
    const text = 'app.example.com wants you to sign in';
    const { r, s, v } = new SigningKey(DEV_KEY).sign(hashMessage(text));
    const rs = r.slice(2) + s.slice(2);
    const tail = v.toString(16);

    for (const { text, signature, signer } of PUBLISHED)
      it(`returns the signer of the published "${text}" in ${signature.length / 2 - 1} bytes`, () => {
        expect(signatures.signerOf(text, signature)).to.equal(signer);
      });

    it('returns the signer of any text', async () => {
      const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 400 }));
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          const signature = await new Wallet(DEV_KEY).signMessage(text);
          expect(signatures.signerOf(text, signature)).to.equal(DEV_ADDRESS);
          expect(signatures.signerOf(`${text} `, signature)).to.not.equal(DEV_ADDRESS);
        }),
        { numRuns: 25, examples: [[''], ['\0'], ['a\nb\r\n'], ['żółć 🦊 \u{10ffff}'], ['x'.repeat(100_000)]] },
      );
    });

    it('returns the same signer as ethers for any 65 or 64 bytes', () => {
      const bytes = fc.tuple(
        fc.bigInt(0n, ORDER + 2n),
        fc.bigInt(0n, ORDER + 2n),
        fc.constantFrom('', '00', '01', '1b', '1c', '1d'),
      );
      fc.assert(
        fc.property(bytes, ([r, s, v]) => {
          const signature = `0x${word(r)}${word(s)}${v}`;
          const signer = signatures.signerOf(text, signature);
          if (signer !== undefined) expect(verifyMessage(text, signature)).to.equal(signer);
        }),
        { numRuns: 60 },
      );
    });

    it('accepts v of 0 or 1 for 27 or 28, and the compact form', () => {
      const signed = ['one', 'two', 'three', 'four', 'five', 'six'].map((text) => {
        return { text, by: new SigningKey(DEV_KEY).sign(hashMessage(text)) };
      });
      expect(new Set(signed.map(({ by }) => by.v))).to.deep.equal(new Set([27, 28]));
      for (const { text, by } of signed) {
        const forms = [by.serialized, `${by.serialized.slice(0, -2)}0${by.yParity}`, by.compactSerialized];
        for (const form of forms) expect(signatures.signerOf(text, form)).to.equal(DEV_ADDRESS);
        const other = `${by.serialized.slice(0, -2)}0${1 - by.yParity}`;
        expect(signatures.signerOf(text, other)).to.not.equal(DEV_ADDRESS);
      }
    });

    it('accepts upper-case digits', () => {
      expect(signatures.signerOf(text, `0x${rs.toUpperCase()}${tail.toUpperCase()}`)).to.equal(DEV_ADDRESS);
    });

    const highS = word(ORDER - BigInt(s));
    for (const [what, signature] of [
      ['nothing', ''],
      ['0x', '0x'],
      ['no 0x', rs + tail],
      ['0X', `0X${rs}${tail}`],
      ['63 bytes', `0x${rs.slice(2)}`],
      ['66 bytes', `0x${rs}${tail}00`],
      ['half a byte more', `0x${rs}${tail}0`],
      ['a last character that is no digit', `0x${rs}1g`],
      ['a first character that is no digit', `0x${' '}${rs.slice(1)}${tail}`],
      ['digits of another script', `0x${rs}1\u{ff42}`],
      ['a line break at the end', `0x${rs}${tail}\n`],
      ['v of 2', `0x${rs}02`],
      ['v of 26', `0x${rs}1a`],
      ['v of 29', `0x${rs}1d`],
      ['v of EIP-155', `0x${rs}25`],
      ['v of 255', `0x${rs}ff`],
      ['a high s, though the key could have made it', `0x${r.slice(2)}${highS}${(55 - v).toString(16)}`],
      ['a high s in the compact form', `0x${r.slice(2)}${word(2n ** 255n - 1n)}`],
      ['r of zero', `0x${word(0n)}${s.slice(2)}${tail}`],
      ['r of the order', `0x${word(ORDER)}${s.slice(2)}${tail}`],
      ['s of zero', `0x${r.slice(2)}${word(0n)}${tail}`],
      ['a compact s of zero', `0x${r.slice(2)}${word(2n ** 255n)}`],
      ['r that is no point of the curve', `0x${word(5n)}${s.slice(2)}${tail}`],
    ] as const)
      it(`returns undefined for ${what}`, () => expect(signatures.signerOf(text, signature)).to.equal(undefined));

    it('returns undefined for a text without a UTF-8 form', () => {
      const signature = new SigningKey(DEV_KEY).sign(hashMessage('\u{fffd}')).serialized;
      expect(signatures.signerOf('\u{fffd}', signature)).to.equal(DEV_ADDRESS);
      for (const lone of ['\ud800', '\udc00', 'a\udfff!'])
        expect(signatures.signerOf(lone, signature)).to.equal(undefined);
    });
  });
}
