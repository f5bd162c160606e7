import type { NftTier } from '../../../domain/sale/nft-rules.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The current state of NFT sale contracts on the sale's chain. */
export interface NftSaleContract {
  /** The tier at the chain's head; all fields are zero when it was never set up. Rejects with CHAIN_UNAVAILABLE. */
  tier(contract: WalletAddress, tierId: number): Promise<NftTier>;
}
