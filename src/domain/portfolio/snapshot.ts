import type { Usd } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** The total value of a wallet over all chains at one moment. */
export type PortfolioSnapshot = Readonly<{ wallet: WalletAddress; takenAt: Date; totalUSD: Usd }>;
