import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import type { Ports } from '../ports/index.ts';

const SHOWN = 16;

/** Names a policy and its content: it changes whenever one of the values does. */
export const policyVersion = (
  { fingerprints }: Pick<Ports, 'fingerprints'>,
  name: string,
  content: CanonicalValue,
): string => `${name}@${fingerprints.of(content).slice(0, SHOWN)}`;
