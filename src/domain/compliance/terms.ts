import { failure } from '../shared/failure.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** A wallet's acceptance of one version, with its evidence. */
export type TermsAcceptance = Readonly<{
  wallet: WalletAddress;
  version: string;
  ip: string;
  userAgent?: string;
  /** Of the text that the service showed; absent when it showed none. */
  textSha256?: string;
  acceptedAt: Date;
}>;

/** The text of the current terms: an address whose content the service does not know, or Markdown and the digest of its UTF-8 bytes. */
export type TermsText = Readonly<{ url: string }> | Readonly<{ text: string; sha256: string }>;

/** `field`: the one that names other terms than the current ones. */
export const termsVersionNotCurrent = failure<{ field: 'termsVersion' | 'textSha256'; current: string }>(
  'invalid',
  'TERMS_VERSION_NOT_CURRENT',
  'Only the current terms can be accepted',
  {
    cause: 'The terms changed, termsVersion does not exist, or textSha256 is of another text.',
    remedy: 'Read the terms with GET /api/terms/text, show them to the user and accept that version.',
  },
  ({ field, current }) => `Only the current terms can be accepted: ${field} must be ${current}`,
);
