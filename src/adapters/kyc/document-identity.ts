import type { ReportedIdentity } from '../../application/ports/kyc.ts';
import { alpha2Of } from '../../domain/compliance/jurisdiction.ts';

/** `country` is ISO 3166-1 alpha-3. */
type IdentityDocument = Readonly<{ country?: string | null | undefined; number?: string | null | undefined }>;

/**
 * The country of the document, and the document as the id of the person: the providers know a person by the session
 * only, but the same document verified for another wallet has the same number.
 */
export function identityOf({ country, number }: IdentityDocument): Readonly<{ identity?: ReportedIdentity }> {
  const countryCode = country ? alpha2Of(country.toUpperCase()) : undefined;
  const written = (number ?? '').replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const personId = written === '' ? undefined : `${country?.toUpperCase() ?? ''} ${written}`;
  if (countryCode === undefined && personId === undefined) return {};
  return {
    identity: { ...(countryCode !== undefined && { countryCode }), ...(personId !== undefined && { personId }) },
  };
}
