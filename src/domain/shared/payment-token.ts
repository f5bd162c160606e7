import type { WalletAddress } from './wallet-address.ts';

/** An ERC-20 token that purchases or fees are paid in. */
export type PaymentToken = Readonly<{ address: WalletAddress; symbol: string; decimals: number }>;
