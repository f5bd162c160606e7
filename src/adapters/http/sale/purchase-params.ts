import { screeningUnavailable } from '../../../domain/compliance/screening.ts';
import * as refused from '../../../domain/sale/errors.ts';
import { chainUnavailable, signerUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
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

type SaleCall<Name extends string> = Readonly<{
  chainId: number;
  contract: WalletAddress;
  functionName: Name;
  calldata: Hex;
}>;

/** The transaction for the buyer's wallet to sign: the contract call with the authorization and its signature. */
export const purchaseParams = <Name extends string, Struct>(
  { chainId, contract, functionName, calldata }: SaleCall<Name>,
  struct: Struct,
  signature: Hex,
) => ({
  chainId,
  to: contract,
  data: calldata,
  value: '0' as const,
  functionName,
  args: [struct, signature] as [Struct, Hex],
});
