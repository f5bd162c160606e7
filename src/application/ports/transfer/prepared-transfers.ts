import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreparedTransfer } from '../../../domain/transfer/prepared-transfer.ts';

/** Prepared transfers, until they are purged. Every method rejects with STORE_UNAVAILABLE. */
export interface PreparedTransfers {
  keep(prepared: PreparedTransfer): Promise<void>;
  /** The wallet's prepared transfer, expired or not; undefined for another wallet's. `id` may be any text. */
  find(wallet: WalletAddress, id: string): Promise<PreparedTransfer | undefined>;
  /** Distinct recipients of the wallet's prepared transfers. */
  recipients(wallet: WalletAddress): Promise<readonly WalletAddress[]>;
  /** Deletes at most `limit` transfers that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
