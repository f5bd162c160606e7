import type { BitcoinAccount } from '../../../domain/portfolio/accounts.ts';
import type { BitcoinAddress } from '../../../domain/shared/bitcoin-address.ts';
import type { Dated } from '../../../domain/shared/dated.ts';

export interface BitcoinAccounts {
  /** An unused address has a zero balance. Rejects with BITCOIN_UNAVAILABLE. */
  read(address: BitcoinAddress): Promise<Dated<BitcoinAccount>>;
}
