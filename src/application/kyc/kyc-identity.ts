import type { KycIdentity } from '../../domain/kyc/kyc-identity.ts';
import type { Ports } from '../ports/index.ts';
import type { ReportedIdentity } from '../ports/kyc.ts';

/** Replaces the provider's id of the person by its digest. */
export function kycIdentity(
  { keyDigests }: Pick<Ports, 'keyDigests'>,
  reported: ReportedIdentity | undefined,
): Readonly<{ identity?: KycIdentity }> {
  if (reported === undefined) return {};
  const { personId, ...place } = reported;
  // Domain separation from API keys, which are digested with the same pepper.
  return {
    identity: { ...place, ...(personId !== undefined && { person: keyDigests.digestOf(`kyc-person ${personId}`) }) },
  };
}
