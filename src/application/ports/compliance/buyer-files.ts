import type { TierRuling } from '../../../domain/kyc/tier-ruling.ts';
import type { Verifications } from '../../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { User } from '../../../domain/user/user.ts';

/** What the stores know of a buyer, as of one moment. */
export type BuyerFile = Readonly<{
  user: User;
  verifications: Verifications;
  /** Oldest first. */
  rulings: readonly TierRuling[];
  /** Other wallets that the same person was ever verified with. */
  others: readonly WalletAddress[];
  /** The EVM addresses of the wallet's own list. */
  listed: readonly WalletAddress[];
  /** Whether the asked version of the terms was accepted. */
  termsAccepted: boolean;
}>;

export interface BuyerFiles {
  /** In one exchange with the store; undefined for a wallet that is not registered. Rejects with STORE_UNAVAILABLE. */
  find(wallet: WalletAddress, termsVersion: string): Promise<BuyerFile | undefined>;
}
