import type { PaymentClaim } from '../../domain/payment/claim.ts';
import type { PaymentOutcome, TransferOutcome } from '../../domain/payment/payment.ts';
import type { Ports } from '../ports/index.ts';

/** A network on which payments are settled, and the source of their outcomes. */
export type SettledOn = Readonly<{
  network: string;
  outcomeOf(claim: PaymentClaim): Promise<PaymentOutcome | TransferOutcome>;
}>;

/** The networks of the configured rails, which differ. */
export function networksOf({
  paymentRail,
  paymentNetwork,
  transferRail,
}: Pick<Ports, 'paymentRail' | 'paymentNetwork' | 'transferRail'>): readonly SettledOn[] {
  const rails = [
    { terms: paymentRail.terms, settled: paymentNetwork },
    { terms: transferRail.terms, settled: transferRail },
  ];
  return rails.flatMap(({ terms, settled }) =>
    terms === undefined ? [] : [{ network: terms.network, outcomeOf: (claim) => settled.outcomeOf(claim) }],
  );
}
