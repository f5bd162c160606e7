import type { PortfolioSnapshot } from '../../../domain/portfolio/snapshot.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface PortfolioSnapshots {
  /** Marks the wallet for snapshots. Idempotent. */
  follow(wallet: WalletAddress, at: Date): Promise<void>;
  /** Followed wallets whose last attempt was before `before`, or that had none; longest waiting first. */
  due(before: Date, limit: number): Promise<readonly WalletAddress[]>;
  /** Records an attempt for each, with or without a snapshot, so that they are not due until later. */
  attempted(wallets: readonly WalletAddress[], at: Date): Promise<void>;
  /** The later of two snapshots of one wallet with the same millisecond replaces the earlier. */
  keep(snapshots: readonly PortfolioSnapshot[]): Promise<void>;
  /** A wallet's snapshots since `from`, oldest first. */
  since(wallet: WalletAddress, from: Date): Promise<readonly PortfolioSnapshot[]>;
  /** Deletes at most `limit` snapshots taken before `before`; returns how many. */
  purge(before: Date, limit: number): Promise<number>;
}
