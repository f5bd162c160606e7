/** A resource, and its price in smallest units of the rail's token. */
export type Offer = Readonly<{
  /** Id of the resource: a payment for one resource is not valid for another. */
  resource: string;
  amount: bigint;
  /** For people; nothing depends on it. */
  description: string;
}>;

/** The token, network and recipient of payments. */
export type RailTerms = Readonly<{
  /** The payment method's name on the wire. */
  method: string;
  /** The namespace in which transactions are unique: a chain, as `eip155:<chain id>`, or the in-memory ledger. */
  network: string;
  /** The token contract. */
  currency: string;
  decimals: number;
  recipient: string;
}>;

/** One snapshot: 0.005 USD in a dollar token of 6 decimals. */
export const MARKET_SNAPSHOT_OFFER: Offer = {
  resource: 'market-snapshot',
  amount: 5_000n,
  description: 'One market snapshot',
};

/** A challenge must be paid within this time. */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

/** The problem types of the Payment authentication scheme. */
export type PaymentProblem =
  | 'payment-required'
  | 'malformed-credential'
  | 'invalid-challenge'
  | 'invalid-payload'
  | 'verification-failed'
  | 'payment-expired'
  | 'payment-insufficient';
