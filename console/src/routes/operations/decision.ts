import { page } from '../../app/page.ts';

export const operationsDecisionRoute = page(
  '/operations/decisions/$id',
  'Decision',
  () => import('../../sections/operations/decisions/decision-page.tsx'),
);
