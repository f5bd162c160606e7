import { ADDRESS, lengthAt, SELECTOR, WORD } from './found-addresses.ts';

/** Selector of Safe's `multiSend(bytes transactions)`. */
export const MULTI_SEND = 0x8d80ff0a;

/** One byte of operation, the contract, the value and the length of the data come before the data. */
const TARGET = 1;
const LENGTH = TARGET + ADDRESS + WORD;
const HEADER = LENGTH + WORD;

/** Where the contract and the data of one packed transaction stand. */
export type PackedCall = Readonly<{ target: number; from: number; to: number }>;

/** The packed transactions of the `multiSend` whose selector stands at this byte, read as Safe's contract reads them. */
export function packedCalls(bytes: Uint8Array, selector: number): readonly PackedCall[] {
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
