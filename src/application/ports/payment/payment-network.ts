import type { PaymentClaim } from '../../../domain/payment/claim.ts';
import type { PaymentOutcome } from '../../../domain/payment/payment.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/**
 * What the network behind the payment rail knows. Every method rejects with PAYMENT_RAIL_UNAVAILABLE when it does not
 * answer, and with PAYMENT_RAIL_UNCONFIGURED when there is none.
 */
export interface PaymentNetwork {
  /** What became of the claimed transaction: `paid` only when the whole amount reached us. */
  outcomeOf(claim: PaymentClaim): Promise<PaymentOutcome>;
  /** Smallest units of the rail's token that the account holds. */
  balanceOf(account: WalletAddress): Promise<bigint>;
}
