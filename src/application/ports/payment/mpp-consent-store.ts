import type { MppConsent, RailBalance } from '../../../domain/payment/consent.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface MppConsentStore {
  consentOf(wallet: WalletAddress): Promise<MppConsent | undefined>;
  /**
   * Stores and returns the result of `decide` for the current consent, while no other writer can change it. Stores
   * nothing when `decide` throws.
   */
  change(wallet: WalletAddress, decide: (before: MppConsent | undefined) => MppConsent): Promise<MppConsent>;
  /** The stored balance of the account on the network. */
  balanceOf(network: string, account: WalletAddress): Promise<RailBalance | undefined>;
  /** Stores a balance, unless a newer one is stored. */
  rememberBalance(network: string, account: WalletAddress, balance: RailBalance): Promise<void>;
}
