import { z } from 'zod';
import { line, orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';

const text = (description: string) => orNull(z.string()).meta({ description });

export const UserProfile = withNulls({
  id: z.int(),
  username: text('Unique, ignoring case'),
  email: text('Visible only to the user'),
  emailVerified: z.boolean(),
  name: text('Visible only to the user'),
  phone: text('Visible only to the user'),
  kycStatus: z.enum(['none', 'pending', 'approved', 'rejected']),
  siweVerified: z.boolean(),
  referralCode: z.string().meta({ description: 'The user’s referral code', example: 'K7QMX2PA' }),
  isBlocked: z.boolean(),
  countryCode: text('ISO 3166-1 alpha-2; visible only to the user'),
  notifyAml: z.boolean(),
  notifyVesting: z.boolean(),
  notifyUpdates: z.boolean(),
  createdAt: time,
}).meta({ id: 'UserProfile', description: 'A user; personal fields are null for everyone but the user' });

export const UserQuery = z.strictObject({
  wallet: walletAddress
    .optional()
    .meta({ description: 'The wallet whose public profile to return; defaults to the session’s own' }),
});

export const ViewedUser = z
  .object({
    authenticated: z.boolean().meta({ description: 'Whether the request has a session' }),
    wallet: walletAddress,
    profileComplete: z.boolean(),
    profile: UserProfile,
  })
  .meta({ id: 'ViewedUser', description: 'A user, limited to the fields visible to the caller' });

export const RegisterUser = z
  .strictObject({
    wallet: walletAddress,
    email: z
      .email()
      .max(254)
      .optional()
      .meta({ description: 'Stays unconfirmed until the wallet’s own session sets it' }),
    referralCode: z.string().min(1).max(32).optional().meta({
      description:
        'The referral code of the referrer. It counts once the wallet’s own session sends it; without that session it is a claim, recorded at creation only, that counts when the wallet signs in and nobody claimed another',
      example: 'K7QMX2PA',
    }),
  })
  .meta({
    id: 'RegisterUser',
    description: 'A wallet to register',
    example: { wallet: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  });

export const RegisteredUser = z
  .object({
    created: z.boolean().meta({ description: 'False when the wallet was already registered' }),
    profile: UserProfile,
  })
  .meta({ id: 'RegisteredUser', description: 'The registered user' });

export const ChangeProfile = z
  .strictObject({
    username: z
      .string()
      .min(3)
      .max(32)
      .regex(/^[a-zA-Z0-9_]*$/, 'must contain only letters, digits and _')
      .exactOptional()
      .meta({ description: 'Unique, ignoring case', example: 'alice_1' }),
    email: z.email().max(254).exactOptional().meta({
      description: 'A new email address is unverified. Refused if another user has verified it, ignoring case',
    }),
    name: line(0, 255).exactOptional().meta({ description: 'An empty string clears the field' }),
    phone: line(0, 20).exactOptional().meta({ description: 'An empty string clears the field' }),
    notifyAml: z.boolean().exactOptional(),
    notifyVesting: z.boolean().exactOptional(),
    notifyUpdates: z.boolean().exactOptional(),
    referralDisclaimerAccepted: z.boolean().exactOptional(),
  })
  .meta({
    id: 'ChangeProfile',
    description: 'The fields to change; other fields keep their values',
    example: { username: 'alice_1' },
  });

export const ChangedProfile = z
  .object({ profile: UserProfile, referralDisclaimerAccepted: z.boolean() })
  .meta({ id: 'ChangedProfile', description: 'The updated profile' });
