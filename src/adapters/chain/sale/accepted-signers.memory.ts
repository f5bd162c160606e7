import type { AcceptedSigners } from '../../../application/ports/signing.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Contracts whose owner sets the signer, and hooks that still accept the one before. */
export class InMemoryAcceptedSigners implements AcceptedSigners {
  readonly #signers = new Map<WalletAddress, readonly WalletAddress[]>();

  setSigner(contract: WalletAddress, signer: WalletAddress, ...retiring: readonly WalletAddress[]): void {
    this.#signers.set(contract, [signer, ...retiring]);
  }

  known(contract: WalletAddress): readonly WalletAddress[] {
    return this.#signers.get(contract) ?? [];
  }

  async read(contract: WalletAddress): Promise<readonly WalletAddress[]> {
    return this.known(contract);
  }
}
