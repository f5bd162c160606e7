import { z } from 'zod';
import { finding } from '../decision/decision.schemas.ts';
import { orNull, units, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { KycTier } from '../kyc/kyc.schemas.ts';

export const EligibilityQuery = z.strictObject({
  wallet: walletAddress,
  amount: units
    .optional()
    .meta({ description: 'Smallest units of the payment token; without it the minimum', example: '250000000' }),
  paymentToken: walletAddress
    .optional()
    .meta({ description: 'One of the sale’s payment tokens; without it the first' }),
});

const Checked = withNulls({
  ...finding,
  remedy: orNull(z.string()).meta({ description: 'The operationId that mends it', example: 'openKycSession' }),
}).meta({ id: 'EligibilityRule', description: 'The outcome of a rule, and what to do about it' });

export const Eligibility = withNulls({
  eligible: z.boolean(),
  tier: orNull(KycTier),
  remaining: orNull(units).meta({ description: 'What the wallet may still buy; null while it is unknown' }),
  rules: z.array(Checked),
}).meta({ id: 'SaleEligibility', description: 'Whether a wallet may buy' });
