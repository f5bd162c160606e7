import type { KycUseCases } from '../kyc/index.ts';
import type { Found, Inquiry } from './inquiries.ts';

/** The verification status of a wallet. */
export const inquireKyc =
  ({ viewKyc }: Pick<KycUseCases, 'viewKyc'>): Inquiry =>
  // Anybody may ask about any wallet here, so no link to a verification is shown.
  async ({ wallet }) => {
    if (wallet === undefined) return { message: 'Whose verification? Sign in, or include the wallet’s address.' };
    const kyc = await viewKyc(wallet, 'stranger');
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
