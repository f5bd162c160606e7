import type { Screening } from '../../../domain/compliance/screening.ts';
import type { ForeignAddress } from '../../../domain/shared/foreign-address.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export interface AddressScreening {
  /** Whether `screenAll` costs one request, or none, for hundreds of addresses: only then values that may be addresses are screened too. */
  readonly takesSuspects: boolean;

  /** Whether the address is on a sanctions list. Rejects with AML_UNAVAILABLE when there is no result, whatever the cause. */
  screen(wallet: WalletAddress): Promise<Screening>;

  /**
   * The same for an address of another kind of chain; undefined when the source has no list for that chain, which is not a
   * clear result. Rejects with AML_UNAVAILABLE.
   */
  screenForeign(address: ForeignAddress): Promise<Screening | undefined>;

  /** The verdicts on several addresses, in their order, asked for at once. Rejects with AML_UNAVAILABLE when any of them cannot be told. */
  screenAll(wallets: readonly WalletAddress[]): Promise<readonly Screening[]>;
}
