import type { EmbeddedWalletVerifier } from '../../application/ports/auth.ts';
import type { Clock } from '../../application/ports/system.ts';
import { NoEmbeddedWallets } from './embedded-wallet-verifier.none.ts';
import { PrivyEmbeddedWalletVerifier, type PrivySettings } from './embedded-wallet-verifier.privy.ts';

export type EmbeddedWalletChoice =
  | Readonly<{ kind: 'memory' | 'none' }>
  | (Readonly<{ kind: 'privy' }> & PrivySettings);

export function chooseEmbeddedWallets(
  choice: EmbeddedWalletChoice,
  { clock }: Readonly<{ clock: Clock }>,
  sandbox: () => Readonly<{ embeddedWallets: EmbeddedWalletVerifier }>,
): EmbeddedWalletVerifier {
  switch (choice.kind) {
    case 'memory':
      return sandbox().embeddedWallets;
    case 'none':
      return new NoEmbeddedWallets();
    case 'privy':
      return new PrivyEmbeddedWalletVerifier(choice, clock);
  }
}
