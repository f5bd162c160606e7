import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { NewUserWallet, UserWallet } from '../../../domain/user/user-wallet.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface UserWalletStore {
  /** Oldest first. */
  walletsOf(owner: WalletAddress): Promise<readonly UserWallet[]>;
  /**
   * Adds to the owner's list; a primary wallet takes the place of the chain's other one. Rejects with WALLET_EXISTS when
   * the list holds the address, and with TOO_MANY_WALLETS when it holds `most` of them: also when many are added at once.
   */
  add(owner: WalletAddress, wallet: NewUserWallet, most: number): Promise<UserWallet>;
  /** False when the owner's list holds no such wallet. `id` is any text of digits. */
  remove(owner: WalletAddress, id: string): Promise<boolean>;
}
