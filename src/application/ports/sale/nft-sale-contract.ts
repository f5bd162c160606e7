import type { NftTier } from '../../../domain/sale/authorize-nft.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** NFT sale contracts on the sale's chain, as they are now. */
export interface NftSaleContract {
  /** The tier at the chain's head: all zero when it was never set up. Rejects with CHAIN_UNAVAILABLE. */
  tier(contract: WalletAddress, tierId: number): Promise<NftTier>;
}
