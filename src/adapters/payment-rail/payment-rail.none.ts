import type { PaymentNetwork, PaymentRail } from '../../application/ports/payment.ts';
import { railUnconfigured } from '../../domain/payment/errors.ts';

const refuse = async (): Promise<never> => {
  throw railUnconfigured();
};

/** Used when no rail is configured: no payment can be made, so paid resources are unavailable. */
export const noPaymentRail: PaymentRail = { terms: undefined, challenge: refuse, validate: refuse, settle: refuse };
export const noPaymentNetwork: PaymentNetwork = { outcomeOf: refuse, balanceOf: refuse };
