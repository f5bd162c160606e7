import type { Screening } from '../../../domain/compliance/screening.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface AddressScreening {
  /** Whether the address is on a sanctions list. Rejects with AML_UNAVAILABLE when there is no result, whatever the cause. */
  screen(wallet: WalletAddress): Promise<Screening>;
}
