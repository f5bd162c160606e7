import type { NftTier } from '../../../domain/sale/nft-rules.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Which of some nonces were used, in a block that is old enough not to be replaced. */
export type UsedNonces = Readonly<{ asOf: Date; used: ReadonlySet<bigint> }>;

/** The current state of NFT sale contracts on the sale's chain. Every method rejects with CHAIN_UNAVAILABLE. */
export interface NftSaleContract {
  /** The tier at the chain's head; all fields are zero when it was never set up. */
  tier(contract: WalletAddress, tierId: number): Promise<NftTier>;
  /** `asOf` is the time of the newest confirmed block, whose state is read. */
  usedNonces(contract: WalletAddress, nonces: readonly bigint[]): Promise<UsedNonces>;
}
