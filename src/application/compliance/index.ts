import { compose } from '../shared/compose.ts';
import { viewPermission, viewRegion } from './geo.ts';
import { refuseBlockedCaller } from './refuse-blocked.ts';
import { acceptTerms, viewTerms } from './terms.ts';

export const complianceUseCases = compose({
  viewTerms,
  acceptTerms,
  viewPermission,
  viewRegion,
  refuseBlocked: refuseBlockedCaller,
});

export type ComplianceUseCases = ReturnType<typeof complianceUseCases>;
