import { NoEmbeddedWallets } from '../../adapters/embedded-wallet/embedded-wallet-verifier.none.ts';
import { PrivyEmbeddedWalletVerifier } from '../../adapters/embedded-wallet/embedded-wallet-verifier.privy.ts';
import type { MemoryAdapters } from '../../adapters/sandbox/sandbox.ts';
import type { EmbeddedWalletVerifier } from '../../application/ports/auth/embedded-wallet-verifier.ts';
import type { AdapterChoices } from '../config/config.ts';

/** The verifier that was chosen. */
export function embeddedWalletsOf(
  choice: AdapterChoices['embeddedWallet'],
  memory: MemoryAdapters,
): EmbeddedWalletVerifier {
  switch (choice.kind) {
    case 'memory':
      return memory.embeddedWallets;
    case 'none':
      return new NoEmbeddedWallets();
    case 'privy':
      return new PrivyEmbeddedWalletVerifier(choice, memory.clock);
  }
}
