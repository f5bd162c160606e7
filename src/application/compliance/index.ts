import { compose } from '../shared/compose.ts';
import { viewPermission, viewRegion } from './geo.ts';
import { acceptTerms, viewTerms } from './terms.ts';

export const complianceUseCases = compose({
  viewTerms,
  acceptTerms,
  viewPermission,
  viewRegion,
});

export type ComplianceUseCases = ReturnType<typeof complianceUseCases>;
