import type { OperatorStore } from '../../../application/ports/operator.ts';
import type { OperatorPolicy } from '../../../application/ports/policies.ts';
import type { Appointment } from '../../../domain/operator/operator.ts';
import { type Staff, staffOf } from '../../../domain/operator/staff.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { mentionsIn } from '../shared/mentions.ts';
import type { InMemoryUserStore } from '../user/user-store.memory.ts';

export class InMemoryOperatorStore implements OperatorStore {
  readonly #latest = new Map<WalletAddress, Appointment>();
  readonly #named: OperatorPolicy['named'];
  readonly #users: InMemoryUserStore;

  constructor(named: OperatorPolicy['named'], users: InMemoryUserStore) {
    this.#named = named;
    this.#users = users;
  }

  staff(): Staff {
    return staffOf(this.#named, this.all(), (wallet) => this.#users.isBlocked(wallet));
  }

  about(wallet: WalletAddress) {
    return { operators: this.all().filter((appointment) => appointment.wallet === wallet) };
  }

  mentions(wallet: WalletAddress) {
    const others = this.all().filter((appointment) => appointment.wallet !== wallet);
    return mentionsIn(
      ['operators', 'by'],
      others,
      ({ by }) => by === wallet,
      ({ at }) => ({ at }),
    );
  }

  async appointmentOf(wallet: WalletAddress) {
    return structuredClone(this.#latest.get(wallet));
  }

  async appointments() {
    return this.all();
  }

  all(): readonly Appointment[] {
    return structuredClone([...this.#latest.values()]);
  }

  /** Takes the place of the wallet's earlier appointment. */
  appoint(appointment: Appointment): void {
    this.#latest.set(appointment.wallet, structuredClone(appointment));
  }
}
