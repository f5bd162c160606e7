/** An entry of a person's own list of wallets. It says what the person says, and proves nothing. */
export type UserWallet = Readonly<{
  /** Decimal digits. */
  id: string;
  chain: WalletChain;
  /** In the one form that its chain writes it, so that equality is `===`. */
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
