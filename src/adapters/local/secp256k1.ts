import { pointFromScalar, recover, signRecoverable } from 'tiny-secp256k1';

/** The order of the curve; private keys, r and s lie between 1 and one less. */
export const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** A signature is 65 bytes: r, s and v, which is 27 or 28. */
export interface Secp256k1 {
  /** Uncompressed. */
  publicKeyOf(privateKey: Uint8Array): Uint8Array;
  /** Deterministic (RFC 6979), with s in the lower half of the order. */
  sign(digest: Uint8Array, privateKey: Uint8Array): Uint8Array;
  /** The signer's uncompressed public key; undefined when v, r or s is out of range, s is high, or no key matches. */
  recover(digest: Uint8Array, signature: Uint8Array): Uint8Array | undefined;
}

const bytes32 = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const ZERO = bytes32(0n);
const ORDER = bytes32(CURVE_ORDER);
const HALF_ORDER = bytes32(CURVE_ORDER / 2n);

/** Whether v, r and s are in range, and s is low. */
export function isCanonical(signature: Uint8Array): boolean {
  const r = signature.subarray(0, 32);
  const s = signature.subarray(32, 64);
  return (
    signature.length === 65 &&
    (signature[64] === 27 || signature[64] === 28) &&
    Buffer.compare(r, ZERO) > 0 &&
    Buffer.compare(r, ORDER) < 0 &&
    Buffer.compare(s, ZERO) > 0 &&
    Buffer.compare(s, HALF_ORDER) <= 0
  );
}

/** Undefined when `recovering` throws the library's "no key matches" error; any other error is a defect and is rethrown. */
export function attempt<T>(noKeyFits: RegExp, recovering: () => T): T | undefined {
  try {
    return recovering();
  } catch (error) {
    if (error instanceof Error && noKeyFits.test(error.message)) return undefined;
    throw error;
  }
}

/** libsecp256k1, compiled to WebAssembly: the same on every platform. */
export const secp256k1: Secp256k1 = {
  publicKeyOf(privateKey) {
    const key = pointFromScalar(privateKey, false);
    if (key === null) throw new Error('the private key is not a scalar of the curve');
    return key;
  },
  sign(digest, privateKey) {
    const { signature, recoveryId } = signRecoverable(digest, privateKey);
    return Uint8Array.of(...signature, 27 + recoveryId);
  },
  recover: (digest, signature) =>
    isCanonical(signature)
      ? (attempt(/^Expected Signature$/, () =>
          recover(digest, signature.subarray(0, 64), signature[64] === 28 ? 1 : 0, false),
        ) ?? undefined)
      : undefined,
};
