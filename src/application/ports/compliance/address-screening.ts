import type { Screening } from '../../../domain/compliance/screening.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface AddressScreening {
  /** Is the address on a sanctions list? Rejects with AML_UNAVAILABLE when that cannot be told, whatever the cause. */
  screen(wallet: WalletAddress): Promise<Screening>;
}
