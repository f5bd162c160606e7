import type { BitcoinAccount, HeldBalances, PortfolioSnapshot, SolanaAccount } from '../../domain/portfolio/holding.ts';
import type { Attempt } from '../../domain/shared/attempt.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { BitcoinAddress, SolanaAddress } from '../../domain/shared/foreign-address.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

export interface BitcoinAccounts {
  /** An unused address has a zero balance. Rejects with BITCOIN_UNAVAILABLE. */
  read(address: BitcoinAddress): Promise<Dated<BitcoinAccount>>;
}

export interface ChainBalances {
  /** The chains that can be read at all: those with a node. */
  readonly chainIds: readonly number[];
  /**
   * A wallet's balances on a chain, all from the same block: the native coin, and the non-zero ones of `tokens`.
   * Rejects with CHAIN_UNAVAILABLE within its time limit, and for an unsupported chain.
   */
  read(chainId: number, wallet: WalletAddress, tokens: readonly WalletAddress[]): Promise<Dated<HeldBalances>>;
  /**
   * The same for each of several wallets, in their order and with few requests: a wallet that cannot be read does not fail the others.
   * Rejects with CHAIN_UNAVAILABLE when none can be read, within the time limit, and for an unsupported chain.
   */
  readAll(
    chainId: number,
    wallets: readonly WalletAddress[],
    tokens: readonly WalletAddress[],
  ): Promise<readonly Attempt<Dated<HeldBalances>>[]>;
}

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

export interface SolanaAccounts {
  /** Includes tokens of both token programs. An unused account has a zero balance. Rejects with SOLANA_UNAVAILABLE. */
  read(address: SolanaAddress): Promise<Dated<SolanaAccount>>;
}
