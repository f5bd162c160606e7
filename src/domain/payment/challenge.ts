/**
 * A request for one payment, in the fields of the Payment authentication scheme. Encoded fields stay encoded: `id`
 * authenticates their exact text.
 */
export type Challenge = Readonly<{
  id: string;
  realm: string;
  method: string;
  intent: string;
  /** Canonical JSON, base64url. */
  request: string;
  /** ISO 8601. */
  expires: string;
  description?: string;
  /** Canonical JSON, base64url: data that the client must return unchanged. */
  opaque?: string;
}>;

/** The challenge as the client returned it; untrusted. */
export type EchoedChallenge = Omit<Challenge, 'expires'> & Readonly<{ expires?: string; digest?: string }>;

/** A challenge and its proof of payment. */
export type Credential = Readonly<{
  challenge: EchoedChallenge;
  /** Specific to the payment method. */
  payload: Readonly<Record<string, unknown>>;
  /** The payer, as claimed by the client. */
  source?: string;
}>;
