import type { EmbeddedWalletVerifier } from '../../application/ports/auth/embedded-wallet-verifier.ts';
import { embeddedWalletUnavailable } from '../../domain/auth/errors.ts';

/** Stands where the operator offers no embedded wallets: nobody gets in. */
export class NoEmbeddedWallets implements EmbeddedWalletVerifier {
  async verify(): Promise<never> {
    throw embeddedWalletUnavailable();
  }
}
