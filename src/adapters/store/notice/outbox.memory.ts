import type { DeadParcel, Outbox, OutboxClaim } from '../../../application/ports/notice.ts';
import type { Parcel } from '../../../domain/notice/notice.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { InMemoryClaimedRows } from '../shared/claimed-rows.memory.ts';

export class InMemoryOutbox extends InMemoryClaimedRows<OutboxClaim, Readonly<{ parcel: Parcel }>> implements Outbox {
  async enqueue(parcels: readonly Parcel[]) {
    const before = this.entries.length;
    for (const parcel of parcels)
      if (!this.entries.some((entry) => entry.parcel.key === parcel.key)) this.add({ parcel: structuredClone(parcel) });
    return this.entries.length - before;
  }

  async claim(leaseMs: number) {
    const { died, next, lease } = this.lease(leaseMs);
    const claim = next && { ...lease, parcel: structuredClone(next.parcel) };
    return { died: died.map(toDead), ...(claim && { claim }) };
  }

  async forget(wallet: WalletAddress) {
    return this.remove(this.#of(wallet));
  }

  async purge(before: Date, limit: number) {
    return this.removeEnded(['done', 'dead'], before, limit);
  }

  about(wallet: WalletAddress) {
    return { outbox: this.#of(wallet).map(({ parcel }) => parcel) };
  }

  erase(wallet: WalletAddress): void {
    this.remove(this.#of(wallet));
  }

  #of(wallet: WalletAddress) {
    return this.entries.filter(({ parcel }) => parcel.wallet === wallet);
  }
}

type Dead = Readonly<{ parcel: Parcel; attempts: number; error: string }>;

const toDead = ({ parcel: { key, channel }, attempts, error }: Dead): DeadParcel => ({
  key,
  channel,
  attempts,
  error,
});
