import { type Hex, toHex } from '../shared/hex.ts';

const SELECTOR = 4;
const WORD = 32;
const ADDRESS = 20;
const PADDING = WORD - ADDRESS;
/** The high bytes of an address-shaped value: below 2^64 it is a number or a precompiled contract. */
const HIGH_BYTES = ADDRESS - 8;

/** How many addresses of each kind a search collects before it stops. */
type Bounds = Readonly<{ parties: number; suspects: number }>;

/** The addresses that a search of calldata has found, lower case. */
class FoundAddresses {
  readonly bytes: Uint8Array;
  readonly parties = new Set<Hex>();
  readonly suspects = new Set<Hex>();
  readonly #bounds: Bounds;
  readonly #seen: Uint8Array;

  constructor(bytes: Uint8Array, bounds: Bounds) {
    this.bytes = bytes;
    this.#bounds = bounds;
    this.#seen = new Uint8Array(bytes.length);
  }

  /** True the first time that the word at this byte is looked at: calls that contain or overlap each other must not multiply the work. */
  isFirstLook(at: number): boolean {
    const isFirst = this.#seen[at] === 0;
    this.#seen[at] = 1;
    return isFirst;
  }

  /** The twenty bytes have the shape of an address. */
  addParty(at: number): void {
    if (this.parties.size < this.#bounds.parties && this.#mayBeAddress(at)) this.parties.add(this.#addressAt(at));
  }

  /** A contract may read the low bytes of the word, or its first, as an address. The calldata goes on with zeros after its end. */
  addSuspects(at: number): void {
    if (at + WORD <= this.bytes.length) this.#addSuspect(at + PADDING);
    if (isZero(this.bytes, at + ADDRESS, Math.min(at + WORD, this.bytes.length))) this.#addSuspect(at);
  }

  #addSuspect(at: number): void {
    if (this.suspects.size >= this.#bounds.suspects || !this.#mayBeAddress(at)) return;
    if (this.bytes.subarray(at, at + ADDRESS).some((byte) => byte !== 0xff)) this.suspects.add(this.#addressAt(at));
  }

  #mayBeAddress(at: number): boolean {
    return at + ADDRESS <= this.bytes.length && !isZero(this.bytes, at, at + HIGH_BYTES);
  }

  #addressAt(at: number): Hex {
    return toHex(this.bytes.subarray(at, at + ADDRESS));
  }
}

function isZero(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] !== 0) return false;
  return true;
}

/** The number in the word; infinite when it is more than any calldata has, or when the word is cut off. */
function lengthAt(bytes: Uint8Array, at: number): number {
  if (at + WORD > bytes.length || !isZero(bytes, at, at + WORD - 4)) return Number.POSITIVE_INFINITY;
  return new DataView(bytes.buffer, bytes.byteOffset + at + WORD - 4, 4).getUint32(0);
}

/** Selector of Safe's `multiSend(bytes transactions)`. */
const MULTI_SEND = 0x8d80ff0a;

/** One byte of operation, the contract, the value and the length of the data come before the data. */
const TARGET = 1;
const LENGTH = TARGET + ADDRESS + WORD;
const HEADER = LENGTH + WORD;

/** Where the contract and the data of one packed transaction stand. */
type PackedCall = Readonly<{ target: number; from: number; to: number }>;

/** The packed transactions of the `multiSend` whose selector stands at this byte, read as Safe's contract reads them. */
function packedCalls(bytes: Uint8Array, selector: number): readonly PackedCall[] {
  const start = selector + SELECTOR + lengthAt(bytes, selector + SELECTOR);
  const end = start + WORD + lengthAt(bytes, start);
  const calls: PackedCall[] = [];
  if (!(start < bytes.length)) return calls;
  for (let at = start + WORD; at < Math.min(end, bytes.length); ) {
    const from = at + HEADER;
    const to = from + lengthAt(bytes, at + LENGTH);
    calls.push({ target: at + TARGET, from, to: Math.min(to, bytes.length) });
    at = to;
  }
  return calls;
}

/** So many zero bytes in a row inside 20 bytes are the padding of the next word. */
const PADDING_INSIDE = 6;

/** Where the words of a function's address arguments begin, in bytes after its selector; by the selector as a number. */
export type AddressPlaces = ReadonlyMap<number, readonly number[]>;

type ShapedAddresses = Readonly<{
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
