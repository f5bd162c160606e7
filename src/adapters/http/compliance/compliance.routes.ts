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

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lowercase hexadecimal');

const AcceptTerms = z
  .strictObject({
    wallet: walletAddress,
    termsVersion: z.string().min(1).max(64).meta({ description: 'The current version', example: '2026-01' }),
    textSha256: sha256
      .optional()
      .meta({ description: 'Of the text that was shown; refused if it is not of the current text' }),
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

const TermsText = withNulls({
  version: z.string().meta({ description: 'The current version' }),
  url: orNull(z.url()).meta({ description: 'The page with the text, if the service does not have it' }),
  text: orNull(z.string()).meta({ description: 'Markdown' }),
  sha256: orNull(sha256).meta({ description: 'Of `text` in UTF-8; kept with each acceptance' }),
}).meta({
  id: 'TermsText',
  description: 'The text of the current terms; nothing but the version where it is published elsewhere',
});

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
    method: 'get',
    path: '/api/terms/text',
    operationId: 'viewTermsText',
    tag: 'Compliance',
    summary: 'Get the text of the current terms',
    description: 'Show it to the user before `POST /api/terms`, and send its digest there.',
    access: 'public',
    limit: 'read',
    reply: data(TermsText, 'The text, or where it is'),
    fails: [],
    handle: () => compliance.viewTermsText(),
  }),
  route({
    method: 'post',
    path: '/api/terms',
    operationId: 'acceptTerms',
    tag: 'Compliance',
    summary: 'Accept the current terms',
    description:
      'Records the version, the digest of its text, the time and the origin of the acceptance. Accepting the same version again changes nothing.',
    access: 'session',
    limit: 'write',
    body: AcceptTerms,
    reply: data(TermsStatus, 'Accepted'),
    fails: [notYourWallet, termsVersionNotCurrent],
    handle: ({ body, caller, origin }) =>
      compliance.acceptTerms(
        caller.actingFor(body.wallet),
        { version: body.termsVersion, textSha256: body.textSha256 },
        origin,
      ),
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
