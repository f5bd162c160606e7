import type { SignedForwardRequest } from '../../../domain/paymaster/forward-request.ts';
import type { TypedDataDomain } from '../../../domain/shared/typed-data.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface ForwardSignatures {
  /**
   * The account that signed the request for the forwarder of this domain, recovered as the forwarder does; undefined
   * for an invalid signature.
   */
  signerOf(domain: TypedDataDomain, request: SignedForwardRequest): WalletAddress | undefined;
}
