import type { SolanaAccount } from '../../../domain/portfolio/accounts.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { SolanaAddress } from '../../../domain/shared/solana-address.ts';

export interface SolanaAccounts {
  /** Includes tokens of both token programs. An unused account has a zero balance. Rejects with SOLANA_UNAVAILABLE. */
  read(address: SolanaAddress): Promise<Dated<SolanaAccount>>;
}
