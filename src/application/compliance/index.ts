import { compose } from '../shared/compose.ts';
import { viewPermission, viewRegion } from './geo.ts';
import { refuseBlocked } from './refuse-blocked.ts';
import { acceptTerms, viewTerms } from './terms.ts';

export const complianceUseCases = compose({
  viewTerms,
  acceptTerms,
  viewPermission,
  viewRegion,
  refuseBlocked,
});

export type ComplianceUseCases = ReturnType<typeof complianceUseCases>;
