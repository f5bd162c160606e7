import { createHash } from 'node:crypto';
import type { Fingerprints } from '../../application/ports/decision/fingerprints.ts';
import { canonicalJson } from '../../domain/shared/canonical-json.ts';

export const sha256Fingerprints: Fingerprints = {
  of: (value) => createHash('sha256').update(canonicalJson(value)).digest('hex'),
};
