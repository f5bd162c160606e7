import { operations } from './description.ts';

/** Operations that neither change anything nor return data about a person. */
export const NOTHING_TO_RECORD: Readonly<Record<string, string>> = {
  viewOperatorSession: 'the operator’s own role',
  listOperators: 'who may act, and not whom it is about',
  viewOverview: 'figures of the whole service',
  followChanges: 'names of lists that changed',
};

/** What operators may call. */
export const staffOperations = operations.filter(({ path }) => path.startsWith('/api/operator/'));
