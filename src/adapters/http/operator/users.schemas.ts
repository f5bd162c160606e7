import { z } from 'zod';
import { KYC_TIERS } from '../../../domain/kyc/tier.ts';
import { line, orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { cursor, limit } from './proposals.schemas.ts';

const KYC = ['none', 'pending', 'approved', 'rejected'] as const;

export const UsersQuery = z.strictObject({
  query: line(1, 100).optional().meta({
    description: 'The beginning of a wallet, username, e-mail address or name, or a whole referral code',
    example: '0xf39F',
  }),
  kyc: z.enum(KYC).optional().meta({ description: 'Verification status' }),
  tier: z.enum(KYC_TIERS).optional().meta({ description: 'Approved tier' }),
  blocked: z.enum(['true', 'false']).optional().meta({ description: 'Blocked or not' }),
  limit,
  cursor,
});

const UserEntry = withNulls({
  wallet: walletAddress,
  username: orNull(z.string()),
  email: orNull(z.string()),
  name: orNull(z.string()),
  isBlocked: z.boolean(),
  kycStatus: z.enum(KYC),
  tier: orNull(z.enum(KYC_TIERS)),
  siweVerifiedAt: orNull(time).meta({ description: 'First sign-in with a signed message' }),
  createdAt: time,
}).meta({ id: 'UserEntry', description: 'A user in a list of operators' });

export const Users = withNulls({ users: z.array(UserEntry), nextCursor: orNull(z.string()) }).meta({
  id: 'Users',
  description: 'A page of users, newest first',
});
