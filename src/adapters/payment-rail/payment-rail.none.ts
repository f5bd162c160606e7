import type { PaymentNetwork } from '../../application/ports/payment/payment-network.ts';
import type { PaymentRail } from '../../application/ports/payment/payment-rail.ts';
import { railUnconfigured } from '../../domain/payment/errors.ts';

const refuse = async (): Promise<never> => {
  throw railUnconfigured();
};

/** Stands where no rail is configured: nothing can be charged, so nothing that costs a payment is served. */
export const noPaymentRail: PaymentRail = { terms: undefined, challenge: refuse, validate: refuse, settle: refuse };
export const noPaymentNetwork: PaymentNetwork = { outcomeOf: refuse, balanceOf: refuse };
