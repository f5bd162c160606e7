import { z } from 'zod';
import { KYC_STEPS } from '../../../domain/kyc/kyc-history.ts';
import { KYC_TIERS, TIER_TERMS, type KycTier as Tier } from '../../../domain/kyc/tier.ts';
import { orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

const limitOf = (tier: Tier) => {
  const { maxCents, maxUsd } = TIER_TERMS[tier];
  return maxCents === undefined ? maxUsd : `up to ${maxUsd} USD`;
};

export const KycTier = z.enum(KYC_TIERS).meta({
  id: 'KycTier',
  description: KYC_TIERS.map((tier) => `${tier} ${limitOf(tier)}`).join(', '),
  example: 'TIER_1',
});

export const KycQuery = z.strictObject({
  wallet: walletAddress.meta({ description: 'The wallet whose verification to return' }),
  readonly: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'true: return the stored status without a request to the provider' }),
});

export const OpenKycSession = z
  .strictObject({
    wallet: walletAddress,
    callbackUrl: z
      .url({ protocol: /^https?$/, normalize: true })
      .max(2048)
      .optional()
      .meta({
        description: 'The URL to return to after the verification: on this site or an allowed origin',
      }),
    requestedTier: KycTier.default('TIER_1'),
  })
  .meta({
    id: 'OpenKycSession',
    description: 'A verification to open',
    example: { wallet: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', requestedTier: 'TIER_1' },
  });

const status = {
  wallet: walletAddress,
  kycStatus: z.enum(['none', 'pending', 'approved', 'rejected']),
  kycTier: KycTier.meta({ description: 'The approved tier, else the tier being verified, else the first tier' }),
  tierName: z.string(),
  maxAllowed: units.meta({ description: 'The lifetime purchase limit of the wallet, in payment-token units' }),
  isBlocked: z.boolean(),
  canBuy: z.boolean(),
  verificationUrl: orNull(z.string()).meta({
    description: 'The URL at which the user verifies; null without the wallet’s session',
  }),
  needsSessionCreation: z.boolean(),
  history: z
    .array(
      withNulls({
        at: time,
        step: z.enum(KYC_STEPS).meta({ description: 'granted, and some revoked: by operators' }),
        tier: orNull(KycTier).meta({ description: 'Null for a revocation of all tiers' }),
      }),
    )
    .meta({
      description:
        'The wallet’s verifications and what was decided about them, newest first; empty without its session',
    }),
};

export const KycStatus = withNulls(status).meta({
  id: 'KycSessionStatus',
  description: 'Get the identity verification status of a wallet',
});

export const OpenedKycSession = withNulls({
  ...status,
  sessionId: orNull(z.string()).meta({
    description: 'The provider’s session; null for the accredited tier, and without the wallet’s session',
  }),
  contactAddress: z.string().optional().meta({ description: 'TIER_3 only: where accredited investors apply' }),
}).meta({ id: 'OpenedKycSession', description: 'The verification to complete' });

export const LinkKycSession = z
  .strictObject({
    wallet: walletAddress,
    sessionId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,200}$/, 'must contain 1 to 200 letters, digits, dashes or underscores')
      .meta({ description: 'The identity provider’s id of the verification' }),
  })
  .meta({
    id: 'LinkKycSession',
    description: 'A verification to link to the signed-in wallet',
    example: {
      wallet: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      sessionId: '5f0c1a52-0d5e-4f7e-9a3c-0d8f3f6f2b11',
    },
  });

export const UpgradeQuery = z.strictObject({
  wallet: walletAddress.meta({ description: 'The wallet that requests a higher tier' }),
  tier: KycTier,
});

export const KycUpgrade = withNulls({
  wallet: walletAddress,
  currentTier: orNull(KycTier).meta({ description: 'The approved tier; null when there is none' }),
  tier: KycTier,
  url: z.string().meta({
    description: 'The URL at which to verify; for TIER_3, to apply',
    example: 'https://verify.example.com/session/5f0c1a52',
  }),
}).meta({ id: 'KycUpgrade', description: 'How to reach a higher tier' });

export const KycWebhook = z
  .looseObject({})
  .meta({ id: 'KycWebhook', description: 'The configured provider’s own format; authenticated over the raw bytes' });

export const WebhookOutcome = z
  .object({ applied: z.boolean().meta({ description: 'False for repeated, late and unknown events' }) })
  .meta({ id: 'WebhookOutcome', description: 'The result of a webhook' });
