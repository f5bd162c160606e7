import { type Hex, toHex } from '../shared/hex.ts';

export const SELECTOR = 4;
export const WORD = 32;
export const ADDRESS = 20;
export const PADDING = WORD - ADDRESS;
/** The high bytes of an address-shaped value: below 2^64 it is a number or a precompiled contract. */
const HIGH_BYTES = ADDRESS - 8;

/** How many addresses of each kind a search collects before it stops. */
export type Bounds = Readonly<{ parties: number; suspects: number }>;

/** The addresses that a search of calldata has found, lower case. */
export class FoundAddresses {
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

export function isZero(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] !== 0) return false;
  return true;
}

/** The number in the word; infinite when it is more than any calldata has, or when the word is cut off. */
export function lengthAt(bytes: Uint8Array, at: number): number {
  if (at + WORD > bytes.length || !isZero(bytes, at, at + WORD - 4)) return Number.POSITIVE_INFINITY;
  return new DataView(bytes.buffer, bytes.byteOffset + at + WORD - 4, 4).getUint32(0);
}
