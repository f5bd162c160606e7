import { z } from 'zod';
import { KYC_TIERS } from '../../../domain/kyc/tier.ts';
import { SWAP_STATUSES } from '../../../domain/swap/swap.ts';
import { orNull, time, walletAddress } from '../frame/wire/wire.ts';
import { Price } from '../token/token.schemas.ts';

const decimal = z.string().meta({ description: 'Whole tokens or dollars, as a decimal number', example: '0.5' });

/** What was looked up, each field with the intents whose answers hold it. */
export const found = {
  kycStatus: z.enum(['none', 'pending', 'approved', 'rejected']).optional(),
  kycTier: z.enum(KYC_TIERS).nullable().optional().meta({ description: 'kyc, limit: null without a verification' }),
  maxAllowed: decimal.optional().meta({ description: 'kyc, limit: dollars over the lifetime, or `unlimited`' }),
  nextStep: z
    .enum(['openKycSession', 'upgradeKyc'])
    .nullable()
    .optional()
    .meta({ description: 'kyc: the operation that comes next' }),
  eligible: z.boolean().optional().meta({ description: 'eligibility: every rule passes' }),
  rules: z
    .array(z.object({ rule: z.string(), outcome: z.enum(['pass', 'fail', 'unknown']), code: z.string().optional() }))
    .optional()
    .meta({ description: 'eligibility' }),
  decision: z
    .object({ id: z.string(), at: time, kind: z.string(), outcome: z.string(), code: z.string().optional() })
    .nullable()
    .optional()
    .meta({ description: 'refusal: the newest one; null without any' }),
  remaining: decimal
    .nullable()
    .optional()
    .meta({ description: 'limit: dollars that are left, or `unlimited`; null while they cannot be read' }),
  purchases: z
    .array(z.object({ amount: decimal, token: z.string(), at: time, confirmed: z.boolean(), hash: z.string() }))
    .optional(),
  phase: z.enum(['upcoming', 'active', 'paused', 'ended']).optional().meta({ description: 'sale' }),
  auctions: z
    .array(
      z.object({
        ...{ auction: walletAddress, phase: z.enum(['upcoming', 'open', 'ended', 'claimable']), price: decimal },
        ...{ token: z.string().optional(), graduated: z.boolean(), endBlock: z.int() },
      }),
    )
    .optional()
    .meta({ description: 'auction' }),
  bids: z
    .array(
      z.object({
        ...{ auction: walletAddress, id: z.string(), state: z.enum(['open', 'outbid', 'exited', 'claimed']) },
        ...{ amount: decimal, token: z.string(), price: decimal, spent: decimal, tokens: decimal },
      }),
    )
    .optional()
    .meta({ description: 'bids: the newest, with what they got so far' }),
  price: z
    .union([z.string(), Price])
    .optional()
    .meta({ description: 'price: of the token, with its source. sale: of one token, in the payment token' }),
  tokensSold: decimal.optional().meta({ description: 'sale' }),
  tokensForSale: decimal.optional().meta({ description: 'sale' }),
  tokens: z
    .union([z.string(), z.array(z.object({ symbol: z.string(), chainId: z.int() }))])
    .optional()
    .meta({ description: 'tokens: those that are listed. sale: how many the named amount buys' }),
  paymentTokens: z.array(z.string()).optional().meta({ description: 'tokens: what the sale takes' }),
  accepted: z.boolean().optional().meta({ description: 'terms: the current version is accepted' }),
  currentVersion: z.string().optional().meta({ description: 'terms' }),
  code: z.string().optional().meta({ description: 'referral: the wallet’s own' }),
  totalReferrals: z.int().optional().meta({ description: 'referral: different wallets that bought' }),
  networks: z.array(z.object({ chainId: z.int(), name: z.string() })).optional(),
  balances: z.array(z.object({ chainId: z.int(), token: z.string(), amount: decimal })).optional(),
  transactions: z
    .array(
      z.object({
        hash: z.string(),
        chainId: z.int(),
        status: z.enum(['pending', 'confirmed', 'failed', 'replaced', 'dropped']),
        direction: z.enum(['in', 'out', 'self']).optional(),
        amount: decimal.optional(),
        token: z.string().optional(),
        with: z.string().optional().meta({ description: 'The other side' }),
        at: time.optional(),
      }),
    )
    .optional()
    .meta({ description: 'status, history' }),
  swaps: z
    .array(z.object({ requestId: z.string(), status: z.enum(SWAP_STATUSES) }))
    .optional()
    .meta({ description: 'status: swaps of this conversation, newest first, or the one that was named' }),
  duration: z
    .number()
    .optional()
    .meta({ description: 'fees, gas: seconds that the offered or last confirmed swap takes, as its route says' }),
  keys: z
    .array(z.object({ label: z.string(), lastFour: z.string(), expiresAt: orNull(time) }))
    .optional()
    .meta({ description: 'keys: those that still work' }),
  contacts: z.array(z.object({ name: z.string(), address: walletAddress })).optional(),
} as const;
