import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface ProStatus {
  /** Does the wallet hold a pro NFT at the head of its chain? Rejects with CHAIN_UNAVAILABLE. */
  isPro(wallet: WalletAddress): Promise<boolean>;
}
