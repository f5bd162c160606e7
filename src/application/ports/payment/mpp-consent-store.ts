import type { MppConsent, RailBalance } from '../../../domain/payment/consent.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface MppConsentStore {
  consentOf(wallet: WalletAddress): Promise<MppConsent | undefined>;
  /**
   * Keeps and answers what `decide` makes of the consent that stands, with no other writer of the wallet's consent in
   * between. Keeps nothing when `decide` throws.
   */
  change(wallet: WalletAddress, decide: (before: MppConsent | undefined) => MppConsent): Promise<MppConsent>;
  /** The balance last remembered of the account on the network. */
  balanceOf(network: string, account: WalletAddress): Promise<RailBalance | undefined>;
  /** Remembers a balance, unless a newer one is remembered already. */
  rememberBalance(network: string, account: WalletAddress, balance: RailBalance): Promise<void>;
}
