import type { PreparedTransfers } from '../../../application/ports/transfer/prepared-transfers.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreparedTransfer } from '../../../domain/transfer/prepared-transfer.ts';
import { mentionsIn } from '../shared/mentions.ts';
import { purged } from '../shared/values.ts';

export class InMemoryPreparedTransfers implements PreparedTransfers {
  readonly #prepared = new Map<string, PreparedTransfer>();

  async keep(prepared: PreparedTransfer) {
    if (this.#prepared.has(prepared.id)) throw new Error(`prepared transfer ${prepared.id} already exists`);
    this.#prepared.set(prepared.id, structuredClone(prepared));
  }

  async find(wallet: WalletAddress, id: string) {
    const prepared = this.#prepared.get(id.toLowerCase());
    return prepared?.wallet === wallet ? structuredClone(prepared) : undefined;
  }

  async recipients(wallet: WalletAddress) {
    const own = [...this.#prepared.values()].filter((prepared) => prepared.wallet === wallet);
    return [...new Set(own.map(({ recipient }) => recipient))];
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#prepared, limit, ({ expiresAt }) => expiresAt < before);
  }

  about(wallet: WalletAddress) {
    return { prepared_transfers: [...this.#prepared.values()].filter((prepared) => prepared.wallet === wallet) };
  }

  mentions(wallet: WalletAddress) {
    return mentionsIn(
      ['prepared_transfers', 'recipient'],
      this.#prepared.values(),
      (prepared) => prepared.wallet !== wallet && prepared.recipient === wallet,
      ({ transaction: { chainId }, expiresAt }) => ({ chainId, expiresAt }),
    );
  }

  erase(wallet: WalletAddress): void {
    for (const { id } of this.about(wallet).prepared_transfers) this.#prepared.delete(id);
  }
}
