import type { Session } from '../../../domain/auth/session.ts';

/** A public key of the service as a JSON Web Key. */
export type PublicKey = Readonly<{
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  kid: string;
  alg: 'ES256';
  use: 'sig';
}>;

export interface SessionTokens {
  /** A bearer token for the session, valid until it expires. Rejects with SIGNER_UNAVAILABLE and UPSTREAM_BUDGET. */
  issue(session: Session): Promise<string>;
  /**
   * The session in the token; undefined unless the token was signed with one of the service's keys, is intended for
   * this service and is valid at `now`.
   */
  verify(token: string, now: Date): Session | undefined;
  /** Every key that may have signed a token that is still valid, newest first. */
  publicKeys(): readonly PublicKey[];
}
