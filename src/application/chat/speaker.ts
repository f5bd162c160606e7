import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { ChatAccount } from '../../domain/chat/chat-link.ts';
import type { Dialogue } from '../../domain/chat/dialogue.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { Inquiry } from '../decision/matter.ts';

/** The author of a message, and their permissions. */
export type Speaker = Readonly<{
  dialogue: Dialogue;
  /** The account on a messaging platform; absent elsewhere. */
  account?: ChatAccount;
  /** Where the request came from; absent on messaging platforms. */
  origin?: RequestOrigin;
  /** Until when the message was said, where it may be delivered late; absent where it is delivered at once. */
  saidBy?: Date;
  /** The message was sent in a group, or forwarded. */
  overheard?: true;
  /**
   * Whose questions are answered. Absent when nobody proved a wallet, and when the request names another than the proved one. `byKey`: an
   * API key learns here what it may read over HTTP, which is what its wallet holds.
   */
  viewer?: Readonly<{ wallet: ProvedWallet; byKey?: true }>;
  /** `actAs`: the wallet of the session or the linked account. `inquiry`: the request of the message. `notAct`: why the speaker cannot act. */
  may: Readonly<{ actAs: ProvedWallet; inquiry: Inquiry }> | Readonly<{ notAct: string }>;
}>;
