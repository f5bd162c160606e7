import type { Usd } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** What a wallet was worth over all chains at one moment. */
export type PortfolioSnapshot = Readonly<{ wallet: WalletAddress; takenAt: Date; totalUSD: Usd }>;
