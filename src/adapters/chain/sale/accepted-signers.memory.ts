import type { AcceptedSigners } from '../../../application/ports/signing.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Contracts whose owner sets the signer. Returns undefined for a contract without one. */
export class InMemoryAcceptedSigners implements AcceptedSigners {
  readonly #signers = new Map<WalletAddress, WalletAddress>();

  setSigner(contract: WalletAddress, signer: WalletAddress): void {
    this.#signers.set(contract, signer);
  }

  known(contract: WalletAddress): WalletAddress | undefined {
    return this.#signers.get(contract);
  }

  async read(contract: WalletAddress): Promise<WalletAddress | undefined> {
    return this.known(contract);
  }
}
