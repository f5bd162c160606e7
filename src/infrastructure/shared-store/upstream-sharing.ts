import type { SpareSettings } from '../../adapters/store/shared/or-spare.ts';
import { storeGuard } from '../../adapters/store/shared/store-guard.ts';
import { PostgresBudget } from '../../adapters/upstream/budget.postgres.ts';
import { RedisBudget } from '../../adapters/upstream/budget.redis.ts';
import { SpareBudget } from '../../adapters/upstream/budget.spare.ts';
import { type Budget, InMemoryBudget } from '../../adapters/upstream/budget.ts';
import type { Allowance } from '../../adapters/upstream/fair-share.ts';
import { GuardedAnswers } from '../../adapters/upstream/guarded-answers.ts';
import { GuardedBudget, shareOf } from '../../adapters/upstream/guarded-budget.ts';
import { PostgresSharedAnswers } from '../../adapters/upstream/shared-answers.postgres.ts';
import { RedisSharedAnswers } from '../../adapters/upstream/shared-answers.redis.ts';
import { SpareSharedAnswers } from '../../adapters/upstream/shared-answers.spare.ts';
import type { SharedAnswers } from '../../adapters/upstream/shared-answers.ts';
import type { Sharing } from '../../adapters/upstream/upstream.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import { FIRST_STORE, type SharedStore } from './shared-store.ts';

/** What the processes share for calls to providers: rate budgets and responses. */
export function upstreamSharingOn(store: SharedStore, clock: Clock): Required<Sharing> {
  const { on, onTrouble } = store;
  // A separate guard: failures of shared responses must not block rate limits in the same server.
  const guarding = { guard: storeGuard(), onTrouble };
  const first = { guard: storeGuard(FIRST_STORE), onTrouble };
  return {
    budgetOf: (name, allowance) => {
      const alone = new InMemoryBudget(shareOf(allowance), clock);
      return new GuardedBudget(budgetOn(on, name, allowance, first), { ...guarding, alone });
    },
    answers: new GuardedAnswers(answersOn(on, first), guarding),
  };
}

function budgetOn(on: SharedStore['on'], name: string, allowance: Allowance, first: SpareSettings): Budget {
  if ('knex' in on) return new PostgresBudget(on.knex, name, allowance);
  const budget = new RedisBudget(on.redis, name, allowance);
  if (on.spare === undefined) return budget;
  return new SpareBudget(budget, new PostgresBudget(on.spare.knex, name, allowance), first);
}

function answersOn(on: SharedStore['on'], first: SpareSettings): SharedAnswers {
  if ('knex' in on) return new PostgresSharedAnswers(on.knex);
  const answers = new RedisSharedAnswers(on.redis);
  if (on.spare === undefined) return answers;
  return new SpareSharedAnswers(answers, new PostgresSharedAnswers(on.spare.knex), first);
}
