import { screeningUnavailable } from '../../../domain/compliance/screening.ts';
import * as refused from '../../../domain/sale/errors.ts';
import { chainUnavailable, signerUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import { walletBlocked } from '../../../domain/user/errors.ts';

/** Why a sale rejects a buyer, and failures that prevent the check. */
export const INELIGIBLE = [
  walletBlocked,
  refused.kycRequired,
  refused.regionBlocked,
  refused.termsNotAccepted,
  refused.amlFailed,
  screeningUnavailable,
  chainUnavailable,
] as const;

/** Why an allowed purchase is not authorized: its signing key is in another system, and nothing was recorded. */
export const UNSIGNED = [signerUnavailable, upstreamBudget] as const;
