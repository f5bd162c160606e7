import type { ChatAccount } from '../../domain/chat/chat-link.ts';
import type { Dialogue } from '../../domain/chat/dialogue.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Who said something, and what they may do. */
export type Speaker = Readonly<{
  dialogue: Dialogue;
  /** Who it is on a messaging platform; absent everywhere else. */
  account?: ChatAccount;
  /** Said in a group, or passed on. */
  overheard?: true;
  /** The wallet to answer about. */
  about?: WalletAddress;
  /** The wallet whose own session or linked account this is, or why nothing can be acted on. */
  may: Readonly<{ actAs: WalletAddress }> | Readonly<{ notAct: string }>;
}>;
