import type { Price } from '../record/route.ts';

/** What discovery tools read of a price (`x-payment-info`). Advisory: the challenge of a 402 answer is what counts. */
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

const header = (description: string) => ({ description, required: true, schema: { type: 'string' } });

export const CHALLENGE_HEADERS = {
  'WWW-Authenticate': header('A new challenge: `Payment id="…", realm="…", method="…", intent="charge", request="…"`'),
  'Cache-Control': header('`no-store`'),
};

export const RECEIPT_HEADERS = {
  'Payment-Receipt': header('Base64url JSON: method, status, timestamp, reference (the transaction) and challengeId'),
  'Cache-Control': header('`private`'),
};
