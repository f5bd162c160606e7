import { createHash } from 'node:crypto';
import { base58, bech32, bech32m } from '@scure/base';
import { expect } from 'chai';
import fc from 'fast-check';
import { toChainAddress } from '../../../src/adapters/local/chain-address.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest();
const base58check = (version: number, hash: Uint8Array) => {
  const payload = Buffer.from([version, ...hash]);
  return base58.encode(Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)]));
};
const segwit = (version: number, program: Uint8Array, prefix = 'bc', code = version === 0 ? bech32 : bech32m) =>
  code.encode(prefix, [version, ...code.toWords(program)]);

describe('an address of Bitcoin', () => {
  const read = (text: string) => toChainAddress('btc', text);

  // The addresses of BIP 173 and BIP 350, the genesis block's and the first pay-to-script-hash ones.
  for (const [text, written] of [
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
    ['BC1SW50QGDZ25J', 'bc1sw50qgdz25j'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ])
    it(`is ${text}`, () => expect(read(text ?? '')).to.equal(written ?? text));

  for (const [why, text] of [
    ['of testnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['of a test chain', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    ['of testnet, of the old kind', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['of mixed letter case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8F3T4'],
    ['with a wrong checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['with a wrong checksum, of the old kind', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    [
      'of witness version 0 with the checksum of BIP 350',
      'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    [
      'of witness version 1 with the checksum of BIP 173',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['with a program of one byte', 'bc1pw5dgrnzv'],
    ['with a program of 16 bytes for version 0', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['with a program of 41 bytes', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
    ['of witness version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['with padding that is not zero', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
    ['with no program', 'bc1gmk9yu'],
    ['between blanks', ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa '],
    ['of Ethereum', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['too long', `bc1${'q'.repeat(97)}`],
    ['far too long', '1'.repeat(10_000)],
    ['with a letter that bech32 does not have', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['empty', ''],
  ] as const)
    it(`is invalid ${why}`, () => expect(read(text)).to.equal(undefined));

  it('can be any hash of 20 bytes in base58check, with a mainnet version', () =>
    fc.assert(
      fc.property(bytes(20), fc.integer({ min: 0, max: 255 }), (hash, version) => {
        const text = base58check(version, hash);
        return read(text) === (version === 0 || version === 5 ? text : undefined);
      }),
    ));

  it('is invalid with any one character changed', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
        fc.nat(41),
        fc.constantFrom(...'23456789acdefghjklmnpqrstuvwxyz'),
        (address, at, by) => {
          fc.pre(at < address.length && address[at] !== by);
          expect(read(address.slice(0, at) + by + address.slice(at + 1))).to.equal(undefined);
        },
      ),
    ));

  it('cannot be a hash of another length', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (hash) => {
        fc.pre(hash.length !== 20);
        return read(base58check(0, hash)) === undefined;
      }),
    ));

  it('can be any witness program of a length for its version, on mainnet', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 16 }),
        fc.uint8Array({ minLength: 2, maxLength: 40 }),
        (version, program) => {
          const fits = version !== 0 || program.length === 20 || program.length === 32;
          const text = segwit(version, program);
          expect(read(text)).to.equal(fits ? text : undefined);
          expect(read(text.toUpperCase())).to.equal(fits ? text : undefined);
          expect(read(segwit(version, program, 'tb'))).to.equal(undefined);
          expect(read(segwit(version, program, 'bc', version === 0 ? bech32m : bech32))).to.equal(undefined);
        },
      ),
    ));

  it('is not found in random text', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => read(text) === undefined)));
});

describe('an address of Solana', () => {
  const read = (text: string) => toChainAddress('sol', text);

  for (const text of [
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    '11111111111111111111111111111111',
  ])
    it(`is ${text}`, () => expect(read(text)).to.equal(text));

  for (const [why, text] of [
    ['of 31 bytes', '1'.repeat(31)],
    ['of 33 bytes', '1'.repeat(33)],
    ['with a letter that base 58 lacks', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1l'],
    ['of Ethereum', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['of Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['empty', ''],
  ] as const)
    it(`is invalid ${why}`, () => expect(read(text)).to.equal(undefined));

  it('is 32 bytes in base 58, and no other length', () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 40 }), (key) => {
        const text = base58.encode(key);
        return read(text) === (key.length === 32 ? text : undefined);
      }),
    ));
});

describe('an address of an EVM chain', () => {
  const read = (text: string) => toChainAddress('evm', text);

  it('is returned with its checksum', () =>
    expect(read('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).to.equal('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'));

  it('is invalid with a wrong checksum, or on another chain', () => {
    expect(read('0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).to.equal(undefined);
    expect(read('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).to.equal(undefined);
  });
});
