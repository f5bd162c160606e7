import type { ChatAccount, ChatLink } from '../../../domain/chat/chat-link.ts';
import type { Platform } from '../../../domain/messaging/platform.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type LinkInvitation = Readonly<{ digest: string; platform: Platform; wallet: WalletAddress; expiresAt: Date }>;

/** The links between messaging accounts and wallets. Every method rejects with STORE_UNAVAILABLE. */
export interface ChatLinks {
  /** Stores the code's digest and replaces the wallet's earlier code for the platform. */
  invite(invitation: LinkInvitation): Promise<void>;
  /**
   * Links the account to the wallet of the code and returns the wallet: to exactly one call per code, also under
   * concurrent calls. Returns undefined, without linking, when the code is unknown, used, expired or for another
   * platform, or when the account has an active link to another wallet.
   */
  accept(digest: string, account: ChatAccount, now: Date, expiresAt: Date): Promise<WalletAddress | undefined>;
  /** The wallet of an active link. */
  walletOf(account: ChatAccount, now: Date): Promise<WalletAddress | undefined>;
  /** The wallet's active links, sorted by platform and account. */
  linksOf(wallet: WalletAddress, now: Date): Promise<readonly ChatLink[]>;
  /** Returns whether a link existed. */
  unlink(account: ChatAccount): Promise<boolean>;
  /** Deletes the wallet's links and its open code on a platform; returns how many links. */
  unlinkAll(wallet: WalletAddress, platform: Platform): Promise<number>;
  /** Deletes at most `limit` links and codes that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
