import type { PaymentToken } from '../shared/amount.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Auction } from './auction.ts';

export type SalePhase = 'upcoming' | 'active' | 'paused' | 'ended';

/** The state that the sale contract reports. */
export type SaleState = Readonly<{
  phase: SalePhase;
  /** Smallest units of the sale token. */
  tokensSold: bigint;
  tokensForSale: bigint;
  /** Payment-token units for one whole sale token. */
  price: bigint;
}>;

export type SalePolicy = Readonly<{
  chainId: number;
  contract: WalletAddress;
  /** The token that is sold; absent when the operator did not name it. */
  token?: WalletAddress;
  /** Of that token; absent when the operator did not state them. */
  tokenFacts?: Readonly<{ symbol: string; decimals: number }>;
  /** At least one; all with the same decimals, because the contract adds up a buyer's payments in all of them. */
  paymentTokens: readonly [PaymentToken, ...PaymentToken[]];
  /** The first block that can contain a purchase. */
  startBlock: number;
  /** Number of blocks on top of a purchase until it is confirmed. */
  confirmations: number;
  /** The NFT sale contract on the same chain, with the same payment tokens; absent without an NFT sale. */
  nftContract?: WalletAddress;
  /** On the same chain, in the same payment tokens; absent without any. */
  auctions?: readonly Auction[];
  /** The chain is simulated by this process: nothing that is signed for it may reach a real one. Absent on a real chain. */
  inMemory?: true;
}>;

/** Decimals of every payment token of the sale. */
export const paymentDecimals = ({ paymentTokens }: SalePolicy): number => paymentTokens[0].decimals;
