import { keccak_256 } from '@noble/hashes/sha3.js';
import { getBytes, id, TypedDataEncoder } from 'ethers';
import type { Hex } from '../../domain/shared/hex.ts';
import type { TypedDataDomain, TypedDataField } from '../../domain/shared/typed-data.ts';

const WORD = 32;
const SIGNATURE_BYTES = 65;

type Word = Readonly<{ name: string; at: number; write: WriteWord }>;
type WriteWord = (words: Buffer, at: number, value: unknown, name: string) => void;

const uint = (bits: number): WriteWord => {
  const limit = 1n << BigInt(bits);
  return (words, at, value, name) => {
    if (typeof value !== 'bigint' && typeof value !== 'number') throw new TypeError(`${name} is not a number`);
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new RangeError(`${name} is not a whole number`);
    if (value < 0 || value >= limit) throw new RangeError(`${name} does not fit uint${bits}`);
    words.write(value.toString(16).padStart(2 * WORD, '0'), at, 'hex');
  };
};

const fixedHex = (type: string, digits: RegExp, padding: number): WriteWord => {
  return (words, at, value, name) => {
    if (typeof value !== 'string' || !digits.test(value)) throw new TypeError(`${name} is not of type ${type}`);
    words.write(value.slice(2), at + padding, 'hex');
  };
};

const WRITERS: ReadonlyMap<string, WriteWord> = new Map([
  ['address', fixedHex('address', /^0x[0-9a-fA-F]{40}$/, 12)],
  ['bytes32', fixedHex('bytes32', /^0x[0-9a-fA-F]{64}$/, 0)],
  ['uint256', uint(256)],
  ['uint8', uint(8)],
  [
    'bool',
    (words, at, value, name) => {
      if (typeof value !== 'boolean') throw new TypeError(`${name} is not of type bool`);
      words.writeUInt8(value ? 1 : 0, at + WORD - 1);
    },
  ],
]);

/** A message's members as encoded by Solidity's `abi.encode`, and the 66 bytes whose keccak-256 is the EIP-712 digest. */
export type EncodedMessage = Readonly<{ words: Uint8Array; preimage: Uint8Array }>;

/** An EIP-712 struct whose members are all static: address, uint256, uint8, bool or bytes32. */
export class TypedStruct {
  /** The struct as a Solidity tuple, for function signatures. */
  readonly tuple: string;
  readonly #typeHash: Uint8Array;
  readonly #domainSeparator: Uint8Array;
  readonly #words: readonly Word[];

  constructor(domain: TypedDataDomain, primaryType: string, fields: readonly TypedDataField[]) {
    this.tuple = `(${fields.map(({ type }) => type).join(',')})`;
    this.#typeHash = getBytes(id(`${primaryType}(${fields.map(({ name, type }) => `${type} ${name}`).join(',')})`));
    this.#domainSeparator = getBytes(TypedDataEncoder.hashDomain(domain));
    this.#words = fields.map(({ name, type }, index) => {
      const write = WRITERS.get(type);
      if (write === undefined) throw new TypeError(`${primaryType}.${name}: type ${type} is not supported`);
      return { name, at: (index + 1) * WORD, write };
    });
  }

  /** Throws a RangeError for a number that exceeds its type, and a TypeError for a missing member or a wrong type. */
  encode(message: Readonly<Record<string, unknown>>): EncodedMessage {
    const struct = Buffer.alloc((this.#words.length + 1) * WORD);
    struct.set(this.#typeHash);
    for (const { name, at, write } of this.#words) write(struct, at, message[name], name);
    const signed = Buffer.alloc(2 + 2 * WORD);
    signed.writeUInt16BE(0x1901);
    signed.set(this.#domainSeparator, 2);
    signed.set(keccak_256(struct), 2 + WORD);
    return { words: struct.subarray(WORD), preimage: signed };
  }
}

/** The ABI encoding of `(<struct>, bytes signature)`, after `prefix`; the signature is 65 bytes. */
export function encodeSigned(
  { words }: EncodedMessage,
  signature: Uint8Array,
  prefix: Uint8Array = new Uint8Array(),
): Hex {
  if (signature.length !== SIGNATURE_BYTES) throw new RangeError(`A signature must have ${SIGNATURE_BYTES} bytes`);
  const head = prefix.length + words.length;
  const data = Buffer.alloc(head + 5 * WORD);
  data.set(prefix);
  data.set(words, prefix.length);
  // The offset of the bytes from the start of the arguments: after the struct and this word.
  data.writeUInt32BE(words.length + WORD, head + WORD - 4);
  data.writeUInt32BE(SIGNATURE_BYTES, head + 2 * WORD - 4);
  data.set(signature, head + 2 * WORD);
  return `0x${data.toString('hex')}`;
}

/** A contract function `name(<struct>, bytes signature)`. */
export class SignedCall {
  readonly #selector: Uint8Array;

  constructor(name: string, struct: TypedStruct) {
    this.#selector = getBytes(id(`${name}(${struct.tuple},bytes)`)).subarray(0, 4);
  }

  /** The complete calldata; the signature is 65 bytes. */
  calldata(message: EncodedMessage, signature: Uint8Array): Hex {
    return encodeSigned(message, signature, this.#selector);
  }
}
