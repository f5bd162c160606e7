/** `0x` and an even number of lower-case hexadecimal digits. */
export type Hex = `0x${string}`;

const BYTE_DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): Hex {
  let digits = '';
  for (const byte of bytes) digits += BYTE_DIGITS[byte];
  return `0x${digits}`;
}

/** Decodes `Hex`. */
export const fromHex = (hex: Hex): Uint8Array =>
  Uint8Array.from({ length: (hex.length - 2) / 2 }, (_, i) => Number.parseInt(hex.slice(2 + 2 * i, 4 + 2 * i), 16));
