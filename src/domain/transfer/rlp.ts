import { transactionMalformed } from './errors.ts';

/** A range of bytes: its header starts at `from`, its payload is between `start` and `end`. A list has `items`. */
export type RlpItem = Readonly<{ from: number; start: number; end: number; items?: readonly RlpItem[] }>;

/** Maximum nesting: an access list contains lists of lists of keys. */
const DEEPEST = 4;

/** Decodes the bytes from `at` to the end as one canonically encoded list. Throws TRANSACTION_MALFORMED. */
export function decodeRlpList(bytes: Uint8Array, at: number): readonly RlpItem[] {
  const { items, end } = itemAt(bytes, at, bytes.length, DEEPEST);
  if (items === undefined) throw transactionMalformed({ fault: 'expected an RLP list' });
  if (end !== bytes.length) throw transactionMalformed({ fault: 'unexpected bytes after the end' });
  return items;
}

function itemAt(bytes: Uint8Array, from: number, limit: number, depth: number): RlpItem {
  const head = bytes[from];
  if (head === undefined || from >= limit) throw truncated();
  if (head < 0x80) return { from, start: from, end: from + 1 };
  const isList = head >= 0xc0;
  const { start, length } = payloadOf(bytes, from, head - (isList ? 0xc0 : 0x80));
  const end = start + length;
  if (end > limit) throw truncated();
  if (!isList) {
    if (length === 1 && (bytes[start] as number) < 0x80)
      throw transactionMalformed({ fault: 'a single byte is not encoded canonically' });
    return { from, start, end };
  }
  if (depth === 0) throw transactionMalformed({ fault: 'lists are nested too deeply' });
  return { from, start, end, items: itemsIn(bytes, start, end, depth - 1) };
}

function itemsIn(bytes: Uint8Array, start: number, end: number, depth: number): readonly RlpItem[] {
  const items: RlpItem[] = [];
  for (let at = start; at < end; at = (items.at(-1) as RlpItem).end) items.push(itemAt(bytes, at, end, depth));
  return items;
}

/** `kind` up to 55 is the length itself; above 55, `kind - 55` is the number of bytes of the length. */
function payloadOf(bytes: Uint8Array, from: number, kind: number): Readonly<{ start: number; length: number }> {
  if (kind <= 55) return { start: from + 1, length: kind };
  const width = kind - 55;
  const start = from + 1 + width;
  if (start > bytes.length) throw truncated();
  // Four bytes suffice for any transaction; leading zeros and short lengths have another canonical encoding.
  if (width > 4 || bytes[from + 1] === 0) throw transactionMalformed({ fault: 'a length is not encoded canonically' });
  let length = 0;
  for (const byte of bytes.subarray(from + 1, start)) length = length * 256 + byte;
  if (length <= 55) throw transactionMalformed({ fault: 'a length is not encoded canonically' });
  return { start, length };
}

const truncated = () => transactionMalformed({ fault: 'the data is truncated' });

/** Encodes a list of items that are already encoded. */
export function encodeRlpList(...encoded: readonly Uint8Array[]): Uint8Array {
  const length = encoded.reduce((sum, part) => sum + part.length, 0);
  const header = length <= 55 ? [0xc0 + length] : longHeader(0xf7, length);
  const list = new Uint8Array(header.length + length);
  list.set(header);
  let at = header.length;
  for (const part of encoded) {
    list.set(part, at);
    at += part.length;
  }
  return list;
}

/** Encodes a number: big-endian, without leading zeros. */
export function encodeRlpNumber(value: number): Uint8Array {
  const digits = bytesOf(value);
  return Uint8Array.from(digits.length === 1 && value < 0x80 ? digits : [0x80 + digits.length, ...digits]);
}

function longHeader(base: number, length: number): readonly number[] {
  const digits = bytesOf(length);
  return [base + digits.length, ...digits];
}

function bytesOf(value: number): readonly number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return digits;
}
