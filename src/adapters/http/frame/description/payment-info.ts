import type { Price } from '../record/route.ts';

/** Price information for discovery tools (`x-payment-info`). Advisory: the challenge of a 402 response is binding. */
export const paymentInfo = ({ offer, terms }: Price) => ({
  offers: [
    {
      intent: 'charge',
      method: terms.method,
      amount: offer.amount.toString(),
      currency: terms.currency,
      description: offer.description,
    },
  ],
});
