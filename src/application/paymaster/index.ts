import { compose } from '../shared/compose.ts';
import { checkTreasuries } from './check-treasuries.ts';
import { followSponsorships, writeOffFees } from './follow-sponsorships.ts';
import { sponsorRequest } from './sponsor-request.ts';

export const paymasterUseCases = compose({
  sponsor: sponsorRequest,
  followSponsorships,
  checkTreasuries,
  writeOffFees,
});

export type PaymasterUseCases = ReturnType<typeof paymasterUseCases>;
