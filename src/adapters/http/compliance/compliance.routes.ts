import type { ComplianceUseCases } from '../../../application/compliance/index.ts';
import { termsVersionNotCurrent } from '../../../domain/compliance/terms.ts';
import { notYourWallet, storeUnavailable } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { AcceptTerms, GeoPermission, GeoRegion, TermsQuery, TermsStatus } from './compliance.schemas.ts';

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
