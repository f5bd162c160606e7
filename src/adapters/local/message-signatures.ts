import { keccak_256 } from '@noble/hashes/sha3.js';
import { getBytes, TypedDataEncoder } from 'ethers';
import type { MessageSignatures } from '../../application/ports/auth.ts';
import type { ForwardSignatures } from '../../application/ports/paymaster.ts';
import { FORWARD_REQUEST_TYPES, type SignedForwardRequest } from '../../domain/paymaster/forward-request.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { addressOfPublicKey } from './address.ts';
import { canonicalSignature, SIGNATURE } from './canonical-signature.ts';
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

// A text with a lone surrogate has no UTF-8 form, so it cannot have been signed; an encoder would hash a different
// text.
const LONE_SURROGATE = /\p{Surrogate}/u;

export class Eip191MessageSignatures implements MessageSignatures {
  readonly #curve: Secp256k1;

  constructor(curve: Secp256k1 = secp256k1) {
    this.#curve = curve;
  }

  signerOf(text: string, signature: string): WalletAddress | undefined {
    // Checked before decoding, because Buffer.from(…, 'hex') silently stops at the first character that is not a digit.
    if (!SIGNATURE.test(signature) || LONE_SURROGATE.test(text)) return undefined;
    const bytes = canonicalSignature(Buffer.from(signature.slice(2), 'hex'));
    const publicKey = this.#curve.recover(personalMessageHash(text), bytes);
    return publicKey && addressOfPublicKey(publicKey);
  }
}

/** EIP-191, version 0x45 ("personal_sign"). */
export function personalMessageHash(text: string): Uint8Array {
  const message = Buffer.from(text, 'utf8');
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`, 'latin1'), message]));
}
