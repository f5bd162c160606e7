import type { Schemas } from '@institutional-defi/client';
import { t } from './texts/index.ts';

/** The service names its tiers in English, for programs. */
export const tierName = (tier: Schemas['KycTier']): string => t(`tier.${tier}`);

export const tierRequires = (tier: Schemas['KycTier']): string => t(`requires.${tier}`);
