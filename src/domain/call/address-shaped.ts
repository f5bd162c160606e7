import { type Hex, toHex } from '../shared/hex.ts';

const SELECTOR = 4;
const WORD = 32;
const ADDRESS = 20;
const PADDING = WORD - ADDRESS;
/** The high bytes of an address-shaped value: below 2^64 it is a number or a precompiled contract. */
const HIGH_BYTES = ADDRESS - 8;
/** So many zero bytes in a row inside 20 bytes are the padding of the next word. */
const PADDING_INSIDE = 6;

/** Where the words of a function's address arguments begin, in bytes after its selector; by the selector as a number. */
export type AddressPlaces = ReadonlyMap<number, readonly number[]>;

/**
 * Returns, in lower case, every value in the calldata that may be the address of a party:
 * - each word that has the shape of an address, also inside nested calls;
 * - each address, with its zero padding, that stands between packed bytes;
 * - after each selector of a known function, at any byte, its address arguments, even when the twelve bytes before the address are not
 *   zero, because contracts of old compilers ignore them.
 * The result may contain values that are not addresses. It contains every address that an ABI encoder wrote.
 * The one exception is the size: the result has at most `most` values, and further ones are missing.
 */
export function addressShaped(calldata: Uint8Array, places: AddressPlaces, most: number): ReadonlySet<Hex> {
  const found = new Found(calldata, most);
  collectWords(found, { from: SELECTOR, to: calldata.length });
  if (calldata.length % WORD !== SELECTOR) collectWords(found, { from: 0, to: calldata.length });
  collectPadded(found);
  collectArguments(found, places);
  return found.addresses;
}

class Found {
  readonly bytes: Uint8Array;
  readonly addresses = new Set<Hex>();
  readonly #most: number;
  readonly #seen: Uint8Array;

  constructor(bytes: Uint8Array, most: number) {
    this.bytes = bytes;
    this.#most = most;
    this.#seen = new Uint8Array(bytes.length);
  }

  /** True the first time that the word at this byte is looked at: calls that contain each other must not multiply the work. */
  isFirstLook(at: number): boolean {
    const isFirst = this.#seen[at] === 0;
    this.#seen[at] = 1;
    return isFirst;
  }

  add(at: number): void {
    const { addresses, bytes } = this;
    if (addresses.size >= this.#most || at + ADDRESS > bytes.length || isZero(bytes, at, at + HIGH_BYTES)) return;
    addresses.add(toHex(bytes.subarray(at, at + ADDRESS)));
  }
}

type Region = Readonly<{ from: number; to: number }>;

/** The words of the region, and those of calls inside: `bytes` as long as a selector and whole words, wherever the region ends. */
function collectWords(found: Found, { from, to }: Region): void {
  const { bytes } = found;
  for (let at = from; at + WORD <= to; at += WORD) {
    if (!found.isFirstLook(at) || !isZero(bytes, at, at + PADDING)) continue;
    found.add(at + PADDING);
    const length = lengthAt(bytes, at);
    const end = at + WORD + length;
    if (length > WORD && length % WORD === SELECTOR && end <= bytes.length)
      collectWords(found, { from: at + WORD + SELECTOR, to: end });
  }
}

/** At any byte: an address after twelve zeros, unless it looks like the end of a number and the beginning of the next word. */
function collectPadded(found: Found): void {
  const { bytes } = found;
  let zeros = 0;
  for (let at = 0; at + ADDRESS <= bytes.length; at++) {
    const begins = bytes[at] !== 0;
    if (begins && zeros >= PADDING && !hasPaddingInside(bytes, at)) found.add(at);
    zeros = begins ? 0 : zeros + 1;
  }
}

function collectArguments(found: Found, places: AddressPlaces): void {
  const { bytes } = found;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + SELECTOR + WORD <= bytes.length; at++)
    for (const place of places.get(view.getUint32(at)) ?? []) found.add(at + SELECTOR + place + PADDING);
}

function isZero(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] !== 0) return false;
  return true;
}

/** Of a word that begins with twelve zeros; infinite when it is more than any calldata has. */
function lengthAt(bytes: Uint8Array, at: number): number {
  if (!isZero(bytes, at, at + WORD - 4)) return Number.POSITIVE_INFINITY;
  return new DataView(bytes.buffer, bytes.byteOffset + at + WORD - 4, 4).getUint32(0);
}

function hasPaddingInside(bytes: Uint8Array, from: number): boolean {
  let zeros = 0;
  for (let at = from; at < from + ADDRESS; at++) {
    zeros = bytes[at] === 0 ? zeros + 1 : 0;
    if (zeros === PADDING_INSIDE) return true;
  }
  return false;
}
