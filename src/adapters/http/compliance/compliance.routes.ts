import { z } from 'zod';
import type { ComplianceUseCases } from '../../../application/compliance/index.ts';
import { termsVersionNotCurrent } from '../../../domain/compliance/terms.ts';
import { notYourWallet, storeUnavailable } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';

const country = orNull(z.string()).meta({ description: 'ISO 3166-1 alpha-2; null when unknown' });

const TermsQuery = z.strictObject({
  wallet: walletAddress.meta({ description: 'The wallet whose acceptance to check' }),
});

const AcceptTerms = z
  .strictObject({
    wallet: walletAddress,
    termsVersion: z.string().min(1).max(64).meta({ description: 'The current version', example: '2026-01' }),
  })
  .meta({
    id: 'AcceptTerms',
    description: 'The acceptance of the current terms by the signed-in wallet',
    example: { wallet: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', termsVersion: '2026-01' },
  });

const TermsStatus = withNulls({
  wallet: walletAddress,
  accepted: z.boolean().meta({ description: 'Whether the current version is accepted' }),
  termsVersion: orNull(z.string()).meta({ description: 'The newest accepted version' }),
  acceptedAt: orNull(time),
  currentVersion: z.string(),
}).meta({ id: 'TermsStatus', description: 'A wallet’s acceptance of the terms' });

const GeoPermission = withNulls({
  allowed: z.boolean(),
  countryCode: country,
  reason: z.enum(['allowed', 'country-blocked', 'country-unknown']),
}).meta({ id: 'GeoPermission', description: 'Whether the requesting IP address is in an open jurisdiction' });

const GeoRegion = withNulls({
  countryCode: country,
  region: orNull(z.string()).meta({ description: 'The continent' }),
  isEU: z.boolean().meta({ description: 'One of the 27 member states of the European Union' }),
}).meta({ id: 'GeoRegion', description: 'The region of the requesting IP address' });

export const complianceRoutes = (compliance: ComplianceUseCases) => [
  route({
    method: 'get',
    path: '/api/terms',
    operationId: 'viewTerms',
    tag: 'Compliance',
    summary: 'Get whether a wallet accepted the current terms',
    description: 'Compares the newest version that the wallet accepted with the current version.',
    access: 'public',
    limit: 'read',
    query: TermsQuery,
    reply: data(TermsStatus, 'The acceptance'),
    fails: [storeUnavailable],
    handle: ({ query }) => compliance.viewTerms(query.wallet),
  }),
  route({
    method: 'post',
    path: '/api/terms',
    operationId: 'acceptTerms',
    tag: 'Compliance',
    summary: 'Accept the current terms',
    description:
      'Records the version, the time and the origin of the acceptance. Accepting the same version again changes nothing.',
    access: 'session',
    limit: 'write',
    body: AcceptTerms,
    reply: data(TermsStatus, 'Accepted'),
    fails: [notYourWallet, termsVersionNotCurrent],
    handle: ({ body, caller, origin }) =>
      compliance.acceptTerms(caller.actingFor(body.wallet), body.termsVersion, origin),
  }),
  route({
    method: 'get',
    path: '/api/geo/permission',
    operationId: 'viewGeoPermission',
    tag: 'Compliance',
    summary: 'Check whether the requesting IP address is in an open jurisdiction',
    description:
      'Applies the operator’s rules for jurisdictions to the country of the IP address. A purchase applies them again, also to the verified identity.',
    access: 'public',
    limit: 'read',
    reply: data(GeoPermission, 'The verdict'),
    fails: [],
    handle: ({ origin }) => compliance.viewPermission(origin),
  }),
  route({
    method: 'get',
    path: '/api/geo/region',
    operationId: 'viewGeoRegion',
    tag: 'Compliance',
    summary: 'Get the country and continent of the requesting IP address',
    description: 'The country is looked up from the IP address, so a proxy or VPN changes it.',
    access: 'public',
    limit: 'read',
    reply: data(GeoRegion, 'The region'),
    fails: [],
    handle: ({ origin }) => compliance.viewRegion(origin),
  }),
];
