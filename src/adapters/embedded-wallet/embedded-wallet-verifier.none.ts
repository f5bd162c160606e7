import type { EmbeddedWalletVerifier } from '../../application/ports/auth.ts';
import { embeddedWalletUnavailable } from '../../domain/auth/errors.ts';

/** Used when no embedded wallet provider is configured: rejects every token. */
export class NoEmbeddedWallets implements EmbeddedWalletVerifier {
  async verify(): Promise<never> {
    throw embeddedWalletUnavailable();
  }
}
