import type { KycUseCases } from '../kyc/index.ts';
import { type Found, type Inquiry, signInFirst } from './inquiries.ts';

/** The verification status of the speaker's wallet. */
export const inquireKyc =
  ({ viewKyc }: Pick<KycUseCases, 'viewKyc'>): Inquiry =>
  // A link to a verification is for a session only, and a key or a messaging account may ask here.
  async ({ holder }) => {
    if (holder === undefined) return signInFirst('Whose verification? Sign in with your wallet.');
    const kyc = await viewKyc(holder, undefined);
    return { message: tell(kyc), found: { kyc } };
  };

function tell({ kycStatus, tierName, isBlocked }: Found['kyc']): string {
  if (isBlocked) return 'This wallet is blocked. Please contact support.';
  switch (kycStatus) {
    case 'approved':
      return `The verification is approved at the tier ${tierName}.`;
    case 'pending':
      return `The verification for the tier ${tierName} is under way.`;
    case 'rejected':
      return 'The verification was rejected. A new one can be opened.';
    case 'none':
      return 'There is no verification yet. One can be opened.';
  }
}
