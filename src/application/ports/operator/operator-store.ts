import type { Appointment } from '../../../domain/operator/operator.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Appointments and removals of operators. Nothing is cached: a role that was taken away is gone on every process at once. Every method rejects with STORE_UNAVAILABLE. */
export interface OperatorStore {
  /** The latest appointment or removal of the wallet; undefined when there was none. */
  appointmentOf(wallet: WalletAddress): Promise<Appointment | undefined>;
  /** The latest one of every wallet. */
  appointments(): Promise<readonly Appointment[]>;
}
