import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** What somebody says who signs in through the embedded-wallet provider. */
export type EmbeddedWalletClaim = Readonly<{
  address: WalletAddress;
  /** The provider's id of the person, when they name it. */
  userId?: string | undefined;
  /** The identity token that the provider signed, when one was sent. */
  token?: string | undefined;
}>;

export interface EmbeddedWalletVerifier {
  /**
   * The provider's id of the person who holds the address; undefined when that is not known. Rejects with
   * EMBEDDED_WALLET_REFUSED when the token does not prove, at `now`, that its person holds the address and is the one named,
   * and with EMBEDDED_WALLET_UNAVAILABLE when that cannot be told.
   */
  verify(claim: EmbeddedWalletClaim, now: Date): Promise<string | undefined>;
}
