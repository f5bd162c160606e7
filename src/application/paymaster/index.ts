import { compose } from '../shared/compose.ts';
import { checkTreasuries } from './check-treasuries.ts';
import { followSponsorships } from './follow-sponsorships.ts';
import { sponsorRequest } from './sponsor-request.ts';
import { writeOffFees } from './write-off-fees.ts';

export const paymasterUseCases = compose({
  sponsor: sponsorRequest,
  followSponsorships,
  checkTreasuries,
  writeOffFees,
});

export type PaymasterUseCases = ReturnType<typeof paymasterUseCases>;
