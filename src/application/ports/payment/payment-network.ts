import type { PaymentClaim } from '../../../domain/payment/claim.ts';
import type { PaymentOutcome } from '../../../domain/payment/payment.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/**
 * The network of the payment rail. Every method rejects with PAYMENT_RAIL_UNAVAILABLE when it does not respond, and
 * with PAYMENT_RAIL_UNCONFIGURED when no rail is configured.
 */
export interface PaymentNetwork {
  /** The outcome of the claimed transaction: `paid` only when the whole amount was received. */
  outcomeOf(claim: PaymentClaim): Promise<PaymentOutcome>;
  /** The account's balance in smallest units of the rail's token. */
  balanceOf(account: WalletAddress): Promise<bigint>;
}
