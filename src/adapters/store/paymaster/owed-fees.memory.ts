import type { NewSponsorship } from '../../../application/ports/paymaster.ts';
import { feesOwed } from '../../../domain/paymaster/errors.ts';
import { type FeeFigure, feesByToken, type OwedFee, paidBy } from '../../../domain/paymaster/owed-fee.ts';
import type { SponsorshipOutcome } from '../../../domain/paymaster/sponsorship.ts';
import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

type Entry = OwedFee & Readonly<{ owedAt: Date; endedAt?: Date; paidBy?: string }>;

/** The part of the in-memory sponsorships that keeps the fees which the calls do not pay. */
export class InMemoryOwedFees {
  /** In the order in which the requests were taken. */
  readonly #fees = new Map<string, Entry>();

  of(wallet: WalletAddress): readonly object[] {
    return this.#where((one) => one.wallet === wallet);
  }

  /** Returns a function that stores the fee and its promises; throws FEES_OWED, and stores nothing, before. */
  prepare(sponsorship: NewSponsorship, limit: Usd | undefined): () => void {
    const { id, chainId, request, fee, surplus = 0n, feeUsd, cost, takenAt } = sponsorship;
    const wallet = request.from;
    const open = this.#where((one) => one.wallet === wallet && (one.state === 'pending' || one.state === 'owed'));
    const promised = paidBy(
      surplus,
      open.filter((one) => one.state === 'owed' && one.chainId === chainId && one.token === fee.token),
    );
    const left = open.filter((one) => !promised.includes(one));
    const owed = left.reduce((sum, { usd }) => sum + usd, 0n);
    if (limit !== undefined && owed > limit) throw feesOwed({ issues: feesByToken(left) });
    return () => {
      for (const one of promised) this.#put({ ...one, state: 'promised', paidBy: id });
      if (fee.collection === 'in-call') return;
      const { token, amount } = fee;
      const usd = feeUsd ?? cost;
      this.#put({ sponsorshipId: id, wallet, chainId, token, amount, usd, state: 'pending', owedAt: takenAt });
    };
  }

  settle(id: string, { end, isDeduced }: SponsorshipOutcome, at: Date): void {
    if (end !== 'executed' || isDeduced === true) {
      this.release(id);
      return;
    }
    const own = this.#fees.get(id);
    if (own?.state === 'pending') this.#put({ ...own, state: 'owed', owedAt: at });
    for (const one of this.#promisedBy(id)) this.#put({ ...one, state: 'collected', endedAt: at });
  }

  /** Undoes `settle` of an executed request. */
  unsettle(id: string): void {
    const own = this.#fees.get(id);
    if (own?.state === 'owed') this.#put({ ...own, state: 'pending' });
    for (const { endedAt: _, ...one } of this.#where(({ state, paidBy }) => state === 'collected' && paidBy === id))
      this.#put({ ...one, state: 'promised' });
  }

  release(id: string): void {
    if (this.#fees.get(id)?.state === 'pending') this.#fees.delete(id);
    for (const { paidBy: _, ...one } of this.#promisedBy(id)) this.#put({ ...one, state: 'owed' });
  }

  writeOff(owedBy: Date, now: Date): readonly OwedFee[] {
    const old = this.#where(({ state, owedAt }) => state === 'owed' && owedAt <= owedBy);
    for (const one of old) this.#put({ ...one, state: 'written-off', endedAt: now });
    return old.map(({ owedAt: _, ...one }) => ({ ...one, state: 'written-off' as const }));
  }

  writtenOffSince(since: Date): Usd {
    const recent = this.#where(
      ({ state, endedAt }) => state === 'written-off' && endedAt !== undefined && endedAt >= since,
    );
    return recent.reduce((sum, { usd }) => sum + usd, 0n) as Usd;
  }

  figures(): readonly FeeFigure[] {
    const sums = new Map<string, FeeFigure>();
    for (const { chainId, token, state, amount, usd } of this.#fees.values()) {
      const key = `${String(chainId).padStart(20)} ${token} ${state}`;
      const sum = sums.get(key) ?? { chainId, token, state, amount: 0n, usd: 0n as Usd, count: 0 };
      sums.set(key, { ...sum, amount: sum.amount + amount, usd: (sum.usd + usd) as Usd, count: sum.count + 1 });
    }
    return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  }

  #promisedBy(id: string): readonly Entry[] {
    return this.#where((one) => one.state === 'promised' && one.paidBy === id);
  }

  #where(matches: (one: Entry) => boolean): readonly Entry[] {
    return [...this.#fees.values()].filter(matches);
  }

  #put(entry: Entry): void {
    this.#fees.set(entry.sponsorshipId, entry);
  }
}
