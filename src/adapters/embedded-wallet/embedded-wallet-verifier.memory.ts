import type {
  EmbeddedWalletClaim,
  EmbeddedWalletVerifier,
} from '../../application/ports/auth/embedded-wallet-verifier.ts';

/** Believes everybody: for development only, where nothing is worth stealing. */
export class InMemoryEmbeddedWalletVerifier implements EmbeddedWalletVerifier {
  async verify({ userId }: EmbeddedWalletClaim) {
    return userId;
  }
}
