import type { TryCounts } from '../../../application/ports/auth/try-counts.ts';
import { purged } from '../shared/values.ts';

export class InMemoryTryCounts implements TryCounts {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  async count(name: string, windowMs: number, now: Date) {
    const open = this.#windows.get(name);
    const window =
      open !== undefined && open.endsAt > now.getTime() ? open : { count: 0, endsAt: now.getTime() + windowMs };
    window.count += 1;
    this.#windows.set(name, window);
    return window.count;
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#windows, limit, ({ endsAt }) => endsAt < before.getTime());
  }
}
