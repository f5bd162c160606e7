import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { NewUserWallet, UserWallet } from '../../../domain/user/user-wallet.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface UserWalletStore {
  /** Oldest first. */
  walletsOf(owner: WalletAddress): Promise<readonly UserWallet[]>;
  /**
   * Adds to the owner's list; a primary wallet replaces the chain's other primary wallet. Rejects with WALLET_EXISTS
   * when the list contains the address, and with TOO_MANY_WALLETS when it has `most` wallets, also under concurrent
   * calls.
   */
  add(owner: WalletAddress, wallet: NewUserWallet, most: number): Promise<UserWallet>;
  /** False when the owner's list has no such wallet. `id` may be any text of digits. */
  remove(owner: WalletAddress, id: string): Promise<boolean>;
}
