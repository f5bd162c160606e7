import type { DecisionClaims } from '../../../domain/decision/decision-claims.ts';

export interface ReceiptSigner {
  /** A compact JWS (ES256, `typ: decision+jwt`) of the claims and the issuer, by a key of the published key set. Rejects with SIGNER_UNAVAILABLE and UPSTREAM_BUDGET. */
  sign(claims: DecisionClaims): Promise<string>;
}
