import { getBytes, TypedDataEncoder } from 'ethers';
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
