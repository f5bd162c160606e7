import type { SaleState } from '../../../domain/sale/sale-state.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The current state of the sale contract. Every method rejects with CHAIN_UNAVAILABLE within the time limit of its node. */
export interface SaleContract {
  state(): Promise<SaleState>;
  /** The buyer's purchases so far in payment-token units, at the chain's head. */
  purchased(buyer: WalletAddress): Promise<bigint>;
}
