import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { KycTier } from '../../domain/kyc/tier.ts';
import type { Ports } from '../ports/index.ts';
import { openVerification, requireAbove } from './open-kyc-session.ts';
import { standingOf } from './standing-of.ts';

/**
 * The URL to verify for a tier above the approved one; for the accredited tier, the contact URL. Rejects with
 * TIER_ALREADY_APPROVED or KYC_UNAVAILABLE.
 */
export const upgradeKyc =
  (ports: Pick<Ports, 'kycs' | 'kycProvider' | 'kycPolicy' | 'clock'>) =>
  async (wallet: ProvedWallet, tier: KycTier) => {
    const { standing } = await standingOf(ports, wallet);
    requireAbove(standing, tier);
    const url =
      tier === 'TIER_3'
        ? contactUrl(ports.kycPolicy.accreditedContact)
        : (await openVerification(ports, wallet, { requestedTier: tier }, standing)).session.url;
    return { wallet, currentTier: standing.tier, tier, url };
  };

const contactUrl = (contact: string) => (URL.canParse(contact) ? contact : `mailto:${contact}`);
