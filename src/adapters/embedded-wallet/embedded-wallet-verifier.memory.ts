import type { EmbeddedWalletClaim, EmbeddedWalletVerifier } from '../../application/ports/auth.ts';

/** Accepts every token. For development only. */
export class InMemoryEmbeddedWalletVerifier implements EmbeddedWalletVerifier {
  async verify({ userId }: EmbeddedWalletClaim) {
    return userId;
  }
}
