import { keccak_256 } from '@noble/hashes/sha3.js';
import { getBytes, TypedDataEncoder } from 'ethers';
import type { MessageSignatures } from '../../application/ports/auth.ts';
import type { ForwardSignatures } from '../../application/ports/paymaster.ts';
import { FORWARD_REQUEST_TYPES, type SignedForwardRequest } from '../../domain/paymaster/forward-request.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { addressOfPublicKey } from './address.ts';
import { type Secp256k1, secp256k1 } from './secp256k1.ts';

const TYPES = { ForwardRequest: [...FORWARD_REQUEST_TYPES.ForwardRequest] };

/** EIP-712 signatures as OpenZeppelin's forwarder verifies them: only the canonical 65 bytes of an externally owned account. */
export class Eip712ForwardSignatures implements ForwardSignatures {
  readonly #curve: Secp256k1;

  constructor(curve: Secp256k1 = secp256k1) {
    this.#curve = curve;
  }

  signerOf(domain: TypedDataDomain, { signature, ...request }: SignedForwardRequest): WalletAddress | undefined {
    const digest = getBytes(TypedDataEncoder.hash(domain, TYPES, request));
    const publicKey = this.#curve.recover(digest, getBytes(signature));
    return publicKey && addressOfPublicKey(publicKey);
  }
}

// Checked before decoding, because Buffer.from(…, 'hex') silently stops at the first character that is not a digit.
const SIGNATURE = /^0x(?:[0-9a-fA-F]{128}|[0-9a-fA-F]{130})$/;
// A text with a lone surrogate has no UTF-8 form, so it cannot have been signed; an encoder would hash a different
// text.
const LONE_SURROGATE = /\p{Surrogate}/u;

export class Eip191MessageSignatures implements MessageSignatures {
  readonly #curve: Secp256k1;

  constructor(curve: Secp256k1 = secp256k1) {
    this.#curve = curve;
  }

  signerOf(text: string, signature: string): WalletAddress | undefined {
    if (!SIGNATURE.test(signature) || LONE_SURROGATE.test(text)) return undefined;
    const publicKey = this.#curve.recover(personalMessageHash(text), expanded(Buffer.from(signature.slice(2), 'hex')));
    return publicKey && addressOfPublicKey(publicKey);
  }
}

/** EIP-191, version 0x45 ("personal_sign"). */
export function personalMessageHash(text: string): Uint8Array {
  const message = Buffer.from(text, 'utf8');
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`, 'latin1'), message]));
}

/** r, s and v of 27 or 28, from the compact form (EIP-2098: v is the top bit of s) or from v of 0 or 1. */
function expanded(given: Buffer): Uint8Array {
  const signature = new Uint8Array(65);
  signature.set(given);
  if (given.length === 64) {
    const top = given.readUInt8(32);
    signature[32] = top & 0x7f;
    signature[64] = 27 + (top >> 7);
  } else if (given.readUInt8(64) < 2) {
    signature[64] = 27 + given.readUInt8(64);
  }
  return signature;
}
