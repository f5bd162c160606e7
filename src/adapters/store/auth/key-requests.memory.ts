import type { KeyRequestStore } from '../../../application/ports/auth.ts';
import { hasFailed, KEPT_KEY_REQUESTS, type KeyRequest, type KeyUsage } from '../../../domain/auth/key-request.ts';
import { utcDay } from '../../../domain/shared/duration.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { copyOf, purged } from '../shared/values.ts';

type Usage = KeyUsage & Readonly<{ wallet: WalletAddress }>;

export class InMemoryKeyRequests implements KeyRequestStore {
  /** By position, oldest first. */
  readonly #requests = new Map<number, KeyRequest>();
  /** By key and day. */
  readonly #usage = new Map<string, Usage>();
  #position = 0;

  async record(requests: readonly KeyRequest[]) {
    for (const request of copyOf([...requests]).sort((one, other) => one.at.getTime() - other.at.getTime())) {
      this.#position += 1;
      this.#requests.set(this.#position, request);
      this.#count(request);
    }
    for (const keyId of new Set(requests.map((one) => one.keyId))) {
      const own = [...this.#requests].filter(([, one]) => one.keyId === keyId).map(([position]) => position);
      for (const position of own.slice(0, -KEPT_KEY_REQUESTS)) this.#requests.delete(position);
    }
  }

  #count(request: KeyRequest): void {
    const { keyId, wallet } = request;
    const day = utcDay(request.at);
    const before = this.#usage.get(`${keyId} ${day}`) ?? { keyId, wallet, day, requests: 0, failed: 0 };
    const failed = before.failed + Number(hasFailed(request));
    this.#usage.set(`${keyId} ${day}`, { ...before, requests: before.requests + 1, failed });
  }

  async newestOf(wallet: WalletAddress, since: Date, limit: number) {
    const recent = this.#of(wallet).filter((one) => utcDay(one.at) >= utcDay(since));
    return copyOf(recent.reverse().slice(0, limit));
  }

  async usageOf(wallet: WalletAddress, since: Date) {
    return this.#usageOf(wallet)
      .filter(({ day }) => day >= utcDay(since))
      .map(({ wallet: _, ...usage }) => usage)
      .sort((one, other) => one.day.localeCompare(other.day) || one.keyId - other.keyId);
  }

  async purge(before: Date, limit: number) {
    const requests = purged(this.#requests, limit, ({ at }) => at < before);
    return requests + purged(this.#usage, limit - requests, ({ day }) => day < utcDay(before));
  }

  about(wallet: WalletAddress) {
    return { api_key_requests: this.#of(wallet), api_key_usage: this.#usageOf(wallet) };
  }

  erase(wallet: WalletAddress): void {
    for (const records of [this.#requests, this.#usage] as readonly Map<unknown, { wallet: WalletAddress }>[])
      for (const [key, one] of records) if (one.wallet === wallet) records.delete(key);
  }

  #of(wallet: WalletAddress): readonly KeyRequest[] {
    return [...this.#requests.values()].filter((one) => one.wallet === wallet);
  }

  #usageOf(wallet: WalletAddress): readonly Usage[] {
    return [...this.#usage.values()].filter((one) => one.wallet === wallet);
  }
}
