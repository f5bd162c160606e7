import { expect } from 'chai';
import fc from 'fast-check';
import { toBitcoinAddress } from '../../../src/adapters/local/bitcoin-address.ts';
import { toSolanaAddress } from '../../../src/adapters/local/solana-address.ts';

// The test vectors of BIP-173 and BIP-350, and of the address pages of the Bitcoin documentation.
const BITCOIN = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'BC1SW50QGDZ25J',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
];
const NOT_BITCOIN = [
  '',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
  'bc1pw5dgrnzv',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'bc1gmk9yu',
  ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '1'.repeat(10_000),
];

describe('toBitcoinAddress', () => {
  for (const text of BITCOIN)
    it(`accepts ${text}`, () =>
      expect(toBitcoinAddress(text)).to.equal(/^bc1/i.test(text) ? text.toLowerCase() : text));
  for (const text of NOT_BITCOIN)
    it(`rejects ${JSON.stringify(text.slice(0, 70))}`, () => expect(toBitcoinAddress(text)).to.equal(undefined));
  it('rejects an address with any one character changed', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...BITCOIN.slice(0, 3)),
        fc.nat(41),
        fc.constantFrom(...'23456789acdefghjklmnpqrstuvwxyz'),
        (address, at, by) => {
          const changed = address.slice(0, at) + by + address.slice(at + 1);
          fc.pre(at < address.length && changed !== address && !changed.startsWith('BC'));
          expect(toBitcoinAddress(changed)).to.equal(undefined);
        },
      ),
    ));
});

describe('toSolanaAddress', () => {
  for (const text of ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '11111111111111111111111111111111'])
    it(`accepts ${text}`, () => expect(toSolanaAddress(text)).to.equal(text));
  for (const text of [
    '',
    '1'.repeat(31),
    '1'.repeat(33),
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt10',
    'z'.repeat(44),
    `${'1'.repeat(32)} `,
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ])
    it(`rejects ${JSON.stringify(text)}`, () => expect(toSolanaAddress(text)).to.equal(undefined));
});
