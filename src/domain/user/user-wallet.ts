/** An entry of a user's own list of wallets. Its data is self-reported and proves nothing. */
export type UserWallet = Readonly<{
  /** Decimal digits. */
  id: string;
  chain: WalletChain;
  /** In the canonical form of its chain, so that `===` compares addresses. */
  address: string;
  label?: string;
  isEmbedded: boolean;
  embeddedWalletId?: string;
  isPrimary: boolean;
  createdAt: Date;
}>;

export type WalletChain = 'evm' | 'sol' | 'btc';
export type NewUserWallet = Omit<UserWallet, 'id'>;

export const MAX_USER_WALLETS = 100;
