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
 * Everything in calldata that may be the address of a party, lower case: each word that has the shape of an address, also inside
 * calls that the call carries; each padded address between packed bytes; and, wherever the selector of a known function stands, its
 * address arguments, whose high bytes old contracts ignore. It may return more than there is, and never less than an ABI encoder wrote.
 */
export function addressShaped(calldata: Uint8Array, places: AddressPlaces): ReadonlySet<Hex> {
  const found = new Set<Hex>();
  collectWords(calldata, SELECTOR, found);
  if (calldata.length % WORD !== SELECTOR) collectWords(calldata, 0, found);
  collectPadded(calldata, found);
  collectArguments(calldata, places, found);
  return found;
}

/** The words of the grid that begins at `from`, and those of calls inside: `bytes` as long as a selector and whole words. */
function collectWords(bytes: Uint8Array, from: number, found: Set<Hex>): void {
  for (let at = from; at + WORD <= bytes.length; at += WORD) {
    if (!isZero(bytes, at, at + PADDING)) continue;
    add(bytes, at + PADDING, found);
    const length = lengthAt(bytes, at);
    const end = at + WORD + length;
    if (length > WORD && length % WORD === SELECTOR && end <= bytes.length)
      collectWords(bytes.subarray(at + WORD, end), SELECTOR, found);
  }
}

/** At any byte: an address after twelve zeros, unless it looks like the end of a number and the beginning of the next word. */
function collectPadded(bytes: Uint8Array, found: Set<Hex>): void {
  let zeros = 0;
  for (let at = 0; at + ADDRESS <= bytes.length; at++) {
    const begins = bytes[at] !== 0;
    if (begins && zeros >= PADDING && !hasPaddingInside(bytes, at)) add(bytes, at, found);
    zeros = begins ? 0 : zeros + 1;
  }
}

function collectArguments(bytes: Uint8Array, places: AddressPlaces, found: Set<Hex>): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + SELECTOR + WORD <= bytes.length; at++)
    for (const place of places.get(view.getUint32(at)) ?? []) add(bytes, at + SELECTOR + place + PADDING, found);
}

function add(bytes: Uint8Array, at: number, found: Set<Hex>): void {
  if (at + ADDRESS > bytes.length || isZero(bytes, at, at + HIGH_BYTES)) return;
  found.add(toHex(bytes.subarray(at, at + ADDRESS)));
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
