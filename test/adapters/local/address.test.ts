import { expect } from 'chai';
import { getAddress, getBytes, hexlify, SigningKey } from 'ethers';
import fc from 'fast-check';
import { addressOfPublicKey, checksumAddress, toWalletAddress } from '../../../src/adapters/local/address.ts';
import { DEV_ADDRESS, DEV_KEY } from '../../support/chain/signing.ts';

/** The examples of EIP-55. */
const EIP_55 = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
];

const bytes20 = fc.uint8Array({ minLength: 20, maxLength: 20 });
const upper = (address: string) => `0x${address.slice(2).toUpperCase()}`;

function byEthers(text: string): string | undefined {
  try {
    return getAddress(text);
  } catch {
    return undefined;
  }
}

describe('checksumAddress', () => {
  for (const address of EIP_55)
    it(`writes ${address} as EIP-55 does`, () => expect(checksumAddress(address.toLowerCase())).to.equal(address));

  it('returns the same as ethers for any 20 bytes, with and without its cache', () => {
    fc.assert(
      fc.property(bytes20, (bytes) => {
        const expected = getAddress(hexlify(bytes));
        expect(checksumAddress(bytes)).to.equal(expected);
        expect(checksumAddress(bytes)).to.equal(expected);
        expect(checksumAddress(hexlify(bytes))).to.equal(expected);
      }),
      { numRuns: 300 },
    );
  });

  for (const wrong of [
    new Uint8Array(19),
    new Uint8Array(21),
    '',
    '0x',
    DEV_ADDRESS,
    DEV_ADDRESS.toLowerCase().slice(2),
  ])
    it(`throws for ${typeof wrong === 'string' ? `'${wrong}'` : `${wrong.length} bytes`}`, () => {
      expect(() => checksumAddress(wrong)).to.throw(TypeError);
    });
});

describe('toWalletAddress', () => {
  it('returns the same as ethers, for any letter case', () => {
    const casings = fc
      .tuple(bytes20, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }))
      .map(([bytes, flips]) => {
        const digits = getAddress(hexlify(bytes)).slice(2);
        return `0x${Array.from(digits, (digit, i) => (flips[i] ? digit.toUpperCase() : digit.toLowerCase())).join('')}`;
      });
    const rightOnes = bytes20.chain((bytes) => {
      const address = getAddress(hexlify(bytes));
      return fc.constantFrom(address, address.toLowerCase(), upper(address));
    });
    const lines = fc.oneof(rightOnes, casings, fc.string({ unit: fc.constantFrom(...'0xXaF9 \n'), maxLength: 44 }));
    fc.assert(
      fc.property(lines, (text) => {
        const expected = text.startsWith('0x') ? byEthers(text) : undefined;
        expect(toWalletAddress(text)).to.equal(expected);
      }),
      { numRuns: 800 },
    );
  });

  it('detects one wrong letter case in a checksummed address', () => {
    for (const i of [2, 3, 41].filter((at) => /[a-f]/i.test(DEV_ADDRESS.charAt(at)))) {
      const digit = DEV_ADDRESS.charAt(i);
      const other = digit === digit.toUpperCase() ? digit.toLowerCase() : digit.toUpperCase();
      expect(toWalletAddress(DEV_ADDRESS.slice(0, i) + other + DEV_ADDRESS.slice(i + 1))).to.equal(undefined);
    }
  });

  for (const text of [
    'XE65GB6LDNXYOFTX0NSV3FUWKOWIXAMJK36',
    DEV_ADDRESS.slice(2),
    `0X${DEV_ADDRESS.slice(2)}`,
    `${DEV_ADDRESS}\n`,
    ` ${DEV_ADDRESS}`,
    DEV_ADDRESS.slice(0, -1),
    `${DEV_ADDRESS}0`,
    'vitalik.eth',
    '',
  ])
    it(`rejects ${JSON.stringify(text)}`, () => expect(toWalletAddress(text)).to.equal(undefined));
});

describe('addressOfPublicKey', () => {
  it('returns the account of the key', () => {
    expect(addressOfPublicKey(getBytes(new SigningKey(DEV_KEY).publicKey))).to.equal(DEV_ADDRESS);
  });
});
