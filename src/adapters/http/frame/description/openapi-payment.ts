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

const header = (description: string) => ({ description, required: true, schema: { type: 'string' } });

export const CHALLENGE_HEADERS = {
  'WWW-Authenticate': header('A new challenge: `Payment id="…", realm="…", method="…", intent="charge", request="…"`'),
  'Cache-Control': header('`no-store`'),
};

export const RECEIPT_HEADERS = {
  'Payment-Receipt': header('Base64url JSON: method, status, timestamp, reference (the transaction) and challengeId'),
  'Cache-Control': header('`private`'),
};
