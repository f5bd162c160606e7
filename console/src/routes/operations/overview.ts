import { page } from '../../app/page.ts';

export const operationsOverviewRoute = page(
  '/operations',
  'Operations',
  () => import('../../sections/operations/overview/overview-page.tsx'),
);
