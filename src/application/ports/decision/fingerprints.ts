import type { CanonicalValue } from '../../../domain/shared/canonical-json.ts';

export interface Fingerprints {
  /** SHA-256 in hex of the value's canonical JSON. */
  of(value: CanonicalValue): string;
}
