import { failure } from '../shared/failure.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** A wallet's acceptance of one version, with its evidence. */
export type TermsAcceptance = Readonly<{
  wallet: WalletAddress;
  version: string;
  ip: string;
  userAgent?: string;
  acceptedAt: Date;
}>;

export const termsVersionNotCurrent = failure<{ current: string }>(
  'invalid',
  'TERMS_VERSION_NOT_CURRENT',
  'Only the current terms can be accepted',
  {
    cause: 'The terms changed, or termsVersion does not exist.',
    remedy: 'Read currentVersion with GET /api/terms, show these terms to the user and accept that version.',
  },
  ({ current }) => `Only the current terms can be accepted: version must be ${current}`,
);
