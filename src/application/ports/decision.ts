import type { Decision, DecisionClaims, DecisionFilter } from '../../domain/decision/decision.ts';
import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';

/** What the service decided. A decision is never changed or deleted. Every method rejects with STORE_UNAVAILABLE. */
export interface DecisionStore {
  /** Stores a decision that grants nothing in this database, with its audit entry; both or neither. */
  record(decision: Decision): Promise<void>;
  find(id: string): Promise<Decision | undefined>;
  /** Newest first. Rejects with VALIDATION_FAILED for a malformed cursor. */
  page(filter: DecisionFilter, page: PageRequest): Promise<Page<Decision>>;
}

export interface Fingerprints {
  /** SHA-256 in hex of the value's canonical JSON. */
  of(value: CanonicalValue): string;
}

export interface ReceiptSigner {
  /** A compact JWS (ES256, `typ: decision+jwt`) of the claims and the issuer, by a key of the published key set. Rejects with SIGNER_UNAVAILABLE and UPSTREAM_BUDGET. */
  sign(claims: DecisionClaims): Promise<string>;
}
