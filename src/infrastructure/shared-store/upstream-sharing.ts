import { storeGuard } from '../../adapters/store/shared/store-guard.ts';
import { PostgresBudget } from '../../adapters/upstream/budget.postgres.ts';
import { RedisBudget } from '../../adapters/upstream/budget.redis.ts';
import { type Budget, InMemoryBudget } from '../../adapters/upstream/budget.ts';
import type { Allowance } from '../../adapters/upstream/fair-share.ts';
import { GuardedAnswers } from '../../adapters/upstream/guarded-answers.ts';
import { GuardedBudget, shareOf } from '../../adapters/upstream/guarded-budget.ts';
import { PostgresSharedAnswers } from '../../adapters/upstream/shared-answers.postgres.ts';
import { RedisSharedAnswers } from '../../adapters/upstream/shared-answers.redis.ts';
import type { Sharing } from '../../adapters/upstream/upstream.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import type { SharedStore } from './shared-store.ts';

/** What the processes share for calls to providers: rate budgets and responses. */
export function upstreamSharingOn({ on, onTrouble }: SharedStore, clock: Clock): Required<Sharing> {
  // A separate guard: failures of shared responses must not block rate limits in the same server.
  const guarding = { guard: storeGuard(), onTrouble };
  return {
    budgetOf: (name, allowance) => {
      const alone = new InMemoryBudget(shareOf(allowance), clock);
      return new GuardedBudget(budgetOn(on, name, allowance), { ...guarding, alone });
    },
    answers: new GuardedAnswers(
      'knex' in on ? new PostgresSharedAnswers(on.knex) : new RedisSharedAnswers(on.redis),
      guarding,
    ),
  };
}

const budgetOn = (on: SharedStore['on'], name: string, allowance: Allowance): Budget =>
  'knex' in on ? new PostgresBudget(on.knex, name, allowance) : new RedisBudget(on.redis, name, allowance);
