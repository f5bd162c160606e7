import { hash } from 'node:crypto';
import type { Fingerprints } from '../../application/ports/decision.ts';
import { canonicalJson } from '../../domain/shared/canonical-json.ts';

export const sha256Fingerprints: Fingerprints = {
  of: (value) => hash('sha256', canonicalJson(value), 'hex'),
};
