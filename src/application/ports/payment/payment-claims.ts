import type { ClaimState, PaymentClaim } from '../../../domain/payment/claim.ts';
import type { Spend } from '../../../domain/payment/spend.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The permanent record of payments. Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface PaymentClaims {
  /**
   * Stores the claim. If its challenge, or its transaction on its network, is already claimed, stores nothing and
   * returns that claim. Of concurrent calls exactly one succeeds.
   */
  take(claim: PaymentClaim): Promise<Readonly<{ taken: boolean; claim: PaymentClaim }>>;
  find(challengeId: string): Promise<PaymentClaim | undefined>;
  /** Moves the claim to `to` if its state is one of `from`. True for exactly one call, also under concurrent calls. */
  advance(challengeId: string, from: readonly ClaimState[], to: ClaimState, at: Date): Promise<boolean>;
  /** Pending claims on the network that were created before `before`, oldest first. */
  pending(network: string, before: Date, limit: number): Promise<readonly PaymentClaim[]>;
  /** The sum of the payer's settled and delivered claims on the network, since `since` or in total. */
  spendOf(network: string, payer: WalletAddress, since?: Date): Promise<Spend>;
  /** The payer's settled and delivered claims on the network, newest first. */
  recentOf(network: string, payer: WalletAddress, limit: number): Promise<readonly PaymentClaim[]>;
}
