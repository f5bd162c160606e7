import type { Screening } from '../../../domain/compliance/screening.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface AddressScreening {
  /** Whether `screenAll` costs one request, or none, for hundreds of addresses: only then values that may be addresses are screened too. */
  readonly takesSuspects: boolean;

  /** Whether the address is on a sanctions list. Rejects with AML_UNAVAILABLE when there is no result, whatever the cause. */
  screen(wallet: WalletAddress): Promise<Screening>;

  /** The verdicts on several addresses, in their order, asked for at once. Rejects with AML_UNAVAILABLE when any of them cannot be told. */
  screenAll(wallets: readonly WalletAddress[]): Promise<readonly Screening[]>;
}
