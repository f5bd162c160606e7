import { compose } from '../shared/compose.ts';
import { viewPermission, viewRegion } from './geo.ts';
import { requireUnblocked } from './require-unblocked.ts';
import { acceptTerms, viewTerms } from './terms.ts';

export const complianceUseCases = compose({
  viewTerms,
  acceptTerms,
  viewPermission,
  viewRegion,
  requireUnblocked,
});

export type ComplianceUseCases = ReturnType<typeof complianceUseCases>;
