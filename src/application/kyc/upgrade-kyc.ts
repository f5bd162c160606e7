import type { KycTier } from '../../domain/kyc/tier.ts';
import type { Ports } from '../ports/index.ts';
import { type Opener, openOwnVerification, requireAbove, type VerificationPorts } from './open-kyc-session.ts';
import { standingOf } from './standing-of.ts';

/**
 * The URL to verify for a tier above the approved one; for the accredited tier, the contact URL. Rejects with
 * TIER_ALREADY_APPROVED or KYC_UNAVAILABLE.
 */
export const upgradeKyc =
  (ports: VerificationPorts & Pick<Ports, 'kycPolicy'>) => async (session: Opener, tier: KycTier) => {
    const { wallet } = session;
    const { verifications, standing, ownStanding } = await standingOf(ports, wallet);
    requireAbove(ownStanding, tier);
    if (tier === 'TIER_3')
      return { wallet, currentTier: standing.tier, tier, url: contactUrl(ports.kycPolicy.accreditedContact) };
    const { url } = await openOwnVerification(ports, session, { requestedTier: tier }, verifications);
    return { wallet, currentTier: ownStanding.tier, tier, url };
  };

const contactUrl = (contact: string) => (URL.canParse(contact) ? contact : `mailto:${contact}`);
