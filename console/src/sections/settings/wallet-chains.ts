import type { Data } from '@institutional-defi/client';

export type ListedWallet = Data<'listWallets'>['wallets'][number];
export type WalletChain = ListedWallet['chain'];

export const CHAIN_NAMES: Readonly<Record<WalletChain, string>> = {
  evm: 'EVM (Ethereum, Base, …)',
  btc: 'Bitcoin',
  sol: 'Solana',
};
