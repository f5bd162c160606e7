import type { EmbeddedWalletVerifier } from '../../application/ports/auth.ts';
import type { Clock } from '../../application/ports/system.ts';
import { embeddedWalletUnset } from '../../domain/auth/errors.ts';
import { PrivyEmbeddedWalletVerifier, type PrivySettings } from './embedded-wallet-verifier.privy.ts';

/** Used when no embedded wallet provider is configured: rejects every token. */
export class NoEmbeddedWallets implements EmbeddedWalletVerifier {
  async verify(): Promise<never> {
    throw embeddedWalletUnset();
  }
}

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
