import { z } from 'zod';
import { API_KEY_PREFIX } from '../../../domain/auth/api-key.ts';
import { KYC_TIERS } from '../../../domain/kyc/tier.ts';
import { hex, orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { BidPermitMessage, SaleBid } from '../sale/auction.schemas.ts';
import { Note } from './operator.schemas.ts';
import { Proposal } from './proposals.schemas.ts';
import { OperatorDecision, RuleFinding } from './records.schemas.ts';

const text = orNull(z.string());
const tier = z.enum(KYC_TIERS);

const Profile = withNulls({
  wallet: walletAddress,
  username: text,
  email: text,
  emailVerified: z.boolean(),
  unconfirmedEmail: text.meta({ description: 'Entered without proof of the wallet' }),
  name: text,
  phone: text,
  countryCode: text,
  isBlocked: z.boolean(),
  referralCode: z.string(),
  referredBy: orNull(walletAddress),
  claimedReferrer: orNull(walletAddress),
  siweVerifiedAt: orNull(time),
  embeddedUserId: text,
  createdAt: time,
}).meta({ id: 'FiledProfile', description: 'The profile as stored' });

const KycSession = withNulls({
  id: z.string(),
  tier,
  status: z.enum(['pending', 'approved', 'rejected']),
  createdAt: time,
  statusAt: time,
  revokedAt: orNull(time),
  ownedAt: orNull(time).meta({
    description: 'When the wallet’s own session opened or linked it; null for one that was opened without it',
  }),
  counts: z.boolean().meta({ description: 'False once the owner has verifications of his own, and this is not one' }),
  countryCode: text.meta({ description: 'Of the document' }),
  region: text,
}).meta({ id: 'FiledKycSession', description: 'A verification at the identity provider' });

const KycEvent = withNulls({
  id: z.string(),
  sessionId: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  tier: orNull(tier),
  occurredAt: time,
  applied: z.boolean().meta({ description: 'Whether it changed the session' }),
}).meta({ id: 'FiledKycEvent', description: 'A report of the identity provider' });

const TierRuling = withNulls({
  kind: z.enum(['grant', 'revocation']),
  tier: orNull(tier),
  at: time,
  expiresAt: orNull(time),
  by: orNull(z.string()).meta({ description: 'Who approved it; null in rulings of before this was recorded' }),
  reason: orNull(z.string()),
  proposal: orNull(z.string()).meta({ description: 'Id of the proposal' }),
}).meta({ id: 'FiledTierRuling', description: 'A tier that operators granted or revoked' });

const Kyc = withNulls({
  status: z.enum(['none', 'pending', 'approved', 'rejected']),
  tier: orNull(tier),
  until: orNull(time).meta({ description: 'When a granted tier ends' }),
  sessions: z.array(KycSession),
  events: z.array(KycEvent),
  rulings: z.array(TierRuling),
  otherWallets: z.array(walletAddress).meta({ description: 'Other wallets of the same person' }),
}).meta({ id: 'FiledKyc', description: 'Identity verification' });

const Terms = withNulls({
  currentVersion: z.string(),
  acceptances: z.array(
    withNulls({
      version: z.string(),
      acceptedAt: time,
      ip: z.string(),
      userAgent: text,
      textSha256: text.meta({ description: 'SHA-256 of the text that the service showed; null if it showed none' }),
    }).meta({ id: 'FiledAcceptance', description: 'An acceptance with its evidence' }),
  ),
}).meta({ id: 'FiledTerms', description: 'Accepted terms, newest first' });

const Screening = withNulls({
  sanctioned: orNull(z.boolean()),
  source: text,
  asOf: orNull(time),
  reason: text.meta({ description: 'Why there is no result' }),
}).meta({ id: 'FiledScreening', description: 'Sanctions screening of the wallet now' });

const state = z.enum(['issued', 'used', 'expired']);

const Authorization = withNulls({
  nonce: units,
  state,
  paymentToken: walletAddress,
  amount: units,
  maxAllowed: units,
  tier,
  isEU: z.boolean(),
  referrer: walletAddress,
  deadline: units.meta({ description: 'Unix seconds' }),
  issuedAt: time,
}).meta({ id: 'FiledAuthorization', description: 'An issued purchase authorization' });

const NftAuthorization = withNulls({
  contract: walletAddress,
  nonce: units,
  state: orNull(state).meta({
    description: 'null from the deadline until a confirmed block shows whether it was used',
  }),
  tokenId: units,
  tierId: z.int(),
  amount: units,
  deadline: units.meta({ description: 'Unix seconds' }),
  issuedAt: time,
}).meta({ id: 'FiledNftAuthorization', description: 'An issued NFT purchase authorization' });

const Purchase = withNulls({
  txHash: hex,
  blockNumber: z.int(),
  paymentToken: walletAddress,
  amount: units,
  tokens: units,
  nonce: units,
  timestamp: time,
  confirmed: z.boolean(),
}).meta({ id: 'FiledPurchase', description: 'An indexed purchase' });

const Transfer = withNulls({
  chainId: z.int(),
  hash: hex,
  to: walletAddress,
  amount: units,
  token: orNull(walletAddress).meta({ description: 'null: the native coin' }),
  symbol: text,
  decimals: orNull(z.int()),
  status: z.string(),
  recordedAt: time,
}).meta({ id: 'FiledTransfer', description: 'A transaction that the service broadcast' });

const Sponsorship = withNulls({
  id: z.string(),
  chainId: z.int(),
  target: walletAddress,
  state: z.string(),
  costUsd: z.number(),
  hash: orNull(hex),
  takenAt: time,
}).meta({ id: 'FiledSponsorship', description: 'A sponsored request' });

const OpenSession = withNulls({
  provider: z.enum(['siwe', 'embedded']),
  createdAt: time,
  expiresAt: time,
}).meta({ id: 'FiledSession', description: 'A session that is open now' });

const Key = withNulls({
  id: z.int(),
  label: z.string(),
  prefix: z.literal(API_KEY_PREFIX),
  scopes: z.array(z.string()),
  createdAt: time,
  expiresAt: orNull(time),
  lastUsedAt: orNull(time),
  revokedAt: orNull(time),
}).meta({ id: 'FiledApiKey', description: 'An API key; of its secret only the common prefix' });

const BlockChange = withNulls({
  kind: z.enum(['block', 'unblock']),
  reason: z.string(),
  by: z.string(),
  at: time,
  proposal: text,
}).meta({ id: 'FiledBlock', description: 'A block, or its end' });

const ProfileChange = withNulls({
  field: z.string(),
  before: text,
  after: text,
  at: time,
  actor: z.string(),
}).meta({ id: 'FiledProfileChange', description: 'A change of a field of the profile' });

const Eligibility = withNulls({
  eligible: z.boolean(),
  code: text.meta({ description: 'Of the refusal that a request would receive' }),
  rules: z.array(RuleFinding),
}).meta({ id: 'FiledEligibility', description: 'Whether the wallet may make the smallest purchase now, rule by rule' });

export const UserFile = withNulls({
  profile: Profile,
  profileHistory: z.array(ProfileChange),
  wallets: z.array(z.object({ chain: z.string(), address: z.string(), label: z.string().nullable() })),
  eligibility: Eligibility,
  kyc: Kyc,
  terms: Terms,
  screening: Screening,
  decisions: z.array(OperatorDecision),
  authorizations: z.array(Authorization),
  nftAuthorizations: z.array(NftAuthorization),
  bidPermits: z.array(BidPermitMessage.extend({ issuedAt: time, state })),
  bids: orNull(z.array(SaleBid)).meta({ description: 'null when the auctions cannot be read' }),
  purchased: orNull(units).meta({ description: 'On chain, in payment-token units; null when it cannot be read' }),
  purchases: z.array(Purchase),
  transfers: z.array(Transfer),
  sponsorships: z.array(Sponsorship),
  suspendedUntil: orNull(time).meta({ description: 'Sponsorship is suspended until then' }),
  sessions: z.array(OpenSession).meta({ description: 'Open sessions, newest first' }),
  keys: z.array(Key),
  blocks: z.array(BlockChange),
  proposals: z.array(Proposal),
  notes: z.array(Note),
}).meta({ id: 'UserFile', description: 'Everything known about a user; the newest 100 of each list' });
