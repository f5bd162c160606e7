import type { WalletAddress } from '../shared/wallet-address.ts';

/** What somebody is asked to send; only the receiver is needed. */
export type PaymentRequest = Readonly<{
  to: WalletAddress;
  chainId?: number;
  /** The token's contract; the native coin without one. */
  token?: WalletAddress;
  /** Smallest units. */
  amount?: bigint;
}>;

/** The EIP-681 address that asks a wallet for the payment. */
export function paymentUri({ to, chainId, token, amount }: PaymentRequest): string {
  const chain = chainId === undefined ? '' : `@${chainId}`;
  if (token === undefined) return `ethereum:${to}${chain}${amount === undefined ? '' : `?value=${amount}`}`;
  return `ethereum:${token}${chain}/transfer?address=${to}${amount === undefined ? '' : `&uint256=${amount}`}`;
}
