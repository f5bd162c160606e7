import type { Data } from '@institutional-defi/client';

export type ListedWallet = Data<'listWallets'>['wallets'][number];
export type WalletChain = ListedWallet['chain'];

export const WALLET_CHAINS = ['evm', 'btc', 'sol'] as const satisfies readonly WalletChain[];
