import type { Schemas } from '@institutional-defi/client';
import { ProviderLink, Verify } from '../../guide/index.ts';
import type { Verification } from './use-verification.ts';

type TierActionProps = Readonly<{ wallet: `0x${string}`; tier: Schemas['KycTier']; standing: Verification }>;

/** Opens a verification for the tier, or goes on with the open one. */
export function TierAction({ wallet, tier, standing }: TierActionProps) {
  const { isBlocked, kycStatus, kycTier, needsSessionCreation, verificationUrl } = standing;
  if (isBlocked) return null;
  if (kycStatus === 'pending' && !needsSessionCreation && kycTier === tier)
    return verificationUrl === null ? 'In progress' : <ProviderLink url={verificationUrl} size="small" />;
  const label = tier === 'TIER_3' ? 'How to apply' : kycStatus === 'rejected' ? 'Try again' : 'Verify';
  return (
    <Verify wallet={wallet} tier={tier} size="small" aria-label={`${label} for ${tier}`}>
      {label}
    </Verify>
  );
}
