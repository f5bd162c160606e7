import type { Dialogue } from '../../domain/chat/dialogue.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Who said something, and what they may do. */
export type Speaker = Readonly<{
  dialogue: Dialogue;
  /** The wallet to answer about. */
  about?: WalletAddress;
  /** The wallet whose own session this is, or why nothing can be acted on. */
  may: Readonly<{ actAs: WalletAddress }> | Readonly<{ notAct: string }>;
}>;
