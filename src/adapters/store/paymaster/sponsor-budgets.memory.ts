import { sponsorBudgetSpent } from '../../../domain/paymaster/errors.ts';
import type { SponsorLimits } from '../../../domain/paymaster/sponsor-policy.ts';
import { type Sponsorship, secondsToNextDay } from '../../../domain/paymaster/sponsorship.ts';
import { utcDay } from '../../../domain/shared/duration.ts';
import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

type Charged = Pick<Sponsorship, 'cost' | 'network' | 'request' | 'takenAt'>;

/** What was spent of the daily budgets: of each wallet, of each network, and of all. */
export class InMemorySponsorBudgets {
  readonly #spent = new Map<string, bigint>();

  /** Throws SPONSOR_BUDGET when one of them has not enough left. */
  requireRoom(charged: Charged, limits: SponsorLimits): void {
    const { cost, takenAt } = charged;
    const full = roomsOf(charged).find(({ key, scope }) => (this.#spent.get(key) ?? 0n) + cost > limits[scope]);
    if (full !== undefined)
      throw sponsorBudgetSpent({ retryAfterSeconds: secondsToNextDay(takenAt), scope: full.scope });
  }

  charge(charged: Charged, cost: bigint): void {
    for (const { key } of roomsOf(charged)) this.#spent.set(key, (this.#spent.get(key) ?? 0n) + cost);
  }

  of(wallet: WalletAddress) {
    return [...this.#spent]
      .filter(([key]) => key.endsWith(` wallet ${wallet}`))
      .map(([key, spent]) => ({ day: key.split(' ', 1)[0], scope: 'wallet', spent }));
  }

  /** The most that one wallet and one network spent on the day, and all together. */
  spentOn(day: string) {
    const most = (scope: string) =>
      [...this.#spent]
        .filter(([key]) => key.startsWith(`${day} ${scope} `))
        .reduce((largest, [, spent]) => (spent > largest ? spent : largest), 0n) as Usd;
    return { all: most('all'), wallet: most('wallet'), network: most('network') };
  }

  /** Forgets at most `limit` budgets of days before; returns how many. */
  purge(before: Date, limit: number): number {
    const days = [...this.#spent.keys()].filter((key) => key < utcDay(before)).slice(0, limit);
    for (const key of days) this.#spent.delete(key);
    return days.length;
  }
}

const roomsOf = ({ takenAt, network, request }: Charged) =>
  (
    [
      ['wallet', request.from],
      ['network', network],
      ['all', ''],
    ] as const
  ).map(([scope, spender]) => ({ scope, key: `${utcDay(takenAt)} ${scope} ${spender}` }));
