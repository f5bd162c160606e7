import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

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
