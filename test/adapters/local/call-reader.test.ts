import { expect } from 'chai';
import {
  concat,
  getAddress,
  getBytes,
  hexlify,
  Interface,
  type ParamType,
  randomBytes,
  toBeHex,
  zeroPadValue,
} from 'ethers';
import fc from 'fast-check';
import { abiCallReader } from '../../../src/adapters/local/call-reader.abi.ts';
import { KNOWN_FUNCTIONS } from '../../../src/domain/call/known-functions.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';

const known = new Interface(KNOWN_FUNCTIONS.map((declared) => `function ${declared}`));
/** Without zeros at its ends: one that has them may be read one byte further on as well, which is right, and tested by itself. */
const anAddress = () => getAddress(`0x1${hexlify(randomBytes(19)).slice(2)}1`);
const read = (data: string) => abiCallReader.read(data as Hex);
const word = (address: string) => zeroPadValue(address.toLowerCase(), 32);

/** A value of the type; every address in it is noted. */
function sampleOf(type: ParamType, noted: string[]): unknown {
  if (type.baseType === 'tuple') return (type.components ?? []).map((one) => sampleOf(one, noted));
  if (type.baseType === 'array') return [1n, 2n, 3n];
  if (type.type === 'address') {
    const address = anAddress();
    noted.push(address);
    return address;
  }
  if (type.type === 'bool') return true;
  if (type.type === 'bytes32') return `0x${'5a'.repeat(32)}`;
  if (type.type === 'bytes') {
    const address = anAddress();
    noted.push(address);
    return word(address);
  }
  return 7n;
}

/** Lower-case hex digits that replace those at a byte. */
const patched = (data: string, byte: number, digits: string) =>
  data.slice(0, 2 + 2 * byte) + digits + data.slice(2 + 2 * byte + digits.length);

const callOf = (name: string, args: readonly unknown[]) => known.encodeFunctionData(name, [...args]);
const [A, B, C] = [anAddress(), anAddress(), anAddress()];
const transferOf = (to: string) => callOf('transfer(address,uint256)', [to, 7n]);

describe('the reader of calls', () => {
  known.forEachFunction((fragment) => {
    const signature = fragment.format('sighash');

    it(`finds every address in ${signature}`, () => {
      const addresses: string[] = [];
      const args = fragment.inputs.map((input) => sampleOf(input, addresses));
      const reading = read(known.encodeFunctionData(fragment, args));
      expect(reading.understood).to.equal(true);
      expect(reading.addresses).to.have.members(addresses);
    });

    it(`does not understand ${signature} with one more byte or one less, and finds its addresses all the same`, () => {
      const addresses: string[] = [];
      const args = fragment.inputs.map((input) => sampleOf(input, addresses));
      const data = known.encodeFunctionData(fragment, args);
      for (const changed of [`${data}00`, `${data}ff`]) {
        expect(read(changed).understood).to.equal(false);
        expect(read(changed).addresses).to.include.members(addresses);
      }
      expect(read(data.slice(0, -2)).understood).to.equal(false);
    });
  });

  it('understands that nothing but coins is sent', () => {
    expect(read('0x')).to.deep.equal({ understood: true, addresses: [], suspects: [], handedOn: [] });
  });

  it('names each address once', () => {
    expect(read(callOf('transferFrom', [A, A, 1n])).addresses).to.deep.equal([A]);
  });

  for (const [what, dirty] of [
    ['transfer', patched(transferOf(A), 4, 'ff')],
    ['transfer, in its lowest high byte', patched(transferOf(A), 15, '01')],
    ['approve', patched(callOf('approve', [A, 1n]), 10, '80')],
    ['transferFrom', patched(callOf('transferFrom', [B, A, 1n]), 36, 'ff'.repeat(12))],
  ] as const)
    it(`does not understand ${what} with dirty high bits, and finds the address that an old token would read`, () => {
      expect(read(dirty).understood).to.equal(false);
      expect(read(dirty).addresses).to.include(A);
    });

  it('does not understand bytes at an unusual offset', () => {
    const data = callOf('transferAndCall(address,uint256,bytes)', [A, 1n, '0x01']);
    const moved = patched(data, 4 + 64 + 31, '80');
    const shifted = `${moved.slice(0, 2 + 2 * (4 + 96))}${'00'.repeat(32)}${moved.slice(2 + 2 * (4 + 96))}`;
    expect(read(shifted).understood).to.equal(false);
    expect(read(shifted).addresses).to.include(A);
  });

  const others = new Interface([
    'function swap(uint256 amount, address to, bytes32 salt, uint256 deadline)',
    'function multicall(bytes[] calls)',
    'function execute(address target, uint256 value, bytes data)',
    'function multiSend(bytes transactions)',
  ]);
  const nested = (data: string) => others.encodeFunctionData('multicall', [[data]]);

  for (const [where, data] of [
    ['a word', others.encodeFunctionData('swap', [10n ** 6n, A, `0x${'9c'.repeat(32)}`, 1_769_861_000n])],
    [
      'a word, before a suffix of odd length',
      `${others.encodeFunctionData('swap', [1n, A, `0x${'00'.repeat(32)}`, 1n])}c0ffee`,
    ],
    ['calldata without a selector', word(A)],
    ['a call inside', nested(transferOf(A))],
    ['a call inside a call inside', nested(nested(nested(callOf('transferFrom', [B, A, 7n]))))],
    ['a call inside with dirty high bits', nested(patched(transferOf(A), 4, 'ff'))],
    [
      'a packed batch',
      others.encodeFunctionData('multiSend', [
        concat(['0x00', C, zeroPadValue('0x00', 32), zeroPadValue('0x44', 32), transferOf(A)]),
      ]),
    ],
  ] as const)
    it(`finds an address in ${where} of an unknown call`, () => {
      expect(read(data).understood).to.equal(false);
      expect(read(data).addresses).to.include(A);
    });

  const packed = (to: string, data: string, value = 0n) =>
    concat(['0x00', to, toBeHex(value, 32), toBeHex(getBytes(data).length, 32), data]);
  const listOf = (...calls: string[]) => others.encodeFunctionData('multiSend', [concat(calls)]);

  for (const [where, data] of [
    ['the contract of a packed list', listOf(packed(A, '0x'))],
    ['the second contract of a packed list', listOf(packed(C, '0x12345678c0ffee', 2n ** 255n), packed(A, '0x'))],
    ['the call in a packed list', listOf(packed(C, '0x1234'), packed(B, transferOf(A)))],
    ['a packed list inside a call', nested(listOf(packed(C, '0xc0'), packed(A, '0x', 1n)))],
    ['a packed list that is cut off', listOf(packed(A, '0x')).slice(0, -2 * 50)],
  ] as const)
    it(`finds an address as a party in ${where}`, () => {
      expect(read(data).addresses).to.include(A);
    });

  const dirty = (high: string, address = A) => concat([high, address]);
  const unknown = (...words: string[]) => concat(['0x12345678', ...words]);
  const HIGH_BIT = `0x80${'00'.repeat(11)}`;
  for (const [where, data] of [
    ['a word with its highest bit set', unknown(toBeHex(1n, 32), dirty(HIGH_BIT))],
    ['a word with one dirty byte next to it', unknown(dirty(`0x${'00'.repeat(11)}01`))],
    ['a word whose high bytes are all dirty', unknown(dirty(`0x0100000000000000deadbeef`))],
    ['a word after no selector', concat([dirty(HIGH_BIT), toBeHex(7n, 32)])],
    ['a word after no selector, before four bytes', concat([toBeHex(7n, 32), dirty(HIGH_BIT), '0x12345678'])],
    ['a left-aligned word', unknown(toBeHex(1n, 32), concat([A, `0x${'00'.repeat(12)}`]))],
    ['a left-aligned word that is cut off', unknown(toBeHex(1n, 32), A)],
    ['a dirty word of a call inside', nested(unknown(dirty(HIGH_BIT)))],
    ['a dirty word of a call in a packed list', listOf(packed(C, '0x12'), packed(B, unknown(dirty(HIGH_BIT))))],
    [
      'packed bytes for one contract',
      others.encodeFunctionData('execute', [B, 0n, packed(A, '0x').replace('0x00', '0x')]),
    ],
    ['the amount of an understood call', callOf('transfer(address,uint256)', [B, BigInt(dirty(HIGH_BIT))])],
  ] as const)
    it(`finds an address as a suspect in ${where}`, () => {
      expect(read(data).suspects).to.include(A);
    });

  it('finds a suspect in the bytes that an understood call hands on', () => {
    const data = callOf('transferAndCall(address,uint256,bytes)', [B, 1n, unknown(dirty(HIGH_BIT))]);
    expect(read(data).understood).to.equal(true);
    expect(read(data).handedOn).to.include(A);
  });

  it('suspects neither numbers below 2^64, nor nothing, nor all ones', () => {
    for (const value of [2n ** 255n + 1n, 2n ** 255n + 2n ** 64n - 1n, 2n ** 256n - 1n, 2n ** 64n - 1n, 0n])
      expect(read(toBeHex(value, 32)).suspects).to.deep.equal([]);
  });

  it('stops at one suspect more than is screened', () => {
    const many = unknown(...Array.from({ length: 600 }, () => dirty(HIGH_BIT, anAddress())));
    expect(read(many).suspects).to.have.length(513);
  });

  it('reads packed lists that overlap in bounded time', () => {
    const entry = concat(['0x8d80ff0a', toBeHex(32n, 32)]);
    const data = concat([...Array.from({ length: 5_000 }, () => entry), toBeHex(180_000n, 32)]);
    expect(read(data).understood).to.equal(false);
  });

  it('finds an address that begins with zeros inside a call', () => {
    const vanity = getAddress(`0x000000000000${'b'.repeat(28)}`);
    expect(read(nested(transferOf(vanity))).addresses).to.include(vanity);
  });

  it('takes no number below 2^64 for an address', () => {
    const args = [2n ** 64n - 1n, A, `0x${'00'.repeat(32)}`, 1_769_861_000n];
    expect(read(others.encodeFunctionData('swap', args)).addresses).to.deep.equal([A]);
  });

  it('stops at one address more than is screened', () => {
    const many = concat(['0x12345678', ...Array.from({ length: 500 }, () => word(anAddress()))]);
    expect(read(many).addresses).to.have.length(65);
  });

  it('looks at no word twice where calls claim to contain each other, so that small calldata cannot stop the service', () => {
    const words = 1_000;
    const bytes = new Uint8Array(4 + 36 * words);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < words; at++) view.setUint32(4 + 36 * at + 28, 36 + 32 * Math.max(1, words - at - 40));
    expect(read(hexlify(bytes)).understood).to.equal(false);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, isTransfer) => {
        const data = isTransfer ? concat(['0xa9059cbb', bytes]) : hexlify(bytes);
        for (const address of read(data).addresses) expect(getAddress(address)).to.equal(address);
      }),
    );
  });
});
