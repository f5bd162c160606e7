/** An ECDSA signature as two numbers of 32 bytes. */
export type Rs = Readonly<{ r: bigint; s: bigint }>;

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const LONGEST_INTEGER = 33;

/**
 * Reads a DER `ECDSA-Sig-Value` (RFC 3279): minimal positive integers below the order, and nothing after them. Undefined for anything
 * else. It is at most 72 bytes long, so lengths have one byte.
 */
export function readDer(der: Uint8Array, order: bigint): Rs | undefined {
  const bytes = Buffer.from(der);
  if (bytes[0] !== SEQUENCE || bytes[1] !== bytes.length - 2) return undefined;
  const first = integerAt(bytes, 2);
  const second = first && integerAt(bytes, first.end);
  if (first === undefined || second?.end !== bytes.length) return undefined;
  const isInRange = (value: bigint) => value > 0n && value < order;
  return isInRange(first.value) && isInRange(second.value) ? { r: first.value, s: second.value } : undefined;
}

function integerAt(bytes: Buffer, at: number): Readonly<{ value: bigint; end: number }> | undefined {
  const length = bytes[at + 1] ?? 0;
  const digits = bytes.subarray(at + 2, at + 2 + length);
  if (bytes[at] !== INTEGER || length === 0 || length > LONGEST_INTEGER || digits.length !== length) return undefined;
  const [high = 0, next = 0] = digits;
  const isNegative = high >= 0x80;
  const isPadded = length > 1 && high === 0 && next < 0x80;
  return isNegative || isPadded ? undefined : { value: BigInt(`0x${digits.toString('hex')}`), end: at + 2 + length };
}

/** r and s as 64 bytes. */
export const rsBytes = ({ r, s }: Rs): Buffer =>
  Buffer.from([r, s].map((value) => value.toString(16).padStart(64, '0')).join(''), 'hex');
