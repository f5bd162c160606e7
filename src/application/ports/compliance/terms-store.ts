import type { TermsAcceptance } from '../../../domain/compliance/terms.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface TermsStore {
  /** Stores the first acceptance of a version; accepting it again changes nothing and returns the first. */
  accept(acceptance: TermsAcceptance): Promise<TermsAcceptance>;
  /** The acceptance of exactly this version. */
  acceptanceOf(wallet: WalletAddress, version: string): Promise<TermsAcceptance | undefined>;
  /** Every acceptance of the wallet, newest first. */
  acceptancesOf(wallet: WalletAddress): Promise<readonly TermsAcceptance[]>;
  /** The newest acceptance of any version. */
  latest(wallet: WalletAddress): Promise<TermsAcceptance | undefined>;
}
