import type { RuleFinding } from '../../../domain/decision/decision.ts';
import * as refused from '../../../domain/sale/errors.ts';
import { userNotFound } from '../../../domain/user/errors.ts';

/** The operation with which the caller can mend a refusal. The caller cannot mend refusals that are not listed. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  [userNotFound.code, 'registerUser'],
  [refused.paymentTokenUnknown.code, 'viewSaleRules'],
  [refused.amountBelowMinimum.code, 'viewSaleRules'],
  [refused.amountDecimalsWrong.code, 'viewSaleRules'],
  [refused.saleNotActive.code, 'viewSaleStatus'],
  [refused.auctionNotOpen.code, 'viewAuctions'],
  [refused.bidPriceInvalid.code, 'viewAuctions'],
  [refused.auctionCapExceeded.code, 'viewAuctions'],
  [refused.aboveTierLimit.code, 'upgradeKyc'],
  [refused.kycRequired.code, 'openKycSession'],
  [refused.termsNotAccepted.code, 'acceptTerms'],
]);

export function remedyOf({ code }: Pick<RuleFinding, 'code'>): { remedy?: string } {
  const remedy = code === undefined ? undefined : REMEDIES.get(code);
  return remedy === undefined ? {} : { remedy };
}
