import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** A call of a contract. `value`: coins that go with it, in wei. */
export type HostCall = Readonly<{ from: WalletAddress; to: WalletAddress; data: Hex; value: bigint }>;

/** The contracts of one in-memory chain besides its tokens, and what both say when they are read. */
export interface Host {
  has(address: WalletAddress): boolean;
  /** Carries out the call with this transaction's hash. Reverts before any change; a rehearsal changes nothing. */
  run(call: HostCall, as: 'rehearsal' | Hex): void;
  /** The encoded result of a view function; undefined for any other call. Reverts as the contract does. */
  read(to: WalletAddress, data: Hex): Hex | undefined;
}

export const NO_CONTRACTS: Host = { has: () => false, run: () => {}, read: () => undefined };
