import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface ProStatus {
  /** Whether the wallet holds the Pro NFT at the head of its chain. Rejects with CHAIN_UNAVAILABLE. */
  isPro(wallet: WalletAddress): Promise<boolean>;
}
