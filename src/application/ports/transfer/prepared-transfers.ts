import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreparedTransfer } from '../../../domain/transfer/prepared-transfer.ts';

/** Transfers that wallets were given to sign, until they are purged. Every method rejects with STORE_UNAVAILABLE. */
export interface PreparedTransfers {
  keep(prepared: PreparedTransfer): Promise<void>;
  /** The wallet's own, expired or not; undefined for another wallet's. `id` is any text. */
  find(wallet: WalletAddress, id: string): Promise<PreparedTransfer | undefined>;
  /** Whom the wallet prepared to send to, once each. */
  recipients(wallet: WalletAddress): Promise<readonly WalletAddress[]>;
  /** Forgets those that expired before; answers how many. */
  purgeExpired(before: Date): Promise<number>;
}
