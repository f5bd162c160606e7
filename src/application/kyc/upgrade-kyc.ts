import { kycStanding } from '../../domain/kyc/kyc-standing.ts';
import type { KycTier } from '../../domain/kyc/tier.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { openKycSession } from './open-kyc-session.ts';

/**
 * The URL to verify for a tier above the approved one; for the accredited tier, the contact URL. Rejects with
 * TIER_ALREADY_APPROVED or KYC_UNAVAILABLE.
 */
export const upgradeKyc =
  (ports: Pick<Ports, 'kycs' | 'kycProvider' | 'kycPolicy' | 'clock' | 'users' | 'salePolicy'>) =>
  async (wallet: WalletAddress, tier: KycTier) => {
    const opened = await openKycSession(ports)(wallet, { requestedTier: tier });
    const { tier: currentTier } = kycStanding(await ports.kycs.sessionsOf(wallet));
    const url = 'contactAddress' in opened ? contactUrl(opened.contactAddress) : opened.verificationUrl;
    return { wallet, currentTier, tier, url };
  };

const contactUrl = (contact: string) => (URL.canParse(contact) ? contact : `mailto:${contact}`);
