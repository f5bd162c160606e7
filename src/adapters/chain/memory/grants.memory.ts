import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/**
 * A payment of coins, or of a token, that nobody here signs and that no balance pays: by the faucet, by a swap provider, or from before
 * the start.
 */
export type Grant = Readonly<{
  hash: Hex;
  from: WalletAddress;
  to: WalletAddress;
  amount: bigint;
  token?: WalletAddress;
  at: Date;
}>;

/** Payments of a later time. */
export class LaterGrants {
  #grants: readonly Grant[] = [];

  add(grant: Grant): void {
    this.#grants = [...this.#grants, grant];
  }

  get isEmpty(): boolean {
    return this.#grants.length === 0;
  }

  /** Those that are due at that time, each once, in the order of their times. */
  takeDue(now: Date): readonly Grant[] {
    const due = this.#grants.filter(({ at }) => at <= now).sort((a, b) => a.at.getTime() - b.at.getTime());
    this.#grants = this.#grants.filter(({ at }) => at > now);
    return due;
  }
}
