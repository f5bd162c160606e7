import type { SolanaAccount } from '../../../domain/portfolio/accounts.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { SolanaAddress } from '../../../domain/shared/solana-address.ts';

export interface SolanaAccounts {
  /** Tokens of both token programs. An account that was never used holds nothing. Rejects with SOLANA_UNAVAILABLE. */
  read(address: SolanaAddress): Promise<Dated<SolanaAccount>>;
}
