import type { PortfolioSnapshots } from '../../../application/ports/portfolio.ts';
import type { PortfolioSnapshot } from '../../../domain/portfolio/holding.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { purged } from '../shared/values.ts';

/** The time of the last attempt, in milliseconds, of a wallet without one. It sorts before every time, so such wallets are due first. */
const NEVER = Number.NEGATIVE_INFINITY;

export class InMemoryPortfolioSnapshots implements PortfolioSnapshots {
  /** The time of the last attempt for each followed wallet, in the order in which they were first followed. */
  readonly #attempted = new Map<WalletAddress, number>();
  readonly #snapshots = new Map<string, PortfolioSnapshot>();

  async follow(wallet: WalletAddress) {
    if (!this.#attempted.has(wallet)) this.#attempted.set(wallet, NEVER);
  }

  async due(before: Date, limit: number) {
    return [...this.#attempted]
      .filter(([, at]) => at < before.getTime())
      .sort(([, a], [, b]) => (a === b ? 0 : a - b))
      .slice(0, limit)
      .map(([wallet]) => wallet);
  }

  async attempted(wallets: readonly WalletAddress[], at: Date) {
    for (const wallet of wallets) if (this.#attempted.has(wallet)) this.#attempted.set(wallet, at.getTime());
  }

  async keep(snapshots: readonly PortfolioSnapshot[]) {
    for (const snapshot of snapshots)
      this.#snapshots.set(`${snapshot.wallet} ${snapshot.takenAt.getTime()}`, structuredClone(snapshot));
  }

  async since(wallet: WalletAddress, from: Date) {
    return [...this.#snapshots.values()]
      .filter((snapshot) => snapshot.wallet === wallet && snapshot.takenAt >= from)
      .sort((a, b) => a.takenAt.getTime() - b.takenAt.getTime())
      .map((snapshot) => structuredClone(snapshot));
  }

  async purge(before: Date, limit: number) {
    return purged(this.#snapshots, limit, ({ takenAt }) => takenAt < before);
  }

  about(wallet: WalletAddress) {
    const own = [...this.#snapshots.values()].filter((snapshot) => snapshot.wallet === wallet);
    return { portfolio_snapshots: own, followed_wallets: this.#attempted.has(wallet) ? [{ wallet }] : [] };
  }

  erase(wallet: WalletAddress): void {
    this.#attempted.delete(wallet);
    for (const [key, snapshot] of this.#snapshots) if (snapshot.wallet === wallet) this.#snapshots.delete(key);
  }
}
