import { z } from 'zod';
import { orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';

const country = orNull(z.string()).meta({ description: 'ISO 3166-1 alpha-2; null when it cannot be told' });

export const TermsQuery = z.strictObject({ wallet: walletAddress.meta({ description: 'Whose acceptance' }) });

export const AcceptTerms = z
  .strictObject({
    wallet: walletAddress,
    termsVersion: z.string().min(1).max(64).meta({ description: 'The current version', example: '2026-01' }),
  })
  .meta({
    id: 'AcceptTerms',
    description: 'The acceptance of the current terms by the signed-in wallet',
    example: { wallet: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', termsVersion: '2026-01' },
  });

export const TermsStatus = withNulls({
  wallet: walletAddress,
  accepted: z.boolean().meta({ description: 'Whether the current version is accepted' }),
  termsVersion: orNull(z.string()).meta({ description: 'The newest version that was accepted' }),
  acceptedAt: orNull(time),
  currentVersion: z.string(),
}).meta({ id: 'TermsStatus', description: 'Where a wallet stands with the terms' });

export const GeoPermission = withNulls({
  allowed: z.boolean(),
  countryCode: country,
  reason: z.enum(['allowed', 'country-blocked', 'country-unknown']),
}).meta({ id: 'GeoPermission', description: 'Whether the requesting address is in an open jurisdiction' });

export const GeoRegion = withNulls({
  countryCode: country,
  region: orNull(z.string()).meta({ description: 'The continent' }),
  isEU: z.boolean().meta({ description: 'One of the 27 member states of the European Union' }),
}).meta({ id: 'GeoRegion', description: 'Where the requesting address is' });
