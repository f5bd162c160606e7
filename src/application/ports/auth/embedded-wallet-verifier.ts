import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The unverified data of a sign-in through the embedded-wallet provider. */
export type EmbeddedWalletClaim = Readonly<{
  address: WalletAddress;
  /** The provider's user id, if sent. */
  userId?: string | undefined;
  /** The identity token signed by the provider, if sent. */
  token?: string | undefined;
}>;

export interface EmbeddedWalletVerifier {
  /**
   * Returns the provider's user id of the owner of the address; undefined when it is unknown. Rejects with
   * EMBEDDED_WALLET_REFUSED when the token does not prove, at `now`, that its user owns the address and has the given
   * id, and with EMBEDDED_WALLET_UNAVAILABLE when that cannot be verified.
   */
  verify(claim: EmbeddedWalletClaim, now: Date): Promise<string | undefined>;
}
