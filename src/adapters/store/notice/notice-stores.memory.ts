import type {
  DeadParcel,
  EmailConfirmation,
  EmailConfirmations,
  Outbox,
  OutboxClaim,
} from '../../../application/ports/notice.ts';
import type { Parcel } from '../../../domain/notice/notice.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { InMemoryClaimedRows } from '../shared/claimed-rows.memory.ts';
import { purged } from '../shared/values.ts';

export class InMemoryEmailConfirmations implements EmailConfirmations {
  readonly #open = new Map<WalletAddress, EmailConfirmation>();

  async open(confirmation: EmailConfirmation) {
    this.#open.set(confirmation.wallet, structuredClone(confirmation));
  }

  async find(id: string, now: Date) {
    return structuredClone(this.#one((one) => one.id === id && one.expiresAt > now));
  }

  async take(digest: string, now: Date) {
    const found = this.#one((one) => one.digest === digest && one.expiresAt > now);
    if (found !== undefined) this.#open.delete(found.wallet);
    return structuredClone(found);
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#open, limit, ({ expiresAt }) => expiresAt < before);
  }

  #one(matches: (one: EmailConfirmation) => boolean): EmailConfirmation | undefined {
    return [...this.#open.values()].find(matches);
  }

  about(wallet: WalletAddress) {
    const open = this.#one((one) => one.wallet === wallet);
    return { email_confirmations: open === undefined ? [] : [{ email: open.email, expiresAt: open.expiresAt }] };
  }

  erase(wallet: WalletAddress): void {
    this.#open.delete(wallet);
  }
}

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
