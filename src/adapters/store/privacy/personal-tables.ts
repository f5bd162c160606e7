import type { PersonalTable } from './personal-table.ts';
import { MONEY } from './personal-tables.money.ts';
import { OPERATORS } from './personal-tables.operators.ts';
import { SERVICES } from './personal-tables.services.ts';
import { USERS } from './personal-tables.users.ts';

/**
 * Every table with data about a person, in the order in which they are erased, with the class of each column, and why a row is
 * kept or what of it goes. The other tables are in `impersonal-tables.ts`.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  ...USERS,
  ...SERVICES,
  ...MONEY,
  ...OPERATORS,
};
