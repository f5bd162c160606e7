import type { WalletAddress } from './wallet-address.ts';

/** An ERC-20 token that purchases or fees can be paid in. */
export type PaymentToken = Readonly<{ address: WalletAddress; symbol: string; decimals: number }>;
