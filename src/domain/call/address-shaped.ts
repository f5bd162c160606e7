import type { Hex } from '../shared/hex.ts';
import { ADDRESS, type Bounds, FoundAddresses, isZero, lengthAt, PADDING, SELECTOR, WORD } from './found-addresses.ts';
import { MULTI_SEND, packedCalls } from './multi-send.ts';

/** So many zero bytes in a row inside 20 bytes are the padding of the next word. */
const PADDING_INSIDE = 6;

/** Where the words of a function's address arguments begin, in bytes after its selector; by the selector as a number. */
export type AddressPlaces = ReadonlyMap<number, readonly number[]>;

export type ShapedAddresses = Readonly<{
  /**
   * Every value that may be the address of a party:
   * - each word that has the shape of an address, also inside nested calls;
   * - each address, with its zero padding, that stands between packed bytes;
   * - the contracts in a packed list of Safe's multiSend;
   * - after each selector of a known function, at any byte, its address arguments, even when the twelve bytes before the address are
   *   not zero, because contracts of old compilers ignore them.
   */
  parties: ReadonlySet<Hex>;
  /** The last 20 bytes of each other word, and its first 20 where zeros follow: what a contract reads that ignores the rest. */
  suspects: ReadonlySet<Hex>;
}>;

/**
 * Returns the addresses in calldata, in lower case. A value below 2^64 does not count as an address: it is a number or a precompiled
 * contract. The result may contain values that are not addresses. `parties` contains every address that an ABI encoder wrote.
 * The one exception is the size: beyond `bounds`, further addresses are missing.
 */
export function addressShaped(calldata: Uint8Array, places: AddressPlaces, bounds: Bounds): ShapedAddresses {
  const found = new FoundAddresses(calldata, bounds);
  const whole = { from: 0, to: calldata.length };
  collectWords(found, { ...whole, from: SELECTOR });
  if (calldata.length % WORD === SELECTOR) collectSuspects(found, whole);
  else collectWords(found, whole);
  collectPadded(found);
  collectArguments(found, places);
  return found;
}

type Region = Readonly<{ from: number; to: number }>;

/** The words of the region, and those of calls inside: `bytes` as long as a selector and whole words, wherever the region ends. */
function collectWords(found: FoundAddresses, { from, to }: Region): void {
  const { bytes } = found;
  for (let at = from; at + ADDRESS <= to; at += WORD) {
    const isCutOff = at + WORD > to;
    if (!isCutOff && !found.isFirstLook(at)) continue;
    if (isCutOff || !isZero(bytes, at, at + PADDING)) {
      found.addSuspects(at);
      continue;
    }
    found.addParty(at + PADDING);
    const length = lengthAt(bytes, at);
    const end = at + WORD + length;
    if (length > WORD && length % WORD === SELECTOR && end <= bytes.length)
      collectWords(found, { from: at + WORD + SELECTOR, to: end });
  }
}

function collectSuspects(found: FoundAddresses, { from, to }: Region): void {
  for (let at = from; at + ADDRESS <= to; at += WORD) found.addSuspects(at);
}

/** At any byte: an address after twelve zeros, unless it looks like the end of a number and the beginning of the next word. */
function collectPadded(found: FoundAddresses): void {
  const { bytes } = found;
  let zeros = 0;
  for (let at = 0; at + ADDRESS <= bytes.length; at++) {
    const begins = bytes[at] !== 0;
    if (begins && zeros >= PADDING && !hasPaddingInside(bytes, at)) found.addParty(at);
    zeros = begins ? 0 : zeros + 1;
  }
}

function collectArguments(found: FoundAddresses, places: AddressPlaces): void {
  const { bytes } = found;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + SELECTOR + WORD <= bytes.length; at++) {
    const selector = view.getUint32(at);
    for (const place of places.get(selector) ?? []) found.addParty(at + SELECTOR + place + PADDING);
    if (selector === MULTI_SEND) collectPacked(found, at);
  }
}

function collectPacked(found: FoundAddresses, selector: number): void {
  for (const { target, from, to } of packedCalls(found.bytes, selector)) {
    found.addParty(target);
    collectWords(found, { from: from + SELECTOR, to });
    collectWords(found, { from, to });
  }
}

function hasPaddingInside(bytes: Uint8Array, from: number): boolean {
  let zeros = 0;
  for (let at = from; at < from + ADDRESS; at++) {
    zeros = bytes[at] === 0 ? zeros + 1 : 0;
    if (zeros === PADDING_INSIDE) return true;
  }
  return false;
}
