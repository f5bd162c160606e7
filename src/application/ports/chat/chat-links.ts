import type { ChatAccount, ChatLink } from '../../../domain/chat/chat-link.ts';
import type { Platform } from '../../../domain/messaging/inbound-message.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type LinkInvitation = Readonly<{ digest: string; platform: Platform; wallet: WalletAddress; expiresAt: Date }>;

/** Which accounts of messaging platforms belong to which wallets. Every method rejects with STORE_UNAVAILABLE. */
export interface ChatLinks {
  /** Keeps the code's digest, in the place of the wallet's earlier code for the platform. */
  invite(invitation: LinkInvitation): Promise<void>;
  /**
   * Links the account with the wallet whose code it is, and answers the wallet: to exactly one caller per code, however many ask
   * at once. Undefined, and no link, when the code is unknown, used, expired or for another platform, or when the account has a
   * live link with another wallet.
   */
  accept(digest: string, account: ChatAccount, now: Date, expiresAt: Date): Promise<WalletAddress | undefined>;
  /** The wallet of a live link. */
  walletOf(account: ChatAccount, now: Date): Promise<WalletAddress | undefined>;
  /** The wallet's live links, in the order of platform and account. */
  linksOf(wallet: WalletAddress, now: Date): Promise<readonly ChatLink[]>;
  /** Whether there was a link to end. */
  unlink(account: ChatAccount): Promise<boolean>;
  /** Ends the wallet's links and its open code on a platform; answers how many links. */
  unlinkAll(wallet: WalletAddress, platform: Platform): Promise<number>;
  /** Forgets what expired before `before`; answers how many links and codes. */
  purgeExpired(before: Date): Promise<number>;
}
