import type { WalletAddress } from '../shared/wallet-address.ts';

/** A requested payment; only the recipient is required. */
export type PaymentRequest = Readonly<{
  to: WalletAddress;
  chainId?: number;
  /** The token contract; absent for the native coin. */
  token?: WalletAddress;
  /** Smallest units. */
  amount?: bigint;
}>;

/** The EIP-681 URI of the payment request. */
export function paymentUri({ to, chainId, token, amount }: PaymentRequest): string {
  const chain = chainId === undefined ? '' : `@${chainId}`;
  if (token === undefined) return `ethereum:${to}${chain}${amount === undefined ? '' : `?value=${amount}`}`;
  return `ethereum:${token}${chain}/transfer?address=${to}${amount === undefined ? '' : `&uint256=${amount}`}`;
}
