/** CRC-32C (Castagnoli, RFC 3720 appendix B.4), with which Google's services protect what is sent. */
const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

export function crc32c(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = (TABLE[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
