import type { PortfolioSnapshot } from '../../../domain/portfolio/snapshot.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface PortfolioSnapshots {
  /** From now on the wallet is due for snapshots. Following it again changes nothing. */
  follow(wallet: WalletAddress, at: Date): Promise<void>;
  /** Followed wallets whose last attempt is older than `before` or has never been made, longest waiting first. */
  due(before: Date, limit: number): Promise<readonly WalletAddress[]>;
  /** An attempt was made, with or without a snapshot: the wallet is not due until later. */
  attempted(wallet: WalletAddress, at: Date): Promise<void>;
  /** Of two snapshots of one wallet and millisecond the later stays. */
  keep(snapshot: PortfolioSnapshot): Promise<void>;
  /** A wallet's snapshots from `from` on, oldest first. */
  since(wallet: WalletAddress, from: Date): Promise<readonly PortfolioSnapshot[]>;
  /** Forgets snapshots taken before `before`; answers how many. */
  purge(before: Date): Promise<number>;
}
