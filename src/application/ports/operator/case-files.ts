import type { BlockChange, Note } from '../../../domain/operator/case-file.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Act } from './act.ts';

/** What operators did about a wallet. A change is stored with its audit entry, both or neither. Every method rejects with STORE_UNAVAILABLE. */
export interface CaseFiles {
  /**
   * Blocks the wallet on every process at once, and voids what it had proposed as an operator, each with an audit entry. False when it
   * was blocked already: only the audit entry is stored then; undefined, and nothing is stored, without a user.
   */
  block(block: Omit<BlockChange, 'kind' | 'proposal'>, act: Act): Promise<boolean | undefined>;
  /** Oldest first. */
  blocksOf(wallet: WalletAddress): Promise<readonly BlockChange[]>;
  addNote(note: Omit<Note, 'id'>, act: Act): Promise<Note>;
  /** Oldest first. */
  notesOf(wallet: WalletAddress): Promise<readonly Note[]>;
}
