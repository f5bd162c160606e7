import { createRequire } from 'node:module';
import { getBytes, hexlify, SigningKey } from 'ethers';

/** The order of the curve; private keys, r and s lie between 1 and one less. */
export const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** A signature is 65 bytes: r, s and v, which is 27 or 28. Both backends return the same bytes. */
export interface Secp256k1 {
  readonly backend: 'native' | 'ethers';
  /** Deterministic (RFC 6979), with s in the lower half of the order. */
  sign(digest: Uint8Array, privateKey: Uint8Array): Uint8Array;
  /** The signer's uncompressed public key; undefined when v, r or s is out of range, s is high, or no key matches. */
  recover(digest: Uint8Array, signature: Uint8Array): Uint8Array | undefined;
}

type Addon = Pick<typeof import('secp256k1'), 'ecdsaSign' | 'ecdsaRecover'>;

const bytes32 = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const ZERO = bytes32(0n);
const ORDER = bytes32(CURVE_ORDER);
const HALF_ORDER = bytes32(CURVE_ORDER / 2n);

function isCanonical(signature: Uint8Array): boolean {
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

/** Undefined when `recover` throws the library's "no key matches" error; any other error is a defect and is rethrown. */
function attempt(noKeyFits: RegExp, recover: () => Uint8Array): Uint8Array | undefined {
  try {
    return recover();
  } catch (error) {
    if (error instanceof Error && noKeyFits.test(error.message)) return undefined;
    throw error;
  }
}

export const nativeSecp256k1 = (addon: Addon): Secp256k1 => ({
  backend: 'native',
  sign(digest, privateKey) {
    const signature = new Uint8Array(65);
    const { recid } = addon.ecdsaSign(digest, privateKey, {}, signature.subarray(0, 64));
    signature[64] = 27 + recid;
    return signature;
  },
  recover: (digest, signature) =>
    isCanonical(signature)
      ? attempt(/^Public key could not be recover/, () =>
          addon.ecdsaRecover(signature.subarray(0, 64), signature[64] === 28 ? 1 : 0, digest, false),
        )
      : undefined,
});

export const ethersSecp256k1: Secp256k1 = {
  backend: 'ethers',
  sign: (digest, privateKey) => getBytes(new SigningKey(privateKey).sign(digest).serialized),
  recover: (digest, signature) =>
    isCanonical(signature)
      ? attempt(/^(Cannot find square root|point at infini)/, () =>
          getBytes(SigningKey.recoverPublicKey(digest, hexlify(signature))),
        )
      : undefined,
};

/** The native addon if it loads; otherwise ethers, about ten times slower, with the reason. */
export function chooseSecp256k1(loadAddon: () => Addon): Readonly<{ curve: Secp256k1; addonFault?: unknown }> {
  try {
    return { curve: nativeSecp256k1(loadAddon()) };
  } catch (addonFault) {
    return { curve: ethersSecp256k1, addonFault };
  }
}

// The package's own entry point silently falls back to `elliptic`, which must never sign here; its bindings throw
// instead.
export const { curve: secp256k1, addonFault: secp256k1AddonFault } = chooseSecp256k1(() =>
  createRequire(import.meta.url)('secp256k1/bindings.js'),
);
