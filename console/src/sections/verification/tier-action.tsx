import type { Schemas } from '@institutional-defi/client';
import { ProviderLink, tierName, Verify } from '../../guide/index.ts';
import { wasRejected } from '../../values/tiers.ts';
import { t } from './texts/index.ts';
import type { Verification } from './use-verification.ts';

type TierActionProps = Readonly<{ wallet: `0x${string}`; tier: Schemas['KycTier']; standing: Verification }>;

/** Opens a verification for the tier, or goes on with the open one. */
export function TierAction({ wallet, tier, standing }: TierActionProps) {
  const { isBlocked, kycStatus, kycTier, needsSessionCreation, verificationUrl } = standing;
  if (isBlocked) return null;
  if (kycStatus === 'pending' && !needsSessionCreation && kycTier === tier)
    return verificationUrl === null ? t('status.pending') : <ProviderLink url={verificationUrl} size="small" />;
  const label = t(tier === 'TIER_3' ? 'apply' : wasRejected(standing, tier) ? 'tryAgain' : 'verify');
  return (
    <Verify
      wallet={wallet}
      tier={tier}
      size="small"
      aria-label={t('actionFor', { action: label, tier: tierName(tier) })}
    >
      {label}
    </Verify>
  );
}
