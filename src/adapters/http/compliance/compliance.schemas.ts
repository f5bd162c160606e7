import { z } from 'zod';
import { orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';

const country = orNull(z.string()).meta({ description: 'ISO 3166-1 alpha-2; null when unknown' });

export const TermsQuery = z.strictObject({
  wallet: walletAddress.meta({ description: 'The wallet whose acceptance to check' }),
});

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
  termsVersion: orNull(z.string()).meta({ description: 'The newest accepted version' }),
  acceptedAt: orNull(time),
  currentVersion: z.string(),
}).meta({ id: 'TermsStatus', description: 'A wallet’s acceptance of the terms' });

export const GeoPermission = withNulls({
  allowed: z.boolean(),
  countryCode: country,
  reason: z.enum(['allowed', 'country-blocked', 'country-unknown']),
}).meta({ id: 'GeoPermission', description: 'Whether the requesting IP address is in an open jurisdiction' });

export const GeoRegion = withNulls({
  countryCode: country,
  region: orNull(z.string()).meta({ description: 'The continent' }),
  isEU: z.boolean().meta({ description: 'One of the 27 member states of the European Union' }),
}).meta({ id: 'GeoRegion', description: 'The region of the requesting IP address' });
