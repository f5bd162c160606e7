/** 64 bytes (EIP-2098) or 65, as wallets write a signature. */
export const SIGNATURE = /^0x(?:[0-9a-fA-F]{128}|[0-9a-fA-F]{130})$/;

/**
 * r, s and v of 27 or 28: the only form that contracts verify. Hardware wallets write v as 0 or 1 (yParity), and some wallets the
 * compact form, whose v is the top bit of s. Any other v stays, and matches no signer.
 */
export function canonicalSignature(given: Uint8Array): Uint8Array {
  const signature = new Uint8Array(65);
  signature.set(given.subarray(0, 65));
  const [top = 0, v = 0] = [given[32], given[64]];
  if (given.length === 64) {
    signature[32] = top & 0x7f;
    signature[64] = 27 + (top >> 7);
  } else if (v < 2) {
    signature[64] = 27 + v;
  }
  return signature;
}
