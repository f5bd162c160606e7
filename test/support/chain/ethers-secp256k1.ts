import { getBytes, hexlify, SigningKey } from 'ethers';
import { attempt, isCanonical, type Secp256k1, secp256k1 } from '../../../src/adapters/local/secp256k1.ts';

/** Portable code that has nothing in common with ours. */
export const ethersSecp256k1: Secp256k1 = {
  publicKeyOf: (privateKey) => getBytes(SigningKey.computePublicKey(privateKey, false)),
  sign: (digest, privateKey) => getBytes(new SigningKey(privateKey).sign(digest).serialized),
  recover: (digest, signature) =>
    isCanonical(signature)
      ? attempt(/^(Cannot find square root|point at infini)/, () =>
          getBytes(SigningKey.recoverPublicKey(digest, hexlify(signature))),
        )
      : undefined,
};

export const CURVES = [
  ['WebAssembly', secp256k1],
  ['ethers', ethersSecp256k1],
] as const;
