import type { PaymentToken } from '../shared/payment-token.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

export type SalePolicy = Readonly<{
  chainId: number;
  contract: WalletAddress;
  /** The token that is sold; absent when the operator did not name it. */
  token?: WalletAddress;
  /** At least one; all of the same decimals, because the contract adds up what a buyer spent in any of them. */
  paymentTokens: readonly [PaymentToken, ...PaymentToken[]];
  /** The first block that can hold a purchase. */
  startBlock: number;
  /** How many blocks must lie on top of a purchase before it counts. */
  confirmations: number;
  /** The contract of the NFT sale on the same chain, for the same payment tokens; absent when there is none. */
  nftContract?: WalletAddress;
}>;

/** Decimals of every payment token of the sale. */
export const paymentDecimals = ({ paymentTokens }: SalePolicy): number => paymentTokens[0].decimals;
