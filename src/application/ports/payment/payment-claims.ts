import type { ClaimState, PaymentClaim } from '../../../domain/payment/claim.ts';
import type { Spend } from '../../../domain/payment/spend.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** What was paid with and for what, for good. Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface PaymentClaims {
  /**
   * Keeps the claim unless its challenge, or its transaction on its network, is claimed already: then that claim is
   * answered and nothing is kept. Of many at once exactly one takes.
   */
  take(claim: PaymentClaim): Promise<Readonly<{ taken: boolean; claim: PaymentClaim }>>;
  find(challengeId: string): Promise<PaymentClaim | undefined>;
  /** Moves the claim to `to` if it stands at one of `from`. True for exactly one caller, however many ask at once. */
  advance(challengeId: string, from: readonly ClaimState[], to: ClaimState, at: Date): Promise<boolean>;
  /** Claims on the network that are pending and were made before `before`, oldest first. */
  pending(network: string, before: Date, limit: number): Promise<readonly PaymentClaim[]>;
  /** What the payer's settled and delivered claims on the network add up to, since `since` or ever. */
  spendOf(network: string, payer: WalletAddress, since?: Date): Promise<Spend>;
  /** The payer's settled and delivered claims on the network, newest first. */
  recentOf(network: string, payer: WalletAddress, limit: number): Promise<readonly PaymentClaim[]>;
}
