import type { ChatAccount } from '../../domain/chat/chat-link.ts';
import type { Dialogue } from '../../domain/chat/dialogue.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Inquiry } from '../decision/inquiry.ts';

/** The author of a message, and their permissions. */
export type Speaker = Readonly<{
  dialogue: Dialogue;
  /** The account on a messaging platform; absent elsewhere. */
  account?: ChatAccount;
  /** The message was sent in a group, or forwarded. */
  overheard?: true;
  /** The wallet that replies are about. */
  about?: WalletAddress;
  /** `actAs`: the wallet of the session or the linked account. `inquiry`: the request of the message. `notAct`: why the speaker cannot act. */
  may: Readonly<{ actAs: WalletAddress; inquiry: Inquiry }> | Readonly<{ notAct: string }>;
}>;
