import type { Knex } from 'knex';

// The planner takes no statistics from partial indexes. Without any it expects every prefix to match one user in 200, and reads all users from
// the newest on. These are of the expressions that a search compares; the next analyze fills them.
const SEARCHED = ['username', 'email', 'name'] as const;

export const up = (knex: Knex) =>
  knex.raw(
    [
      ...SEARCHED.map((column) => `create statistics users_searched_${column} on (lower(${column})) from users;`),
      'analyze users;',
    ].join('\n'),
  );
