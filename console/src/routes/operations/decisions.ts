import { page } from '../../app/page.ts';

export const operationsDecisionsRoute = page(
  '/operations/decisions',
  'Decisions',
  () => import('../../sections/operations/decisions/decisions-page.tsx'),
);
