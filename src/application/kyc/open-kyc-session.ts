import { callbackNotAllowed, tierAlreadyApproved } from '../../domain/kyc/errors.ts';
import { kycStanding } from '../../domain/kyc/kyc-standing.ts';
import { isAbove, type KycTier } from '../../domain/kyc/tier.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { viewKyc } from './view-kyc.ts';

type Wish = Readonly<{ requestedTier: KycTier; callbackUrl?: string | undefined }>;

/**
 * Opens a verification at the identity provider; returns the existing session when one is open for the tier. The
 * accredited tier has no session, only a contact. Rejects with CALLBACK_NOT_ALLOWED, TIER_ALREADY_APPROVED,
 * KYC_UNAVAILABLE.
 */
export const openKycSession =
  (ports: Pick<Ports, 'kycs' | 'kycProvider' | 'kycPolicy' | 'clock' | 'users' | 'salePolicy'>) =>
  async (wallet: WalletAddress, { requestedTier, callbackUrl }: Wish) => {
    const { kycs, kycPolicy } = ports;
    if (callbackUrl !== undefined && !kycPolicy.callbackOrigins.has(new URL(callbackUrl).origin))
      throw callbackNotAllowed();
    const { tier, open } = kycStanding(await kycs.sessionsOf(wallet));
    if (!isAbove(requestedTier, tier)) throw tierAlreadyApproved();
    if (requestedTier === 'TIER_3')
      return {
        ...(await viewKyc(ports)(wallet)),
        sessionId: undefined,
        contactAddress: kycPolicy.accreditedContact,
      };
    const session =
      open.find((candidate) => candidate.tier === requestedTier) ??
      (await openAtProvider(ports, wallet, requestedTier, callbackUrl));
    return { ...(await viewKyc(ports)(wallet)), verificationUrl: session.url, sessionId: session.id };
  };

/** Two concurrent calls may both open a session at the provider, but both return the one that was stored. */
async function openAtProvider(
  { kycProvider, kycs, clock }: Pick<Ports, 'kycProvider' | 'kycs' | 'clock'>,
  wallet: WalletAddress,
  tier: KycTier,
  callbackUrl: string | undefined,
) {
  const opened = await kycProvider.openSession({ wallet, tier, ...(callbackUrl !== undefined && { callbackUrl }) });
  const createdAt = clock.now();
  return kycs.open({ ...opened, wallet, tier, status: 'pending', createdAt, statusAt: createdAt });
}
