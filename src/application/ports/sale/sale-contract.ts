import type { SaleState } from '../../../domain/sale/sale-state.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The sale contract as it is now. Every method rejects with CHAIN_UNAVAILABLE within the time limit of its node. */
export interface SaleContract {
  state(): Promise<SaleState>;
  /** Payment-token units that the buyer has bought so far, at the chain's head. */
  purchased(buyer: WalletAddress): Promise<bigint>;
}
