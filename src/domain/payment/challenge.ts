/**
 * A demand for one payment, in the fields of the Payment authentication scheme. Encoded fields stay encoded: `id`
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
  /** Canonical JSON, base64url: what the service wants back unchanged. */
  opaque?: string;
}>;

/** The challenge as a payer sent it back: nothing of it is to be trusted yet. */
export type EchoedChallenge = Omit<Challenge, 'expires'> & Readonly<{ expires?: string; digest?: string }>;

/** A challenge, and the proof that it was or can be paid. */
export type Credential = Readonly<{
  challenge: EchoedChallenge;
  /** Means something only to the payment method. */
  payload: Readonly<Record<string, unknown>>;
  /** Who pays, as the payer claims it. */
  source?: string;
}>;
