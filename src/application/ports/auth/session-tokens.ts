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
  /** A bearer token for the session, valid until it expires. */
  issue(session: Session): string;
  /** The session that the token speaks for; undefined unless one of our keys signed it for us and it is valid at `now`. */
  verify(token: string, now: Date): Session | undefined;
  /** Every key that may have signed a live token, newest first. */
  publicKeys(): readonly PublicKey[];
}
