import { PostgresBudget } from '../../adapters/upstream/budget.postgres.ts';
import { RedisBudget } from '../../adapters/upstream/budget.redis.ts';
import { InMemoryBudget } from '../../adapters/upstream/budget.ts';
import { guardedAnswers } from '../../adapters/upstream/guarded-answers.ts';
import { guardedBudget, shareOf } from '../../adapters/upstream/guarded-budget.ts';
import { PostgresSharedAnswers } from '../../adapters/upstream/shared-answers.postgres.ts';
import { RedisSharedAnswers } from '../../adapters/upstream/shared-answers.redis.ts';
import type { Sharing } from '../../adapters/upstream/upstream.ts';
import type { Clock } from '../../application/ports/system.ts';
import { guarded, type SharedStore, storesOn } from './shared-store.ts';

/** What the processes share for calls to providers: rate budgets and responses. */
export function upstreamSharingOn(store: SharedStore, clock: Clock): Required<Sharing> {
  const stores = storesOn<Required<Sharing>>(store, {
    redis: (redis) => ({
      budgetOf: (name, allowance) => new RedisBudget(redis, name, allowance),
      answers: new RedisSharedAnswers(redis),
    }),
    tables: ({ knex }) => ({
      budgetOf: (name, allowance) => new PostgresBudget(knex, name, allowance),
      answers: new PostgresSharedAnswers(knex),
    }),
  });
  const shared = guarded(stores, store);
  const each = <S>(of: (sharing: Required<Sharing>) => S) =>
    shared.map(({ store, guard }) => ({ store: of(store), guard }));
  return {
    budgetOf: (name, allowance) =>
      guardedBudget(
        each(({ budgetOf }) => budgetOf(name, allowance)),
        new InMemoryBudget(shareOf(allowance), clock),
      ),
    answers: guardedAnswers(each(({ answers }) => answers)),
  };
}
