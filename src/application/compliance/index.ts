import type { Ports } from '../ports/index.ts';
import { viewPermission, viewRegion } from './geo.ts';
import { acceptTerms, viewTerms } from './terms.ts';

export const complianceUseCases = (ports: Pick<Ports, 'clock' | 'compliancePolicy' | 'geoLocator' | 'terms'>) => ({
  viewTerms: viewTerms(ports),
  acceptTerms: acceptTerms(ports),
  viewPermission: viewPermission(ports),
  viewRegion: viewRegion(ports),
});

export type ComplianceUseCases = ReturnType<typeof complianceUseCases>;
